# What is wrong with what was given. The English sentences are those of the sources and of libraries: they tell which one was meant (in_other_words.py).

## Where it went wrong

refusal-in-line = { $file }, line { $number }: { $reason }
refusal-line = line { $number }: { $reason }
refusal-part = { $part }: { $reason }
refusal-fault = a fault of the program ({ $reason }); WESTMARCH_TRACEBACK=1 shows where

## Commands and players

refusal-no-command = there is no command '{ $name }'; there are: { $known }
refusal-no-language = there is no language '{ $name }'; there are: { $known }
refusal-no-game = there is no game '{ $name }'; there are: { $known }
refusal-no-game-there = the entry point '{ $name }' does not lead to a game of that key
refusal-no-seat = there is no seat '{ $name }'; there are: { $known }
refusal-no-player = there is no player '{ $name }'; there are: { $known }, with a budget as in 'mcts:400'
refusal-no-budget = '{ $name }' does not search and takes no budget
refusal-bad-iterations = '{ $name }': iterations are a whole number above 0; seconds are written as in '{ $example }'
refusal-bad-seconds = '{ $name }': a time to think lies between 0 and 3600 seconds
refusal-bad-program = '{ $name }': a program is given as in 'exec:./bot.py' or 'exec@0.5s:./bot.py --fast'
refusal-players-commas = '{ $name }': players are written one after the other with commas, as in random,heuristic
refusal-players-seats = there are { $number_seats } seats and { $number_players } players
refusal-arena-two = an arena needs two players or more, and at least one game
refusal-arena-against = an arena needs a game in which seats play against each other
refusal-no-generation = '{ $name }': there is no such generation of players; generations are 1 to { $number }
refusal-bad-claims = '{ $name }': a test is written as two Elo differences, as in --sprt 0,10
refusal-claims-order = '{ $name }': the first Elo difference must be below the second, both within { $number }
refusal-not-a-result = not a result of the arena: { $reason }
refusal-not-learned = the estimate of { $game } cannot be learned yet
refusal-no-habits = { $game } has no habits that could be bred
refusal-few-games = there are too few games to learn from
refusal-needs-numpy = training needs numpy, which the extra westmarch[train] brings
refusal-no-weights = no weights: { $reason }
refusal-other-weights = these are not the weights of this game's estimate
refusal-no-search = no search: { $reason }
refusal-other-search = this is another search: other decks, settings, player, seed or test
refusal-no-change = no change of these decks keeps to the rules
refusal-name-a-game = name a game to play: { $known }
refusal-no-component = { $game } has no component '{ $name }'
refusal-no-component-near = { $game } has no component '{ $name }'; did you mean '{ $near }'?
refusal-no-bench = there is no benchmark '{ $name }'; there are: { $known }
refusal-no-bench-file = '{ $name }' is neither the folder of a build nor a file of `westmarch bench --json`
refusal-bench-server = the server is compared with its bounds alone: no --against with --server or --soak, no rows with --soak
refusal-no-report = there is no report '{ $name }'

## Files

refusal-too-large = too large
refusal-not-utf8 = not a text in UTF-8
refusal-cannot-be-read = cannot be read
refusal-cannot-be-written = cannot be written
refusal-os-missing = No such file or directory
refusal-os-denied = Permission denied
refusal-os-folder = Is a directory
refusal-os-no-folder = Not a directory
refusal-os-name = File name too long
refusal-os-full = No space left on device
refusal-os-read-only = Read-only file system
refusal-os-in-use = Address already in use
refusal-os-no-address = Cannot assign requested address
refusal-corrections-file = --corrections needs a file
refusal-lang-name = --lang needs a language: { $known }

## The server

refusal-listen = cannot listen at { $host }, port { $number }: { $reason }
refusal-needs-redis = several server processes need a Redis by which they hear of each other: --redis URL
refusal-needs-port = several server processes need a port that they all know: --port PORT
refusal-bad-secret = { $file } holds no key of { $number } bytes; remove it, and everybody has to sign in again

## Settings

