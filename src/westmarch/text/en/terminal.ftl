# The command line and the terminal client.

## Commands

terminal-games-scenario = --scenario { $id }: { $name } ({ $seats } seats)
terminal-games-seats = Seats: { $seats }
terminal-cards-none = Nothing here is doubtful.
terminal-doubtful-tell = Cannot be settled by a file yet: please tell us what the card says.
terminal-doubtful-form = Take “#” away before the game, the card and the fact, and write what is printed on the card. Then: westmarch --corrections FILE play ...
terminal-cards-doubtful = Doubtful: { $facts }
terminal-dataset-written = { $folder } has { $games } games; { $rows } rows are new.
terminal-learn-working = Learning
terminal-learn-score = { $file }: { $score } of { $games } games against random play won, draws as halves (95 % interval { $low } to { $high }).
terminal-observations-block = block
terminal-observations-start = from
terminal-observations-shape = shape
terminal-observations-most = up to
terminal-observations-columns = columns
terminal-observations-total = { $numbers } numbers from 0, a byte each; version { $version }, { $hash }

terminal-simulate-working = Playing
terminal-simulate-winner = winner
terminal-simulate-by = by
terminal-simulate-games = games
terminal-simulate-total = { $games ->
    [one] { $games } game in { $seconds } s: { $games_per_second } games/s, { $decisions_per_second } decisions/s, { $length } decisions a game.
   *[other] { $games } games in { $seconds } s: { $games_per_second } games/s, { $decisions_per_second } decisions/s, { $length } decisions a game.
}
terminal-arena-working = Playing
terminal-arena-players = players
terminal-arena-games = games
terminal-arena-wins = wins
terminal-arena-draws = shared
terminal-arena-rate = win rate
terminal-arena-interval = 95 % interval
terminal-arena-faults = { $player }: { $games } { $games ->
    [one] game
   *[other] games
} lost because the program did not play as it must
terminal-arena-sprt-elo1 = Certain: { $first } is stronger than { $second } by { $elo1 } Elo rather than { $elo0 } ({ $ratio } of { $bound }).
terminal-arena-sprt-elo0 = Certain: { $first } is stronger than { $second } by { $elo0 } Elo rather than { $elo1 } ({ $ratio } of -{ $bound }).
terminal-arena-sprt-open = Not certain yet: { $first } may be stronger than { $second } by { $elo0 } Elo or by { $elo1 } ({ $ratio } of ±{ $bound }).
terminal-ladder-player = player
terminal-ladder-elo = Elo
terminal-ladder-interval = 95 % interval
terminal-ladder-games = games
terminal-ladder-points = points
terminal-calibrate-stage = stage
terminal-calibrate-estimates = estimates
terminal-calibrate-positions = positions
terminal-calibrate-mean = mean estimate
terminal-calibrate-won = won
terminal-calibrate-interval = 95 % interval
terminal-calibrate-early = first third
terminal-calibrate-middle = second third
terminal-calibrate-late = last third
terminal-calibrate-brier = Brier score: { $brier } (0 is perfect, 0.250 is what “always 50 %” gets).
terminal-train-loss = Mean log loss of the positions that were kept back: { $before } before, { $after } after ({ $positions } positions in all).
terminal-train-appeals = Mean cross entropy of the searches’ looks that were kept back: { $before } if all words were alike, { $after } as learned ({ $positions } positions in all).
terminal-bench-working = Measuring
terminal-bench-taken = Meanwhile the host of this machine gave { $percent } % of its processors’ time to others.
terminal-bench-name = what
terminal-bench-value = value
terminal-bench-unit = unit
terminal-bench-peer = peer
terminal-bench-peer-value = peer’s value
terminal-bench-ratio = ratio

## Playing, in lines or on the full screen

terminal-undone = Taken back: { $word }.
terminal-undone-fork = What had been revealed since may come out differently now.
terminal-hint = The computer would choose: { $word }
terminal-hint-estimate = It sees your chances at { $chance } %.
terminal-hint-thinking = The computer thinks about a hint
terminal-why-title = What cannot be done now, and why
terminal-why-none = Nothing stands in your way just now.
terminal-thinking = { $name } ({ $level }) is thinking
terminal-seat-human = { $name }: a person
terminal-seat-computer = { $name }: the computer, { $level }
terminal-saved = The record is in { $file }.
terminal-not-saved = The record could not be saved: { $reason }
terminal-news = Since your last choice
terminal-hand-over = { $name } is next. Give the terminal to that player.
terminal-hand-over-go = Press Enter when you are ready.

