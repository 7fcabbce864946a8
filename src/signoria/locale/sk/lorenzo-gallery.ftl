### Lorenzo's cards in the gallery: shelves, filters, the icon language, notes on figures; Slovak.

## Shelves and filters

lorenzo-shelf-territory = Územia
lorenzo-shelf-character = Postavy
lorenzo-shelf-building = Budovy
lorenzo-shelf-venture = Činy
lorenzo-shelf-leader = Vodcovia
lorenzo-shelf-excommunication = Doštičky exkomunikácie
lorenzo-shelf-bonus = Osobné bonusové doštičky
lorenzo-stage = Etapa
lorenzo-gift-privilege = privilégium Signorie
lorenzo-gift-card = ďalšiu kartu
lorenzo-gift-permanent = niečo trvalé
lorenzo-confirmed = tlačené pravidlá niektoré číslo potvrdzujú

## The icon language

lorenzo-sign-at-once = raz, pri získaní karty
lorenzo-sign-always = od tej chvíle trvalo
lorenzo-sign-harvest = pri zbere úrody aspoň s hodnotou v rámčeku
lorenzo-sign-production = pri produkcii aspoň s hodnotou v rámčeku
lorenzo-sign-end = na konci hry
lorenzo-sign-gain = získavaš, čo je zobrazené
lorenzo-sign-gain-per-card = získavaš za každú svoju kartu toho druhu
lorenzo-sign-gain-per-military = získavaš za každých toľko svojich bodov vojenskej sily
lorenzo-sign-privileges = privilégiá Signorie; ≠ znamená každé iné
lorenzo-sign-take-card = vezmi kartu akciou tej hodnoty, o červené čísla lacnejšie
lorenzo-sign-activate = zber úrody alebo produkcia tej hodnoty bez člena rodiny
lorenzo-sign-exchange = zaplať, čo je vľavo od šípky, a získaj, čo je vpravo; najviac jeden riadok
lorenzo-sign-raises = akcie toho druhu majú vyššiu hodnotu, s červeným mínus nižšiu
lorenzo-sign-cheaper = karty toho druhu sú lacnejšie; lomka dáva na výber
lorenzo-sign-no-floor-bonus = už žiadny bonus podlaží 5 a 7
lorenzo-sign-raises-members = členovia rodiny majú vyššiu hodnotu
lorenzo-sign-sets-members = všetci farební členovia rodiny majú túto hodnotu
lorenzo-sign-set-one-member = jeden farebný člen rodiny má v tomto kole túto hodnotu
lorenzo-sign-enters-taken = vlastní členovia smú aj na obsadené polia
lorenzo-sign-no-surcharge = žiadne 3 mince za obsadenú vežu
lorenzo-sign-free-territories = územia nepotrebujú body vojenskej sily
lorenzo-sign-copies-leader = má schopnosť vodcu, ktorého má vyloženého iný hráč
lorenzo-sign-doubles-goods = tieto zdroje dávajú okamžité efekty dvakrát
lorenzo-sign-supporting = získavaš, kedykoľvek podporíš cirkev
lorenzo-sign-less = čokoľvek to dáva, dá ti o 1 menej
lorenzo-sign-servants-per-value = toľko sluhov za každé +1
lorenzo-sign-no-market = žiadne umiestnenie na trhovisko
lorenzo-sign-skips-first-turn = prvý ťah každého kola sa vynecháva
lorenzo-sign-no-points-for = žiadne body za karty toho druhu
lorenzo-sign-loses-per-points = mínus 1 bod za každých toľko bodov
lorenzo-sign-loses-per-military = mínus 1 bod za každý bod vojenskej sily
lorenzo-sign-loses-per-building-cost = mínus 1 bod za každé drevo a kameň v cene vlastných budov
lorenzo-sign-loses-per-resource = mínus 1 bod za každý zvyšný zdroj

## Notes on figures

lorenzo-note-20 = Príklad v českých pravidlách ju aktivuje akciou hodnoty 2, a tým obmedzuje jej aktivačnú hodnotu; v tej sa jeden prepis líši.
lorenzo-note-50 = Drevo, alebo kameň, nie oboje: tak to číta 12 z 23 prezretých projektov, 11 uvádza oboje bez „alebo“; žiadne pravidlá kartu nerozpisujú. Prepínač stonemason_discount_both to obracia.
lorenzo-note-71 = 1 víťazný bod za každé 2 body vojenskej sily, počíta sa pri získaní karty. Jeden prepis počíta pol bodu za každý, iný 2 body za každé 2.
lorenzo-note-76 = Že sú obe privilégiá rôzne, uvádza niekoľko projektov a nepopiera žiadny; pravidlá to hovoria o karte 64 a o trhovisku.
lorenzo-note-a = Strany pre pokročilých žiadne pravidlá netlačia; prepisy, ktoré ich majú, sa zhodujú (L-13).
lorenzo-note-b = Strany pre pokročilých žiadne pravidlá netlačia; prepisy, ktoré ich majú, sa zhodujú (L-13).
lorenzo-note-c = Strany pre pokročilých žiadne pravidlá netlačia; prepisy, ktoré ich majú, sa zhodujú (L-13).
lorenzo-note-d = Strany pre pokročilých žiadne pravidlá netlačia; prepisy, ktoré ich majú, sa zhodujú (L-13).
