### What every game says, Slovak.

## Words

list-and = { $first } a { $last }
    .more = { $first }, { $last }
list-or = { $first } alebo { $last }
    .more = { $first }, { $last }
list-either = { $first }, alebo { $last }
    .more = { $first }, { $last }
list-then = { $first }; { $last }
    .more = { $first }; { $last }
list-sentences = { $first } { $last }
    .more = { $first } { $last }
list-nothing = nič
seat = { $seat }
seat-nature = { nature }
seat-unnamed = { $n }. hráč
nature = náhoda
objection = { $rule }: { $reason }
refusal-line = riadok { $line }: { $what }
refusal-column = stĺpec { $column }: { $what }
refusal-place = riadok { $line }, stĺpec { $column }: { $what }
score-total = Spolu
language-unknown = jazyk „{ $name }“ tu nie je; na výber: { $known }

## Options

game-unknown = hra „{ $name }“ tu nie je; na výber: { $known }
options-players =
    { $n ->
        [one] { $n } hráč nestačí
        [few] { $n } hráči: toľkí hrať nemôžu
       *[other] { $n } hráčov: toľkí hrať nemôžu
    }; hra je pre { $least } až { $most } hráčov
options-unknown = voľba „{ $name }“ tu nie je; na výber: players, { $known }
options-setting = hodnota „{ $value }“ pri voľbe { $name } nejde; na výber: { $known }
options-number = voľba { $name } potrebuje číslo, nie „{ $value }“

## Moves

move-empty = chýba ťah
move-after-opening = odpovede všetkých sú teraz odkryté; ďalší ťah sa zadáva osobitne
move-unknown = „{ $text }“ nie je ťah
move-unknown-close = „{ $text }“ nie je ťah; najbližšie je: { $close }
move-illegal = { $move } teraz nejde
not-asked =
    { $name ->
        [nature] { nature }
       *[other] { $name }
    } teraz nie je na rade; na rade: { $asked ->
        [nature] { nature }
       *[other] { $asked }
    }
undo-nothing = nie je čo vziať späť
undo-chance = medzitým rozhodla náhoda; to sa späť vziať nedá
undo-other = medzitým je tu odpoveď iného hráča ({ $name }); späť možno vziať len vlastný posledný ťah
undo-opened = posledný ťah odkryl tajné odpovede; späť ho vziať nemožno
redo-nothing = nie je čo zahrať znova
move-end = Ukončiť ťah
move-hidden = Tajná odpoveď
move-text = { $move }

## Why not

no-over = hra sa už skončila
no-turn = nie si na ťahu; na rade: { $asked }
no-question = najprv treba odpovedať: { $ask }
no-option = { $move } tu nie je odpoveď
no-nature = o tom rozhoduje len náhoda

## Records

record-game = toto je zápis hry { $found }, nie { $here }
record-header = toto nie je hlavička: { $text }
record-header-missing = chýba hlavička „{ $name }“
record-header-twice = hlavička „{ $name }“ je tu dvakrát
record-hidden = ťah označený „?“ je tajomstvo iného hráča; túto kópiu prehrať nemožno
record-label = riadok sa začína { $found }, ale hra je v { $label }
record-line = riadok s ťahmi sa začína „značka meno:“, tento nie: { $text }
record-name = „{ $name }“ nie je použiteľné meno hráča: 1 až 40 znakov bez medzier, dvojbodiek, bodkočiarok a zátvoriek
record-name-taken = meno „{ $name }“ je obsadené
record-seat-unknown = hráč „{ $name }“ tu nie je; hrajú: { $known }
record-seats =
    { $n ->
        [one] { $n } meno
        [few] { $n } mená
       *[other] { $n } mien
    } pre { $players ->
        [one] { $players } hráča
       *[other] { $players } hráčov
    }
record-too-long = príliš dlhé: viac ako { $most } bajtov
record-version = zápis vznikol podľa pravidiel { $found } hry { $name }; tu sú pravidlá { $here }

## Positions written by hand

position-too-long = príliš dlhé: viac ako { $most } bajtov
position-header = hlavičku „{ $name }“ pozícia nemá
position-statement = toto nie je údaj: { $text }
position-clause = toto nie je údaj o hráčovi: { $text }
position-twice = v tomto údaji je dvakrát: { $text }
position-number = treba číslo od { $least } do { $most }, nie „{ $text }“
position-card-twice = karta { $card } je tu dvakrát
position-leader-twice = tento vodca je tu dvakrát: { $name }

## What things say

about = { $name } – { $text }

## Bots

bot-unknown = bot „{ $name }“ tu nie je; na výber: { $known }
arena-bots =
    { $n ->
        [one] { $n } bot nestačí
        [few] { $n } boty: toľko hrať nemôže
       *[other] { $n } botov: toľko hrať nemôže
    }; zápas je pre { $least } až { $most } botov
