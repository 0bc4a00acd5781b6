# What the browser says beyond the messages it shares with the terminal.

web-skip = To the content
web-nav = Sections
web-nav-play = Play
web-nav-watch = Watch
web-nav-learn = Learn
web-ratings = Leaderboards
web-desk = The keeper’s desk
web-history = Finished games
web-dark = Dark colours
web-account = Account
web-fan-work = An unofficial, non-commercial fan work.
web-loading = One moment
web-close = Close
web-none = none
web-nobody = nobody
web-confirm = Confirm
web-confirm-number = Confirm: { $number } chosen
web-lost = There is no such page
web-lost-text = The address may be old or misspelt.
web-to-lobby = To the lobby

## Games

web-game-duel = Duel for Middle-earth
    .text = Draft cards, race the Ring to the fire or hunt it down.
    .players = 2 players
    .time = 30 min
web-game-wotr_cards = War of the Ring: The Card Game
    .text = Hold the paths and the walls, one hard choice at a time.
    .players = 2 to 4 in teams
    .time = 2 hours
web-game-wotr_board = War of the Ring
    .text = The whole map, the armies, and a hidden Fellowship.
    .players = 2 players
    .time = 3 hours
web-game-lcg = The Card Game
    .text = Build a deck, brave Mirkwood with your friends.
    .players = 1 to 4 together
    .time = 1 hour
web-coming = Not here yet

## Lobby

web-welcome = Well met.
web-welcome-name = Well met, { $name }.
web-waiting-for-you = { $number ->
    [one] { $number } table waits for you.
   *[other] { $number } tables wait for you.
}
web-nothing-waits = No table waits for you. Sit down at a new one.
web-choose-name = Your name is { $name }. Choose another
web-my-tables = Your tables
web-tables-as-of = Your tables as of { $time }.
web-show-all-tables = Show all { $number } tables
web-games = Games
web-open-tables = Open tables
web-open-empty = Nobody is waiting just now.
web-watch-title = Tables to watch
web-watch-empty = Nobody is playing in public just now.
web-past-tables = Finished games
web-with = with { $names }
web-alone = on one screen
web-campaign = { $number ->
    [1] Campaign, game 1 of { $all }
   *[other] Campaign, game { $number } of { $all }, score { $points } so far (less is better)
}
web-solo = solo
web-table-waiting = Waits for its players.
web-table-your-move = The choice is yours.
web-table-asked-back = Your seat waits for you: come back, or the computer plays for you.
web-table-their-move = Somebody else is choosing.
web-your-move = Your move
web-look = Look
web-join = Join
web-watch = Watch
web-nobody-won = Nobody won.
web-computer-level = { $level ->
    [easy] Computer, easy
    [medium] Computer, medium
    [hard] Computer, hard
    [master] Computer, master
   *[other] Computer
}
web-play-now = Play now
web-seek = Find an opponent
web-seeking = Looking for an opponent
web-seek-meanwhile = Play the computer meanwhile
web-seek-stop = Stop looking
web-seek-found = An opponent is waiting for you.
web-seek-go = To the table
web-now-clock-fast = 10 minutes
web-now-clock-live = 25 minutes
web-now-clock-day = a day a move
web-meet-link = Challenges, bots, tournaments
web-challenge-sent = You have challenged { $name }.
web-challenge-received = { $name } challenges you.
web-challenge-accept = Accept
web-challenge-decline = Decline
web-challenge-withdraw = Withdraw
web-bot-name = { $name } (bot)
web-clock = Clock
web-clock-none = no clock
web-clock-live = { $number ->
    [one] live, { $number } minute each
   *[other] live, { $number } minutes each
}
web-clock-days = { $number ->
    [one] a day for each move
   *[other] { $number } days for each move
}
web-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}

## Create a table

