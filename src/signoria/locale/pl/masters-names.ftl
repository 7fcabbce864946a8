### Masters of Renaissance, Polish: what cards and leaders are called. None has a printed name.

## Development cards: colour, level, number

masters-card-1 = zielona I nr 1
masters-card-2 = fioletowa I nr 2
masters-card-3 = niebieska I nr 3
masters-card-4 = żółta I nr 4
masters-card-5 = zielona I nr 5
masters-card-6 = fioletowa I nr 6
masters-card-7 = niebieska I nr 7
masters-card-8 = żółta I nr 8
masters-card-9 = zielona I nr 9
masters-card-10 = fioletowa I nr 10
masters-card-11 = niebieska I nr 11
masters-card-12 = żółta I nr 12
masters-card-13 = zielona I nr 13
masters-card-14 = fioletowa I nr 14
masters-card-15 = niebieska I nr 15
masters-card-16 = żółta I nr 16
masters-card-17 = zielona II nr 17
masters-card-18 = fioletowa II nr 18
masters-card-19 = niebieska II nr 19
masters-card-20 = żółta II nr 20
masters-card-21 = zielona II nr 21
masters-card-22 = fioletowa II nr 22
masters-card-23 = niebieska II nr 23
masters-card-24 = żółta II nr 24
masters-card-25 = zielona II nr 25
masters-card-26 = fioletowa II nr 26
masters-card-27 = niebieska II nr 27
masters-card-28 = żółta II nr 28
masters-card-29 = zielona II nr 29
masters-card-30 = fioletowa II nr 30
masters-card-31 = niebieska II nr 31
masters-card-32 = żółta II nr 32
masters-card-33 = zielona III nr 33
masters-card-34 = fioletowa III nr 34
masters-card-35 = niebieska III nr 35
masters-card-36 = żółta III nr 36
masters-card-37 = zielona III nr 37
masters-card-38 = fioletowa III nr 38
masters-card-39 = niebieska III nr 39
masters-card-40 = żółta III nr 40
masters-card-41 = zielona III nr 41
masters-card-42 = fioletowa III nr 42
masters-card-43 = niebieska III nr 43
masters-card-44 = żółta III nr 44
masters-card-45 = zielona III nr 45
masters-card-46 = fioletowa III nr 46
masters-card-47 = niebieska III nr 47
masters-card-48 = żółta III nr 48

## Leaders: number, what they do and with what

masters-leader-49 = nr 49 (zniżka: sługa)
masters-leader-50 = nr 50 (zniżka: tarcza)
masters-leader-51 = nr 51 (zniżka: kamień)
masters-leader-52 = nr 52 (zniżka: moneta)
masters-leader-53 = nr 53 (półka: kamienie)
masters-leader-54 = nr 54 (półka: sługi)
masters-leader-55 = nr 55 (półka: tarcze)
masters-leader-56 = nr 56 (półka: monety)
masters-leader-57 = nr 57 (biała kulka: sługa)
masters-leader-58 = nr 58 (biała kulka: tarcza)
masters-leader-59 = nr 59 (biała kulka: kamień)
masters-leader-60 = nr 60 (biała kulka: moneta)
masters-leader-61 = nr 61 (produkcja: tarcza)
masters-leader-62 = nr 62 (produkcja: sługa)
masters-leader-63 = nr 63 (produkcja: kamień)
masters-leader-64 = nr 64 (produkcja: moneta)
