### Cards and rules to read in the browser, English.

## Pages to read

book-pages = Cards and rules
book-cards = Cards
book-rules = Rules
book-contents = Contents
book-nothing-found = Nothing fits that. Try fewer letters, or take a filter away.
book-rules-found =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }

## Cards

book-cards-find = A name in any language, a number, words of the text
book-cards-found =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
book-kind = Kind
book-gives = Gives
book-all = Show all
book-sentences = With texts
book-number = no. { $n }
book-names = Other names
book-before = Previous
book-next = Next
book-origin-translation = our translation; no printed name was at hand
book-origin-own = our own name; the card has none

## Where figures are from

book-source = Figures
book-source-print = From a printed rulebook
book-source-all = All { $of } sources that were compared have them ({ $agree } of { $of })
book-source-some = { $agree } of { $of } sources that were compared have them
book-proposed = A figure is proposed: sources differ, and nothing printed was at hand.

## The icon language

book-signs = What the signs mean
book-signs-says = Cards are drawn from what they do, so the same sign always means the same.