## The line mode

terminal-plain-intro = Answer with one of the listed choices, its number or the beginning of it. Other commands: help, undo, hint, why, log, look NAME, save FILE, quit.
terminal-plain-help = Your answer is a choice from the list, its number, or a beginning that no other choice shares.
terminal-plain-help-commands =
    { $command ->
        [undo] take your last choice back
        [skip] pass for a while: skip window (this step), skip phase, skip round, skip trigger; skip ask ends it
        [stop] always ask me at this point, even if I can only pass, or at another one: stop quest; once more ends it
        [hint] what the computer would choose
        [why] why something you might want cannot be done now
        [log] what has happened so far
        [look] what a card, a place or a token does; without a name: the table again
        [save] write the record of the game to a file
        [quit] end the game
       *[help] this list
    }
terminal-plain-skip-unknown = Say how long to pass: { $words }
terminal-plain-stop-unknown = Nobody can act out of turn here. Name another point: { $words }
terminal-no-window = There is nothing to pass on right now.
terminal-orders-none = No standing orders.
terminal-plain-ambiguous = “{ $text }” could mean: { $words }
terminal-plain-unknown = “{ $text }” is not possible now. Allowed now: { $words }
terminal-score = Score: { $score }.
terminal-score-campaign = Score of the campaign so far: { $score }.
terminal-next-game = The next scenario begins: { $name }.
terminal-plain-end = The input has ended before the game: { $number ->
    [one] { $number } choice has been made.
   *[other] { $number } choices have been made.
}
terminal-plain-quit = The game was left after { $number ->
    [one] { $number } choice.
   *[other] { $number } choices.
}

## The full screen

terminal-inspector = What it means
terminal-log = Log
terminal-page-all = Table
terminal-page-cards = Cards
terminal-page-map = Map
terminal-page-sides = Sides
terminal-page-places = Places
terminal-page-hand = Hand
terminal-page-players = Players
terminal-page-score = Score
terminal-key-choose = Enter choose
terminal-key-step = ↑ ↓ step
terminal-key-undo = u undo
terminal-key-hint = h hint
terminal-key-orders = n no more
terminal-key-log = l log
terminal-key-inspect = i inspect
terminal-key-save = s save
terminal-key-page = Tab page
terminal-key-language = g language
terminal-key-help = ? help
terminal-key-quit = q quit
terminal-key-back = Esc back

terminal-help-title = Keys
terminal-help-keys =
    { $what ->
        [arrows] ↑ ↓ — move through the choices; what they point at is marked on the board
        [enter] Enter — choose what is marked
        [digits] 1 2 3 … — go to the choice with this number
        [click] Mouse — a click on the board points, a click in the list chooses
        [tab] Tab — the next page of the board, where the window shows one at a time
        [scroll] PgUp PgDn — scroll the explanation
        [undo] u — take your last choice back
        [hint] h — what the computer would choose, and how it sees your chances
        [why] w — what cannot be done now, and why
        [orders] n — pass for a while, or always be asked at this point
        [log] l — the whole log
        [inspect] i — look at anything on the board
        [save] s — save the record of the game
        [language] g or F2 — another language
        [help] ? or F1 — this page
       *[quit] q — leave the game
    }
terminal-help-signs = Signs
terminal-help-fan = Westmarch is an unofficial, non-commercial fan work.

terminal-inspect-title = Look at
terminal-save-title = Save the record as
terminal-save-hint = Enter saves, Esc goes back
terminal-quit-title = Leave the game?
terminal-quit-save = Save the record and leave
terminal-quit-leave = Leave without saving
terminal-quit-stay = Play on

terminal-over-again = Play again
terminal-over-swapped = Play again with the sides changed
terminal-over-save = Save the record
terminal-over-new = Another game
terminal-over-quit = Leave

terminal-start-title = Take a seat
terminal-start-game = Game
terminal-start-scenario = Scenario
terminal-start-preset = Rules
terminal-start-seat = Your side
terminal-start-seat-both = Both sides
terminal-start-opponent = Opponent
terminal-start-opponent-human = a person at this terminal
terminal-start-opponent-none = nobody: you play both sides
terminal-start-language = Language
terminal-start-help = ↑ ↓ choose a line, ← → change it, Enter begins, q leaves

terminal-replay-title = { $file }: move { $number } of { $total }
terminal-replay-start = Before the first move

## Duel for Middle-earth

