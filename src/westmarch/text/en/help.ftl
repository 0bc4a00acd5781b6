# The help of the command line. The English sentences are those of the commands (in_other_words.py).

## The frame of a page

help-usage = Usage: { $line }
help-commands = Commands
help-parameters = Parameters
help-arguments = Arguments
help-choices = [choices: { $known }]
help-env = [env var: { $known }]
help-default = [default: { $value }]
help-required = [required]
help-help = Display this message and exit.
help-version = Display application version.
help-everywhere = Every command also takes --lang en|ru|uk, the language (without it, that of the locale), and --corrections FILE, what owners of a game have corrected on its cards.

## The commands

help-westmarch = One table for four games set in Middle-earth. An unofficial, non-commercial fan work.
help-games = List the games with their scenarios, seats and settings.
help-play = Play a game, on the full screen or line by line.
help-serve = Open the table in the browser.
help-report = Show what a player reported from a table in the browser.
help-report-more = Show a report that a player made, and write down what reproduces it.
help-admin = Do what a server's keeper does: people, tables, accounts, the queue of reports.
help-admin-mute = Let somebody write nothing at the tables.
help-admin-unmute = Let somebody write again.
help-admin-ban = Let somebody in no more: he is signed out everywhere, and so are his bots.
help-admin-unban = Let somebody in again.
help-admin-rename = Give somebody another name.
help-admin-role = Make an account's owner keeper or moderator, or a person like all others.
help-admin-close-table = End a table without a result.
help-admin-undo-rating = Take back what a game did to the ratings.
help-admin-strike = Delete a line of chat.
help-admin-unshare = Take a deck off its owner's profile; he keeps it.
help-admin-settle = Take an entry out of the queue.
help-admin-registration = Say who may make an account.
help-admin-retention = Say when tables at which only guests sat are deleted.
help-admin-invite = Make an invitation by which accounts can be made. It is shown this once.
help-admin-withdraw = End an invitation.
help-admin-queue = Show reports, flagged lines of chat and flagged names of decks that nobody is done with.
help-admin-audit = Show what was done at the desk, the latest first.
help-admin-person = Show somebody as the desk sees him, and what was done to him.
help-admin-rules = Show the rules of the house and the invitations that hold.
help-admin-numbers = Show what happened in each of the last days.
help-backup = Save all that a server keeps in one file, while it runs.
help-backup-more = Save all that a server keeps in one file. The server may run meanwhile.
help-restore = Bring back what a backup has saved, or check it.
help-restore-more = Bring back what `backup` has saved. Stop the server first.
help-simulate = Let computer players play many games and count the results.
help-simulate-more = One player for all seats, or one for each seat.
help-arena = Let computer players meet each other from both sides.
help-arena-more = A round robin: every two players play the games on the same seeds from both sides.
help-ladder = Make one table of Elo out of results of the arena.
help-calibrate = Hold the computer's estimates against what came of its games.
help-calibrate-more = Of the positions to which it gives 70 %, 70 % should be won. Positions are taken by chance from each third of the games, and told from the side of the first seat.
help-train = Learn the weights of a game's estimate from games of computer players.
help-train-more = The player plays against itself, the weights are fitted to what came of its games, and then they meet the present ones. The file holds the weights and all that repeats them; `hard@FILE.json` plays with them.
help-bot = Let a computer player answer other programs, line by line.
help-bot-more = It reads questions on its standard input and answers on its standard output, a line of JSON each, as docs/bots.md tells.
help-replay = Show a recorded game.
help-replay-more = In a terminal it opens on the full screen, to be stepped through; elsewhere it is told as sentences.
help-position = Load a position, say words in it, show what follows.
help-cards = Look up cards and other components of a game.
help-doubtful = List facts to be looked up on the real cards, or make a form for them.
help-doubtful-more = List the facts that our sources leave open, with what is taken for true and what else may be printed.
help-decks = List a game's decks; show, check or convert a deck list.
help-decks-more = List a game's decks; show, check or convert one of them or a deck list in a file.
help-decks-improve = Search for better decks by play.
help-decks-improve-more = Cards are exchanged within the rules, beginning with the decks of the table (--option decks=...); what a test shows to be better stays. In the end the first decks and the best ones play on fresh seeds. Called again with the same folder it goes on where it was.
help-bench = Measure the speed of the engine and of its peers.

## What several commands have

help-game-key = the game's key, as `westmarch games` lists it
help-json = print JSON for programs
help-scenario = one of the game's scenarios
help-preset = a named set of rule settings
help-option = a setting as key=value; may be repeated
help-seed = makes chance repeatable
help-first-seed = the seed of the first game; each further one adds 1
help-count = how many games
help-jobs = how many processes work at it
help-players = computer players with commas, as in random,mcts:400
help-games-player = the computer player that plays the games
help-test = the two Elo differences that the test decides between
help-keep = a file for the games that are over: called again with it, an interrupted run goes on
help-database = sqlite:///FILE or postgresql://...
help-data = where the database and the key of the sessions are kept

## Playing

help-play-game = the game's key; without it a start screen asks for everything
help-play-seat = your side by its id, several with commas, or `both` for all
help-play-opponent = easy, medium, hard, master, another computer player as `mcts:400`, or `human`
help-play-from = go on with a game that was saved
help-play-plain = line by line, as it also is where there is no terminal
help-bot-player = the computer player, as in hard:0.1s

