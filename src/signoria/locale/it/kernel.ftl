### What every game's cards say, Italian. Everything else is English.

## Lists

list-and = { $first } e { $last }
    .more = { $first }, { $last }
list-or = { $first } o { $last }
    .more = { $first }, { $last }
list-either = { $first }, oppure { $last }
    .more = { $first }, { $last }
list-then = { $first }; { $last }
    .more = { $first }; { $last }
list-sentences = { $first } { $last }
    .more = { $first } { $last }
list-nothing = nulla

## What things say

about = { $name }. { $text }
