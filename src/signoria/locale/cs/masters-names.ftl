### Masters of Renaissance, Czech: what cards and leaders are called. None has a printed name.

## Development cards: colour, level, number

masters-card-1 = zelená I č. 1
masters-card-2 = fialová I č. 2
masters-card-3 = modrá I č. 3
masters-card-4 = žlutá I č. 4
masters-card-5 = zelená I č. 5
masters-card-6 = fialová I č. 6
masters-card-7 = modrá I č. 7
masters-card-8 = žlutá I č. 8
masters-card-9 = zelená I č. 9
masters-card-10 = fialová I č. 10
masters-card-11 = modrá I č. 11
masters-card-12 = žlutá I č. 12
masters-card-13 = zelená I č. 13
masters-card-14 = fialová I č. 14
masters-card-15 = modrá I č. 15
masters-card-16 = žlutá I č. 16
masters-card-17 = zelená II č. 17
masters-card-18 = fialová II č. 18
masters-card-19 = modrá II č. 19
masters-card-20 = žlutá II č. 20
masters-card-21 = zelená II č. 21
masters-card-22 = fialová II č. 22
masters-card-23 = modrá II č. 23
masters-card-24 = žlutá II č. 24
masters-card-25 = zelená II č. 25
masters-card-26 = fialová II č. 26
masters-card-27 = modrá II č. 27
masters-card-28 = žlutá II č. 28
masters-card-29 = zelená II č. 29
masters-card-30 = fialová II č. 30
masters-card-31 = modrá II č. 31
masters-card-32 = žlutá II č. 32
masters-card-33 = zelená III č. 33
masters-card-34 = fialová III č. 34
masters-card-35 = modrá III č. 35
masters-card-36 = žlutá III č. 36
masters-card-37 = zelená III č. 37
masters-card-38 = fialová III č. 38
masters-card-39 = modrá III č. 39
masters-card-40 = žlutá III č. 40
masters-card-41 = zelená III č. 41
masters-card-42 = fialová III č. 42
masters-card-43 = modrá III č. 43
masters-card-44 = žlutá III č. 44
masters-card-45 = zelená III č. 45
masters-card-46 = fialová III č. 46
masters-card-47 = modrá III č. 47
masters-card-48 = žlutá III č. 48

## Leaders: number, what they do and with what

masters-leader-49 = č. 49 (sleva: sloužící)
masters-leader-50 = č. 50 (sleva: štít)
masters-leader-51 = č. 51 (sleva: kámen)
masters-leader-52 = č. 52 (sleva: mince)
masters-leader-53 = č. 53 (oddělení: kameny)
masters-leader-54 = č. 54 (oddělení: sloužící)
masters-leader-55 = č. 55 (oddělení: štíty)
masters-leader-56 = č. 56 (oddělení: mince)
masters-leader-57 = č. 57 (bílá kulička: sloužící)
masters-leader-58 = č. 58 (bílá kulička: štít)
masters-leader-59 = č. 59 (bílá kulička: kámen)
masters-leader-60 = č. 60 (bílá kulička: mince)
masters-leader-61 = č. 61 (produkce: štít)
masters-leader-62 = č. 62 (produkce: sloužící)
masters-leader-63 = č. 63 (produkce: kámen)
masters-leader-64 = č. 64 (produkce: mince)