web-set-table = Create a table
web-game = Game
web-against = Against
web-against-computer = Computer
web-against-friend = A friend
web-against-anyone = Anyone
web-against-screen = On one screen
web-strength = Strength
web-who-sits-where = Who sits where
web-seats-number = Players
web-your-side = Your side
web-by-lot = By lot
web-options = Options
web-more-settings = Clock and rules
web-set-clock-none = No clock
web-set-clock-fast = 10 minutes each, 5 seconds a choice
web-set-clock-live = 25 minutes each, 10 seconds a choice
web-set-clock-long = 60 minutes each, 20 seconds a choice
web-set-clock-evening = 90 minutes each, 30 seconds a choice
web-set-clock-day = A day for each move
web-set-clock-week = A week for each move
web-reading = Reading of the rules
web-allow-hints = Hints are allowed
web-listed = Others may watch
web-rated = rated
web-set-rated = The game is rated
web-rated-account = Only registered players are rated: make an account
web-rated-rule = Rated: by the clock and without hints. Nothing revealed is taken back, and the computer takes nobody’s seat. Who resigns or leaves until the time is up has lost. A game counts once everybody has made a choice.
web-with-whom = With whom
web-row-begins = A campaign begins with the first scenario and goes on with the next ones.
web-decks = Decks
web-own-decks = My decks
web-ready-decks = Ready-made decks
web-shared-decks = Shared with everybody
web-build-decks = Build and import decks
web-deck-unfinished = { $name }, unfinished
web-deck-refused = { $side }: { $problem }
web-no-decks = No game here is played with your own decks.
web-sit-down = Sit down

## Waiting room

web-copied = Copied

## Account

web-guest-number = Guest { $number }
web-guest = You are playing as a guest called { $name }. That is all you need.
web-your-name = Your name at the table
web-save-name = Take this name
web-renamed = You are now called { $name }.
web-make-account = Make an account
web-account-why = An account keeps your tables on every device. You need no e-mail address.
web-account-closed = Accounts are not made here at present. As a guest you can play everything but rated games.
web-account-invitation = Invitation
web-account-name = Name
web-password = Password, at least 8 characters
web-account-made = The account { $name } is yours, and so are your tables.
web-sign-in = Sign in
web-sign-in-why = Go on where you left off, on any device.
web-signed-in = You are signed in as { $name }.
web-sign-out = Sign out
web-signed-out = You are signed out and play as the guest { $name }.
web-sessions = Where you are signed in
web-session-here = this browser
web-session-seen = last seen { $date }
web-session-unknown = an unnamed browser
web-session-end = Sign out there
web-session-ended = That session has ended.
web-sessions-end = Sign out everywhere else
web-sessions-ended = You are signed in here alone.
web-password-lost = Password lost?
web-former-player = a former player

## Settings

web-theme = Colours
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-tempo = The computers’ moves and the fights
web-tempo-step = Step by step
web-tempo-slow = Slowly
web-tempo-quick = Quickly
web-tempo-once = At once
web-motion = Movement
web-motion-calm = Calm
web-motion-quick = Quick
web-motion-none = None
web-one-step = Choose in one step, without confirming
web-letter-keys = Single letters are shortcuts
web-sounds = Sounds
web-sounds-off = Off
web-sounds-quiet = Quiet
web-sounds-full = Full
web-notify = A notification when it is my turn

## At the table

web-parts = Parts of the table
web-since-more = { $number ->
    [one] (one sentence more before it in the log)
   *[other] ({ $number } sentences more before it in the log)
}
web-since-last-time = Since you were last here
web-is-choosing = { $who ->
    [you] You are choosing
    [many] { $name } are choosing
   *[one] { $name } is choosing
}
web-computer-thinks = The computer is thinking
web-side-thinks = { $side } is thinking
web-is-away = { $name } is away; the game waits for this choice
web-out-of-game = You are out of the game. Your companions play on.
web-refused-detail = Nothing has changed.

## Guide

web-lesson-begin = Learn by playing
web-lesson-go-on = Go on with the lesson
web-lesson-anew = Begin anew
web-lesson-again = Play the lesson again
web-lesson-finished = Finished
web-lesson-steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
web-learn-title = Learn to play

## The end

web-replay = Replay
web-outcome-closed = The table was closed by those who keep the server. The game counts for nobody.
web-outcome-resigned = { $loser_start } { $loser_count ->
    [many] resign
   *[one] resigns
}: { $winner_the } { $winner_count ->
    [many] win
   *[one] wins
}.
web-outcome-out_of_time = { $loser_start } { $loser_count ->
    [many] run
   *[one] runs
} out of time: { $winner_the } { $winner_count ->
    [many] win
   *[one] wins
}.
web-outcome-abandoned = { $loser_start } { $loser_count ->
    [many] leave
   *[one] leaves
} the game: { $winner_the } { $winner_count ->
    [many] win
   *[one] wins
}.