refusal-key-value = '{ $name }': a setting is written key=value
refusal-no-preset = there is no preset '{ $name }'; there are: { $known }
refusal-no-scenario = { $game } has no scenario '{ $name }'; it has: { $known }
refusal-scenario-seats = { $scenario } is for { $known } seats, not { $number }
refusal-viewers = viewers must name a person (0 to 15) for each seat
refusal-settings-of = settings of { $game }: { $reason }
refusal-unknown-setting = Object contains unknown field `{ $name }`
refusal-setting-at = { $reason } - at `$.{ $name }`
refusal-setting-type = Expected `{ $wanted }`, got `{ $given }`
refusal-setting-least = Expected `int` >= { $number }
refusal-setting-most = Expected `int` <= { $number }
refusal-setting-enum = Invalid enum value { $given }
refusal-other-corrections = it has other corrections of { $game } ({ $theirs }) than this program ({ $ours })
refusal-not-our-corrections = they are not those of this program ({ $ours })
refusal-seats-decks = { $number } seats need { $number_decks } decks, not { $number_given }
refusal-no-decks = players bring no decks to { $game }
refusal-no-deck-no-file = there is no deck and no file '{ $name }'; decks: { $known }
refusal-no-deck = there is no deck '{ $name }'; there are: { $known }
refusal-deck-heroes = a deck has one to three different heroes
refusal-deck-copies = a deck has at most three copies of a card
refusal-deck-entry = '{ $name }': a deck has one to three copies of a card
refusal-deck-card = '{ $name }' is not a card that belongs there
refusal-deck-small = a deck has at least { $number_least } cards, not { $number }, unless small_decks is set
refusal-hero-once = each hero may be at the table once
refusal-lone-hero = in Escape from Dol Guldur one hero is captured: a second one is needed
refusal-one-box = the box has { $number_box } of { $card }, the decks have { $number }
refusal-campaign-order = in a campaign { $scenario } comes after { $number_due } scenarios, not after { $number }
refusal-nightmare = in Nightmare, from the second scenario on, each seat takes something over, otherwise nobody
refusal-campaign-nobody = a campaign needs a player who is still in the game
refusal-campaign-discard = a discard pile holds only cards of its player's own
refusal-campaign-damage = only heroes who are alive keep damage, and less than they have hit points

## Corrections of cards

refusal-corrections-twice = something stands twice
refusal-corrections-kind = must be a whole number, a word or a list of them
refusal-corrections-late = corrections must be handed in before the games are loaded
refusal-corrections-none = { $game } has no such doubtful fact
refusal-corrections-rule = this fact cannot be corrected by a file
refusal-corrections-one = must be one answer, not a list

## Words said in a game

refusal-not-a-word = '{ $name }' is not a word of this game
refusal-not-a-word-near = '{ $name }' is not a word of this game; did you mean '{ $near }'?
refusal-not-allowed-of = { $reason }; allowed: { $known }
refusal-not-allowed-now = '{ $name }' is not allowed now
refusal-over-for = '{ $name }': the game is over
refusal-over = the game is over
refusal-only-words = { $file }: there are only { $number } words, not { $number_wanted }

## Records

refusal-too-long = longer than { $number } characters
refusal-header = the first line must be '{ $line }'
refusal-heading-end = the line '---' that ends the heading is missing
refusal-here-key = here '{ $name }: ...' must stand
refusal-not-whole = '{ $name }' is not a whole number
refusal-options-object = the options must be a JSON object
refusal-options-json = the options are not JSON
refusal-check = a check is written 'hash NUMBER FINGERPRINT'
refusal-fork = a fork is written 'fork NUMBER'
refusal-other-rules = it was played by rules number { $number }; this program has number { $number_ours }
refusal-words-before = { $number } words stand before this line, not { $number_told }
refusal-differs = the state differs from the one recorded: the record was changed or is damaged
refusal-no-record = a game that was taken up from a position has no record

## Positions

