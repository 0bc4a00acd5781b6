"""Why something cannot be done: dice that are missing, armies that nobody leads, nations that are not At War, places that are closed."""

from westmarch.core.hidden.view import ANSWER, Hindrance
from westmarch.core.state import Step
from westmarch.core.words import Thing
from westmarch.games.wotr_board.cards.book import CARD_ICON, CARD_IDS
from westmarch.games.wotr_board.components import (
    AS_ARMY,
    AS_CHARACTER,
    AS_MUSTER,
    FACE_IDS,
    FACES,
    FIGURE_NATION,
    FREE_PEOPLES,
    NATION_IDS,
    NATIONS_OF,
    NAZGUL,
    SHADOW,
    UNIT_BITS,
    Region,
    Side,
)
from westmarch.games.wotr_board.map import NEIGHBOURS, NO_SIDE, REGION_IDS, SETTLEMENT, SETTLEMENTS_OF, STRONGHOLD
from westmarch.games.wotr_board.rules.actions import UseDie, playable_as, uses_of
from westmarch.games.wotr_board.rules.dice import face_of, usable_specials
from westmarch.games.wotr_board.rules.politics import Diplomacy
from westmarch.games.wotr_board.rules.recruit import MusterRecruit
from westmarch.games.wotr_board.rules.war.attack import Attack, AttackAt
from westmarch.games.wotr_board.rules.war.march import March, MarchTo
from westmarch.games.wotr_board.rules.war.movement import at_war_part, free_to_move, mobile, warded
from westmarch.games.wotr_board.state import WotrBoardState, unconquered
from westmarch.games.wotr_board.words import (
    ASK_COMBAT_CARD,
    ASK_DIE,
    WORD_ATTACK,
    WORD_CARD,
    WORD_MARCH,
    WORD_MOVE_FELLOWSHIP,
    WORD_NATION,
    WORD_RECRUIT,
    WORD_REGION,
)


def hindrances(state: WotrBoardState) -> list[Hindrance]:
    """What hinders the side that is asked."""
    asking: Step[WotrBoardState] = state.stack[-1]
    if state.prompt == ASK_DIE:
        return cards_without_die(state, state.seat)
    if state.prompt == ASK_COMBAT_CARD:
        return combat_cards(state, state.seat)
    if isinstance(asking, UseDie):
        uses = int(uses_of(state, asking.side, asking.face))
        return [*cards_for_die(state, asking.side, uses), *actions_for_die(state, asking.side, uses)]
    if isinstance(asking, March):
        return marches(state, asking)
    if isinstance(asking, MarchTo):
        return [] if asking.chosen else ways(state, asking)
    if isinstance(asking, Attack):
        return attackers(state, asking)
    if isinstance(asking, AttackAt):
        return [] if asking.target >= 0 else targets(state, asking)
    if isinstance(asking, MusterRecruit):
        return [] if asking.figure < 0 else settlements(state, asking)
    return nations(state, asking.side) if isinstance(asking, Diplomacy) else []


def region_thing(region: Region) -> Thing:
    """A region as a thing."""
    return Thing("region", REGION_IDS[region])


# Dice, cards and what dice do


def card_hindrance(card: int, reason: str) -> Hindrance:
    """A card of the hand that cannot be played, with the die that plays it."""
    return Hindrance(Thing("card", CARD_IDS[card]), reason, (Thing("face", FACE_IDS[CARD_ICON[card]]),))


def cards_without_die(state: WotrBoardState, side: Side) -> list[Hindrance]:
    """Cards that no unused die can play, or that lack what they need."""
    faces = [face for face in range(FACES) if state.dice[side * FACES + face]]
    faces += [int(face_of(state.special[die])) for die in usable_specials(state, side)]
    uses = 0
    for face in faces:
        uses |= int(uses_of(state, side, face))
    return cards_not_played(state, side, uses, "die_missing")


def cards_for_die(state: WotrBoardState, side: Side, uses: int) -> list[Hindrance]:
    """Cards that the die which was taken cannot play, or that lack what they need."""
    held = cards_not_played(state, side, uses, "other_die")
    return [one for one in held if WORD_CARD + CARD_IDS.index(one.thing.id) not in state.options]


def cards_not_played(state: WotrBoardState, side: Side, uses: int, no_die: str) -> list[Hindrance]:
    """Cards of the hand that dice of such uses do not play."""
    every = AS_CHARACTER | AS_ARMY | AS_MUSTER
    return [
        card_hindrance(card, no_die if playable_as(state, side, card, every) else "needs_unmet")
        for card in state.hand(side)
        if not playable_as(state, side, card, uses)
    ]


def combat_cards(state: WotrBoardState, side: Side) -> list[Hindrance]:
    """Cards of the hand that cannot be used in the battle."""
    idle = [card for card in state.hand(side) if WORD_CARD + card not in state.options]
    return [Hindrance(Thing("card", CARD_IDS[card]), "no_combat") for card in idle]


