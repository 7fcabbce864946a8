### What became of a game, English: the end of it, a shared result, one's own games.

## The end

result-wins =
    { $n ->
        [one] { $who } wins · { $title }
       *[other] { $who } win together · { $title }
    }
result-alone =
    { $won ->
        [0] { $seat } loses alone · { $title }
       *[other] { $seat } wins alone · { $title }
    }
result-name = { $seat }
result-foot =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
result-chart = Points over time
result-show = What the lines show
result-total = All points
result-time = Time
result-start = start
result-end = end
result-figures = Goods and tracks
# The blanks here are hard ones: a figure and its unit stay in one line.
result-hours = { $h } h { $m } min
result-minutes = { $n } min
result-seconds = { $n } s

## A shared result

result-share = Share
result-share-says = Whoever has this address sees the result and the end of the game, and nothing else of you. You can take it back at any time.
result-share-go = Make an address
result-share-stop = Share no longer
result-share-stopped = The address leads nowhere now.
result-link = Address of the result
result-picture = Save the picture
result-picture-of = Picture of the result
result-picture-failed = This browser cannot make the picture. The address shows it too.
result-send = Send
result-page = A result
result-gone = There is no result at this address, or it is shared no longer.
result-look = Look at the table
result-home = Play it yourself

## My games

result-mine = My games
result-only-you = Only you see this page.
result-none = You have not finished a game yet. Play one against bots or with friends: then your results, your seats and your favourite cards stand here.
result-finished =
    { $n ->
        [one] { $n } game finished
       *[other] { $n } games finished
    }
result-playing = { $n } under way
result-won-of = { $wins } won
result-by-seat = By title and seat
result-seat = Seat
result-games = Games
result-won = Won
result-place = Mean place
result-points = Mean points
result-best = Best
result-against-all = against all
result-against-people = against people
result-against-bots = against bots
result-against-alone = alone
result-versus = Against whom
result-favourites = Favourite cards
result-favourites-none = The cards that you gather in the games to come stand here.
result-favourite =
    { $n ->
        [one] in { $n } game, { $wins } won
       *[other] in { $n } games, { $wins } won
    }
result-recent = Last games
result-come-in = Come in with a name first: then your games stand here.
