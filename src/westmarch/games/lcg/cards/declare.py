"""How a card is declared: printed facts and text side by side. Declaring a card fills the engine's tables.

For those who write cards. A file declares the cards of one sphere (`player/`), one encounter set (`encounter/`) or one
scenario (`quests/`); catalogue.py names these files.
Steps come from `making/`: effects.py, hidden.py (hands, decks), piles.py, attacks.py, and from
`rules/`: reveal.py and quest.py; costs from costs.py; cards and seats from operands.py and rules/seats.py, tests from
conditions.py; control steps (`If`, `May`, `ChooseOne`, `EachSeat`, `ForEach`, `Choose`) and `effect` from
core/frames.py; prompts and moments from words.py, stats and
kinds from components.py. `YOU` is the seat that uses the card; effects of encounter cards are nobody's, so they name
`EVERY_PLAYER`, `FIRST_PLAYER` or (`EachSeat`) each player as YOU; in a shadow effect YOU is the defending player.

An ally with a response (`IT` is the moment's card; `when` says which moment is meant):

    ally("snowbourn_scout", LEADERSHIP, 1, attack=0, defense=1, hit_points=1, traits=("rohan", "scout"), copies=3,
         abilities=(response(ENTERED_PLAY, PlaceProgress(CHOSEN), target=one(locations()), when=IT_IS_SELF),))

An event: costs, then targets, then its price, then what it does. The price is paid by itself.

    event("common_cause", LEADERSHIP, 0, copies=2, ability=action(
        Ready(CHOSEN), cost=(PayExhaustOne(heroes(YOU, ready=True)),), target=one(heroes(other_than=PAID))))

An attachment: `on` is what it may be attached to; `bearer` changes numbers of what bears it.

    attachment("steward_of_gondor", LEADERSHIP, 2, on=heroes(), traits=("gondor", "title"), copies=2,
               gives_trait="gondor", abilities=(action(Gain(HOST, 2), cost=(PayExhaust(),)),))

A treachery with a shadow effect, an enemy with a forced effect, a location with a travel cost:

    treachery("despair", "wilderlands", copies=2, easy=0, when_revealed=effect(RemoveProgress(4)),
              shadow=effect(NoDefense()))
    enemy("forest_spider", "passage_through_mirkwood", copies=4, easy=4, engagement=25, threat=2, attack=2, defense=1,
          hit_points=4, traits=("creature", "spider"),
          abilities=(forced(WAS_ENGAGED, Modify(SELF, ATTACK, 1, UNTIL_ROUND), when=IT_IS_SELF),),
          shadow=effect(Choose(ASK_DISCARD, attachments(YOU)), DiscardFromPlay(CHOSEN)))
    location("necromancers_pass", "dol_guldur_orcs", copies=2, easy=1, threat=3, points=2, traits=("stronghold",),
             travel=effect(DiscardAtRandom(2, FIRST_PLAYER)), can_travel=HandHolds(2, FIRST_PLAYER))

A quest card: `setup` is its side A, `when_revealed` what side B does when it is turned up; `blocked` while it cannot be
passed, `won` as soon as the game is won by something else than progress, `then` instead of the next card in order:

    quest("beorns_path", stage=3, points=10, blocked=Exists(enemies(title="ungoliants_spawn")))

Recipes for what is less obvious: a cost X is chosen in `before` (`ChooseNumber(ASK_X, Affordable(), NUMBER_WORD)`,
with `needs=Affords(1)`) or follows from the target (`XIsCost()`); an attack out of turn is `AttackAlone(PAID,
CHOSEN)` with `cost=(PayExhaustOne(AbleToAttack()),)` and `target=one(TargetsOf(PAID))`; cards of discard piles are
chosen with `Choose(ASK_FROM_PILE, PileCards(...))`; what must come before an attack excludes it
(`other_than=ATTACKER`); a printed and an amended trigger are two abilities, one with `when=Not(WITH_ERRATA)`, one
with `WITH_ERRATA`; what is counted is `per` (`RaiseThreat(1, per=enemies(YOU))`, `Reveal(1, per=PLAYERS)`);
objectives, guards and the prisoner are in making/dungeon.py.

Rules that are no more than a mark (`NO_DRAWING`, `SHY`, `TO_TOP`, ...) are named in cards/book.py and given as `marks`;
those that only the errata add as `errata_marks`. What a card adds to numbers is a `StatRule` (own `rule`, or
`bearer`), mostly `Bonus(WILLPOWER, 1)`. `errata` names what the official errata change; the text asks
`If(WITH_ERRATA, ...)`, limits have `errata_limit`. A doubtful value is asked for where it stands (`DOUBTS.ask`).

Where a card contradicts the rules, the card is right (rule 7). After `Then` an effect goes on only if what stands before has
happened (rule 85). A lasting effect is about the cards that were there when it happened, or is asked anew each time
(`ModifyGroup`, rule 86). A card that names itself means this copy, `SELF` (rule 87).
"""