def actions_for_die(state: WotrBoardState, side: Side, uses: int) -> list[Hindrance]:
    """What one might expect of a die that cannot be done with it now."""
    found = []
    if uses & AS_MUSTER and WORD_RECRUIT not in state.options:
        at_war = any(state.at_war(nation) for nation in NATIONS_OF[side])
        found.append(("recruit", "no_reinforcements" if at_war else "none_at_war"))
    if uses & (AS_CHARACTER | AS_ARMY) and WORD_MARCH not in state.options:
        found.append(("march", "no_army_marches" if uses & AS_ARMY else "no_army_led"))
    if uses & (AS_CHARACTER | AS_ARMY) and WORD_ATTACK not in state.options:
        found.append(("attack", "no_army_attacks"))
    if side == FREE_PEOPLES and uses & AS_CHARACTER and WORD_MOVE_FELLOWSHIP not in state.options:
        found.append(("move_fellowship", "at_the_end" if state.hidden else "revealed"))
    return [Hindrance(Thing(ANSWER, action), reason) for action, reason in found]


# Armies


def marches(state: WotrBoardState, march: March) -> list[Hindrance]:
    """Armies that cannot set out."""
    camps = [region for region in march.places(state) if WORD_REGION + region not in state.options]
    return [Hindrance(region_thing(region), why_it_stays(state, march, region)) for region in camps]


def why_it_stays(state: WotrBoardState, march: March, region: Region) -> str:
    """Why the army of a region does not march."""
    if not march.is_free(state, region):
        return "besieged"
    here = march.present(state, region)
    if here & UNIT_BITS[march.side] == 0:
        return "moved_already"
    if not march.well_led(state, here, march.present_characters(state, region)):
        return "not_led"
    return "nowhere_to_go"


def ways(state: WotrBoardState, to: MarchTo) -> list[Hindrance]:
    """Regions beside an army that marches where it may not go."""
    here = to.route[-1] if to.route else int(to.source)
    closed = [near for near in NEIGHBOURS[here] if WORD_REGION + near not in state.options and near not in to.route]
    found = [(near, why_closed(state, to.march, to.source, near)) for near in closed if near != to.source]
    return [Hindrance(region_thing(near), reason) for near, reason in found if reason]


def why_closed(state: WotrBoardState, march: March, source: Region, near: Region) -> str:
    """Why an army may not enter a region; nothing where the reason is another."""
    if march.side == SHADOW and warded(state, near):
        return "warded"
    if not free_to_move(state, march.side, near):
        return "enemy_army"
    if mobile(state, march.side, march.present(state, source), near) & UNIT_BITS[march.side] == 0:
        return "not_at_war"
    return "not_led" if march.led else ""


def attackers(state: WotrBoardState, attack: Attack) -> list[Hindrance]:
    """Armies that cannot attack."""
    armies = attack.only or state.camps(attack.side)
    camps = [region for region in armies if WORD_REGION + region not in state.options]
    return [Hindrance(region_thing(region), why_no_attack(state, attack, region)) for region in camps]


def why_no_attack(state: WotrBoardState, attack: Attack, region: Region) -> str:
    """Why the army of a region does not attack."""
    if not attack.enemies_near(state, region):
        return "no_enemy_near"
    army = state.army(attack.side, region)
    fighting = at_war_part(state, attack.side, army) & UNIT_BITS[attack.side]
    return "not_led" if fighting else "none_of_it_at_war"


def targets(state: WotrBoardState, at: AttackAt) -> list[Hindrance]:
    """Regions beside an army that attacks where there is nobody to attack."""
    closed = [near for near in NEIGHBOURS[at.source] if WORD_REGION + near not in state.options]
    shadow = at.attack.side == SHADOW
    return [
        Hindrance(region_thing(near), "warded" if shadow and warded(state, near) else "no_enemy_there")
        for near in closed
    ]


# Nations and reinforcements


def settlements(state: WotrBoardState, recruit: MusterRecruit) -> list[Hindrance]:
    """Settlements of a nation that cannot take the reinforcement."""
    nation = FIGURE_NATION[recruit.figure]
    closed = [region for region in SETTLEMENTS_OF[nation] if WORD_REGION + region not in state.options]
    return [Hindrance(region_thing(region), why_no_muster(state, recruit, region)) for region in closed]


def why_no_muster(state: WotrBoardState, recruit: MusterRecruit, region: Region) -> str:
    """Why a settlement cannot take the reinforcement."""
    if region == recruit.first:
        return "two_settlements"
    if not unconquered(state, region):
        return "conquered"
    if state.besieged(region) != NO_SIDE:
        return "under_siege"
    if recruit.figure == NAZGUL and SETTLEMENT[region] != STRONGHOLD:
        return "nazgul_in_strongholds"
    return "leaders_join_units"


def nations(state: WotrBoardState, side: Side) -> list[Hindrance]:
    """Nations that cannot take a step on the political track."""
    still = [nation for nation in NATIONS_OF[side] if WORD_NATION + nation not in state.options]
    return [
        Hindrance(Thing("nation", NATION_IDS[nation]), "already_at_war" if state.at_war(nation) else "passive")
        for nation in still
    ]