## Help

web-contents = Contents
web-search-rules = Search the rules
web-search-found = { $number ->
    [one] { $number } entry found
   *[other] { $number } entries found
}
web-examples = Worked examples
web-example-open = Open on the board
web-glossary = Glossary
web-no-help = There is no help for this game yet.
web-all-card = All cards
web-all-tile = All locations
web-all-token = All alliance tokens
web-credits = Credits
web-credits-icons = Icons: recoloured, from
web-credits-icons-authors = By Lorc, Delapouite, Skoll, Caro Asercion, sbed and others.
web-credits-type = Type: Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the
web-credits-drawing = Maps, landscapes, seals and initials are our own drawings.
web-credits-software = Made with Svelte, Vite, Fluent, Python, Litestar and msgspec.
web-engine-plain = Westmarch { $version }. Computer players think with the plain engine; a compiled one is many times faster.
web-engine-compiled = Westmarch { $version }. Computer players think with the compiled engine.

## The log of the table

web-log-started = The game begins.
web-log-undone = { $who ->
    [you] You take back the last choice.
    [many] { $name } take back the last choice.
   *[one] { $name } takes back the last choice.
}
web-log-forked = { $who ->
    [you] You take choices back. Whatever was revealed since will come out anew.
    [many] { $name } take choices back. Whatever was revealed since will come out anew.
   *[one] { $name } takes choices back. Whatever was revealed since will come out anew.
}
web-log-undone_alone = { $who ->
    [you] You take choices back while somebody is away.
    [many] { $name } take choices back while somebody is away.
   *[one] { $name } takes choices back while somebody is away.
}
web-log-taken = Taken back:
web-log-left = { $who ->
    [you] You leave the table.
    [many] { $name } leave the table.
   *[one] { $name } leaves the table.
}
web-log-returned = { $who ->
    [you] You are back at the table.
    [many] { $name } are back at the table.
   *[one] { $name } is back at the table.
}
web-log-joined = { $who ->
    [you] You sit down.
    [many] { $name } sit down.
   *[one] { $name } sits down.
}
web-log-replaced = { $who ->
    [you] You take over the seat.
    [many] { $name } take over the seat.
   *[one] { $name } takes over the seat.
}
web-log-paused = { $who ->
    [you] You are on holiday; your time stands still.
    [many] { $name } are on holiday; their time stands still.
   *[one] { $name } is on holiday; the time of that seat stands still.
}
web-log-resumed = { $who ->
    [you] You are back from your holiday.
    [many] { $name } are back from their holiday.
   *[one] { $name } is back from holiday.
}
web-log-resigned = { $who ->
    [you] You resign.
    [many] { $name } resign.
   *[one] { $name } resigns.
}
web-log-out_of_time = { $who ->
    [you] You run out of time.
    [many] { $name } run out of time.
   *[one] { $name } runs out of time.
}
web-log-abandoned = { $who ->
    [you] You leave the game for good.
    [many] { $name } leave the game for good.
   *[one] { $name } leaves the game for good.
}
web-log-closed = The table was closed by those who keep the server.
web-log-continued = The server was updated; the game goes on.
web-log-taught = A lesson begins.
web-log-taken_up = The game goes on from a moment of a finished one.

## Refusals

