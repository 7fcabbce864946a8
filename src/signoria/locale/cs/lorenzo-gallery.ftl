### Lorenzo's cards in the gallery: shelves, filters, the icon language, notes on figures; Czech.

## Shelves and filters

lorenzo-shelf-territory = Území
lorenzo-shelf-character = Postavy
lorenzo-shelf-building = Budovy
lorenzo-shelf-venture = Činy
lorenzo-shelf-leader = Vůdci
lorenzo-shelf-excommunication = Destičky exkomunikace
lorenzo-shelf-bonus = Osobní bonusové destičky
lorenzo-stage = Etapa
lorenzo-gift-privilege = privilegium Signorie
lorenzo-gift-card = další kartu
lorenzo-gift-permanent = něco trvalého
lorenzo-confirmed = tištěná pravidla některé číslo potvrzují

## The icon language

lorenzo-sign-at-once = jednou, při získání karty
lorenzo-sign-always = od té chvíle trvale
lorenzo-sign-harvest = při sklizni aspoň s hodnotou v rámečku
lorenzo-sign-production = při produkci aspoň s hodnotou v rámečku
lorenzo-sign-end = na konci hry
lorenzo-sign-gain = získáváš, co je zobrazeno
lorenzo-sign-gain-per-card = získáváš za každou svou kartu toho druhu
lorenzo-sign-gain-per-military = získáváš za každých tolik svých bodů vojenské síly
lorenzo-sign-privileges = privilegia Signorie; ≠ znamená každé jiné
lorenzo-sign-take-card = vezmi kartu akcí té hodnoty, o červená čísla levněji
lorenzo-sign-activate = sklizeň nebo produkce té hodnoty bez člena rodiny
lorenzo-sign-exchange = zaplať, co je vlevo od šipky, a získej, co je vpravo; nejvýš jeden řádek
lorenzo-sign-raises = akce toho druhu mají vyšší hodnotu, s červeným minus nižší
lorenzo-sign-cheaper = karty toho druhu jsou levnější; lomítko dává na výběr
lorenzo-sign-no-floor-bonus = už žádný bonus podlaží 5 a 7
lorenzo-sign-raises-members = členové rodiny mají vyšší hodnotu
lorenzo-sign-sets-members = všichni barevní členové rodiny mají tuto hodnotu
lorenzo-sign-set-one-member = jeden barevný člen rodiny má v tomto kole tuto hodnotu
lorenzo-sign-enters-taken = vlastní členové smějí i na obsazená pole
lorenzo-sign-no-surcharge = žádné 3 mince za obsazenou věž
lorenzo-sign-free-territories = území nepotřebují body vojenské síly
lorenzo-sign-copies-leader = má schopnost vůdce, kterého má vyloženého jiný hráč
lorenzo-sign-doubles-goods = tyto zdroje dávají okamžité efekty dvakrát
lorenzo-sign-supporting = získáváš, kdykoli podpoříš církev
lorenzo-sign-less = cokoli to dává, dá ti o 1 méně
lorenzo-sign-servants-per-value = tolik sloužících za každé +1
lorenzo-sign-no-market = žádné umístění na tržiště
lorenzo-sign-skips-first-turn = první tah každého kola se vynechává
lorenzo-sign-no-points-for = žádné body za karty toho druhu
lorenzo-sign-loses-per-points = minus 1 bod za každých tolik bodů
lorenzo-sign-loses-per-military = minus 1 bod za každý bod vojenské síly
lorenzo-sign-loses-per-building-cost = minus 1 bod za každé dřevo a kámen v ceně vlastních budov
lorenzo-sign-loses-per-resource = minus 1 bod za každý zbylý zdroj

## Notes on figures

lorenzo-note-20 = Příklad v českých pravidlech ji aktivuje akcí hodnoty 2, a tím omezuje její aktivační hodnotu; v té se jeden přepis liší.
lorenzo-note-50 = Dřevo, nebo kámen, ne obojí: tak to čte 12 z 23 prohlédnutých projektů, 11 uvádí obojí bez „nebo“; žádná pravidla kartu nerozepisují. Přepínač stonemason_discount_both to obrací.
lorenzo-note-71 = 1 vítězný bod za každé 2 body vojenské síly, počítá se při získání karty. Jeden přepis počítá půl bodu za každý, jiný 2 body za každé 2.
lorenzo-note-76 = Že jsou obě privilegia různá, uvádí několik projektů a nepopírá žádný; pravidla to říkají o kartě 64 a o tržišti.
lorenzo-note-a = Strany pro pokročilé žádná pravidla netisknou; přepisy, které je mají, se shodují (L-13).
lorenzo-note-b = Strany pro pokročilé žádná pravidla netisknou; přepisy, které je mají, se shodují (L-13).
lorenzo-note-c = Strany pro pokročilé žádná pravidla netisknou; přepisy, které je mají, se shodují (L-13).
lorenzo-note-d = Strany pro pokročilé žádná pravidla netisknou; přepisy, které je mají, se shodují (L-13).
