### Lorenzo's guided first round, Polish.

lorenzo-guide-members = To twoi czterej członkowie rodziny. Biały, czarny i pomarańczowy mają w tej rundzie wartość swojej kości, neutralny ma 0. W każdej rundzie ustawiasz wszystkich czterech, po jednym w turze; w międzyczasie grają inni.
lorenzo-guide-towers = W wieżach leżą karty. Poziomy od dołu wymagają wartości 1, 3, 5 i 7; dwa górne dają premię, zanim zapłacisz za kartę. Przytrzymaj wskaźnik na karcie albo przyciśnij ją dłużej, a przeczytasz słowami, co robi.
lorenzo-guide-card = Weź Warsztat ciesielski na najniższym poziomie: wybierz kartę i pomarańczowego członka. Wiersz pośrodku pokazuje, co to kosztuje i daje; złoty przycisk to wykonuje. Do tej chwili Esc cofa każdy wybór.
lorenzo-guide-occupied = Wieża, w której stoi członek rodziny, jest zajęta: kto weźmie tam kolejną kartę, płaci o 3 monety więcej, a nikt nie może mieć w jednej wieży dwóch kolorowych członków. Dlaczego coś się nie da, powie każde miejsce: naciśnij „?” i kliknij je.
lorenzo-guide-servants = Teraz weź kartę włości. Gdy członek jest za słaby na dany poziom, pomogą słudzy: każdy wydany dodaje 1. Ilu, ustawiasz plusem i minusem w wierszu pośrodku. Przerywana ramka mówi, że miejsce wymaga sług.
lorenzo-guide-work = Niech twoje karty pracują: produkcja uruchamia żółte, zbiory zielone, każdą od wartości na karcie. Z białym członkiem, czyli z 5, Warsztat ciesielski sprzeda drewno za monety. Twój żeton premii daje coś za każdym razem.
lorenzo-guide-market = Targowisko daje zasoby od razu: 5 monet albo 5 sług, temu, kto przyjdzie pierwszy. Wystarczy wartość 1. W grze dwuosobowej dwa stragany są zamknięte.
lorenzo-guide-palace = Ostatniego członka wyślij do rady miejskiej; neutralny potrzebuje do tego sługi. Dostaniesz 1 monetę i wybrany przywilej rady, a członkowie stojący tam w kolejności przybycia prowadzą w następnej rundzie.
lorenzo-guide-report = Po 2., 4. i 6. rundzie papież żąda wiary, tym razem 3. Kto ma mniej, tego do końca gry dotyka żeton. Ty masz dość: wesprzyj Kościół i zdobądź punkty za wiarę, która przepada, albo ją zatrzymaj i weź żeton.
lorenzo-guide-round = Nowa runda: członkowie wracają, kości rzuca się od nowa, w wieżach leżą nowe karty. Gra ma sześć rund. Na końcu punktują włości, postacie i przedsięwzięcia; wygrywa, kto ma najwięcej punktów zwycięstwa.
lorenzo-guide-end = To cały przebieg gry. Graj stąd dalej z botem albo usiądź przy własnym stole. Zasady są pod klawiszem R, a każda odmowa podaje swoją zasadę.
