### Lorenzo na obrazovke, po slovensky: tých pár slov vedľa obrázkov.

## Areas

screen-towers = Veže
screen-city = Mesto
screen-dice = Kocky
screen-order = Poradie
screen-next-order = Poradie ďalšieho kola
screen-area-harvest = Zber úrody
screen-area-production = Produkcia
screen-market = Trhovisko
screen-church = Cirkev
screen-leaders = Vodcovia
screen-excommunicated = Exkomunikácia

## Rounds

screen-setup = Príprava
screen-round = Kolo { $n } z { $of }
screen-period = etapa { $roman }
screen-lap = obeh { $n } zo { $of }
screen-report = Pápežská priazeň
screen-report-now = priazeň po tomto kole
screen-report-next = priazeň budúce kolo
screen-asks = žiada { $n }

## Cards and spaces

screen-pay = cena
screen-needs = treba
screen-per = za
screen-no = bez
screen-no-floor-bonus = bez bonusu na 5, 7
screen-enters-taken = aj na obsadené polia
screen-skips-first-turn = 1. ťah prepadá
screen-took = Kartu má { $seat }
screen-no-card = bez karty
screen-value = Hodnota { $n }
screen-stands = Stojí tu { $seat }
screen-servants =
    Aspoň { $n ->
        [one] { $n } sluha
        [few] { $n } sluhovia
       *[other] { $n } sluhov
    }
screen-covered = Pri tomto počte hráčov zatvorené
screen-works-from = tvoje karty od
screen-mine-here =
    stojí tu tvoj { $member ->
        [white] biely
        [black] čierny
       *[orange] oranžový
    }
screen-reconstructed = Rekonštrukcia: zhoduje sa { $agreement } prepisov

## Goods

screen-good-wood = drevo
screen-good-stone = kameň
screen-good-servants = sluhovia
screen-good-coins = mince
screen-good-military = vojenská sila
screen-good-faith = body viery
screen-good-vp = víťazné body

## Members

screen-member-white = biely
screen-member-black = čierny
screen-member-orange = oranž.
screen-member-neutral = bezfar.
screen-chosen = vybraný
screen-placed = umiestn.

## Own board

screen-done = hotovo
screen-in-hand = v ruke
screen-secret = v ruke: { $n }
screen-may-play = možno vyložiť
screen-in-play = v hre
screen-use-now = použiť teraz
screen-used = použitý
screen-once-a-round = raz za kolo
screen-from-now-on = odteraz stále
screen-just-now = práve teraz

## Panels

screen-begin-with = Začínaš s
screen-own-bonus = Tvoja bonusová doštička
screen-reports = Pápežská priazeň v tejto hre
screen-packets = Balíčky idú ďalej
screen-passes = { $from } posiela ďalej: { $to }
screen-packet = kariet v balíčku: { $n }
screen-choice = voľba { $n } z { $of }
screen-goes-to = Ostatné karty dostane { $to }.
screen-comes-from = Ďalší balíček pošle { $from }.
screen-kept = Nechávaš si
screen-kept-of = { $n } z { $of } · vidíš ich len ty
screen-goes-here = príde sem
screen-next-packet = ďalší balíček
screen-last-alone = posledná karta príde bez voľby
screen-all-choose = Všetci vyberajú naraz
screen-you-choose = vyberáš
screen-chooses = vyberá
screen-has-chosen = už je vybrané
screen-leave-it = nechať tak
screen-stock = Zásoba pred výmenami
screen-pays = Zaplatiť
screen-left = Z nej zostáva
screen-trades-bring = Výmeny prinesú
screen-gain = Získať
screen-after = Potom
screen-frozen = Všetky platby idú zo zásoby, aká je teraz.
screen-no-tile = bez doštičky
screen-faith-spent = Celá viera sa minie

## Verbs of the last button

screen-verb-take = Vziať
screen-verb-take-them = Vziať ich
screen-verb-place = Umiestniť
screen-verb-harvest = Zožať
screen-verb-produce = Vyrobiť
screen-verb-keep = Nechať si
screen-verb-support = Podporiť
screen-verb-refuse = Nepodporiť
screen-verb-support-church = Podporiť cirkev
screen-verb-refuse-church = Cirkev nepodporiť
screen-verb-play = Vyložiť
screen-verb-use = Použiť
screen-verb-copy = Prevziať
screen-verb-discard = Odhodiť
screen-verb-set = Nastaviť
screen-verb-lose = Odovzdať
screen-verb-end = Ukončiť ťah
screen-verb-leave = Vynechať
screen-verb-do = Vykonať
