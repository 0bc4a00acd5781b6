"""The Lord of the Rings: The Card Game, core set: players together against the encounter deck, three scenarios, a campaign.

In which order to read, and where things are:

1. `components.py`: what lies in the box, as numbers: kinds, spheres, traits, places, stats, titles and their table names, and the
   tables of what is printed. `words.py`: vocabulary, questions, notices, moments.
2. `lineup.py`: what one game is played with (scenario, decks, settings); it never changes. `state.py`: the table between two words.
   `setup.py`: how a game begins.
3. `rules/`: `round.py` has the seven phases in order and shows the way to the others: `quest.py` (stages, commitment, staging, travel),
   `reveal.py`, `combat/` (engaging enemies, their attacks, the players' attacks), `score.py`; `playing/` says who may act or respond when,
   how abilities and cards are used, and how cards are paid for. Everything is changed by `verbs.py` and by nothing else; `numbers.py` is
   what follows from the table; `under_way.py` what attacks and reveals remember; `rulebook.py` what holds at once.
4. `cards/`: a card is one declaration, found by its name in `player/`, `encounter/` or `quests/`. `declare.py` tells how one is written,
   `making/` has the steps, conditions and operands that it is made of, `book.py` the tables that the rules look into, `catalogue.py` gathers all of them and the scenarios.
5. `secrets/`: `view.py` (what a person sees), `knowledge.py` (who knows what of hidden cards, and whatever moves them), `guesses.py`.
6. `ai/`: `advisor.py` is asked by the players that know no game; `gains.py` values each word with the help of `actions.py`,
   `responses.py`, `choices.py` and `values.py`, seen through an `outlook.py` on the round and a `fight.py` foreseen; `worth.py` is the chance
   to win. All numbers stand in `weights/` under their names.
7. `game.py` is what the registry finds; `decks.py` and `campaign.py` are behind its settings; `positions.py` is the text form.
"""
