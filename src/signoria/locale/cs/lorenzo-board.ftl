### Lorenzo na obrazovce, česky: těch pár slov vedle obrázků.

## Areas

screen-towers = Věže
screen-city = Město
screen-dice = Kostky
screen-order = Pořadí
screen-next-order = Pořadí příštího kola
screen-area-harvest = Sklizeň
screen-area-production = Produkce
screen-market = Tržiště
screen-church = Církev
screen-leaders = Vůdci
screen-excommunicated = Exkomunikace

## Rounds

screen-setup = Příprava
screen-round = Kolo { $n } z { $of }
screen-period = etapa { $roman }
screen-lap = oběh { $n } ze { $of }
screen-report = Papežská přízeň
screen-report-now = přízeň po tomto kole
screen-report-next = přízeň příští kolo
screen-asks = žádá { $n }

## Cards and spaces

screen-pay = cena
screen-needs = třeba
screen-per = za
screen-no = bez
screen-no-floor-bonus = bez bonusu na 5, 7
screen-enters-taken = i na obsazená pole
screen-skips-first-turn = 1. tah propadá
screen-took = Kartu má { $seat }
screen-no-card = bez karty
screen-value = Hodnota { $n }
screen-stands = Stojí tu { $seat }
screen-servants =
    Aspoň { $n ->
        [one] { $n } sloužící
        [few] { $n } sloužící
       *[other] { $n } sloužících
    }
screen-covered = V tomto počtu hráčů zavřeno
screen-works-from = tvé karty od
screen-mine-here =
    stojí tu tvůj { $member ->
        [white] bílý
        [black] černý
       *[orange] oranžový
    }
screen-reconstructed = Rekonstrukce: shoduje se { $agreement } přepisů

## Goods

screen-good-wood = dřevo
screen-good-stone = kámen
screen-good-servants = sloužící
screen-good-coins = mince
screen-good-military = vojenská síla
screen-good-faith = body víry
screen-good-vp = vítězné body

## Members

screen-member-white = bílý
screen-member-black = černý
screen-member-orange = oranž.
screen-member-neutral = bezbar.
screen-chosen = vybrán
screen-placed = umístěn

## Own board

screen-done = hotovo
screen-in-hand = v ruce
screen-secret = v ruce: { $n }
screen-may-play = lze vyložit
screen-in-play = ve hře
screen-use-now = použít teď
screen-used = použit
screen-once-a-round = jednou za kolo
screen-from-now-on = odteď stále
screen-just-now = právě teď

## Panels

screen-begin-with = Začínáš s
screen-own-bonus = Tvoje bonusová destička
screen-reports = Papežská přízeň v této hře
screen-packets = Balíčky jdou dál
screen-passes = { $from } posílá dál: { $to }
screen-packet = karet v balíčku: { $n }
screen-choice = volba { $n } z { $of }
screen-goes-to = Ostatní karty dostane { $to }.
screen-comes-from = Další balíček pošle { $from }.
screen-kept = Necháváš si
screen-kept-of = { $n } z { $of } · vidíš je jen ty
screen-goes-here = přijde sem
screen-next-packet = další balíček
screen-last-alone = poslední karta přijde bez volby
screen-all-choose = Všichni vybírají najednou
screen-you-choose = vybíráš
screen-chooses = vybírá
screen-has-chosen = už je vybráno
screen-leave-it = nechat být
screen-stock = Zásoba před směnami
screen-pays = Zaplatit
screen-left = Z ní zbývá
screen-trades-bring = Směny přinesou
screen-gain = Získat
screen-after = Potom
screen-frozen = Všechny platby jdou ze zásoby, jaká je teď.
screen-no-tile = bez destičky
screen-faith-spent = Všechna víra se utratí

## Verbs of the last button

screen-verb-take = Vzít
screen-verb-take-them = Vzít je
screen-verb-place = Umístit
screen-verb-harvest = Sklidit
screen-verb-produce = Vyrobit
screen-verb-keep = Nechat si
screen-verb-support = Podpořit
screen-verb-refuse = Nepodpořit
screen-verb-support-church = Podpořit církev
screen-verb-refuse-church = Církev nepodpořit
screen-verb-play = Vyložit
screen-verb-use = Použít
screen-verb-copy = Převzít
screen-verb-discard = Odhodit
screen-verb-set = Nastavit
screen-verb-lose = Odevzdat
screen-verb-end = Ukončit tah
screen-verb-leave = Vynechat
screen-verb-do = Provést
