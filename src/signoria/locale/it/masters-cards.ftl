### Masters of Renaissance, Italian: what stands on cards and leaders. Everything else is English.

## Goods

masters-good-coin =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
masters-good-stone =
    { $n ->
        [one] { $n } pietra
       *[other] { $n } pietre
    }
masters-good-shield =
    { $n ->
        [one] { $n } scudo
       *[other] { $n } scudi
    }
masters-good-servant =
    { $n ->
        [one] { $n } servitore
       *[other] { $n } servitori
    }
masters-good-faith =
    { $n ->
        [one] { $n } punto fede
       *[other] { $n } punti fede
    }
masters-good-any =
    { $n ->
        [one] { $n } risorsa a scelta
       *[other] { $n } risorse a scelta
    }
masters-good-points =
    { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    }

## Cards

masters-cards-green =
    { $n ->
        [one] { $n } carta verde
       *[other] { $n } carte verdi
    }
masters-cards-blue =
    { $n ->
        [one] { $n } carta blu
       *[other] { $n } carte blu
    }
masters-cards-yellow =
    { $n ->
        [one] { $n } carta gialla
       *[other] { $n } carte gialle
    }
masters-cards-purple =
    { $n ->
        [one] { $n } carta viola
       *[other] { $n } carte viola
    }
masters-level-two-green = una carta verde di livello II
masters-level-two-blue = una carta blu di livello II
masters-level-two-yellow = una carta gialla di livello II
masters-level-two-purple = una carta viola di livello II

## What things say

masters-title-card = Carta sviluppo { NAME("masters-card", $card) }
masters-title-leader = Leader { NAME("masters-leader", $leader) }

masters-way = paghi { $pay }, ricevi { $goods }
masters-says-cost = Costa { $goods }.
masters-says-production = Produzione: { $way }.
masters-says-needs = Per giocarla devi avere { $goods }.
masters-says-always = Permanente: { $effect }.
masters-says-points = A fine partita: { $goods }.
masters-effect-discount = le carte sviluppo che costano questa risorsa ti costano { $goods } in meno
masters-effect-depot = hai un deposito in più per { $goods }
masters-effect-white = ogni biglia bianca ti dà { $goods }
masters-effect-produces = hai una produzione in più: { $way }
