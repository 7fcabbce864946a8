### What the tables of the server say, English.

## Seats

server-not-here = There is no such table, or it is not open to you.
server-not-your-chair = That is not your seat.
server-host-only = Only the person who set up the table may do that.
server-still-here = Whoever is at the table plays themselves.
server-chair-taken = Somebody else has that seat already.
server-no-chair = No seat is free here.
server-begun = The game has begun already.
server-not-begun = The game has not begun yet.
server-not-over = The game is not over yet.
server-old-rules = This game was begun under rules { $found }; here they are { $here }, so it cannot go on.
server-pace-wrong = That pace cannot be played: 1 minute to 10 hours for a game, 1 hour to 30 days for a turn, up to 10 minutes more a turn.

## Moves

server-not-asked = You are not asked anything now.
server-moved-on = The table has moved on since; please look again.
server-moves-long = That is too long: { $most } signs at most.
server-sealed-alone = A secret answer is given alone; the rest comes when all answers are in.

## Taking back

# Stands beside undo-chance and undo-opened.
undo-seat = { $seat } has answered since; going back needs everybody's consent
server-no-wish = Nobody wants to take anything back any more.

## Back and ahead

server-own-eyes = While the game runs, you look back with your own eyes only.
server-no-move = There is no move { $n }; the game has { $most }.
server-plan-long = That is far enough ahead: { $most } moves at most.
server-fork-over = The game was over there; go back a little before you fork.
server-fork-hidden = Something of those moves is hidden from you, so another table cannot go on from them. Try it out in a plan, or fork when the game is over.
server-fork-seats =
    { $n ->
        [one] This game goes on with { $n } player.
       *[other] This game goes on with { $n } players.
    }

## Records that people bring

server-record-empty = There is nothing to read in it.
server-record-long = That is too long for a record: { $most } kB at most.
server-record-moves = That is too long for a game: { $most } moves at most.
server-record-game = There is no game “{ $found }” here; there are { $known }.
server-record-slow = This record took too long to read, so it was put away.
