### Masters' cards in the gallery: shelves, filters, the icon language, notes on figures; Czech.

## Shelves and filters

masters-shelf-green = Zelené karty
masters-shelf-blue = Modré karty
masters-shelf-yellow = Žluté karty
masters-shelf-purple = Fialové karty
masters-shelf-leader = Vůdci
masters-stage = Úroveň
masters-confirmed = rozhodl obrázek karty

## The icon language

masters-sign-production = produkce: zaplať, co je vlevo od šipky, a získej, co je vpravo
masters-sign-choice = ? je libovolný zdroj podle výběru; víra ne
masters-sign-discount = karty, které stojí tento zdroj, stojí o 1 méně
masters-sign-depot = oddělení navíc na tento zdroj
masters-sign-white = bílé kuličky dávají tento zdroj
masters-sign-produces = vlastní produkce navíc
masters-sign-suits = čtyři barvy: zelený list, modrá kapka, žluté slunce, fialová lilie
masters-sign-level = úroveň: tolik pilastrů
masters-sign-needs = vůdce žádá karty těchto barev, s pilastry té úrovně
masters-sign-points = vítězné body na konci

## Notes on figures

masters-note-1 = Jeden přepis má na levé straně produkce 3 mince.
masters-note-11 = Jeden přepis má na pravé straně produkce kámen místo štítu.
masters-note-19 = Jeden přepis má cenu 1 minci, jiný na levé straně produkce štít.
masters-note-20 = Jeden přepis má cenu 1 kámen.
masters-note-25 = Jeden přepis má na pravé straně produkce 2 štíty místo 2 kamenů.
masters-note-29 = Jeden přepis má na pravé straně produkce 2 body víry.
masters-note-41 = Jeden přepis má na pravé straně produkce 1 bod víry.
masters-note-57 = Jeden přepis dává všem čtyřem vůdcům bílých kuliček 2 vítězné body.
masters-note-58 = Jeden přepis dává všem čtyřem vůdcům bílých kuliček 2 vítězné body.
masters-note-59 = Jeden přepis dává všem čtyřem vůdcům bílých kuliček 2 vítězné body.
masters-note-60 = Jeden přepis dává všem čtyřem vůdcům bílých kuliček 2 vítězné body.