from typing import Any, NamedTuple, TypedDict, Unpack

from westmarch.core.frames import NOTHING, Choose, Control, Effect, Seats, Test, effect
from westmarch.core.state import AnyStep
from westmarch.core.written.corrections import Doubts
from westmarch.games.lcg.cards.book import (
    ABILITIES,
    ACTION,
    ATTACH_TO,
    BEARER_RULES,
    BEARER_SPHERES,
    BEARER_TRAITS,
    CAN_TRAVEL,
    CONTROLLER,
    ERRATA_MARKS,
    EVENT_ACTIONS,
    EXTRA_REVEALS,
    FORCED,
    MARKS,
    NO_LIMIT,
    NO_TEST,
    OWN_RULES,
    PLAIN,
    RESPONSE,
    SHADOW_EFFECTS,
    SPREAD_PAYMENT,
    STAGE_BLOCKED,
    STAGE_NEXT,
    STAGE_SETUP,
    STAGE_WON,
    TRAVEL_COSTS,
    WHEN_REVEALED,
    Ability,
    Cost,
    HandTest,
    StatRule,
)
from westmarch.games.lcg.cards.making.effects import OrcGuard
from westmarch.games.lcg.cards.making.operands import Cards, Hosts, Players
from westmarch.games.lcg.components import (
    ALLY,
    ANY_PHASE,
    ATTACHMENT,
    CARD_COST,
    CARD_SPHERE,
    COPIES_A_SEAT,
    COST_X,
    DOOMED,
    ENEMY,
    ENGAGEMENT,
    EVENT,
    GUARD,
    GUARDED,
    HERO,
    HERO_THREAT,
    KEYWORD_IDS,
    KEYWORDS,
    KIND_IDS,
    KINDS,
    LOCATION,
    MAKES_GUARDS,
    MOST_ORC_GUARDS,
    MOST_SEATS,
    NAME_COPIES,
    OBJECTIVE,
    PRINTED,
    QUEST,
    QUEST_POINTS,
    RESTRICTED,
    SPHERE_IDS,
    STAT_IDS,
    TITLE_IDS,
    TRAITS,
    TREACHERY,
    UNDECLARED,
    UNIQUE,
    VICTORY_POINTS,
    title_of,
    trait,
)
from westmarch.games.lcg.rules.playing.abilities import ATTACH_PLAYED, EVENT_DONE, PLAY_ATTACHMENT
from westmarch.games.lcg.rules.playing.payment import PAY
from westmarch.games.lcg.rules.seats import EVERY_PLAYER
from westmarch.games.lcg.words import ASK_ATTACH_TO, ASK_PLAYER, ASK_TARGET


class Declared(NamedTuple):
    """What is known of a declared card, for looking up."""

    kind: str
    facts: dict[str, object]


class SetCard(NamedTuple):
    """A card of an encounter set, with its copies in the normal and in the easy game."""

    title: int
    copies: int
    easy: int


