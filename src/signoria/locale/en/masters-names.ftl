### Masters of Renaissance, English: what cards and leaders are called. None has a printed name.

## Development cards: colour, level, number

masters-card-1 = green I no. 1
masters-card-2 = purple I no. 2
masters-card-3 = blue I no. 3
masters-card-4 = yellow I no. 4
masters-card-5 = green I no. 5
masters-card-6 = purple I no. 6
masters-card-7 = blue I no. 7
masters-card-8 = yellow I no. 8
masters-card-9 = green I no. 9
masters-card-10 = purple I no. 10
masters-card-11 = blue I no. 11
masters-card-12 = yellow I no. 12
masters-card-13 = green I no. 13
masters-card-14 = purple I no. 14
masters-card-15 = blue I no. 15
masters-card-16 = yellow I no. 16
masters-card-17 = green II no. 17
masters-card-18 = purple II no. 18
masters-card-19 = blue II no. 19
masters-card-20 = yellow II no. 20
masters-card-21 = green II no. 21
masters-card-22 = purple II no. 22
masters-card-23 = blue II no. 23
masters-card-24 = yellow II no. 24
masters-card-25 = green II no. 25
masters-card-26 = purple II no. 26
masters-card-27 = blue II no. 27
masters-card-28 = yellow II no. 28
masters-card-29 = green II no. 29
masters-card-30 = purple II no. 30
masters-card-31 = blue II no. 31
masters-card-32 = yellow II no. 32
masters-card-33 = green III no. 33
masters-card-34 = purple III no. 34
masters-card-35 = blue III no. 35
masters-card-36 = yellow III no. 36
masters-card-37 = green III no. 37
masters-card-38 = purple III no. 38
masters-card-39 = blue III no. 39
masters-card-40 = yellow III no. 40
masters-card-41 = green III no. 41
masters-card-42 = purple III no. 42
masters-card-43 = blue III no. 43
masters-card-44 = yellow III no. 44
masters-card-45 = green III no. 45
masters-card-46 = purple III no. 46
masters-card-47 = blue III no. 47
masters-card-48 = yellow III no. 48

## Leaders: number, what they do and with what

masters-leader-49 = no. 49 (discount: servant)
masters-leader-50 = no. 50 (discount: shield)
masters-leader-51 = no. 51 (discount: stone)
masters-leader-52 = no. 52 (discount: coin)
masters-leader-53 = no. 53 (depot: stones)
masters-leader-54 = no. 54 (depot: servants)
masters-leader-55 = no. 55 (depot: shields)
masters-leader-56 = no. 56 (depot: coins)
masters-leader-57 = no. 57 (white marble: servant)
masters-leader-58 = no. 58 (white marble: shield)
masters-leader-59 = no. 59 (white marble: stone)
masters-leader-60 = no. 60 (white marble: coin)
masters-leader-61 = no. 61 (production: shield)
masters-leader-62 = no. 62 (production: servant)
masters-leader-63 = no. 63 (production: stone)
masters-leader-64 = no. 64 (production: coin)
