### The guided first round in the browser, Polish.

guide-first-time = Pierwszy raz? Runda z przewodnikiem
guide-title = Przewodnik
guide-step = { $n } z { $of }
guide-next = Dalej
guide-skip = Zakończ przewodnik
guide-waits = Gra przeciwnik; przewodnik czeka z tobą.
guide-do = Twój ruch: potem przewodnik pójdzie dalej.
guide-other-way = Poszło inną drogą; to też w porządku.
guide-play-on = Graj stąd dalej
guide-again = Runda z przewodnikiem
guide-begins = Stół jest przygotowywany …