MOST_AT_TABLE = COPIES_A_SEAT * MOST_SEATS  # copies of a player card that is not unique
DECLARED: dict[str, Declared] = {}
DOUBTS = Doubts("lcg")
EFFECTS: dict[str, Effect] = {}  # every text under its name, by which positions refer to it
SETS: dict[str, list[SetCard]] = {}


# Pieces of declarations


class Draft(NamedTuple):
    """An ability as it is written; a card makes an `Ability` of it."""

    kind: int
    moment: int
    does: tuple[AnyStep, ...]
    cost: tuple[Cost, ...] = ()
    target: Choose | None = None
    before: tuple[AnyStep, ...] = ()
    when: Test[Any] = NO_TEST
    needs: Test[Any] = NO_TEST
    hand: HandTest | None = None
    phase: int = ANY_PHASE
    by: int = CONTROLLER
    limit: int = NO_LIMIT
    errata_limit: int = NO_LIMIT
    from_hand: bool = False


def one(things: Cards, prompt: int = ASK_TARGET) -> Choose:
    """The choice of one card."""
    return Choose(prompt, things)


def a_player(among: Seats[Any] = EVERY_PLAYER) -> Choose:
    """The choice of a player."""
    return Choose(ASK_PLAYER, Players(among))


class More(TypedDict, total=False):
    """What an ability may have besides what it does."""

    cost: tuple[Cost, ...]
    target: Choose
    before: tuple[AnyStep, ...]  # asked after the target
    when: Test[Any]
    needs: Test[Any]
    hand: HandTest
    phase: int
    by: int
    limit: int
    errata_limit: int
    from_hand: bool


def action(*does: AnyStep, **more: Unpack[More]) -> Draft:
    """An action: `cost`, `target`, `before` (asked after the target), `needs`, `hand`, `phase`, `by`, `limit`."""
    return Draft(ACTION, 0, does, **more)


def response(moment: int, *does: AnyStep, **more: Unpack[More]) -> Draft:
    """A response to a moment: `when` it is the right one; the rest as with an action."""
    return Draft(RESPONSE, moment, does, **more)


def forced(moment: int, *does: AnyStep, **more: Unpack[More]) -> Draft:
    """What happens by itself at a moment: `when` it is the right one."""
    return Draft(FORCED, moment, does, **more)


def make_ability(draft: Draft, is_event: bool) -> Ability:
    """The ability that a draft describes: costs, targets, price, what it does."""
    steps: list[AnyStep] = [*draft.cost]
    if draft.target is not None:
        steps.append(draft.target)
    steps.extend(draft.before)
    if is_event:
        steps.append(PAY)
    steps.extend(draft.does)
    if is_event:
        steps.append(EVENT_DONE)
    return Ability(
        draft.kind, effect(*steps), draft.moment, draft.phase, draft.by, draft.limit, draft.errata_limit,
        is_event or draft.from_hand, draft.cost, draft.target, draft.when, draft.needs, draft.hand,
    )  # fmt: skip


def name_effect(name: str, does: Effect) -> None:
    """Give a text its name."""
    if does is not NOTHING and does.name == "":
        does.name = name
        EFFECTS[name] = does
        if makes_guards(does):
            MAKES_GUARDS[title_of(name.partition(".")[0])] = True


def makes_guards(does: Effect) -> bool:
    """Whether some step of an effect, or of one inside it, makes Orc Guards."""
    inner = [part for step in does.steps if isinstance(step, Control) for part in step.effects()]
    return any(isinstance(step, OrcGuard) for step in does.steps) or any(makes_guards(part) for part in inner)


