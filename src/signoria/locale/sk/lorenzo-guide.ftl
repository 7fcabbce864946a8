### Lorenzo's guided first round, Slovak.

lorenzo-guide-members = Toto sú tvoji štyria členovia rodiny. Biely, čierny a oranžový majú v tomto kole hodnotu svojej kocky, bezfarebný má 0. Každé kolo umiestniš všetkých štyroch, v každom ťahu jedného; medzitým hrajú ostatní.
lorenzo-guide-towers = Vo vežiach ležia karty. Podlažia od prízemia žiadajú hodnotu 1, 3, 5 a 7; dve horné dajú bonus, ešte než kartu zaplatíš. Podrž ukazovateľ na karte, alebo na nej podrž prst, a dočítaš sa slovami, čo robí.
lorenzo-guide-card = Vezmi si Tesársku dielňu v prízemí: vyber kartu a oranžového člena. Riadok v strede ukazuje, čo to stojí a prinesie; zlaté tlačidlo to vykoná. Dovtedy vezme Esc každú voľbu späť.
lorenzo-guide-occupied = Veža, v ktorej stojí člen rodiny, je obsadená: kto si tam vezme ďalšiu kartu, zaplatí o 3 mince viac, a nikto nesmie mať v jednej veži dvoch farebných členov. Prečo niečo nejde, povie každé miesto: stlač „?“ a klikni naň.
lorenzo-guide-servants = Teraz si vezmi územie. Ak je člen rodiny na podlažie slabý, pomôžu sluhovia: každý pridá 1. Koľko, nastavíš plusom a mínusom v riadku v strede. Čiarkovaný okraj miesta hovorí, že to bude chcieť sluhov.
lorenzo-guide-work = Nechaj svoje karty pracovať: produkcia spúšťa žlté karty, zber úrody zelené, každú od hodnoty na nej. S bielym členom, teda s 5, ti Tesárska dielňa predá drevo za mince. Tvoja bonusová doštička dá niečo vždy.
lorenzo-guide-market = Trhovisko dáva zdroje hneď: 5 mincí alebo 5 sluhov, tomu, kto príde prvý. Stačí hodnota 1. V hre dvoch sú dva stánky zatvorené.
lorenzo-guide-palace = Posledného člena pošli do Paláca Signorie; bezfarebný na to potrebuje sluhu. Dostaneš 1 mincu a privilégium podľa výberu a členovia, ktorí tam stoja, určujú podľa príchodu poradie v ďalšom kole.
lorenzo-guide-report = Po 2., 4. a 6. kole žiada pápež vieru, tentoraz 3. Kto má menej, toho do konca hry postihuje doštička. Ty máš dosť: podpor cirkev a získaj body za vieru, ktorá sa tým spotrebuje, alebo si ju nechaj a vezmi doštičku.
lorenzo-guide-round = Nové kolo: členovia rodiny sa vracajú, hádže sa znova a vo vežiach ležia nové karty. Hra má šesť kôl. Na konci sa bodujú územia, postavy a činy; vyhráva, kto má najviac víťazných bodov.
lorenzo-guide-end = To je celý priebeh hry. Hraj odtiaľto ďalej proti botovi, alebo si sadni k vlastnému stolu. Pravidlá sú pod klávesom R a každé odmietnutie hovorí, z ktorého pravidla vyplýva.
