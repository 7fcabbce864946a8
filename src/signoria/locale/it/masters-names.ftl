### Masters of Renaissance, Italian: what cards and leaders are called. None has a printed name.

## Development cards: colour, level, number

masters-card-1 = verde I n. 1
masters-card-2 = viola I n. 2
masters-card-3 = blu I n. 3
masters-card-4 = gialla I n. 4
masters-card-5 = verde I n. 5
masters-card-6 = viola I n. 6
masters-card-7 = blu I n. 7
masters-card-8 = gialla I n. 8
masters-card-9 = verde I n. 9
masters-card-10 = viola I n. 10
masters-card-11 = blu I n. 11
masters-card-12 = gialla I n. 12
masters-card-13 = verde I n. 13
masters-card-14 = viola I n. 14
masters-card-15 = blu I n. 15
masters-card-16 = gialla I n. 16
masters-card-17 = verde II n. 17
masters-card-18 = viola II n. 18
masters-card-19 = blu II n. 19
masters-card-20 = gialla II n. 20
masters-card-21 = verde II n. 21
masters-card-22 = viola II n. 22
masters-card-23 = blu II n. 23
masters-card-24 = gialla II n. 24
masters-card-25 = verde II n. 25
masters-card-26 = viola II n. 26
masters-card-27 = blu II n. 27
masters-card-28 = gialla II n. 28
masters-card-29 = verde II n. 29
masters-card-30 = viola II n. 30
masters-card-31 = blu II n. 31
masters-card-32 = gialla II n. 32
masters-card-33 = verde III n. 33
masters-card-34 = viola III n. 34
masters-card-35 = blu III n. 35
masters-card-36 = gialla III n. 36
masters-card-37 = verde III n. 37
masters-card-38 = viola III n. 38
masters-card-39 = blu III n. 39
masters-card-40 = gialla III n. 40
masters-card-41 = verde III n. 41
masters-card-42 = viola III n. 42
masters-card-43 = blu III n. 43
masters-card-44 = gialla III n. 44
masters-card-45 = verde III n. 45
masters-card-46 = viola III n. 46
masters-card-47 = blu III n. 47
masters-card-48 = gialla III n. 48

## Leaders: number, what they do and with what

masters-leader-49 = n. 49 (sconto: servitore)
masters-leader-50 = n. 50 (sconto: scudo)
masters-leader-51 = n. 51 (sconto: pietra)
masters-leader-52 = n. 52 (sconto: moneta)
masters-leader-53 = n. 53 (deposito: pietre)
masters-leader-54 = n. 54 (deposito: servitori)
masters-leader-55 = n. 55 (deposito: scudi)
masters-leader-56 = n. 56 (deposito: monete)
masters-leader-57 = n. 57 (biglia bianca: servitore)
masters-leader-58 = n. 58 (biglia bianca: scudo)
masters-leader-59 = n. 59 (biglia bianca: pietra)
masters-leader-60 = n. 60 (biglia bianca: moneta)
masters-leader-61 = n. 61 (produzione: scudo)
masters-leader-62 = n. 62 (produzione: servitore)
masters-leader-63 = n. 63 (produzione: pietra)
masters-leader-64 = n. 64 (produzione: moneta)
