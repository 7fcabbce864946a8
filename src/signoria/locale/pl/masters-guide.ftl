### Masters' guided first turns, Polish.

masters-guide-aim = Za zasoby kupujesz karty rozwoju, a zasoby dają targ i produkcja. Punktują karty, wiara, osobistości i to, co zostanie. Kto kupi siódmą kartę albo dojdzie do końca toru wiary, rozpoczyna ostatnią rundę.
masters-guide-market = W turze robisz jedną rzecz. Zacznij od targu: wybierz rząd albo kolumnę, a dostaniesz to, co dają kulki, w pierwszym rzędzie kamień, tarczę, sługę i za czerwoną krok wiary.
masters-guide-store = Odłóż to, co bierzesz: wiersz pośrodku proponuje gdzie i można to zmienić. Półki mieszczą 1, 2 i 3 zasoby, każda jeden rodzaj, i żadne dwie tego samego; to, co tam leży, samo zrobi miejsce. Co się nie mieści albo czego nie chcesz, odpada.
masters-guide-discards = Za każdy odrzucony zasób wszyscy pozostali przesuwają się o krok na torze wiary, więc marnotrawstwo pomaga innym. A wolna kulka weszła na koniec rzędu: targ jest już inny.
masters-guide-pass = Przed tą jedną rzeczą lub po niej możesz zagrywać albo odrzucać osobistości. Na razie nie ma czego zagrać: zakończ turę.
masters-guide-card = Kup kartę: w skarbcu masz trzy tarcze, a zielona kosztuje dwie. Karta poziomu I idzie na puste miejsce, II na kartę poziomu I, a III na kartę poziomu II.
masters-guide-slots = Każda karta na twoich miejscach to osobna produkcja. Produkuje tylko wierzchnia; zakryte nadal punktują i liczą się dla osobistości.
masters-guide-leader = Zieloną i niebieską kartą spełniasz wymóg pierwszej osobistości. Zagraj ją: nic się nie płaci, a karty kosztujące kamienie są dla ciebie odtąd o jeden tańsze.
masters-guide-pass-again = Zakończ turę. Osobistość, której nigdy nie zagrasz, możesz odrzucić za krok wiary.
masters-guide-produce = Teraz produkuj. Włącz niebieską kartę, która z tarczy robi krok wiary, i co jeszcze chcesz; produkcja podstawowa robi jeden zasób z dowolnych dwóch. Najpierw za wszystko się płaci, potem wszystko otrzymuje, do skarbca.
masters-guide-report = Kto dotrze na pole 8, 16 albo 24 toru wiary, wywołuje raport do Watykanu: każdy, kto stoi w tej części lub dalej, zachowuje żeton i jego punkty; pozostali go tracą.
masters-guide-end = To wszystko o turze. Graj stąd dalej z botem albo usiądź przy własnym stole. Zasady są pod klawiszem R, a każda odmowa podaje swoją zasadę.
