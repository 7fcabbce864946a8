### Masters' guided first turns, Slovak.

masters-guide-aim = Za zdroje kupuješ karty rozvoja a zdroje dáva trh a produkcia. Bodujú sa karty, viera, vodcovia a to, čo zostane. Kto kúpi siedmu kartu alebo dôjde na koniec počítadla viery, spustí posledné kolo.
masters-guide-market = V ťahu urobíš jednu vec. Začni trhom: vyber rad alebo stĺpec a dostaneš, čo dávajú jeho guľôčky, v prvom rade kameň, štít, sluhu a za červenú krok viery.
masters-guide-store = Ulož, čo berieš: riadok v strede navrhuje kam a dá sa zmeniť. Oddelenia pojmú 1, 2 a 3 zdroje, každé len jeden typ a žiadne dve rovnaký; čo tam leží, urobí miesto samo. Čo sa nezmestí alebo čo nechceš, ide von.
masters-guide-discards = Za každý zdroj, ktorý ide von, postúpia všetci ostatní o krok na počítadle viery; plytvanie teda pomáha druhým. A zvyšná guľôčka vkĺzla na koniec radu: trh je teraz iný.
masters-guide-pass = Pred tou jednou vecou alebo po nej smieš vykladať či odhadzovať vodcov. Zatiaľ nie je koho vyložiť: ukonči ťah.
masters-guide-card = Kúp kartu: v pokladnici máš tri štíty a zelená stojí dva. Karta úrovne I patrí na prázdne miesto, II na kartu úrovne I a III na kartu úrovne II.
masters-guide-slots = Každá karta na tvojich miestach je vlastná produkcia. Produkuje len vrchná; zakryté sa ďalej bodujú a počítajú pre vodcov.
masters-guide-leader = Zelenou a modrou kartou spĺňaš, čo žiada tvoj prvý vodca. Vylož ho: nič sa neplatí a karty, ktoré stoja kameň, ťa odteraz stoja o jeden menej.
masters-guide-pass-again = Ukonči ťah. Vodcu, ktorého nikdy nevyložíš, môžeš odhodiť za krok viery.
masters-guide-produce = Teraz produkuj. Zapni modrú kartu, ktorá zo štítu urobí krok viery, a čokoľvek ďalšie; základná produkcia robí z ľubovoľných dvoch zdrojov jeden. Najprv sa všetko zaplatí, potom získa, a to do pokladnice.
masters-guide-report = Kto dôjde na 8., 16. alebo 24. políčko počítadla viery, vyvolá správu z Vatikánu: kto stojí aspoň v tom úseku, nechá si žetón aj s bodmi; ostatní oň prídu.
masters-guide-end = To je o ťahu všetko. Hraj odtiaľto ďalej proti botovi, alebo si sadni k vlastnému stolu. Pravidlá sú pod klávesom R a každé odmietnutie hovorí, z ktorého pravidla vyplýva.