def declare(
    name: str,
    kind: int,
    facts: dict[str, object],
    traits: tuple[str, ...] = (),
    unique: bool = False,
    most: int = 1,
) -> int:
    """What every card has, and how many copies of it can be on the table at once; its title."""
    title = title_of(name)
    if KINDS[title] != UNDECLARED:
        raise ValueError(f"{name} is declared twice")
    KINDS[title] = kind
    UNIQUE[title] = unique
    NAME_COPIES[title] = 1 if unique else most
    TRAITS[title] = sum(1 << trait(own) for own in traits)
    printed = {**facts, "unique": unique, "traits": list(traits)}
    DECLARED[name] = Declared(KIND_IDS[kind], printed)
    return title


class Marks(NamedTuple):
    """Rules that are no more than a mark, keywords, and what the errata change."""

    marks: int = 0
    errata_marks: int = 0
    keywords: int = 0
    errata: tuple[str, ...] = ()


def give_text(name: str, abilities: tuple[Draft, ...], marks: Marks, rule: StatRule = PLAIN) -> None:
    """A card's abilities, marks and own rule."""
    title = title_of(name)
    made = tuple(make_ability(draft, KINDS[title] == EVENT) for draft in abilities)
    for place, ability in enumerate(made):
        name_effect(f"{name}.{place}", ability.does)
    ABILITIES[title] = made
    EVENT_ACTIONS[title] = next((one for one in made if one.kind == ACTION and one.from_hand), None)
    MARKS[title] = marks.marks
    ERRATA_MARKS[title] = marks.errata_marks
    OWN_RULES[title] = rule
    KEYWORDS[title] = marks.keywords
    keywords = [word for place, word in enumerate(KEYWORD_IDS) if marks.keywords >> place & 1]
    DECLARED[name].facts.update(keywords=keywords, errata=list(marks.errata))


def give_stats(title: int, **stats: int) -> None:
    """The printed numbers of a card."""
    for stat, value in stats.items():
        PRINTED[STAT_IDS.index(stat)][title] = value


# Player cards


def hero(
    name: str,
    sphere: int,
    *,
    threat: int,
    willpower: int,
    attack: int,
    defense: int,
    hit_points: int,
    traits: tuple[str, ...],
    abilities: tuple[Draft, ...] = (),
    rule: StatRule = PLAIN,
    keywords: int = 0,
    marks: int = 0,
    errata: tuple[str, ...] = (),
) -> None:
    """A hero."""
    numbers = {"willpower": willpower, "attack": attack, "defense": defense, "hit_points": hit_points}
    facts: dict[str, object] = {"sphere": SPHERE_IDS[sphere], "threat_cost": threat, **numbers, "copies": 1}
    title = declare(name, HERO, facts, traits, unique=True)
    CARD_SPHERE[title] = sphere
    HERO_THREAT[title] = threat
    give_stats(title, **numbers)
    give_text(name, abilities, Marks(marks, 0, keywords, errata), rule)


def ally(
    name: str,
    sphere: int,
    cost: int,
    *,
    willpower: int = 0,
    attack: int,
    defense: int,
    hit_points: int,
    traits: tuple[str, ...],
    copies: int,
    unique: bool = False,
    abilities: tuple[Draft, ...] = (),
    rule: StatRule = PLAIN,
    keywords: int = 0,
    marks: int = 0,
    errata: tuple[str, ...] = (),
) -> None:
    """An ally."""
    numbers = {"willpower": willpower, "attack": attack, "defense": defense, "hit_points": hit_points}
    facts = {**player_facts(sphere, cost, copies), **numbers}
    title = declare(name, ALLY, facts, traits, unique, MOST_AT_TABLE)
    CARD_SPHERE[title] = sphere
    CARD_COST[title] = cost
    give_stats(title, **numbers)
    give_text(name, abilities, Marks(marks, 0, keywords, errata), rule)


