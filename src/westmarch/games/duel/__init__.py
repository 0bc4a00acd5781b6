"""Duel for Middle-earth: the Fellowship and Sauron take turns at one display of cards, in three chapters.

The rules are told in `docs/rules/duel.md`; modules cite them by their numbers. Where things are, in the order to read:

- `components` what lies in the box, by name: sides, regions, skills, peoples, displays; the tables that the cards fill
- `words` what can be said, asked and told
- `state` what each side has and what lies on the table, and its copy
- `setup` how a game begins
- `rules` one module for each thing that players have a word for: `turn` the main choice and the end of a turn; `payment`
  what things cost; `quest`, `units`, `peoples`, `discard` the effects; `effects` what belongs to which card, and the
  plainest effects; `victory` when somebody has won; `verbs` the one way in which things change; `rulebook` what is looked
  for after every change, and what tokens answer to
- `cards` every card, location and token, each one declaration: `chapters`, `locations`, `alliances`; `declare` says how,
  `catalogue` has all of them
- `secrets` what a person may know: `view` its fields, `showing` how they are filled in; `knowledge` who knows what;
  `guesses` fair guesses at the rest
- `ai` advice to computer players: `advisor` asks `gains` (what a word brings at once) and `worth` (what a position is
  worth); `weights` has their numbers by name, `features` what each is multiplied with
- `positions` the whole situation as text
- `game` what the rest of the house finds
"""
