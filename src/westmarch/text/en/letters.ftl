# What the server itself writes: previews of links, and letters.

letter-preview-title = { $game }: { $names }
letter-preview-waiting = The table waits for its players. Sit down.
letter-preview-playing = The game is going on. Look on.
letter-preview-over = The game is over. Play it through word by word.
letter-preview-private = A table among friends.
letter-preview-person = Results, ratings and games of { $name } on Westmarch.
letter-computer = the computer
letter-former = a former player
letter-move-title = { $number ->
    [one] Your move
   *[other] Your move at { $number } tables
}
letter-move-text = { $number ->
    [one] It is your move: { $names }.
   *[other] Tables wait for you: { $names }.
}
letter-ending-title = Your time is nearly over
letter-ending-text = { $number ->
    [one] In less than twelve hours your time is over: { $names }.
   *[other] In less than twelve hours your time is over at several tables: { $names }.
}
letter-stop = No more letters: { $url }
letter-no-more = No more of these
letter-confirm-title = Confirm your address
letter-confirm-text = { $name } on Westmarch wants to be told by e-mail when it is his or her move. If that is you, follow this link: { $url }
letter-recover-title = A new password
letter-recover-text = Somebody, perhaps you, wants a new password for { $name } on Westmarch. This link is good for an hour: { $url } If it was not you, do nothing.
letter-trial-title = A trial
letter-trial-text = This is how you are told when it is your move.