def attachment(
    name: str,
    sphere: int,
    cost: int,
    *,
    on: Cards,
    traits: tuple[str, ...],
    copies: int,
    unique: bool = False,
    abilities: tuple[Draft, ...] = (),
    bearer: StatRule = PLAIN,
    gives_trait: str = "",
    gives_sphere: tuple[str, int] | None = None,
    keywords: int = 0,
    marks: int = 0,
    errata: tuple[str, ...] = (),
) -> None:
    """An attachment: what it may be attached to, and what it gives its bearer (a sphere only to a hero by name)."""
    facts = player_facts(sphere, cost, copies)
    title = declare(name, ATTACHMENT, facts, traits, unique, MOST_AT_TABLE)
    CARD_SPHERE[title] = sphere
    CARD_COST[title] = cost
    choice = Choose(ASK_ATTACH_TO, Hosts(on))
    ATTACH_TO[title] = choice
    PLAY_ATTACHMENT[title] = effect(choice, PAY, ATTACH_PLAYED)
    name_effect(f"{name}.play", PLAY_ATTACHMENT[title])
    BEARER_RULES[title] = bearer
    BEARER_TRAITS[title] = 1 << trait(gives_trait) if gives_trait else 0
    if gives_sphere is not None:
        BEARER_SPHERES[title] = (title_of(gives_sphere[0]), gives_sphere[1])
    give_text(name, abilities, Marks(marks, 0, keywords, errata))


def event(
    name: str,
    sphere: int,
    cost: int,
    *,
    copies: int,
    ability: Draft,
    spread_payment: bool = False,
    errata: tuple[str, ...] = (),
) -> None:
    """An event; `COST_X` is a cost that is the frame's x. `spread_payment`: each resource from another hero."""
    title = declare(name, EVENT, player_facts(sphere, cost, copies), most=MOST_AT_TABLE)
    CARD_SPHERE[title] = sphere
    CARD_COST[title] = cost
    SPREAD_PAYMENT[title] = spread_payment
    give_text(name, (ability,), Marks(errata=errata))


def player_facts(sphere: int, cost: int, copies: int) -> dict[str, object]:
    """What all player cards have."""
    return {"sphere": SPHERE_IDS[sphere], "cost": "X" if cost == COST_X else cost, "copies": copies}


# Encounter cards


def in_set(name: str, encounter_set: str, copies: int, easy: int) -> dict[str, object]:
    """Note a card's encounter set; its facts."""
    SETS.setdefault(encounter_set, []).append(SetCard(title_of(name), copies, easy))
    return {"set": encounter_set, "copies": copies, "easy_copies": easy}


def encounter_texts(title: int, when_revealed: Effect, shadow: Effect) -> None:
    """What an encounter card does when it is revealed, and as a shadow card."""
    WHEN_REVEALED[title] = when_revealed
    SHADOW_EFFECTS[title] = shadow
    name_effect(f"{TITLE_IDS[title]}.when_revealed", when_revealed)
    name_effect(f"{TITLE_IDS[title]}.shadow", shadow)


def enemy(
    name: str,
    encounter_set: str,
    *,
    copies: int,
    easy: int,
    engagement: int,
    threat: int,
    attack: int,
    defense: int,
    hit_points: int,
    traits: tuple[str, ...],
    victory: int = 0,
    doomed: int = 0,
    when_revealed: Effect = NOTHING,
    shadow: Effect = NOTHING,
    abilities: tuple[Draft, ...] = (),
    rule: StatRule = PLAIN,
    keywords: int = 0,
    marks: int = 0,
    errata_marks: int = 0,
    errata: tuple[str, ...] = (),
) -> None:
    """An enemy."""
    numbers = {"threat": threat, "attack": attack, "defense": defense, "hit_points": hit_points}
    facts = {**in_set(name, encounter_set, copies, easy), "engagement": engagement, **numbers}
    facts |= {"victory": victory, "doomed": doomed}
    title = declare(name, ENEMY, facts, traits, most=copies)
    ENGAGEMENT[title] = engagement
    VICTORY_POINTS[title] = victory
    DOOMED[title] = doomed
    give_stats(title, **numbers)
    encounter_texts(title, when_revealed, shadow)
    give_text(name, abilities, Marks(marks, errata_marks, keywords, errata), rule)


