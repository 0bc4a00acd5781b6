"""War of the Ring: the Free Peoples against the Shadow, armies on the map, and a Fellowship on its way to Mount Doom.

Where things are, in the order in which to read them:

- `components` and `map`: what lies in the box, as numbers with names; `words`: what can be said, asked and told.
- `state`: the table between two words, its copy, and how to look at it; `records`: a battle and a hunt under way. An army
  is one integer of packed counts.
- `rules/verbs`: every change of the board, made in one place each; `rules/rulebook`: what holds "as soon as", moments.
- `rules/turn`, then what a die can do: `actions`, `dice`, `rings`, `politics`, `recruit`, `hands`; `rules/ring` is the
  Fellowship and the hunt, `rules/war` armies and battles, `rules/people` the characters.
- `cards`: the event cards, a file for each deck, their combat halves beside; `cards/making`: what they are made of;
  `cards/names`: their numbers; `cards/book`: the tables that declarations fill and the rules look into;
  `cards/catalogue`: all of them together, with the vocabulary.
- `secrets`: what a person may see (`view`, filled in by `showing`), what others know of hidden cards (`knowledge`), fair
  guesses (`guesses`).
- `ai`: the advisor. `gains` says what a word brings, `offers` what a die could be used for, `events` what cards bring, `people` what characters do, `gains_in_battle` and
  `journey` the same for battles and Ring-bearers; `outlook` is the war as one side sees it, `worth` a whole position,
  `knowledge` what a generation of players goes by, `learning` the estimate for those who fit it, `weights` the numbers by their names.
- `setup`, `positions`, `game`: how a game begins, how it is written down, and how the rest of Westmarch sees it.

The numbers of rules in docstrings are those of docs/rules/wotr_board.md.
"""