## Files

help-replay-record = a file that `play` has saved
help-replay-at = stop after so many words
help-replay-plain = tell it as sentences in a terminal too
help-position-file = a position in YAML
help-position-words = words to say, with spaces between them
help-cards-name = an id, or a part of a name in any of the languages
help-cards-doubtful = only those about which the sources disagree
help-doubtful-game = the game's key; without one, all games
help-doubtful-form = print a file for corrections: change the right lines, save it, give it with --corrections FILE
help-decks-deck = a deck that comes with the game, or a file: a plain list, a list of RingsDB, or an OCTGN `.o8d` file
help-decks-to = write the deck in this format
help-improve-out = a folder for the decks that are found and for the search, which can be taken up again
help-improve-trial = how many games a change is tried in at most
help-improve-check = how many games the first and the best decks play in the end
help-backup-file = the backup
help-force = replace what is there already
help-restore-check = only look whether the backup is whole

## The server

help-serve-host = the address to listen at; 0.0.0.0 for everybody
help-serve-port = the port; 0 takes any free one; without one, 8000 or the first free one after it
help-serve-redis = redis://..., by which several processes share live tables
help-serve-workers = how many server processes share the work
help-serve-origin = a further host whose pages may use the server
help-serve-secure = the server is reached over HTTPS: cookies are sent over it alone
help-serve-url = the address by which the server is reached, for links in letters
help-serve-reach-inside = notices may go to addresses of this machine and of the networks around it
help-serve-json-logs = write the log as JSON
help-serve-open = The table is open at { $address }
help-serve-not-built = The browser client has not been built. Run `make play`, or in the folder web: `npm ci` and `npm run build`, and start the server again.
help-report-of = report { $report } of table { $table }, version { $number }, after { $number_words } words
help-report-id = the report's id
help-report-out = the folder for the record and the position; the present one if none is named

## Measuring

help-arena-sprt = two Elo differences, as in 0,10: end as soon as it is certain which of them the first player has; --games is the limit
help-arena-out = a file to which the results are added, a line of JSON each, for `westmarch ladder`
help-ladder-files = what `westmarch arena --out` has written, one file or several
help-ladder-markdown = print tables for a page in Markdown
help-calibrate-player = the computer player that gives the estimates, as in hard:0.2s
help-calibrate-svg = a file for a plot of the same
help-train-out = a JSON file for the weights
help-train-ridge = how much each change of a weight costs: the more, the nearer the weights stay to the present ones
help-train-network = learn a network that adds to the present weights, instead of new weights
help-train-appeals = learn from a player that searches where to look first, instead of new weights
help-train-rounds = how often a network is shown every position
help-train-breed = instead of fitting weights, breed what quick words go by, for so many generations; `games` is then how many games a change is tried on, for each side
help-train-all-scenarios = play games of all scenarios, not of one
help-train-gate = the computer player with which new and present weights meet
help-train-gate-games = how many games they meet in at most; 0 for none
help-bench-names = the rows to measure; all of them if none is named
help-bench-server = measure the table in the browser instead, beside the bounds that it promises to keep
help-bench-soak = use the table in the browser for so many minutes as an evening does in hours, and watch its memory
help-bench-against = compare with an earlier version instead of peers: the folder of its compiled build, or a file that --json wrote

## Research

help-observations = List what a learning agent is told, number by number.
help-observations-more = Without --block: the blocks of the game's observation, where each begins, its shape and the most its numbers can be.
help-dataset = Write the decisions of many games to Parquet files.
help-dataset-more = Interrupted, it goes on where it was when it is called again; with more --games it adds those that are missing.
help-learn = Let a small network learn to play, and measure it.
help-learn-more = Let a small network learn to play, and measure it against random play.
help-learn-how = It learns from games of its own, by proximal policy optimisation, or with --clone from those of a data set with observations.
help-learn-interrupted = Interrupted, it goes on where it was when it is called again, and learns the same as without the interruption.
help-on = the machines that work at it: ray, or ray://HOST:PORT; without it this one
help-dataset-out = the folder of the data set; one that was begun goes on
help-dataset-observations = with what the seat could know, as numbers
help-observations-block = list every number of this block
help-learn-out = the file of the weights; beside it, as CSV, the curve
help-learn-minutes = how long it learns
help-learn-opponent = against whom, and beside whom, it learns
help-learn-clone = learn from this data set instead of from games of its own
help-learn-from = weights to begin with, as learn writes them
help-learn-rollouts = how many times it learns; with them and a seed the weights are the same again
help-learn-games = how many games it is measured by in the end

## The keeper’s desk

help-admin-who = the name of an account, or anybody's id
help-admin-why = the reason, for the audit log
help-admin-days = for how many days; without them, for good
help-admin-table = the table's id, which its address ends with
help-admin-new-name = the new name
help-admin-given-role = what he is from now on
help-admin-line = the line's number in the queue
help-admin-deck = the deck's id in the queue
help-admin-kind = of which kind the entry is
help-admin-entry = the entry's id in the queue
help-admin-who-registers = everybody, whoever is invited, or nobody
help-admin-keep-days = after how many days without a change; without them, never
help-admin-uses = how many accounts can be made by it
help-admin-holds-days = for how many days it holds
help-admin-note = a note for whom it is
help-admin-invitation = the invitation's id, as `westmarch admin rules` lists it
help-admin-of-days = of how many days