def location(
    name: str,
    encounter_set: str,
    *,
    copies: int,
    easy: int,
    threat: int,
    points: int,
    traits: tuple[str, ...],
    victory: int = 0,
    doomed: int = 0,
    when_revealed: Effect = NOTHING,
    shadow: Effect = NOTHING,
    travel: Effect = NOTHING,
    can_travel: Test[Any] = NO_TEST,
    abilities: tuple[Draft, ...] = (),
    keywords: int = 0,
    marks: int = 0,
    errata: tuple[str, ...] = (),
) -> None:
    """A location: what travellers pay, and whether they can."""
    facts = {**in_set(name, encounter_set, copies, easy), "threat": threat, "quest_points": points}
    facts |= {"victory": victory, "doomed": doomed}
    title = declare(name, LOCATION, facts, traits, most=copies)
    QUEST_POINTS[title] = points
    VICTORY_POINTS[title] = victory
    DOOMED[title] = doomed
    give_stats(title, threat=threat)
    TRAVEL_COSTS[title] = travel
    CAN_TRAVEL[title] = can_travel
    name_effect(f"{name}.travel", travel)
    encounter_texts(title, when_revealed, shadow)
    give_text(name, abilities, Marks(marks, 0, keywords, errata))


def treachery(
    name: str,
    encounter_set: str,
    *,
    copies: int,
    easy: int,
    when_revealed: Effect,
    shadow: Effect = NOTHING,
    traits: tuple[str, ...] = (),
    doomed: int = 0,
    keywords: int = 0,
    marks: int = 0,
    abilities: tuple[Draft, ...] = (),
    errata: tuple[str, ...] = (),
) -> None:
    """A treachery. One that becomes an attachment has its trait (Condition) and marks from then on."""
    facts = {**in_set(name, encounter_set, copies, easy), "doomed": doomed}
    title = declare(name, TREACHERY, facts, traits, most=copies)
    DOOMED[title] = doomed
    encounter_texts(title, when_revealed, shadow)
    give_text(name, abilities, Marks(marks, 0, keywords, errata))


def objective(
    name: str,
    encounter_set: str,
    *,
    traits: tuple[str, ...],
    abilities: tuple[Draft, ...],
    marks: int = 0,
    bearer: StatRule = PLAIN,
    keywords: int = GUARDED | RESTRICTED,
) -> None:
    """An objective."""
    title = declare(name, OBJECTIVE, in_set(name, encounter_set, 1, 1), traits)
    BEARER_RULES[title] = bearer
    give_text(name, abilities, Marks(marks, 0, keywords))


# Quest cards


def quest(
    name: str,
    *,
    stage: int,
    points: int = 0,
    setup: Effect = NOTHING,
    when_revealed: Effect = NOTHING,
    blocked: Test[Any] | None = None,
    won: Test[Any] | None = None,
    then: Effect = NOTHING,
    extra_reveals: int = 0,
    abilities: tuple[Draft, ...] = (),
    marks: int = 0,
    errata: tuple[str, ...] = (),
) -> None:
    """A quest card; 0 points are none to reach."""
    title = declare(name, QUEST, {"stage": stage, "quest_points": points})
    QUEST_POINTS[title] = points
    STAGE_SETUP[title] = setup
    WHEN_REVEALED[title] = when_revealed
    STAGE_BLOCKED[title] = blocked
    STAGE_WON[title] = won
    STAGE_NEXT[title] = then
    EXTRA_REVEALS[title] = extra_reveals
    for part, does in (("setup", setup), ("when_revealed", when_revealed), ("then", then)):
        name_effect(f"{name}.{part}", does)
    give_text(name, abilities, Marks(marks, errata=errata))


def guard(name: str, *, attack: int, defense: int, hit_points: int) -> None:
    """What a face-down player card is that has become an enemy."""
    numbers = {"attack": attack, "defense": defense, "hit_points": hit_points}
    give_stats(declare(name, GUARD, {**numbers}, most=MOST_ORC_GUARDS), **numbers)
