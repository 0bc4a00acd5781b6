# The command line and the terminal client.

## Commands

terminal-games-scenario = --scenario { $id }: { $name } ({ $seats } seats)
terminal-games-seats = Seats: { $seats }
terminal-cards-none = Nothing here is doubtful.
terminal-cards-doubtful = Doubtful: { $facts }
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
terminal-bench-working = Measuring
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
terminal-thinking = { $name } ({ $level }) is thinking
terminal-seat-human = { $name }: a person
terminal-seat-computer = { $name }: the computer, { $level }
terminal-saved = The record is in { $file }.
terminal-not-saved = The record could not be saved: { $reason }
terminal-news = Since your last choice
terminal-hand-over = { $name } is next. Give the terminal to that player.
terminal-hand-over-go = Press Enter when you are ready.

## The line mode

terminal-plain-intro = Answer with a word, its number or the beginning of it. Other commands: help, undo, hint, log, look NAME, save FILE, quit.
terminal-plain-help = A word of the list, its number, or the beginning of a word that no other option shares, is your answer.
terminal-plain-help-commands =
    { $command ->
        [undo] take your last choice back
        [hint] what the computer would choose
        [log] what has happened so far
        [look] what a card, a place or a token does; without a name: the table again
        [save] write the record of the game to a file
        [quit] end the game
       *[help] this list
    }
terminal-plain-ambiguous = “{ $text }” could mean: { $words }
terminal-plain-unknown = “{ $text }” is not possible now. Allowed now: { $words }
terminal-plain-end = The input has ended before the game: { $number ->
    [one] { $number } word has been said.
   *[other] { $number } words have been said.
}
terminal-plain-quit = The game was left after { $number ->
    [one] { $number } word.
   *[other] { $number } words.
}

## The full screen

terminal-inspector = What it means
terminal-log = Log
terminal-page-all = Table
terminal-page-cards = Cards
terminal-page-map = Map
terminal-page-sides = Sides
terminal-key-choose = Enter choose
terminal-key-step = ↑ ↓ step
terminal-key-undo = u undo
terminal-key-hint = h hint
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

terminal-replay-title = { $file }: word { $number } of { $total }
terminal-replay-start = Before the first word

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
terminal-duel-legend = { $coin } coin   { $ring } quest step   { $unit } units in supply   { $fortress } fortress   { $move } move   { $remove } remove an enemy unit   { $fresh } new   ‹chain that makes it free   chain it gives›
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