terminal-duel-by-chain = chain
terminal-duel-presence = Presence
terminal-duel-supply = { $number ->
    [one] { $number } unit
   *[other] { $number } units
} in supply
terminal-duel-tokens = Tokens
terminal-duel-tiles = Places
terminal-duel-map = Map
terminal-duel-display = Display, from the top row; what can be taken stands in brackets, with the price for you:
terminal-duel-locations = Locations, { $left } face down
terminal-duel-stacks = Alliance tokens
terminal-duel-totals =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $supply ->
        [one] { $supply } unit
       *[other] { $supply } units
    } in supply, present in { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }
terminal-duel-bonus-coin = step { $step }: a coin
terminal-duel-bonus-unit = step { $step }: a unit
terminal-duel-bonus-turn = step { $step }: another turn
terminal-duel-bonus-fortress = step { $step }: remove an enemy fortress
terminal-duel-legend = { $coin } coin · { $ring } quest step · { $unit } units in supply · { $fortress } fortress · { $move } move · { $remove } remove an enemy unit · { $fresh } new · ‹chain that makes it free · chain it gives›
terminal-duel-income = { $number ->
    [one] Discarding it brings you { $number } coin.
   *[other] Discarding it brings you { $number } coins.
}
terminal-duel-price = { $coins ->
    [one] Costs you { $coins } coin now: { $reasons }.
   *[other] Costs you { $coins } coins now: { $reasons }.
}
terminal-duel-price-printed = { $number } printed
terminal-duel-price-fortresses = { $number } for your fortresses
terminal-duel-price-missing = { $number } for missing skills ({ $skills })
terminal-duel-price-nothing = Costs you nothing now.
terminal-duel-price-chain = Free for you: you have the { $chain }.
terminal-duel-price-too-much = { $coins ->
    [one] You have only { $coins } coin.
   *[other] You have only { $coins } coins.
}
terminal-duel-uncovers = Uncovers: { $cards }.
terminal-duel-face-down = a face-down card
terminal-duel-stack = { $number ->
    [one] { $number } token is left in this stack.
   *[other] { $number } tokens are left in this stack.
}
terminal-duel-stack-known = On top, as both know: { $tokens }.
terminal-duel-in-discard = discard
terminal-duel-in-set_aside = set aside
terminal-duel-in-unseen = unseen
terminal-duel-pair = Your second symbol of { $people }: you look at the two top tokens of that people and keep one.
terminal-duel-trio = Your third people: you look at the top token of each of the three and keep one.
terminal-duel-token-acts = Your token acts too: { $token }.

## War of the Ring: The Card Game