refusal-mapping = must be a mapping
refusal-missing = '{ $name }' is missing
refusal-whole = must be a whole number
refusal-range = must be from { $number_low } to { $number_high }, not { $number }
refusal-truth = must be true or false
refusal-text = must be text
refusal-not-one-of = '{ $name }' is not one of { $known }
refusal-list = must be a list
refusal-yaml = not YAML: { $problem }
refusal-yaml-character = not YAML: a character that does not belong here
refusal-anchors = anchors are not allowed
refusal-tags = tags are not allowed
refusal-twice = '{ $name }' stands twice
refusal-twice-in-line = '{ $name }' already stands in line { $number }
refusal-empty = the file is empty
refusal-long-number = a number is too long
refusal-unknown-key = unknown here; allowed: { $known }
refusal-one-document = there must be one document only
refusal-nested = nested too deep
refusal-plain-key = a key must be a plain name
refusal-seed-or-rng = give either 'seed' or 'rng'
refusal-numbers = must be { $number } numbers
refusal-have-numbers = must have { $number } numbers
refusal-each-numbers = each must be { $number } numbers
refusal-large-number = a number is too large
refusal-no-such-seat = there is no such seat
refusal-no-such-seat-or-card = there is no such seat or card
refusal-no-such-word = there is no such word
refusal-no-such-region = there is no such region
refusal-two-places = '{ $name }' stands in two places
refusal-more-places = '{ $name }' stands in more places than it has copies
refusal-not-in-game = '{ $name }' is not in the game
refusal-not-in-play = '{ $name }' is not in play
refusal-not-used = '{ $name }' is not used in this scenario
refusal-not-known = what is known of '{ $name }' is not true
refusal-not-known-pool = what is known of { $name } is not true

## Steps of a position

refusal-not-a-step = '{ $name }' is not a step: { $reason }
refusal-step-form = a step is written Name(arguments)
refusal-no-step = no step is named { $name }
refusal-step-like = the arguments of { $name } are like { $example }
refusal-no-effect = no effect is named '{ $name }'
refusal-effect-short = the effect has fewer steps
refusal-argument = an argument is a number, a name, a step or a tuple of them
refusal-no-frame = there is no frame under it that has begun
refusal-stack-deep = a stack has at most { $number } steps
refusal-steps-fit = these steps do not fit the position ({ $error })
refusal-first-step = the first step, which happens last, must be { $name }

## Positions of Duel

refusal-fortress = a fortress stands only where the side has taken the region's location
refusal-trio = a side's trio is spent when its third different people joins, and not before
refusal-coins = there are only { $number } coins
refusal-units = a side has only { $number } units
refusal-both-units = units of both sides cannot stand in one region
refusal-stack-people = a stack holds only tokens of its own people
refusal-tiles = at most { $number } locations lie face up
refusal-aside-nobody = by this table's settings nobody looks at the cards set aside
refusal-aside-most = at most { $number } cards, known to at least one person
refusal-chapter-later = { $name } belongs to a later chapter
refusal-chapter-other = '{ $name }' does not belong to this chapter
refusal-chapter-out = by this table's settings { $number } cards of chapter { $number_chapter } are out of the game
refusal-rows = this chapter's rows have { $known } slots
refusal-slot = a slot under a card that is still there cannot be empty
refusal-elsewhere = { $number } cards of this chapter stand elsewhere and cannot be face down or set aside
refusal-display = 'display' is missing though cards of this chapter stand elsewhere
refusal-no-end = the table does not show this end
refusal-has-won = { $name } has already won; say so under 'outcome'
refusal-tokens-shown = tokens are shown only while one of them is chosen
refusal-token-next = one of the tokens shown must be chosen next: the last step must be KeepToken()
refusal-never-waits = { $name } never waits within a turn
refusal-step-number = a number of { $name } must be from { $number_low } to { $number_high }, not { $number }
refusal-chapter-over = no card is left in the display: the chapter is over

## Positions of War of the Ring: The Card Game

