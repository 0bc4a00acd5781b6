"""All cards: what they are and do, each in one declaration under its name.

- `frodo`, `aragorn`, `witch_king`, `saruman`: the four decks; who does not know whose a card is finds it by its name in
  any of them.
- `locations`: the battlegrounds and the paths.
- `declare`: how a card or location is declared. `order`: the numbers that they keep. `making`: what texts are made of,
  beside the steps of `rules`.
- `book`: what cards do, by number, as the rules look it up. `catalogue`: all of them declared, for the game and for
  positions.
"""
