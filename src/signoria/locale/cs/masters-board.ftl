### Masters of Renaissance, jak leží na stole: kresby v textu a na obrazovce, česky.

## How a solo game ends

masters-end-seventh = sedmá karta rozvoje je koupená
masters-end-faith = ukazatel víry stojí na posledním políčku
masters-end-cross = černý kříž stojí na posledním políčku
masters-end-colour =
    nezbyla žádná { $colour ->
        [green] zelená
        [blue] modrá
        [yellow] žlutá
       *[purple] fialová
    } karta
masters-board-won = Výhra: { $reason }
masters-board-lost = Prohra: { $reason }

## Turn

masters-board-turn = { $n }. tah; začínající hráč: { $seat }
masters-board-short-turn = { $n }. tah
masters-board-last-round = poslední kolo
masters-board-signs = Značky: { $signs }

## Market and cards

masters-board-market = Trh
masters-board-row = { $n }. řada
masters-board-column = { $n }. sloupec
masters-board-spare = zbylá kulička
masters-board-marble-white = bílá
masters-board-marble-blue = modrá
masters-board-marble-grey = šedá
masters-board-marble-yellow = žlutá
masters-board-marble-purple = fialová
masters-board-marble-red = červená
# Písmeno kuličky: každé jiné.
masters-board-letter-white = B
masters-board-letter-blue = M
masters-board-letter-grey = Š
masters-board-letter-yellow = Ž
masters-board-letter-purple = F
masters-board-letter-red = Č
masters-board-cards = Karty rozvoje
masters-board-colour-green = Zelené
masters-board-colour-blue = Modré
masters-board-colour-yellow = Žluté
masters-board-colour-purple = Fialové
masters-board-number = č.
masters-board-points = body
masters-board-left = zbývá
masters-board-cost = cena
masters-board-production = produkce
masters-board-sold-out = žádná

## Faith

masters-board-faith = Počítadlo víry
masters-board-section = { $section } { $first }–{ $pope } ({ $points }★)
masters-board-section-over = { $section } { $first }–{ $pope } ({ $points }★, zpráva už byla)
masters-board-favour-pending = čeká
masters-board-favour-kept = získaná
masters-board-favour-lost = ztracená

## Solo

masters-board-cross = černý kříž
masters-board-tokens = žetony ještě skryté
masters-board-tokens-seen = odhalené od zamíchání
masters-board-cards-left = karty zbývající v nabídce
masters-board-lost-when = do prohry zbývá
masters-board-won-when = do výhry zbývá

## Before the players

masters-board-goods-coin = mince
masters-board-goods-stone = kameny
masters-board-goods-shield = štíty
masters-board-goods-servant = sloužící
masters-board-goods-faith = víra
masters-board-any = libovolný zdroj
masters-board-warehouse = skladiště
masters-board-strongbox = pokladnice
masters-board-box = pokl.
masters-board-slots = karty
masters-board-covers = na { $cards }
masters-board-depot-1 = horní
masters-board-depot-2 = prostřední
masters-board-depot-3 = dolní
masters-board-depot-extra = vůdce
masters-board-out = ven: ostatní +1†
masters-board-out-solo = ven: kříž +1
masters-board-of = Deska: { $name }
masters-board-base = základní
masters-board-needs = podmínka

## Parts of the screen

masters-board-tab-shared = Trh
masters-board-tab-side = Víra
masters-board-tab-own = Deska

## Signs

masters-board-sign-points = vítězné body
masters-board-sign-power = produkce: zaplatit → získat
masters-board-sign-below = karty níže v balíčku
masters-board-sign-sum = všeho dohromady
masters-board-sign-discount = vůdce: karty o 1 levnější
masters-board-sign-depot = vůdce: další oddělení
masters-board-sign-white = vůdce: to dává bílá kulička
masters-board-sign-favour = přízeň získaná, ztracená
masters-board-sign-two = žeton: 2 karty mizí
masters-board-sign-shuffle = žeton: všechny se zamíchají
masters-board-sign-cards = koupené karty rozvoje
