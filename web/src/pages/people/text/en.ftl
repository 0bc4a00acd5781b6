# What the pages about people say: leaderboards.

people-web-kind-live = With a live clock
people-web-kind-days = By days
people-web-kind = Tables
people-web-place = Place
people-web-name = Name
people-web-points = Rating
people-web-games = Games
people-web-empty = Nobody has played a rated game of this kind yet.
people-web-computer = { $level ->
    [easy] Computer, easy, { $version }
    [medium] Computer, medium, { $version }
    [hard] Computer, hard, { $version }
    [master] Computer, master, { $version }
   *[other] Computer, { $version }
}
people-web-points-title = { $points }, give or take { $deviation }
people-web-provisional = provisional
people-web-programs = Programs
people-web-about = A rating is provisional, and marked with a question mark, for the first ten games. The computer is rated by its level and version. Where all play together, a score counts against those of others who played the same scenario.

## Profiles

people-web-since = here since { $date }
people-web-change-profile = Change what you show
people-web-ratings = Ratings
people-web-no-ratings = No rated games yet.
people-web-not-shown = Not shown to others.
people-web-curve = { $number ->
    [one] The rating after { $number } game: { $points }
   *[other] The rating over { $number } games, now { $points }
}
people-web-results = Results
people-web-no-results = No finished games yet.
people-web-side = Side
people-web-tally-head = Won – shared – lost
people-web-tally = { $won } – { $shared } – { $lost }
people-web-rivals = Against others
people-web-recent = Latest games
people-web-decks = Decks
people-web-no-decks = You share no deck. Which ones others see is said in the deck builder.
people-web-to-decks = To the deck builder

## One's own account

people-web-shown = What others see
people-web-my-profile = Your page
people-web-emblem = Emblem
people-web-emblem-number = Emblem { $number }
people-web-shows-results = Results, latest games and opponents
people-web-shows-ratings = Ratings, and a place on the leaderboards
people-web-saved = Saved.
people-web-name-and-password = Name and password
people-web-renamed = This is your name now; sign in by it from now on.
people-web-password-old = Present password
people-web-password-new = New password
people-web-password-change = Change the password
people-web-password-changed = The password is changed, and you are signed in here alone.
people-web-data = Your data
people-web-data-text = All that the server keeps of you, as one file.
people-web-export = Download everything
people-web-delete = Delete the account
people-web-delete-text = You leave all your tables, and rated games are lost. Name, decks, chat and ratings are deleted; where you sat, others see a former player. This cannot be undone.
people-web-delete-really = Delete for good
people-web-keep = Keep it
people-web-deleted = The account is deleted.

## History

people-web-search = Search
people-web-any = Any
people-web-players = Players
people-web-players-hint = Names, with commas between them. The result is that of the first.
people-web-result = Result
people-web-result-any = Any
people-web-result-won = Won
people-web-result-shared = Shared
people-web-result-lost = Lost
people-web-length = Length
people-web-length-any = Any
people-web-length-short = Up to 100 choices
people-web-length-middle = 101 to 400 choices
people-web-length-long = More than 400 choices
people-web-from = From
people-web-to = To
people-web-only-rated = Only rated games
people-web-nothing-found = No finished game is like this.
people-web-more = Show more
people-web-all-games = All games

## Notices

people-web-notices = When it is your move
people-web-notices-text = Be told while you are away: once for each turn, and not while you are at the table.
people-web-push-here = Notifications of this browser, even when no page is open
people-web-push-never = This browser shows no notifications while no page is open.
people-web-push-denied = The browser does not allow notifications here.
people-web-mail = E-mail address
people-web-mail-unconfirmed = A letter with a link is on its way; follow it to confirm the address.
people-web-mail-use = Write to this address
people-web-hook = Webhook, for Discord and other programs
people-web-save = Save
people-web-pace = When
people-web-pace-now = At once
people-web-pace-hour = After an hour
people-web-pace-day = Once a day
people-web-quiet-from = Quiet from
people-web-quiet-to = Quiet until
people-web-quiet-never = never
people-web-trial = Try it out
people-web-trial-sent = It is on its way.
people-web-trial-lost = Nothing could be sent.
people-web-stop = Stop all of it
people-web-link-confirm = Your address
people-web-link-confirm-done = The address is confirmed.
people-web-link-stop = Notices
people-web-link-stop-done = You are told nothing any more. You can change that on your account’s page.
people-web-link-recover = A new password
people-web-link-recover-text = If your account has a confirmed e-mail address, a link for a new password is sent there.
people-web-link-recover-send = Send the link
people-web-link-recover-sent = If there is such an address, a letter is on its way.
people-web-link-recover-done = The password is changed. Sign in with it now.

people-web-holiday = Holiday
people-web-holiday-text = For up to { $days } days a year your time can stand still in games by days: at all tables at which you sit when the holiday begins. The others are told.
people-web-holiday-until = You are on holiday until { $when }.
people-web-holiday-days = For how many days (left: { $left })
people-web-holiday-begin = Begin the holiday
people-web-holiday-end = I am back

people-web-months = Whole months
people-web-months-text = All public games of a month as one archive of records, without names.
people-web-months-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
people-web-months-make = Make the file
people-web-months-making = The file is being made.
people-web-months-download = Download