terminal-wotr_cards-hand = hand
terminal-wotr_cards-deck = deck
terminal-wotr_cards-cycled = cycled
terminal-wotr_cards-eliminated = lost
terminal-wotr_cards-reserve = reserve
terminal-wotr_cards-offered = to choose from
terminal-wotr_cards-table = being played
terminal-wotr_cards-aside = drawn apart
terminal-wotr_cards-aside_inner = drawn apart
terminal-wotr_cards-staged = chosen
terminal-wotr_cards-deck_top = top of the deck
terminal-wotr_cards-no-places = No location is active.
terminal-wotr_cards-walkers = path { $number }: characters
terminal-wotr_cards-of-place = of the location itself
terminal-wotr_cards-final = last round
terminal-wotr_cards-passed = passed
terminal-wotr_cards-now-nobody = nobody wins
terminal-wotr_cards-now-corruption = { $number } corruption for the Shadow
terminal-wotr_cards-now = { $side ->
    [shadow] { $number ->
        [one] { $number } point for the Shadow
       *[other] { $number } points for the Shadow
    }
   *[other] { $number ->
        [one] { $number } point for the Free Peoples
       *[other] { $number } points for the Free Peoples
    }
}
terminal-wotr_cards-if-now = If the fight were now: { $outlook }.
terminal-wotr_cards-lead-none = The score is even; a lead of 10 ends the game.
terminal-wotr_cards-lead = { $side ->
    [shadow] Shadow leads by { $lead }; { $number } more ends the game.
   *[other] Free Peoples lead by { $lead }; { $number } more ends the game.
}
terminal-wotr_cards-lead-wins = { $side ->
    [shadow] Shadow leads by { $lead }: a winning lead.
   *[other] Free Peoples lead by { $lead }: a winning lead.
}
terminal-wotr_cards-at-the-end = { $number ->
    [one] at the end { $number } point, with unused ring tokens
   *[other] at the end { $number } points, with unused ring tokens
}
terminal-wotr_cards-fields-left = { $side ->
    [shadow] { $number ->
        [one] In the deck of the Shadow, { $number } battleground:
       *[other] In the deck of the Shadow, { $number } battlegrounds:
    }
   *[other] { $number ->
        [one] In the deck of the Free Peoples, { $number } battleground:
       *[other] In the deck of the Free Peoples, { $number } battlegrounds:
    }
}
terminal-wotr_cards-next-paths = Next is one of the paths { $number }:
terminal-wotr_cards-unprinted = It comes back from the enemy’s scoring area: its printed defence does not count.
terminal-wotr_cards-supported = An army supports it: its leadership counts.
terminal-wotr_cards-unsupported = No army supports it: its leadership does not count.
terminal-wotr_cards-may-go = Can fight now: { $places }.
terminal-wotr_cards-may-wait = Nowhere to fight now: it waits in the reserve and can move from the next round on.
terminal-wotr_cards-no-twice = It was already played this round.
terminal-wotr_cards-no-item = Nobody who could wield it is in play.
terminal-wotr_cards-no-event = What it needs is not there now.
terminal-wotr_cards-price-cycle = Price: you cycle another card from your hand.
terminal-wotr_cards-price-forsake = It is your last card: the price is to forsake one from your reserve or your deck.
terminal-wotr_cards-in-reserve = In { $player } reserve.
terminal-wotr_cards-arrived = It arrived this round and can move from the next one on.
terminal-wotr_cards-wields = Wields: { $items }.
terminal-wotr_cards-wielded-by = Wielded by: { $card }.
terminal-wotr_cards-ring-once = Once a game: draw 2 cards. Unused it counts 1 point at the end.
terminal-wotr_cards-ring-each_round = Once a round: draw 3 cards, then eliminate 1 and cycle 1 from your hand.
terminal-wotr_cards-does-reserve = The card waits there and can move from the next round on. What it does in reserve works at once.
terminal-wotr_cards-does-cycle = A card goes from your hand to your cycle pile and comes back when your deck is empty.
terminal-wotr_cards-does-winnow = Two cards are lost for good, and you draw one.
terminal-wotr_cards-does-deck_top = It is eliminated before you have seen it.
terminal-wotr_cards-does-pass = { $hand ->
    [one] You have { $hand } card in hand; your limit is { $limit }. Once all have passed in a row, the fights begin.
   *[other] You have { $hand } cards in hand; your limit is { $limit }. Once all have passed in a row, the fights begin.
}
terminal-wotr_cards-legend = { $attack } attack · { $defence } defence · { $leader } leadership, which counts where an army supports it · { $paths } icons on a path · { $points } points · { $corruption } corruption · { $ring } unused ring token · { $first } first player · hand 5/2: cards in hand, and with how many one may pass
terminal-wotr_cards-legend-marks = { $may } can be chosen · { $pointed } you point here · { $fresh } new · { $arrived } came to the reserve this round · { $goes } can fight at once · { $passed } has passed · { $after } with the card that is coming

## The Lord of the Rings: The Card Game

terminal-page-quest = Quest
terminal-lcg-outlook-progress = { $number ->
    [one] 1 progress now
   *[other] { $number } progress now
  }
terminal-lcg-outlook-rise = threat would rise by { $number }
terminal-lcg-outlook-even = nothing would come of it now
terminal-lcg-reveals = { $number ->
    [0] no encounter card comes
    [one] 1 encounter card comes each round
   *[other] { $number } encounter cards come each round
  }
terminal-lcg-fight = Attack
terminal-lcg-fight-enemy = { $enemy } attacks, defended by: { $characters }. { $totals }, damage { $damage }
terminal-lcg-fight-players = { $characters } against { $enemy }. { $totals }, damage { $damage }
terminal-lcg-nobody = nobody
terminal-lcg-revealed = Revealed
terminal-lcg-beside = Beside the table
terminal-lcg-played = Played
terminal-lcg-offered = To choose from
terminal-lcg-out = out of the game
terminal-lcg-now = Now: { $numbers }
terminal-lcg-legend = { $engagement } engagement cost · { $resources } resources · { $progress } progress · { $shadow } shadow card face down · { $first } first player · (2) cost of a card · 31/50: threat, and where it ends
terminal-lcg-legend-marks = { $may } can be chosen · { $pointed } you point here · { $fresh } new · { $exhausted } exhausted · { $committed } on the quest · { $prisoner } prisoner