refusal-not-of-deck = '{ $name }' is not a card of this deck
refusal-all-passed = when all have passed, the action step is over
refusal-armies-path = armies are never on a path
refusal-arrived = only cards of the reserve have arrived there
refusal-no-rings = this scenario has no ring tokens
refusal-icons-path = icons are added only to characters on the path
refusal-table-played = a card lies on the table only while it is being played
refusal-table-text = cards lie on the table or aside only while a text is carried out
refusal-no-pool = there is no such pool of cards set aside
refusal-no-aside = no text that set cards aside is under way: see 'pools'
refusal-no-combat = there is no combat at such a place
refusal-losses = these losses do not fit the defenders
refusal-corruption-area = corruption lies in the Shadow's area
refusal-may-not-wield = '{ $name }' may not wield it
refusal-registers = a card is played with two or three registers: its place, the pool it comes from, those played before
refusal-forsaken-most = at most { $number } cards are forsaken

## Positions of War of the Ring

refusal-elven-rings = there are { $number } Elven Rings
refusal-lords-dice = special dice belong to Lords of Middle-earth (option 'lords')
refusal-no-face = this die has no such face
refusal-twice-or-not = '{ $name }' stands twice or is not in this deck

## Positions of The Lord of the Rings: The Card Game

refusal-no-card = there is no card '{ $name }' in this game
refusal-no-quest = is not a quest card
refusal-lasting = a lasting effect is about a card that is not in this game
refusal-attached = '{ $name }' is attached to nothing
refusal-point-frame = must be a point and a frame

## What the line of a command lacks

refusal-unknown-option = Unknown option: { $name }.
refusal-unknown-option-quoted = Unknown option: "{ $name }".
refusal-unknown-option-near = Unknown option: { $name }. Did you mean { $near }?
refusal-missing-argument = Command "{ $command }" parameter { $name } requires an argument.
refusal-missing-argument-near = Command "{ $command }" parameter { $name } requires an argument. Did you mean { $near } instead of { $given }?
refusal-missing-value = Parameter { $name } requires an argument.
refusal-choose-from = Invalid value "{ $given }" for { $name }. Choose from: { $known }.
refusal-choose-from-near = Invalid value "{ $given }" for { $name }. Choose from: { $known }. Did you mean "{ $near }"?
refusal-convert = Invalid value for { $name }: unable to convert "{ $given }" into { $type }.
refusal-invalid-least = Invalid value "{ $given }" for { $name }. Must be >= { $number }.
refusal-invalid-above = Invalid value "{ $given }" for { $name }. Must be > { $number }.
refusal-invalid-most = Invalid value "{ $given }" for { $name }. Must be <= { $number }.
refusal-unused = Unused Tokens: { $given }.
refusal-repeated = Parameter { $name } specified multiple times.

## Research

refusal-no-block = there is no block '{ $name }'; there are: { $known }
refusal-work-on = work is done on 'ray' or on 'ray://HOST:PORT', not on '{ $name }'
refusal-missing-extra = { $name } is not installed; the extra westmarch[{ $extra }] brings it
refusal-no-cluster = no Ray cluster answers at { $address }: { $told }
refusal-data-one-game = a data set needs at least one game
refusal-data-other-files = there are other files already
refusal-data-another = there is another data set already: it differs in { $known }
refusal-data-not-ours = this is no data set of ours: { $told }
refusal-data-format = it has another format than { $number }
refusal-data-game = it holds games of { $game }, not of { $other }
refusal-data-words = its words have other numbers than those of this program
refusal-data-layout = its observations are of version { $number }, with another layout than ours
refusal-data-unobserved = it was made without observations
refusal-data-part = this is no part of a data set: { $told }
refusal-data-silent = it does not say { $known }
refusal-data-empty = it has no games yet
refusal-weights-not-ours = these are no weights of ours: { $told }
refusal-weights-another = these weights are for another game or version: they differ in { $known }
refusal-weights-torn = these weights do not fit together
refusal-run-not-ours = this is no interrupted run of ours: { $told }
refusal-run-another = another run was interrupted here: it differs in { $known }
refusal-learn-places = there must be at least { $number } games, one for each seat
