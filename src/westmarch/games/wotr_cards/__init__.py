"""War of the Ring: The Card Game, for two to four in two teams.

Nine rounds. In each, battlegrounds and a path come into the middle; the Free Peoples and the Shadow play cards from
hand to them or to a reserve, every card played costing another one that is cycled, until all pass; then every location
is fought for. Battlegrounds and paths bring points, paths lost bring corruption. A lead of ten wins at once, otherwise
the higher score after the last path.

Where things are, in the order in which to read them:

- `components`: what is in the box, as numbers, and what is printed on it. `words`: what is said, asked and told.
- `scenarios`, `lineup`: the four scenarios, and what one game is played with. `state`: the table between two words.
  `setup`: how it begins.
- `rules`: `turn` (the course of a round), `activation` (battlegrounds and paths), `playing` and `places` (playing and
  moving cards), `hands` (draw, cycle, forsake, winnow, take), `icons` and `battle` (combat), `verbs` (the one way in
  which things change), `rulebook`.
- `cards`: what cards and locations are and do, a module a deck.
- `secrets`: what a person may see, what all know of hidden cards, fair guesses. `positions`: the text form.
- `ai`: advice to computer players. `game`: what the registry finds.
"""
