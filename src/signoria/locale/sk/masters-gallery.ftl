### Masters' cards in the gallery: shelves, filters, the icon language, notes on figures; Slovak.

## Shelves and filters

masters-shelf-green = Zelené karty
masters-shelf-blue = Modré karty
masters-shelf-yellow = Žlté karty
masters-shelf-purple = Fialové karty
masters-shelf-leader = Vodcovia
masters-stage = Úroveň
masters-confirmed = rozhodol obrázok karty

## The icon language

masters-sign-production = produkcia: zaplať, čo je vľavo od šípky, a získaj, čo je vpravo
masters-sign-choice = ? je ľubovoľný zdroj podľa výberu; viera nie
masters-sign-discount = karty, ktoré stoja tento zdroj, stoja o 1 menej
masters-sign-depot = oddelenie navyše na tento zdroj
masters-sign-white = biele guľôčky dávajú tento zdroj
masters-sign-produces = vlastná produkcia navyše
masters-sign-suits = štyri farby: zelený list, modrá kvapka, žlté slnko, fialová ľalia
masters-sign-level = úroveň: toľko pilastrov
masters-sign-needs = vodca žiada karty týchto farieb, s pilastrami tej úrovne
masters-sign-points = víťazné body na konci

## Notes on figures

masters-note-1 = Jeden prepis má na ľavej strane produkcie 3 mince.
masters-note-11 = Jeden prepis má na pravej strane produkcie kameň namiesto štítu.
masters-note-19 = Jeden prepis má cenu 1 mincu, iný na ľavej strane produkcie štít.
masters-note-20 = Jeden prepis má cenu 1 kameň.
masters-note-25 = Jeden prepis má na pravej strane produkcie 2 štíty namiesto 2 kameňov.
masters-note-29 = Jeden prepis má na pravej strane produkcie 2 body viery.
masters-note-41 = Jeden prepis má na pravej strane produkcie 1 bod viery.
masters-note-57 = Jeden prepis dáva všetkým štyrom vodcom bielych guľôčok 2 víťazné body.
masters-note-58 = Jeden prepis dáva všetkým štyrom vodcom bielych guľôčok 2 víťazné body.
masters-note-59 = Jeden prepis dáva všetkým štyrom vodcom bielych guľôčok 2 víťazné body.
masters-note-60 = Jeden prepis dáva všetkým štyrom vodcom bielych guľôčok 2 víťazné body.
