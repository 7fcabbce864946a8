### Lorenzo il Magnifico, Italian: what stands on cards, leaders and tiles. Everything else is English.

## Goods

good-coins =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
good-wood =
    { $n ->
        [one] { $n } legno
       *[other] { $n } legni
    }
good-stone =
    { $n ->
        [one] { $n } pietra
       *[other] { $n } pietre
    }
good-servants =
    { $n ->
        [one] { $n } servitore
       *[other] { $n } servitori
    }
good-military =
    { $n ->
        [one] { $n } punto militare
       *[other] { $n } punti militari
    }
good-faith =
    { $n ->
        [one] { $n } punto fede
       *[other] { $n } punti fede
    }
good-vp =
    { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    }
good-privileges =
    { $n ->
        [one] { $n } privilegio del consiglio
       *[other] { $n } privilegi del consiglio diversi
    }

## Cards

kind-territory = territori
    .one = territorio
kind-character = personaggi
    .one = personaggio
kind-building = edifici
    .one = edificio
kind-venture = imprese
    .one = impresa
cards-territory =
    { $n ->
        [one] { $n } territorio
       *[other] { $n } territori
    }
cards-character =
    { $n ->
        [one] { $n } personaggio
       *[other] { $n } personaggi
    }
cards-building =
    { $n ->
        [one] { $n } edificio
       *[other] { $n } edifici
    }
cards-venture =
    { $n ->
        [one] { $n } impresa
       *[other] { $n } imprese
    }
cards-one-kind =
    { $n ->
        [one] { $n } carta di uno stesso tipo
       *[other] { $n } carte di uno stesso tipo
    }
leader = { NAME("lorenzo-leader", $leader) }

## What things say

title-card = { NAME("lorenzo-card", $card) } ({ $card }, { NAME("kind", $kind, form: "one") }, periodo { $period })
title-leader = { NAME("lorenzo-leader", $leader) }
title-excommunication = { NAME("lorenzo-excommunication", $tile) } (tessera scomunica { $tile })
title-bonus = { NAME("lorenzo-tile", $tile) }

card-free = Non costa nulla.
card-cost = Costa { $cost }.
card-now = Subito: { $effects }.
card-always = Permanente: { $effects }.
card-harvest = Raccolto { $value }+: { $effects }.
card-production = Produzione { $value }+: { $effects }.
card-end = A fine partita: { $points }.
price-military = { $pay } (devi averne almeno { $needs })

leader-needs = Per giocarla devi avere { $needs }.
leader-once = Una volta per round: { $effects }.
leader-always = Permanente: { $effects }.
excommunication-always = Dopo la scomunica: { $effects }.
excommunication-end = Dopo la scomunica, a fine partita: { $effects }.
bonus-production = Produzione: ricevi { $goods }.
bonus-harvest = Raccolto: ricevi { $goods }.

effect-gain = ricevi { $goods }
effect-gain-per-card =
    ricevi { $goods } per ogni tua carta { $cards ->
        [territory] territorio
        [character] personaggio
        [building] edificio
       *[venture] impresa
    }
effect-gain-per-military =
    ricevi { $goods } ogni { $each ->
        [one] punto militare
       *[other] { $each } punti militari
    } che possiedi
effect-take-card =
    puoi prendere una carta { $cards ->
        [territory] territorio
        [character] personaggio
        [building] edificio
        [venture] impresa
       *[any] di qualsiasi tipo
    } con un'azione di valore { $value }, senza piazzare un familiare
effect-take-card-less =
    puoi prendere una carta { $cards ->
        [territory] territorio
        [character] personaggio
        [building] edificio
        [venture] impresa
       *[any] di qualsiasi tipo
    } con un'azione di valore { $value }, senza piazzare un familiare, pagando { $less } in meno
effect-activate =
    puoi eseguire un'azione { $area ->
        [harvest] raccolto
       *[production] produzione
    } di valore { $value }, senza piazzare un familiare
effect-activate-plain =
    puoi eseguire un'azione { $area ->
        [harvest] raccolto
       *[production] produzione
    } di valore { $value }, senza piazzare un familiare; solo i servitori ne aumentano il valore
effect-exchange = puoi scambiare { $ways }
exchange-way = { $pay } con { $goods }
effect-set-one-member = un tuo familiare colorato non ancora piazzato ha valore { $value } fino alla fine del round
effect-raises =
    le tue azioni { $action ->
        [territory] per prendere carte territorio
        [character] per prendere carte personaggio
        [building] per prendere carte edificio
        [venture] per prendere carte impresa
        [harvest] raccolto
       *[production] produzione
    } hanno +{ $by } al valore
effect-lowers =
    le tue azioni { $action ->
        [territory] per prendere carte territorio
        [character] per prendere carte personaggio
        [building] per prendere carte edificio
        [venture] per prendere carte impresa
        [harvest] raccolto
       *[production] produzione
    } hanno −{ $by } al valore
effect-cheaper =
    { $cards ->
        [territory] le carte territorio ti costano
        [character] le carte personaggio ti costano
        [building] le carte edificio ti costano
        [venture] le carte impresa ti costano
       *[any] ogni carta ti costa
    } { $less } in meno
effect-no-floor-bonus = non ricevi i bonus dei piani delle torri
effect-raises-coloured = i tuoi familiari colorati hanno +{ $by } al valore
effect-lowers-coloured = i tuoi familiari colorati hanno −{ $by } al valore
effect-raises-neutral = il tuo familiare neutro ha +{ $by } al valore
effect-lowers-neutral = il tuo familiare neutro ha −{ $by } al valore
effect-sets-members = i tuoi familiari colorati hanno valore { $value }, qualunque sia il risultato dei dadi
effect-enters-taken = puoi piazzare i tuoi familiari in spazi occupati
effect-no-surcharge = non paghi monete in più nelle torri occupate
effect-free-territories = non ti servono punti militari per prendere carte territorio
effect-copies-leader = copi l'abilità di un leader giocato da un altro giocatore
effect-supporting = ogni volta che sostieni la Chiesa ricevi { $goods }
effect-doubles-goods = ricevi due volte legno, pietre, monete e servitori degli effetti immediati delle tue carte sviluppo
effect-less = da ogni spazio, carta o tessera ricevi { $goods } in meno
effect-no-market = non puoi piazzare familiari nel mercato
effect-servants-per-value =
    per aumentare un valore di 1 devi spendere { $servants ->
        [one] { $servants } servitore
       *[other] { $servants } servitori
    }
effect-skips-first-turn = in ogni round salti il tuo primo turno e piazzi l'ultimo familiare dopo tutti gli altri
effect-no-points-for =
    non ricevi punti per { $cards ->
        [territory] i territori
        [character] i personaggi
        [building] gli edifici
       *[venture] le imprese
    }
effect-loses-per-points =
    perdi 1 punto vittoria ogni { $each ->
        [one] punto vittoria
       *[other] { $each } punti vittoria
    } che possiedi prima del conteggio finale
effect-loses-per-military = perdi 1 punto vittoria per ogni punto militare
effect-loses-per-building-cost = perdi 1 punto vittoria per ogni legno e ogni pietra nei costi delle tue carte edificio
effect-loses-per-resource = perdi 1 punto vittoria per ogni risorsa che ti resta (legno, pietra, servitore o moneta)
