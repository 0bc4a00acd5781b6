# What is said at a table, beyond what every page says.

web-next = Next
web-agree = Agree
web-disagree = Object
web-understood = Understood
web-lobby = Lobby
web-next-table = { $number ->
    [one] Next table
   *[other] Next table ({ $number })
}
web-table = Table

## Create a table

web-sit-here-too = Take this seat too
web-rating-changed = { $name }: { $points } ({ $change })
web-your-deck = Your deck
web-deck-laid-out = The one laid out for me

## Waiting room

web-waiting-title = The table is ready
web-waiting-lead = The game begins by itself as soon as every seat is taken.
web-invited = You are invited
web-invited-deck = Sit down with the deck that was laid out for you, or with one of your own.
web-seat-open = open to anyone
web-seat-friend = kept for a friend
web-invite-link = Link for your friend
web-copy = Copy the link
web-leave = Leave the table
web-fill-computers = Begin with the computer

## At the table

web-question = Question
web-inspector = Details
web-inspector-empty = Point at a card, a place or a sign to read what it is and what it costs you.
web-inspector-empty-touch = Tap a card, a place or a sign to read what it is and what it costs you.
web-talk = Log and chat
web-tab-board = Table
web-tab-card = Details
web-tab-log = Log
web-tab-chat = Chat
web-tab-chat-unread = Chat { $number }
web-tab-menu = Table
web-unread = unread
web-table-menu = Table and settings
web-since-read = Got it
web-chat-empty = Nobody has said anything yet.
web-flag = Draw the moderators’ attention to this line
web-message = Say something kind
web-send = Say
web-sending = Sent. Waiting for the server.
web-kept = Kept. It is sent as soon as the line is back.
web-to-move = , to move
web-finish-fast = Show the rest at once
web-look-around = You may look around; nothing you open is shown to others.
web-choose-below = Choose from the list.
web-missing = Why is something missing?
web-in-vain = This would achieve nothing now. Confirm only if you mean it.
web-rule-of-this = The rule about this
web-hint = Hint
web-hint-title = The computer would choose
web-hint-means = The number is the chance to win, as the computer sees it.
web-hint-none = The computer has no opinion.
web-chance = { $number } %
web-you-may = You may
web-to-board = To the board
web-list-view = Position as a list
web-keys = Keys
web-key-1 = the answers to the question
web-key-2 = to the neighbour in this direction
web-key-3 = choose
web-key-4 = one step back
web-key-5 = undo
web-key-6 = hint
web-key-7 = log
web-key-8 = chat
web-key-9 = details
web-key-10 = position as a list
web-key-11 = choose how long to pass
web-key-12 = these keys
web-key-13 = pause the computers’ moves, or go on
web-key-14 = look at the move before, or at the next one
web-seats = Who plays
web-away = away
web-left = has left
web-replace = Let the computer play
web-watching = { $number ->
    [one] { $number } person is watching.
   *[other] { $number } people are watching.
}
web-orders = Standing orders
web-order-ask = Ask me
web-order-own-word = Pass until my next choice
web-order-always = Pass until I say otherwise
web-corrected = Corrected cards
web-this-table = This table
web-resign = Resign
web-resign-sure = Resign the game for { $side_the }?
web-resign-sure-together = Resign the game for everybody?
web-play-on = Play on
web-report = Is something wrong?
web-report-note = What happened, and what did you expect?
web-report-send = Send a report
web-report-thanks = Thank you. Whoever keeps this server can reproduce it with:
web-line-lost = The connection is lost. Your choices are kept; trying again.
web-line-back = Back at the table.
web-table-as-of = No connection. This is the table as of { $time }; it will be live again by itself.
web-nothing-now = Nothing can be chosen until the connection is back.
web-seconds-left = { $number } seconds left
web-undo-asked = { $name } asks to take the last choice back.
web-undo-asked-detail = Whatever was revealed since will come out anew.
web-undo-waiting = Waiting for the others to agree to the undo.
web-undo-withdraw = Withdraw

## Guide

web-lesson = Lesson
web-lesson-step = Lesson, { $number } of { $all }
web-lesson-first = For the first time
web-lesson-done = Well done.
web-lesson-wrong = Not this time: follow the glow.
web-lesson-leave = Leave the lesson
web-lesson-silence = Explain nothing more

## The end

web-rematch = Another game
web-rematch-go = To the new table
web-rematch-asked = { $name } would like another game.
web-sequel-asked = { $name } would like to play the next scenario.
web-rematch-waiting = Waiting for the others to agree.
web-record = Record (.wmr)
web-embed = Show it on a page of your own

## Replay

web-replay-at = Move { $number } of { $all }.
web-replay-start = The beginning
web-replay-slider = Point in the game
web-replay-back = One move back
web-replay-next = One move forward
web-replay-turn-back = One turn back
web-replay-turn-next = One turn forward
web-replay-jump = To this moment
web-replay-link = Copy a link to this moment
web-replay-marks = Parts of the game
web-replay-speed = Speed
web-replay-hands = All hands open
web-replay-eyes = Through whose eyes
web-replay-seen-by = As seen by: { $name }
web-replay-onlooker = As seen by an onlooker
web-costly = The choices that cost most
web-better = Better: { $choice } (+{ $number } %)
web-better-sought = Looking for better choices…
web-better-none = The computer would have chosen no better.
web-take-up = Play on from here
web-take-up-what = { $people ->
    [1] You go on from this moment at this screen, with the same seats. The dice and cards to come are new; the finished game stays as it is.
   *[other] You take your seat again from this moment on, and the computer plays for the others. The dice and cards to come are new; the finished game stays as it is.
}
web-play-through = Play
web-pause = Pause
web-pace = What happened and what comes
web-look-back = Look at the move before
web-look-on = Look at the next move
web-to-now = Back to now
web-looking-back = This is how it was
web-held = There is more to see
web-fight = The fight for { $name }
web-fight-falls = falls
web-fight-nobody = nobody
web-continue = Continue
web-curtain = Now { $side } chooses
web-curtain-ready = I am here
web-curtain-none = Leave hands uncovered
web-curtain-between = Cover hands between players
web-summary = How it ended
web-course = Points in the course of the game
web-total = Total
web-analyse = Analyse the game
web-analyse-what = The computer estimates every position.
web-analysing = Analysing: { $done } of { $total }
web-curve = { $name }: a { $number } % chance here, as the computer sees it

## Help

web-never-ask = Never ask me here again, at any table
web-never-asked = Never asked
web-to-choose = something to choose
