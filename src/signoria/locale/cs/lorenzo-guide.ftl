### Lorenzo's guided first round, Czech.

lorenzo-guide-members = Tohle jsou tví čtyři členové rodiny. Bílý, černý a oranžový mají v tomto kole hodnotu své kostky, bezbarvý má 0. Každé kolo umístíš všechny čtyři, v každém tahu jednoho; mezitím hrají ostatní.
lorenzo-guide-towers = Ve věžích leží karty. Podlaží od přízemí žádají hodnotu 1, 3, 5 a 7; dvě horní dají bonus, ještě než kartu zaplatíš. Podrž ukazatel na kartě, nebo na ní podrž prst, a dočteš se slovy, co dělá.
lorenzo-guide-card = Vezmi si Tesařskou dílnu v přízemí: vyber kartu a oranžového člena. Řádek uprostřed ukazuje, co to stojí a přinese; zlaté tlačítko to provede. Do té doby vezme Esc každou volbu zpět.
lorenzo-guide-occupied = Věž, v níž stojí člen rodiny, je obsazená: kdo si tam vezme další kartu, zaplatí o 3 mince více, a nikdo nesmí mít v jedné věži dva barevné členy. Proč něco nejde, řekne každé místo: stiskni „?“ a klikni na ně.
lorenzo-guide-servants = Teď si vezmi území. Je-li člen rodiny na podlaží slabý, pomohou sloužící: každý přidá 1. Kolik, nastavíš plusem a minusem v řádku uprostřed. Čárkovaný okraj místa říká, že to bude chtít sloužící.
lorenzo-guide-work = Nech své karty pracovat: produkce spouští žluté karty, sklizeň zelené, každou od hodnoty na ní. S bílým členem, tedy s 5, ti Tesařská dílna prodá dřevo za mince. Tvá bonusová destička dá něco pokaždé.
lorenzo-guide-market = Tržiště dává zdroje hned: 5 mincí nebo 5 sloužících, tomu, kdo přijde první. Stačí hodnota 1. Ve hře dvou jsou dva stánky zavřené.
lorenzo-guide-palace = Posledního člena pošli do Paláce Signorie; bezbarvý k tomu potřebuje sloužícího. Dostaneš 1 minci a privilegium podle výběru a členové, kteří tam stojí, určují podle příchodu pořadí v příštím kole.
lorenzo-guide-report = Po 2., 4. a 6. kole žádá papež víru, tentokrát 3. Kdo má méně, toho do konce hry postihuje destička. Ty máš dost: podpoř církev a získej body za víru, která se tím spotřebuje, nebo si ji nech a vezmi destičku.
lorenzo-guide-round = Nové kolo: členové rodiny se vracejí, hází se znovu a ve věžích leží nové karty. Hra má šest kol. Na konci se bodují území, postavy a činy; vyhrává, kdo má nejvíc vítězných bodů.
lorenzo-guide-end = To je celý průběh hry. Hraj odtud dál proti botovi, nebo si sedni k vlastnímu stolu. Pravidla jsou pod klávesou R a každé odmítnutí říká, z kterého pravidla plyne.
