# The deck builder.

decks-web-title = Decks
decks-web-lead = One to { $heroes } heroes and at least { $cards } cards, each at most { $copies } times.
decks-web-open = Open a deck
decks-web-new = A new deck
decks-web-name = Name of the deck
decks-web-untitled = Unnamed deck
decks-web-save = Save the deck
decks-web-save-copy = Save as another deck
decks-web-saved = Saved: { $name }
decks-web-delete = Delete
decks-web-delete-sure = Delete { $name } for good?
decks-web-deleted = Deleted: { $name }
decks-web-unsaved = This deck has changes that are not saved.
decks-web-discard = Let them go
decks-web-stay = Go on with this deck
decks-web-play = Play with this deck
decks-web-share = Share on my profile
decks-web-share-how = Everybody can look at it there, copy it and play with it.
decks-web-share-account = With an account you can share decks on your profile.
decks-web-shared-now = { $name } is on your profile.
decks-web-shared-never = { $name } is yours alone.

decks-web-look = Look at the cards
decks-web-take = Copy to my decks
decks-web-taken = Copied: { $name }
decks-web-to-mine = To my decks
decks-web-illegal = It breaks the rules for decks:
decks-web-flag = Draw the moderators’ attention to this name

decks-web-cards = Cards
decks-web-deck = The deck
decks-web-deck-size = { $number ->
    [one] Deck: { $number } card
   *[other] Deck: { $number } cards
}
decks-web-search = Search by name, trait or text
decks-web-kind = Kind of card
decks-web-any = any
decks-web-found = { $number ->
    [0] No card fits.
    [one] { $number } card
   *[other] { $number } cards
}
decks-web-show-all = Show all cards
decks-web-add = Add: { $card }
decks-web-remove = Take out: { $card }
decks-web-in-deck = { $number } in the deck
decks-web-card-text = Card text
decks-web-card-hint = Point at a card, or move to it with the Tab key, to read it here.
decks-web-card-hint-touch = Tap a card to read it here.

decks-web-heroes = { $number ->
    [one] { $number } hero
   *[other] { $number } heroes
}
decks-web-warnings = { $number ->
    [one] { $number } card is of a sphere that no hero has
   *[other] { $number } cards are of spheres that no hero has
}
decks-web-empty = The deck is empty. Choose heroes first: their spheres tell which cards fit.
decks-web-bar = { $name }: { decks-cards }

decks-web-import = Import a deck list
decks-web-import-how = Paste a list or open a file: plain lines such as “3x Faramir”, a text list of RingsDB, or an .o8d file of OCTGN.
decks-web-list = Deck list
decks-web-read = Read the list
decks-web-file = Open a file
decks-web-not-read = The list was not taken over, and nothing has changed.
decks-web-left-out = Everything else has been taken over. Left out:
decks-web-read-done = The list is on the table. Save it to keep it.
decks-web-export = Export this deck
decks-web-format = Format
decks-web-format-plain = Plain list
decks-web-format-ringsdb = RingsDB text
decks-web-format-octgn = OCTGN (.o8d)
decks-web-download = Download
decks-web-copy-list = Copy

decks-web-sample = Sample hand
decks-web-sample-how = What this deck may deal you: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, one exchange of the whole hand, then a card each round.
decks-web-sample-deal = Draw a hand
decks-web-sample-again = Draw another hand
decks-web-sample-exchange = Exchange the hand
decks-web-sample-draw = Next round: draw a card
decks-web-sample-hand = Opening hand
decks-web-sample-exchanged = The new hand, which is kept
decks-web-sample-round = Round { $number }
decks-web-sample-left = Left in the deck: { $number }
