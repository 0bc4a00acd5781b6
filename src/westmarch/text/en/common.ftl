# What every game and every client needs.

## Languages and lists

ui-language-en = English
ui-language-ru = Русский
ui-language-uk = Українська

ui-list-and = { $start } and { $last }
ui-list-deeds = { $start } and { $last }
ui-list-or = { $start } or { $last }
ui-list-row = { $start }, { $last }
ui-copy = { $name } ({ $number })

## Words of every game

ui-word-done = Done
ui-word-pass = Pass
ui-word-yes = Yes
ui-word-no = No
ui-word-number = { $number }

## At the table

ui-you = You
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-undo = Undo
ui-ask-undo = Ask to undo
ui-cancel = Cancel
ui-play = Play
ui-rules = Rules
ui-settings = Settings
ui-language = Language
ui-scenario = Scenario
ui-level = Level

## How a game ended

ui-game-over = The game is over
ui-you-won = You have won.
ui-you-lost = You have lost.
ui-you-shared = You share the victory.
ui-winner = { $name } has won.
ui-nobody-won = The victory is shared.
ui-next-game = Next scenario: { $name }
ui-score = Score
ui-result-resigned-together = { $loser } gave up: all have lost together.
ui-result-out_of_time-together = { $loser } ran out of time: all have lost together.

## Windows in which one may act or pass

ui-orders = No more for now
ui-order-window = Pass for the rest of this step
ui-order-phase = Pass until the phase ends
ui-order-round = Pass until the round ends
ui-order-turn = Pass until the turn ends
ui-order-trigger = Pass until something of mine triggers
ui-order-own_word = Pass until my next own choice
ui-order-cancelled = Always pass here
ui-order-stop = Stop me here, even if I can only pass
ui-order-where = Where I am asked in any case
ui-order-ask = Ask me again
ui-order-passes = { $until ->
    [window] Passing for the rest of this step
    [phase] Passing until the phase ends
    [round] Passing until the round ends
    [turn] Passing until the turn ends
    [trigger] Passing until something of yours triggers
    [own_word] Passing until your next own choice
   *[cancelled] Always passing
}
ui-order-stops = Always asked
ui-order-of = { $order }: { $name }
ui-passing = Nothing for you to do here: passing
ui-in-vain = achieves nothing now

## Levels of the computer

ui-level-random = random
ui-level-heuristic = heuristic
ui-level-easy = easy
ui-level-medium = medium
ui-level-hard = hard
ui-level-master = master
ui-level-easy-text = Answers at once and makes mistakes.
ui-level-medium-text = Thinks ahead a little.
ui-level-hard-text = Thinks ahead as far as it can.
ui-level-master-text = Thinks up to ten seconds about a move, in several processes where it can.

## What went wrong

ui-nothing-to-undo = There is nothing to take back.
ui-unknown-component = Nothing in this game is called “{ $name }”.

## About

ui-about = About Westmarch
ui-about-what = Westmarch is one table for games set in Middle-earth, to be played in a terminal or a browser, against the computer or with friends.
ui-about-fan = It is an unofficial, non-commercial fan work. It is neither made nor endorsed by any of the owners named here, and it contains none of their pictures or texts.
ui-about-middle-earth = Middle-earth, The Lord of the Rings, and the characters, places and things in them are trademarks of Middle-earth Enterprises, LLC.
ui-about-duel = The Lord of the Rings: Duel for Middle-earth is published by Repos Production, a studio of Asmodee.
ui-about-wotr = War of the Ring and War of the Ring: The Card Game are published by Ares Games.
ui-about-lcg = The Lord of the Rings: The Card Game is published by Fantasy Flight Games, a studio of Asmodee.
ui-about-buy = To play at a real table, please buy the games.

## Why a choice is good, as a hint says after “it”

ui-because = It { $deeds }.
ui-merit-wins = wins the game
ui-merit-may-win = may win the game very soon
ui-merit-is-saved = keeps you from losing very soon