## War of the Ring

terminal-page-war = War
terminal-wotr_board-wild = Elsewhere
terminal-wotr_board-offered = To choose from
terminal-wotr_board-fighter = dice { $dice } (hit on { $need }), leadership { $leadership }, hits { $hits }
terminal-wotr_board-hunt = Hunt: successes { $successes }, tile { $tile }, damage { $damage }
terminal-wotr_board-legend = 3{ $regular }1{ $elite }1{ $leader }: three Regulars, an Elite, a leader · { $nazgul } Nazgûl · { $siege } siege · { $taken } in the enemy’s hands · { $fellowship } the Fellowship · { $ring } Elven Ring · { $points } victory points and how many win
terminal-wotr_board-legend-marks = { $may } can be chosen · { $pointed } you point here · { $fresh } new

## Backups

terminal-backup-done = Everything that the server keeps is saved in { $file }.
terminal-backup-holds = Made at { $made } by Westmarch { $version }. Tables: { $tables }, events: { $events }, people: { $people }, decks: { $decks }, lines of chat: { $chat }, reports: { $reports }.
terminal-restore-whole = The backup { $file } is whole.
terminal-restore-done = Everything is back from { $file }. The server can be started.
terminal-restore-other-key = WESTMARCH_SECRET is another key than that of the backup: with it, guests become strangers to their tables, and everybody must log in again. Leave it away, or give it as it was.
terminal-backup-refused-no-database = there is no database at { $place }: nothing is saved
terminal-backup-refused-no-tables = the database { $place } has no tables of Westmarch: nothing is saved
terminal-backup-refused-newer-database = the database { $place } belongs to a newer Westmarch: use that one
terminal-backup-refused-file-exists = there is a file { $file } already; --force replaces it
terminal-backup-refused-cannot-write = { $file } cannot be written: { $reason }
terminal-backup-refused-cannot-read = { $file } cannot be read: { $reason }
terminal-backup-refused-no-backup = { $file } is no backup of Westmarch
terminal-backup-refused-damaged = the backup { $file } is damaged at { $part }: nothing is restored
terminal-backup-refused-newer = the backup { $file } was made by a newer Westmarch, { $version }: install that one
terminal-backup-refused-not-empty = the database { $place } is not empty; --force replaces all that is in it
terminal-backup-refused-database-lost = the database refuses: { $reason }

## The keeper’s desk

terminal-admin-done = Done.
terminal-admin-invitation = The invitation is { $token }. It is not shown again; a link with it ends with /account?invitation={ $token }
terminal-admin-command-line = command line
terminal-admin-report = Report { $id } of { $at }, table { $table }, from { $by }:
terminal-admin-chat = Line { $id }, table { $table }, written by { $about } ({ $about_id }), flagged on { $at } by { $by }:
terminal-admin-deck = Deck { $id } of { $about } ({ $about_id }), its name flagged on { $at } by { $by }:
terminal-admin-person = { $name } ({ $id }), role: { $role }
terminal-admin-muted = May not write until { $until }
terminal-admin-banned = May not come in until { $until }
terminal-admin-rules = Registration: { $registration }. Tables of guests are kept for days: { $days }.
terminal-admin-holds = Invitation { $id }, uses left: { $uses }, until { $until } { $note }
terminal-admin-tables = tables
terminal-admin-games = games over
terminal-admin-rated = rated
terminal-admin-players = players
terminal-admin-newcomers = newcomers
terminal-admin-lines = lines of chat
terminal-admin-reports = reports
terminal-admin-refused = the server refuses it; nothing has changed
terminal-admin-refused-malformed = something of it is too long, too short or out of bounds; nothing has changed
terminal-admin-refused-no_such_person = there is no account of this name, and nobody with this id
terminal-admin-refused-no_such_table = there is no such table
terminal-admin-refused-no_such_line = there is no such line of chat
terminal-admin-refused-no_such_deck = there is no such deck, or it is not shared
terminal-admin-refused-no_such_report = there is no such entry in the queue
terminal-admin-refused-no_right = that is not possible even from the command line
terminal-admin-refused-not_registered = only owners of accounts can have a role
terminal-admin-refused-name_taken = somebody else has this name
terminal-admin-refused-name_confusing = this name could be taken for somebody else’s
terminal-admin-refused-nothing_to_undo = this game changed no rating
terminal-admin-refused-over = the game at this table is over
terminal-admin-refused-bad_invite = there is no such invitation
terminal-admin-refused-database_lost = the database cannot be reached
