### The screens around the tables in the browser, English.

## Titles and bots

browser-game-lorenzo = Lorenzo il Magnifico
browser-game-masters = Masters of Renaissance
browser-minutes-lorenzo = 60 to 90 min
browser-minutes-masters = 40 min
browser-bot-random = Page
browser-bot-greedy = Merchant
browser-players = { $least } to { $most } players
browser-players-n =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }

## Where in the game a table is

browser-label-setup = setting up
browser-label-r = round { $n }
browser-label-t = turn { $n }

## The bar

browser-home = Home
browser-language = Language
browser-to-night = Switch to the night theme
browser-to-parchment = Switch to the parchment theme

## The lobby

browser-lobby = Home
browser-you = About you
browser-you-are = You are
browser-your-name = Your name
browser-no-account = No account needed: name and tables stay in this browser.
browser-kept-as = Kept as “{ $name }”: log in with it on any device.
browser-against = against
browser-bots = Bots to play against
browser-fewer = Fewer
browser-more = More
browser-alone = alone
browser-level = How well they play
browser-play-now = Play now
browser-play-now-named =
    Play now: { $title }, { $n ->
        [one] against { $n } bot
       *[other] against { $n } bots
    }
browser-my-tables = My tables
browser-open-tables = Open tables
browser-finished = Finished
browser-tab-mine = Tables
browser-tab-open = Open
browser-tab-finished = Finished
browser-new-table = New table
browser-none-mine = You sit at no table yet. Play against bots at once, or set up a table for friends.
browser-none-open = No table waits for players just now. Set one up that everybody sees, and it stands here.
browser-none-finished = Games that are over stay here to look back at.
browser-turns =
    { $n ->
        [one] It is your turn at { $n } table
       *[other] It is your turn at { $n } tables
    }
browser-your-turn = Your turn
browser-waits = waits for players
browser-play = Play
browser-look = Look
browser-invite = Invite
browser-join = Join
browser-watch = Watch
browser-review = Review
browser-result = Result
browser-free = { $n } free

## Coming in

browser-come-in = Come in
browser-come-in-ask = What shall the others call you?
browser-come-in-hint = A name is enough. You can change it later, and keep it with a password if you like.
browser-come-in-go = Sit down
browser-have-account = I have an account
browser-cancel = Cancel

## A new table

browser-title = Title
browser-game = Game
browser-player-count = Players
browser-variant-advanced = Variant
browser-setting-advanced-false = Basic
browser-setting-advanced-true = Advanced
browser-yes = yes
browser-no = no
browser-seats = Seats
browser-seats-says = several “me”: a hotseat at one screen
browser-seat-n = Seat { $n }
browser-kind-me = me
browser-kind-friend = friend
browser-kind-open = open
browser-kind-bot = bot
browser-kind-says-me = you sit here
browser-kind-says-friend = you get a link to send
browser-kind-says-open = for anybody who comes
browser-kind-says-bot = the machine plays
browser-name = Name
browser-name-of = Name at seat { $n }
browser-table-name = Name of the table
browser-who-sees = Seen by
browser-private = only by link
browser-visible = everybody
browser-rulings = Rulings
browser-rulings-show = Show the rulings
browser-rulings-says = Where the rulebooks leave a gap. Set as Signoria reads them; the table shows every change.
browser-changed =
    { $n ->
        [one] { $n } change
       *[other] { $n } changes
    }
browser-sum = { $people }
browser-sum-me =
    { $n ->
        [one] you
       *[other] { $n } people at this screen
    }
browser-sum-friend =
    { $n ->
        [one] { $n } friend by link
       *[other] { $n } friends by link
    }
browser-sum-open =
    { $n ->
        [one] { $n } open seat
       *[other] { $n } open seats
    }
browser-sum-bot =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
browser-open-table = Open the table
browser-back = Back

## Before the game

browser-begin = Beginning
browser-waiting = Waiting
browser-missing =
    { $n ->
        [one] { $n } player is missing; the game begins when everybody sits.
       *[other] { $n } players are missing; the game begins when everybody sits.
    }
browser-private-says = Only whoever has a link finds this table.
browser-visible-says = This table stands among the open ones; anybody may watch it.
browser-table-link = Link to this table
browser-link-for = Link for seat { $n }
browser-for-friend = for a friend
browser-for-anybody = for anybody
browser-has-link = waits for whoever has the link
browser-free-seat = A free seat
browser-you-host = you, the host
browser-you-here = that is you
browser-bot = a bot
browser-is-here = is here
browser-has-sat = has a seat
browser-sit = Sit down
browser-sit-as = A seat is free for you, { $name }.
browser-sit-says = A seat is free for you; a name is enough.
browser-start-bots = Start with bots
browser-start-without =
    { $n ->
        [one] Start alone
       *[other] Start: { $n } players
    }
browser-leave = Leave the table
browser-copy-link = Copy link
browser-share = Share
browser-copied = Copied
browser-copy-by-hand = Copy this link.

## Account

browser-account = Account
browser-name-says = So the others see you at tables from now on.
browser-save = Save
browser-name-changed = Your name is changed.
browser-keep = Keep my name
browser-keep-says = With a user name and a password you have your games on every device. No mail address is asked for.
browser-keep-go = Make the account
browser-user-name = User name
browser-password = Password
browser-password-says = At least { $n } signs; a short sentence is a good one.
browser-old-password = Password until now
browser-new-password = New password
browser-change-password = Change it
browser-password-changed = The password is changed; all other browsers are logged out.
browser-account-of = Account “{ $name }”
browser-codes-left =
    { $n ->
        [one] { $n } recovery code is left.
       *[other] { $n } recovery codes are left.
    }
browser-log-in = Log in
browser-log-in-says = You have kept your name before? Be yourself again.
browser-log-in-leaves = As somebody with an account. “{ $name }” of this browser and its tables are left behind.
browser-logged-in = Welcome back.
browser-forgotten = I have forgotten the password
browser-recover = With a recovery code
browser-recover-says = One of the codes that you kept sets a new password. It works once; you get new ones.
browser-recover-go = Set the password
browser-code = Recovery code
browser-codes = Recovery codes
browser-codes-says = Should you forget the password, each of these lets you in once. They are shown now and never again.
browser-copy = Copy
browser-print = Print
browser-codes-kept = I have kept them
browser-log-out = Log out
browser-log-out-everywhere = Log out everywhere
browser-log-out-says = Everywhere: in every browser that is logged in as you, this one too.

## When something is wrong

browser-trouble = That did not work. Please try it again.
browser-server-trouble = The server is in trouble. Nothing was changed; please try it again in a moment.
browser-not-reached = The server cannot be reached. Is the network there?
browser-too-often = That was too often. Please wait a moment.
browser-offline = No network. Nothing is lost; it goes on when the network is back.
browser-newer = The server has a newer version of this page.
browser-reload = Load it
browser-no-table = No table
browser-nothing = Nothing here
browser-nothing-here = This address leads nowhere. The tables are one click away.
