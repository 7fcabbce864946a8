### The guided first round in the browser, English.

guide-first-time = First time? A guided round
guide-title = Guide
guide-step = { $n } of { $of }
guide-next = Next
guide-skip = Leave the guide
guide-waits = The other plays; the guide waits with you.
guide-do = Your move: the guide goes on after it.
guide-other-way = You went another way; that is fine too.
guide-play-on = Play on from here
guide-again = Guided round
guide-begins = The table is being set …
