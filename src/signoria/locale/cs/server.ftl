### What the tables of the server say, Czech.

## Seats

server-not-here = Takový stůl tu není, nebo k němu nemáš přístup.
server-not-your-chair = To není tvoje místo.
server-host-only = To smí jen ten, kdo stůl založil.
server-still-here = Kdo u stolu je, hraje sám.
server-chair-taken = Na tomhle místě už sedí někdo jiný.
server-no-chair = Žádné místo tu není volné.
server-begun = Hra už začala.
server-not-begun = Hra ještě nezačala.
server-not-over = Hra ještě neskončila.
server-old-rules = Tahle hra začala podle pravidel { $found }; tady platí pravidla { $here }, takže nemůže pokračovat.
server-pace-wrong = Takové tempo hrát nejde: na celou hru 1 minuta až 10 hodin, na tah 1 hodina až 30 dní, přídavek za tah nejvýš 10 minut.

## Moves

server-not-asked = Teď se tě hra na nic neptá.
server-moved-on = Na stole se mezitím něco změnilo; podívej se prosím znovu.
server-moves-long = To je příliš dlouhé: nejvýš { $most } znaků.
server-sealed-alone = Tajná odpověď se dává samostatně; další přijde na řadu, až odpoví všichni.

## Taking back

undo-seat = mezitím je tu odpověď jiného hráče ({ $seat }); zpět to jde jen se souhlasem všech
server-no-wish = Nikdo už nechce brát nic zpět.

## Back and ahead

server-own-eyes = Dokud se hraje, díváš se zpátky jen vlastníma očima.
server-no-move = Tah { $n } tu není; hra jich má { $most }.
server-plan-long = Tak daleko dopředu to nejde: nejvýš { $most } tahů.
server-fork-over = Tam už hra skončila; vrať se kousek, než ji rozvětvíš.
server-fork-hidden = Něco z těch tahů je ti skryté, takže u jiného stolu na ně navázat nejde. Zkus to v plánu, nebo hru rozvětvi, až skončí.
server-fork-seats =
    { $n ->
        [one] V téhle hře pokračuje { $n } hráč.
        [few] V téhle hře pokračují { $n } hráči.
       *[other] V téhle hře pokračuje { $n } hráčů.
    }

## Zápisy, které někdo přinese

server-record-empty = Není v tom co číst.
server-record-long = Na zápis je to moc dlouhé: nejvýš { $most } kB.
server-record-moves = Na hru je to moc dlouhé: nejvýš { $most } tahů.
server-record-game = Hru „{ $found }“ tu nemáme; jsou tu { $known }.
server-record-slow = Čtení tohoto zápisu trvalo moc dlouho, a tak jsme ho odložili.
