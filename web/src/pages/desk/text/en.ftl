### The keeper’s desk

desk-role = { $role ->
    [keeper] You are a keeper of this house.
   *[moderator] You are a moderator of this house.
}
desk-done = { $deed ->
    [mute] He may not write now.
    [unmute] He may write again.
    [ban] He may not come in now.
    [unban] He may come in again.
    [rename] The name is changed.
    [role] The role is changed.
    [close_table] The table is closed.
    [undo_rating] The ratings are as if the game had not been played.
    [strike] The line is deleted.
    [unshare] The deck is off the profile.
    [settle] Settled.
    [invite] The invitation is made.
    [withdraw] The invitation is withdrawn.
   *[other] Saved.
}
desk-deed = { $deed ->
    [mute] Silenced
    [unmute] May write again
    [ban] Banned
    [unban] May come in again
    [rename] Renamed
    [role] Role given
    [close_table] Table closed
    [undo_rating] Rating taken back
    [strike] Line deleted
    [unshare] Deck taken off a profile
    [settle] Settled
    [registration] Registration
    [retention] Days for which tables of guests are kept
    [invite] Invitation made (uses, days)
    [withdraw] Invitation withdrawn
   *[other] { $deed }
}
desk-by-command = the command line
desk-somebody = somebody
desk-no-note = (without a note)
desk-for-good = for good
desk-for-ever = for ever
desk-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}

desk-queue = To be looked at
desk-queue-empty = Nothing waits to be looked at.
desk-entry-report = Reported by { $names }, { $when }.
desk-entry-chat = Flagged by { $names }, { $when }.
desk-entry-deck = The name of a deck, flagged by { $names }, { $when }.
desk-to-table = To the table
desk-to-profile = To the profile
desk-strike = Delete the line
desk-unshare = Take the deck off the profile
desk-look-at = Look at { $name }
desk-settle = Settled

desk-people = People
desk-who = The name of an account, or an id
desk-find = Find
desk-role-of = Role: { $name }.
desk-role-name = { $role ->
    [keeper] keeper
    [moderator] moderator
   *[person] player
}
desk-since = Known since { $when }.
desk-is-guest = A guest without an account.
desk-is-bot = A bot.
desk-muted = May not write until: { $when }
desk-banned = May not come in until: { $when }
desk-why = Reason, for the audit log
desk-how-long = For how long
desk-mute = Take the word away
desk-unmute = Let write again
desk-ban = Ban
desk-unban = Let in again
desk-make = { $role ->
    [moderator] Make a moderator
   *[person] Take the role away
}
desk-new-name = Another name
desk-rename = Rename

desk-tables = Tables
desk-table = The table’s address or id
desk-table-hint = A table that is closed is over and counts for nobody. The ratings of a finished game can be taken back.
desk-close = Close the table
desk-undo-rating = Take its ratings back

desk-house = The house
desk-registration = Accounts can be made
desk-registration-open = by everybody
desk-registration-invitation = by invitation
desk-registration-closed = by nobody
desk-invite-uses = For how many people
desk-invite-days = For how many days
desk-invite-note = For whom it is
desk-invite = Make an invitation
desk-invite-made = The link; it is not shown again
desk-invitation-holds = Uses left: { $uses }; until { $when }
desk-withdraw = Withdraw
desk-retention = Tables at which only guests sat are kept after their last change

desk-numbers = The last { $days ->
    [one] day
   *[other] { $days } days
}
desk-number-tables = Tables set
desk-number-games = Games over
desk-number-rated = Rated games
desk-number-players = Players
desk-number-newcomers = Newcomers
desk-number-lines = Lines of chat
desk-number-reports = Reports
desk-number-today = today: { $today }
desk-number-sum = In all: { $sum }; the most in a day: { $most }
desk-chart = { $kind } by day; in all: { $sum }, the most in a day: { $most }
desk-as-table = As a table
desk-day = Day

desk-audit = What was done here
desk-audit-empty = Nothing yet.
desk-earlier = Earlier
