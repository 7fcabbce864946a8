### The table in the browser, Czech: everything around a title's board.

## Whose turn

play-your-turn = Jsi na tahu
play-choosing =
    { $n ->
        [one] Vybírá { $who }
       *[other] Vybírají { $who }
    }
play-thinking = Přemýšlí { $who }
play-chance = Rozhoduje náhoda
play-over = Konec hry

## What is asked, and what the choice brings

play-prompt = Co se rozhoduje
play-told = Co se děje
play-options =
    { $n ->
        [one] { $n } možnost
        [few] { $n } možnosti
       *[other] { $n } možností
    }
play-places =
    { $n ->
        [one] { $n } místo k výběru
        [few] { $n } místa k výběru
       *[other] { $n } míst k výběru
    }
play-options-list = Všechny možnosti jako seznam: { $n }
play-options-key = Seznam možností (O)
play-options-title = Možnosti
play-options-type = Pár písmen: pole, karta, „b3“ …
play-options-none = Nic neodpovídá. Esc seznam zavře; „?“ a kliknutí na místo řeknou, proč to nejde.
play-pay = zaplatíš
play-gain = získáš
play-confirm = Potvrdit
play-back = Zpět
play-less = Méně
play-plus = Více
play-moved-on = U stolu se mezitím něco stalo. Podívej se a vyber znovu.

## Why not

play-why-not = Proč ne?
play-why-key = Zeptat se, proč něco nejde (?)
play-why-nothing = Tady se nevybírá nic, teď ani později.
play-why-possible = jde to
play-proposed = Některé číslo tu není jisté: shoduje se { $agreement } pramenů.

## Undo

play-undo = Vrátit
play-undo-key = Vzít poslední odpověď zpět (Ctrl+Z)
play-undo-ask = Požádat ostatní
play-undo-alone = Vrátit, co mohu bez ptaní
play-taken-back = Poslední tahy byly vzaty zpět.
play-consent =
    { $n ->
        [one] { $seat } chce vrátit { $n } tah. Souhlasíš?
        [few] { $seat } chce vrátit { $n } tahy. Souhlasíš?
       *[other] { $seat } chce vrátit { $n } tahů. Souhlasíš?
    }
play-consent-waits = { $seat } chce jít zpět; čeká se na souhlas: { $who }.
play-agree = Souhlasím
play-disagree = Ne

## Parts of the table

play-board = Herní plán
play-own = Deska: { $seat }
play-others = Ostatní
play-parts = Části stolu
play-tab-mine = Moje
play-tab-others = Ostatní
play-look-at = Prohlédnout vše: { $seat }
play-board-of = { $seat }
play-log = Průběh
play-score = Body
play-score-key = Bodování (S)
play-score-now = Jako by hra skončila teď.
play-place = Pořadí
play-rules = Pravidla
play-rules-how = Každé pravidlo má číslo; odmítnutí říká, z kterého plyne.
play-rules-find = Slovo nebo číslo, třeba L-72
play-rules-open = Otevřít pravidla
play-rules-found =
    { $n ->
        [one] { $n } odstavec
        [few] { $n } odstavce
       *[other] { $n } odstavců
    }

## People

play-menu = Stůl a nastavení
play-close = Zavřít
play-line-lost = Spojení je přerušené, zkouším to znovu …
play-is-away = { $seat } tu teď není
play-stands-in = Místo hráče { $seat } hraje bot
play-seat-stand-in = zastupuje bot
play-seat-here = u stolu
play-seat-away = není tu
play-seat-free = volno
play-seat-let-bot = Ať hraje bot
play-seat-again = Vrátit hru hráči
play-bot-for-me = Ať za mě hraje bot
play-play-again = Hrát zase za sebe
play-get-up = Vstát od stolu
play-watch-link = odkaz na tento stůl
play-no-board = Deska této hry v této verzi stránky chybí. Načti stránku znovu.
play-pass = Předej zařízení: { $name }
play-pass-here = Je tu { $name }
play-keys = Klávesy: Tab a šipky vedou po místech, Enter vybírá a potvrzuje, Esc vrací o krok, O vypíše možnosti, ? se ptá, proč ne, + a − mění čísla, Ctrl+Z vrací odpověď, H ukáže historii (v ní ← a → o tah, Page Up a Page Down o celý tah hráče, Home a End na kraje), P plánuje, S body, L průběh, R pravidla, I ukáže věc velkou.

## Looking back

past = Historie
past-key = Podívat se zpátky na kterýkoli tah (H)
past-first = Na začátek (Home)
past-back = O tah zpět (←)
past-play = Přehrát
past-pause = Zastavit
past-on = O tah dál (→)
past-last = K poslednímu tahu (End)
past-slider = Okamžik hry
past-at = { $where }, { $who }, po tahu { $n } z { $most }
past-of =
    { $n ->
        [one] z { $n } tahu
       *[other] z { $n } tahů
    }
past-leave = Ke stolu
past-leave-key = Zpět ke stolu, jak teď je (Esc)
past-turns = Tahy
past-lap = oběh { $n }
past-seen-by = Očima
past-all = všech
past-onlooker = diváků
past-own-only = Dokud se hraje, vidíš to, co bylo tehdy vidět z tvého místa. Po skončení leží všechny karty odkryté.
past-share = Kopírovat odkaz

## Another table from here

fork = Rozvětvit odsud
fork-says = Nový stůl naváže za tahem { $n }, s kým budeš chtít. Tenhle zůstane, jak je.
fork-go = Otevřít nový stůl

## Planning

plan = Plán
plan-key = Vyzkoušet si, co by přišlo, jen pro sebe (P)
plan-answers = Plán: { $seat }
plan-guess = Co je skryté, to je odhad. Nikdo jiný to nevidí.
plan-late = Stůl se od začátku plánu pohnul dál.
plan-steps =
    { $n ->
        [one] { $n } krok dopředu
        [few] { $n } kroky dopředu
       *[other] { $n } kroků dopředu
    }
plan-waits = Přemýšlí se …
plan-bot = Odpoví bot
plan-bot-says = Za toho, kdo je na řadě, odpoví bot
plan-again = Znovu
plan-again-says = Hodit poslední náhodu znovu, nebo se znovu zeptat bota
plan-back = Zpět
plan-back-says = O krok zpět (Esc)
plan-keep = Nechat
plan-keep-says = Vybrat moje první tahy u stolu; nic se tím ještě neodevzdá
plan-drop = Zahodit
plan-drop-says = Odejít z plánu
plan-kept-part = Všechno z plánu teď u stolu vybrat nejde.

## The end

play-wins =
    { $n ->
        [one] vítězí · { $title }
       *[other] vítězí společně · { $title }
    }
play-solo-won = vyhrává
play-solo-lost = prohrává
play-sources = Odkud jsou body
play-rematch = Odveta
play-rematch-join = K odvetě
play-look-table = Podívat se na stůl
