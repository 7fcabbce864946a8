### Čo sa stalo s partiou, po slovensky: jej koniec, poslaný výsledok, vlastné partie.

## Koniec

result-wins =
    { $n ->
        [one] { $who } víťazí · { $title }
       *[other] { $who } víťazia spoločne · { $title }
    }
result-alone =
    { $won ->
        [0] { $seat } prehráva sólovú hru · { $title }
       *[other] { $seat } vyhráva sólovú hru · { $title }
    }
result-name = { $seat }
result-foot =
    { $turns ->
        [one] { $turns } ťah
        [few] { $turns } ťahy
       *[other] { $turns } ťahov
    }
result-chart = Body v čase
result-show = Čo čiary ukazujú
result-total = Všetky body
result-time = Čas
result-start = začiatok
result-end = koniec
result-figures = Zdroje a stupnice
# The blanks here are hard ones: a figure and its unit stay in one line.
result-hours = { $h } h { $m } min
result-minutes = { $n } min
result-seconds = { $n } s

## Poslaný výsledok

result-share = Zdieľať
result-share-says = Kto má túto adresu, uvidí výsledok a koniec hry, a nič iné o tebe. Kedykoľvek ju môžeš zrušiť.
result-share-go = Vytvoriť adresu
result-share-stop = Už nezdieľať
result-share-stopped = Adresa už nikam nevedie.
result-link = Adresa výsledku
result-picture = Uložiť obrázok
result-picture-of = Obrázok výsledku
result-picture-failed = Tento prehliadač obrázok nevie vytvoriť. Nájdeš ho aj na tej adrese.
result-send = Poslať
result-page = Výsledok
result-gone = Na tejto adrese žiadny výsledok nie je, alebo už nie je zdieľaný.
result-look = Pozrieť si stôl
result-home = Zahrať si tiež

## Moje partie

result-mine = Moje partie
result-only-you = Túto stránku vidíš len ty.
result-none = Zatiaľ nemáš žiadnu dohranú partiu. Zahraj si proti botom alebo s priateľmi: potom tu budú tvoje výsledky, miesta pri stole a obľúbené karty.
result-finished =
    { $n ->
        [one] { $n } dohraná partia
        [few] { $n } dohrané partie
       *[other] { $n } dohraných partií
    }
result-playing = rozohraných: { $n }
result-won-of = výhry: { $wins }
result-by-seat = Podľa hry a miesta
result-seat = Miesto
result-games = Partie
result-won = Výhry
result-place = Priemerné poradie
result-points = Priemer bodov
result-best = Najviac
result-against-all = proti všetkým
result-against-people = proti ľuďom
result-against-bots = proti botom
result-against-alone = sólo
result-versus = Proti komu
result-favourites = Obľúbené karty
result-favourites-none = Tu budú karty, ktoré nazbieraš v ďalších partiách.
result-favourite =
    { $n ->
        [one] v { $n } partii, výhry: { $wins }
       *[other] v { $n } partiách, výhry: { $wins }
    }
result-recent = Posledné partie
result-come-in = Najprv vstúp s menom: potom tu budú tvoje partie.
