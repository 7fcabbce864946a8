### Co se z partie stalo, česky: její konec, poslaný výsledek, vlastní partie.

## Konec

result-wins =
    { $n ->
        [one] { $who } vítězí · { $title }
       *[other] { $who } vítězí společně · { $title }
    }
result-alone =
    { $won ->
        [0] { $seat } prohrává sólovou hru · { $title }
       *[other] { $seat } vyhrává sólovou hru · { $title }
    }
result-name = { $seat }
result-foot =
    { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
result-chart = Body v čase
result-show = Co čáry ukazují
result-total = Všechny body
result-time = Čas
result-start = začátek
result-end = konec
result-figures = Zdroje a stupnice
# The blanks here are hard ones: a figure and its unit stay in one line.
result-hours = { $h } h { $m } min
result-minutes = { $n } min
result-seconds = { $n } s

## Poslaný výsledek

result-share = Sdílet
result-share-says = Kdo má tuto adresu, uvidí výsledek a konec hry, a nic jiného o tobě. Kdykoli ji můžeš zrušit.
result-share-go = Vytvořit adresu
result-share-stop = Už nesdílet
result-share-stopped = Adresa už nikam nevede.
result-link = Adresa výsledku
result-picture = Uložit obrázek
result-picture-of = Obrázek výsledku
result-picture-failed = Tento prohlížeč obrázek neumí vytvořit. Najdeš ho i na té adrese.
result-send = Poslat
result-page = Výsledek
result-gone = Na této adrese žádný výsledek není, nebo už není sdílený.
result-look = Podívat se na stůl
result-home = Zahrát si taky

## Moje partie

result-mine = Moje partie
result-only-you = Tuto stránku vidíš jen ty.
result-none = Zatím nemáš žádnou dohranou partii. Zahraj si proti botům nebo s přáteli: pak tu budou tvoje výsledky, místa u stolu a oblíbené karty.
result-finished =
    { $n ->
        [one] { $n } dohraná partie
        [few] { $n } dohrané partie
       *[other] { $n } dohraných partií
    }
result-playing = rozehraných: { $n }
result-won-of = výher: { $wins }
result-by-seat = Podle hry a místa
result-seat = Místo
result-games = Partie
result-won = Výhry
result-place = Průměrné pořadí
result-points = Průměr bodů
result-best = Nejvíc
result-against-all = proti všem
result-against-people = proti lidem
result-against-bots = proti botům
result-against-alone = sólo
result-versus = Proti komu
result-favourites = Oblíbené karty
result-favourites-none = Tady budou karty, které nasbíráš v příštích partiích.
result-favourite =
    { $n ->
        [one] v { $n } partii, výher: { $wins }
       *[other] v { $n } partiích, výher: { $wins }
    }
result-recent = Poslední partie
result-come-in = Nejdřív vstup se jménem: pak tu budou tvoje partie.