web-refused-offline = The server cannot be reached just now.
web-refused-malformed = The server did not understand this.
web-refused-too_large = This is too long.
web-refused-too_fast = That was too fast. Please wait a moment.
web-refused-no_such_table = There is no such table.
web-refused-no_such_game = There is no such game here.
web-refused-bad_options = These settings do not go together.
web-refused-bad_deck = This deck breaks the rules for decks.
web-refused-no_such_deck = There is no such deck. Perhaps it was deleted, or is no longer shared.
web-refused-too_many_decks = You keep as many decks as the server allows. Delete one first.
web-refused-too_many_shared = Your profile shows as many decks as the server allows. Take one off first.
web-refused-bad_level = The computer has no such level.
web-refused-bad_seats = No game can be played with these seats.
web-refused-bad_invite = This invitation is not valid.
web-refused-seat_taken = Somebody is already sitting there.
web-refused-not_seated = You have no seat at this table.
web-refused-not_your_turn = It is not your turn.
web-refused-not_started = The game has not begun.
web-refused-already_started = The game has already begun.
web-refused-over = The game is over.
web-refused-not_over = The game is not over yet.
web-refused-no_record = The rules changed during this game, so it has no record that could be played again.
web-refused-bad_address = Nothing can be sent to this address.
web-refused-bad_link = This link is too old, was used already, or is not complete.
web-refused-no_mail = This server sends no e-mail.
web-refused-stale = The position has changed in the meantime. Please choose again.
web-refused-illegal_word = This is not allowed now.
web-refused-undo_not_free = Something was revealed since: ask the others.
web-refused-nothing_to_undo = There is nothing to take back.
web-refused-nothing_asked = Nobody has asked for this.
web-refused-already_asked = This has already been asked.
web-refused-still_here = Only a player who has left can be replaced.
web-refused-no_hints = There are no hints at this table.
web-refused-no_such_lesson = There is no such lesson.
web-refused-not_in_lesson = The lesson asks for something else now.
web-refused-busy = The computer is busy. Please try again in a moment.
web-refused-no_such_order = There is no such order.
web-refused-no_sequel = No game follows this one.
web-refused-not_creator = Only the person who created the table can do this.
web-refused-not_registered = Only registered players can do this.
web-refused-not_rateable = A rated table has a clock and no hints, and nobody plays on both sides.
web-refused-rated = This cannot be done at a rated table.
web-refused-name_taken = This name is taken.
web-refused-wrong_password = Name and password do not match.
web-refused-name_confusing = This name could be taken for the computer’s or for another player’s. Please choose another.
web-refused-no_such_session = You are no longer signed in there.
web-refused-no_such_person = There is nobody else of this name here.
web-refused-already_account = You already have an account.
web-refused-bad_token = This token is not valid.
web-refused-out_of_scope = This token does not allow that.
web-refused-no_such_bot = You have no such bot, or no such token.
web-refused-too_many_bots = You have as many bots as the server allows.
web-refused-too_many_tokens = This bot has as many tokens as the server allows. Revoke one first.
web-refused-too_many_games = This bot is playing as many games as it may.
web-refused-no_such_challenge = This challenge is no longer open.
web-refused-too_many_challenges = Too many challenges are open already.
web-refused-no_such_tournament = There is no such tournament.
web-refused-too_many_tournaments = You host as many tournaments as the server allows.
web-refused-tournament_full = This tournament is full.
web-refused-too_few_players = There are too few players to begin.
web-refused-no_bots = The host admits no bots.
web-refused-foreign_origin = This page may not use this server.
web-refused-database_lost = The server has lost its connection to the database. It goes on as soon as it is back.
web-refused-redis_lost = The server has lost its connection to Redis. It goes on as soon as it is back.
web-refused-other_corrections = This table was played with other corrections of the cards than the server has now. It goes on once whoever runs the server brings its former corrections back.
web-refused-broken_table = This table cannot go on.
web-refused-no_right = Your role does not allow that, or not to this person.
web-refused-no_such_line = This line of chat is no longer there.
web-refused-no_such_report = Somebody is done with that already.
web-refused-muted = { $until ->
    [never] You may not write at the tables any more.
   *[other] You may not write at the tables until { $until }.
}
web-refused-banned = { $until ->
    [never] This account may not come in any more.
   *[other] This account may not come in until { $until }.
}
web-refused-no_registration = Accounts are made here by invitation only, or not at all.
web-refused-too_many_days = That is more than is left of your days of holiday: { $days }.
web-refused-failed = Something went wrong on the server. It has been noted.
web-flagged = The moderators will look at it.

## Facts to look up

web-doubtful = Facts to look up
web-doubtful-text = Our sources leave open what is printed on some cards. Who has the game can look it up: choose what stands on the card, and keep the file that the answers make.
web-doubtful-tell = A file cannot settle this yet: please tell us what the card says.
web-doubtful-file = The file of corrections
web-doubtful-save = Save it as corrections.yaml in the data folder of the server, or name it when you start: westmarch --corrections FILE serve. After a restart everything plays by it.
web-doubtful-download = Save the file
web-doubtful-none = So far nothing differs from what we take for true.
web-doubtful-link = Do you own the game? Some facts of its cards are to be looked up.
