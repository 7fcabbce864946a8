### What every game says, Czech.

## Words

list-and = { $first } a { $last }
    .more = { $first }, { $last }
list-or = { $first } nebo { $last }
    .more = { $first }, { $last }
list-either = { $first }, nebo { $last }
    .more = { $first }, { $last }
list-then = { $first }; { $last }
    .more = { $first }; { $last }
list-sentences = { $first } { $last }
    .more = { $first } { $last }
list-nothing = nic
seat = { $seat }
seat-nature = { nature }
seat-unnamed = { $n }. hráč
nature = náhoda
objection = { $rule }: { $reason }
refusal-line = řádek { $line }: { $what }
refusal-column = sloupec { $column }: { $what }
refusal-place = řádek { $line }, sloupec { $column }: { $what }
score-total = Celkem
language-unknown = jazyk „{ $name }“ tu není; na výběr: { $known }

## Options

game-unknown = hra „{ $name }“ tu není; na výběr: { $known }
options-players =
    { $n ->
        [one] { $n } hráč nestačí
        [few] { $n } hráči hrát nemohou
       *[other] { $n } hráčů hrát nemůže
    }: hra je pro { $least } až { $most } hráče
options-unknown = volba „{ $name }“ tu není; na výběr: players, { $known }
options-setting = hodnota „{ $value }“ u volby { $name } nejde; na výběr: { $known }
options-number = volba { $name } potřebuje číslo, ne „{ $value }“

## Moves

move-empty = chybí tah
move-after-opening = odpovědi všech jsou teď odkryté; další tah se zadává zvlášť
move-unknown = „{ $text }“ není tah
move-unknown-close = „{ $text }“ není tah; nejblíž je: { $close }
move-illegal = { $move } teď nejde
not-asked =
    { $name ->
        [nature] { nature }
       *[other] { $name }
    } teď není na řadě; na řadě: { $asked ->
        [nature] { nature }
       *[other] { $asked }
    }
undo-nothing = není co vzít zpět
undo-chance = mezitím rozhodla náhoda; to zpět vzít nejde
undo-other = mezitím je tu odpověď jiného hráče ({ $name }); zpět jde jen vlastní poslední tah
undo-opened = poslední tah odkryl tajné odpovědi; zpět ho vzít nejde
redo-nothing = není co zahrát znovu
move-end = Ukončit tah
move-hidden = Tajná odpověď
move-text = { $move }

## Why not

no-over = hra už skončila
no-turn = nejsi na tahu; na řadě: { $asked }
no-question = nejdřív je třeba odpovědět: { $ask }
no-option = { $move } tu není odpověď
no-nature = o tom rozhoduje jen náhoda

## Records

record-game = tohle je zápis hry { $found }, ne { $here }
record-header = tohle není hlavička: { $text }
record-header-missing = chybí hlavička „{ $name }“
record-header-twice = hlavička „{ $name }“ je tu dvakrát
record-hidden = tah označený „?“ je tajemství jiného hráče; tuto kopii přehrát nejde
record-label = řádek začíná { $found }, ale hra je v { $label }
record-line = řádek s tahy začíná „značka jméno:“, tenhle ne: { $text }
record-name = „{ $name }“ není použitelné jméno hráče: 1 až 40 znaků bez mezer, dvojteček, středníků a závorek
record-name-taken = jméno „{ $name }“ je zabrané
record-seat-unknown = hráč „{ $name }“ tu není; hrají: { $known }
record-seats =
    { $n ->
        [one] { $n } jméno
        [few] { $n } jména
       *[other] { $n } jmen
    } pro { $players ->
        [one] { $players } hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    }
record-too-long = příliš dlouhé: víc než { $most } bajtů
record-version = zápis vznikl podle pravidel { $found } hry { $name }; tady jsou pravidla { $here }

## Positions written by hand

position-too-long = příliš dlouhé: víc než { $most } bajtů
position-header = hlavičku „{ $name }“ pozice nemá
position-statement = tohle není údaj: { $text }
position-clause = tohle není údaj o hráči: { $text }
position-twice = v tomto údaji je dvakrát: { $text }
position-number = je třeba čísla od { $least } do { $most }, ne „{ $text }“
position-card-twice = karta { $card } je tu dvakrát
position-leader-twice = tento vůdce je tu dvakrát: { $name }

## What things say

about = { $name } – { $text }

## Bots

bot-unknown = bot „{ $name }“ tu není; na výběr: { $known }
arena-bots =
    { $n ->
        [one] { $n } bot nestačí
        [few] { $n } boti hrát nemohou
       *[other] { $n } botů hrát nemůže
    }: zápas je pro { $least } až { $most } boty
