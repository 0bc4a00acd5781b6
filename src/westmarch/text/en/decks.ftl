# Deck lists and the command that shows them.

decks-heading-hero = Heroes
decks-heading-ally = Allies
decks-heading-attachment = Attachments
decks-heading-event = Events
decks-sideboard = Sideboard

decks-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
decks-threat = threat { $number }
decks-costs = Cost
decks-spheres = Sphere
decks-fine = The deck keeps to the rules.

decks-line = Line { $line }: { $problem }
decks-near = Did you mean “{ $card }”?
decks-problem-too_long = This list is longer than any deck.
decks-problem-broken = This is not well-formed XML.
decks-problem-doctype = A deck file may have no document type and no entities.
decks-problem-no_deck = This is not a deck file.
decks-problem-unknown = There is no card “{ $text }”.
decks-problem-no_copies = “{ $card }” has no number of copies that can be read.
decks-problem-hero_twice = The hero { $card } can be in a deck only once.
decks-problem-heroes = A deck has one to three heroes, not { $number }.
decks-problem-copies = “{ $card }”: { $number } copies. At most three are allowed.
decks-problem-few_cards = { $number ->
    [one] The deck has only { $number } card. At least 50 are needed.
   *[other] The deck has only { $number } cards. At least 50 are needed.
}
decks-problem-sphere = “{ $card }”: no hero of this deck has its sphere, so it will be hard to play.
decks-problem-sideboard = { $number ->
    [one] The sideboard ({ $number } card) is left out.
   *[other] The sideboard ({ $number } cards) is left out.
}

## Searching for better decks

decks-improve-taken = Taken: { $change } (won only with it { $better }, only without { $worse }, in { $games } games)
decks-improve-decks = decks
decks-improve-won = won
decks-improve-start = the first ones
decks-improve-best = the best ones
