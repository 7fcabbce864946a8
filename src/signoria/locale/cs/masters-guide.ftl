### Masters' guided first turns, Czech.

masters-guide-aim = Za zdroje kupuješ karty rozvoje a zdroje dává trh a produkce. Bodují se karty, víra, vůdci a to, co zbude. Kdo koupí sedmou kartu nebo dojde na konec počítadla víry, spustí poslední kolo.
masters-guide-market = V tahu uděláš jednu věc. Začni trhem: vyber řadu nebo sloupec a dostaneš, co dávají jeho kuličky, v první řadě kámen, štít, sloužícího a za červenou krok víry.
masters-guide-store = Ulož, co bereš: řádek uprostřed navrhuje kam a dá se změnit. Oddělení pojmou 1, 2 a 3 zdroje, každé jen jeden typ a žádná dvě týž; co tam leží, udělá místo samo. Co se nevejde nebo co nechceš, jde ven.
masters-guide-discards = Za každý zdroj, který jde ven, postoupí všichni ostatní o krok na počítadle víry; plýtvání tedy pomáhá druhým. A zbylá kulička vklouzla na konec řady: trh je teď jiný.
masters-guide-pass = Před tou jednou věcí nebo po ní smíš vykládat či odhazovat vůdce. Zatím není koho vyložit: ukonči tah.
masters-guide-card = Kup kartu: v pokladnici máš tři štíty a zelená stojí dva. Karta úrovně I patří na prázdné místo, II na kartu úrovně I a III na kartu úrovně II.
masters-guide-slots = Každá karta na tvých místech je vlastní produkce. Produkuje jen vrchní; zakryté se dál bodují a počítají pro vůdce.
masters-guide-leader = Zelenou a modrou kartou plníš, co žádá tvůj první vůdce. Vylož ho: nic se neplatí a karty, které stojí kámen, tě odteď stojí o jeden méně.
masters-guide-pass-again = Ukonči tah. Vůdce, kterého nikdy nevyložíš, můžeš odhodit za krok víry.
masters-guide-produce = Teď produkuj. Zapni modrou kartu, která ze štítu udělá krok víry, a cokoli dalšího; základní produkce dělá z libovolných dvou zdrojů jeden. Nejdřív se všechno zaplatí, potom získá, a to do pokladnice.
masters-guide-report = Kdo dojde na 8., 16. nebo 24. políčko počítadla víry, vyvolá zprávu z Vatikánu: kdo stojí aspoň v tom úseku, nechá si žeton i s body; ostatní o něj přijdou.
masters-guide-end = To je o tahu všechno. Hraj odtud dál proti botovi, nebo si sedni k vlastnímu stolu. Pravidla jsou pod klávesou R a každé odmítnutí říká, z kterého pravidla plyne.
