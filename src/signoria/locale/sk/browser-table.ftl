### The table in the browser, Slovak: everything around a title's board.

## Whose turn

play-your-turn = Si na ťahu
play-choosing =
    { $n ->
        [one] Vyberá { $who }
       *[other] Vyberajú { $who }
    }
play-thinking = Premýšľa { $who }
play-chance = Rozhoduje náhoda
play-over = Koniec hry

## What is asked, and what the choice brings

play-prompt = O čom sa rozhoduje
play-told = Čo sa deje
play-options =
    { $n ->
        [one] { $n } možnosť
        [few] { $n } možnosti
       *[other] { $n } možností
    }
play-places =
    { $n ->
        [one] { $n } miesto na výber
        [few] { $n } miesta na výber
       *[other] { $n } miest na výber
    }
play-options-list = Všetky možnosti ako zoznam: { $n }
play-options-key = Zoznam možností (O)
play-options-title = Možnosti
play-options-type = Pár písmen: pole, karta, „b3“ …
play-options-none = Nič nezodpovedá. Esc zoznam zavrie; „?“ a kliknutie na miesto povedia, prečo to nejde.
play-pay = zaplatíš
play-gain = získaš
play-confirm = Potvrdiť
play-back = Späť
play-less = Menej
play-plus = Viac
play-moved-on = Pri stole sa medzitým niečo stalo. Pozri sa a vyber znova.

## Why not

play-why-not = Prečo nie?
play-why-key = Spýtať sa, prečo niečo nejde (?)
play-why-nothing = Tu sa nevyberá nič, teraz ani neskôr.
play-why-possible = dá sa
play-proposed = Niektoré číslo tu nie je isté: zhoduje sa { $agreement } prameňov.

## Undo

play-undo = Vrátiť
play-undo-key = Vziať poslednú odpoveď späť (Ctrl+Z)
play-undo-ask = Požiadať ostatných
play-undo-alone = Vrátiť, čo môžem bez pýtania
play-taken-back = Posledné ťahy boli vzaté späť.
play-consent =
    { $n ->
        [one] { $seat } chce vrátiť { $n } ťah. Súhlasíš?
        [few] { $seat } chce vrátiť { $n } ťahy. Súhlasíš?
       *[other] { $seat } chce vrátiť { $n } ťahov. Súhlasíš?
    }
play-consent-waits = { $seat } chce ísť späť; čaká sa na súhlas: { $who }.
play-agree = Súhlasím
play-disagree = Nie

## Parts of the table

play-board = Herný plán
play-own = Doska: { $seat }
play-others = Ostatní
play-parts = Časti stola
play-tab-mine = Moje
play-tab-others = Ostatní
play-look-at = Prezrieť všetko: { $seat }
play-board-of = { $seat }
play-log = Priebeh
play-score = Body
play-score-key = Bodovanie (S)
play-score-now = Akoby sa hra skončila teraz.
play-place = Poradie
play-rules = Pravidlá
play-rules-how = Každé pravidlo má číslo; odmietnutie hovorí, z ktorého vyplýva.
play-rules-find = Slovo alebo číslo, napríklad L-72
play-rules-open = Otvoriť pravidlá
play-rules-found =
    { $n ->
        [one] { $n } odsek
        [few] { $n } odseky
       *[other] { $n } odsekov
    }

## People

play-menu = Stôl a nastavenia
play-close = Zavrieť
play-line-lost = Spojenie sa prerušilo, skúšam to znova …
play-is-away = { $seat } tu teraz nie je
play-stands-in = Namiesto hráča { $seat } hrá bot
play-seat-stand-in = zastupuje bot
play-seat-here = pri stole
play-seat-away = nie je tu
play-seat-free = voľné
play-seat-let-bot = Nech hrá bot
play-seat-again = Vrátiť hru hráčovi
play-bot-for-me = Nech za mňa hrá bot
play-play-again = Hrať zase za seba
play-get-up = Vstať od stola
play-watch-link = odkaz na tento stôl
play-no-board = Doska tejto hry v tejto verzii stránky chýba. Načítaj stránku znova.
play-pass = Podaj zariadenie: { $name }
play-pass-here = Je tu { $name }
play-keys = Klávesy: Tab a šípky vedú po miestach, Enter vyberá a potvrdzuje, Esc vracia o krok, O vypíše možnosti, ? sa pýta, prečo nie, + a − menia čísla, Ctrl+Z vracia odpoveď, H ukáže históriu (v nej ← a → o ťah, Page Up a Page Down o celý ťah hráča, Home a End na kraje), P plánuje, S body, L priebeh, R pravidlá, I ukáže vec veľkú.

## Looking back

past = História
past-key = Pozrieť sa späť na ktorýkoľvek ťah (H)
past-first = Na začiatok (Home)
past-back = O ťah späť (←)
past-play = Prehrať
past-pause = Zastaviť
past-on = O ťah ďalej (→)
past-last = K poslednému ťahu (End)
past-slider = Okamih hry
past-at = { $where }, { $who }, po ťahu { $n } z { $most }
past-of =
    { $n ->
        [one] z { $n } ťahu
       *[other] z { $n } ťahov
    }
past-leave = K stolu
past-leave-key = Späť k stolu, aký je teraz (Esc)
past-turns = Ťahy
past-lap = obeh { $n }
past-seen-by = Očami
past-all = všetkých
past-onlooker = divákov
past-own-only = Kým sa hrá, vidíš to, čo bolo vtedy vidno z tvojho miesta. Po skončení ležia všetky karty odkryté.
past-share = Kopírovať odkaz

## Another table from here

fork = Rozvetviť odtiaľto
fork-says = Nový stôl nadviaže za ťahom { $n }, s kým budeš chcieť. Tento ostane, aký je.
fork-go = Otvoriť nový stôl

## Planning

plan = Plán
plan-key = Vyskúšať si, čo by prišlo, len pre seba (P)
plan-answers = Plán: { $seat }
plan-guess = Čo je skryté, to je odhad. Nikto iný to nevidí.
plan-late = Stôl sa od začiatku plánu pohol ďalej.
plan-steps =
    { $n ->
        [one] { $n } krok dopredu
        [few] { $n } kroky dopredu
       *[other] { $n } krokov dopredu
    }
plan-waits = Premýšľa sa …
plan-bot = Odpovie bot
plan-bot-says = Za toho, kto je na rade, odpovie bot
plan-again = Znova
plan-again-says = Hodiť poslednú náhodu znova, alebo sa znova spýtať bota
plan-back = Späť
plan-back-says = O krok späť (Esc)
plan-keep = Nechať
plan-keep-says = Vybrať moje prvé ťahy pri stole; nič sa tým ešte neodovzdá
plan-drop = Zahodiť
plan-drop-says = Odísť z plánu
plan-kept-part = Všetko z plánu sa teraz pri stole vybrať nedá.

## The end

play-wins =
    { $n ->
        [one] víťazí · { $title }
       *[other] víťazia spoločne · { $title }
    }
play-solo-won = vyhráva
play-solo-lost = prehráva
play-sources = Odkiaľ sú body
play-rematch = Odveta
play-rematch-join = K odvete
play-look-table = Pozrieť si stôl
