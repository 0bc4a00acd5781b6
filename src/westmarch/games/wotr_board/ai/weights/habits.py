"""The habits of a side: every number of its rules of thumb by its name, and what it is for.

What things bring is counted in dice: 1 is what an ordinary die of a turn brings. The numbers of the first generation come from experience and
were tried in games between computer players; others can be bred (`westmarch train wotr_board --breed`).
"""

from collections.abc import Mapping
from typing import Final, final

from westmarch.games.wotr_board.ai.weights.cards import ANY_EVENT, ANY_HALF, EVENT_WORTH, HALF_WORTH
from westmarch.games.wotr_board.ai.weights.war import ANY_ENTRANCE, ENTRANCES, FACE_PRICE, STEP_TO_WAR
from westmarch.games.wotr_board.cards.book import CARD_NAMES, EVENTS
from westmarch.games.wotr_board.cards.catalogue import CARDS
from westmarch.games.wotr_board.components import (
    CARD_POOL,
    CARD_ROOM,
    CHARACTER_IDS,
    CHARACTERS_OF,
    DIE_FACES,
    FACE_IDS,
    FREE_PEOPLES,
    NATION_IDS,
    SHADOW,
    Side,
)
from westmarch.games.wotr_board.map import POINTS, REGION_IDS, SETTLEMENT

DECKS: Final = 2  # of a side
AS_OTHERS: Final = 1.0  # what a settlement has that draws no more than others


@final
class Habits:
    """What the quick words of a side go by; the defaults are those of the Free Peoples of the first generation."""

    # Cards, characters, nations, results of dice and settlements by their numbers
    events: list[float]  # what a card brings as an event
    halves: list[float]  # and in battle, in hits of a round between armies of full strength
    entrances: list[float]  # what a character brings who comes into play
    steps_to_war: list[float]  # what a nation's step brings
    face_prices: list[float]  # of the results that can do more than others
    prizes: list[float]  # how much more a settlement draws armies than others with as many points

    # What differs between the sides, here for the Free Peoples
    point: float = 5.0  # a victory point
    enemy_point: float = 3.5  # and one of the enemy's
    nearer_to_victory: float = 1.5  # how much more it is for each point that the side has
    enemy_nearer_to_victory: float = 0.25
    unit: float = 0.7  # a hit that an army can take; dead Free Peoples never come back
    enemy_unit: float = 0.3
    to_attack: float = 1.2  # how enemy settlements draw armies
    to_defend: float = 1.4  # how own ones in danger do
    stand: float = 1.0  # the balance from which a side goes on attacking
    stand_fast: float = 0.8  # and from which it does not flee
    hit: float = 0.4  # what a hit of the side is worth

    # Steps
    a_step: float = 2.3  # a step nearer to Mount Doom
    step_with_time: float = 0.9  # how much of it counts while there is time
    step_in_haste: float = 0.4  # and how much more as time runs out
    step_in_mordor: float = 1.0  # how much more it is on the track, where who tarries is corrupted
    last_step: float = 3.0  # how much more the step to the Crack of Doom is
    hiding: float = 2.0
    hiding_in_mordor: float = 1.5  # how much more it is there

    # Corruption
    corruption: float = 0.75  # a point of corruption at first
    more_corruption: float = 0.13  # and more for every point there is
    each_further_point: float = 0.5  # the part of that by which several points at once cost more
    corruption_in_mordor: float = 1.3  # how much more it is there
    rest: float = 0.8  # how much it counts that who stays in a haven is healed again
    half_rested: float = 0.5  # the part of them that counts at the end of a path
    eye_of_hunt: float = 1.0  # the damage of an Eye in a hunt
    eye_each_die: float = 0.25  # and more for each die in the Hunt Box
    soaked: float = 0.8  # the part of the damage that companions leave
    soaked_by_gollum: float = 1.1  # and Gollum
    fear_with_time: float = 1.2  # how much the damage of a step counts while there is time
    fear_in_haste: float = 0.4  # and how much less as time runs out

    # Where a path ends
    to_wake_a_nation: float = 0.6
    among_enemies: float = 0.3  # to end where an army of the Shadow stands
    at_the_gates: float = 1.0  # to declare the Fellowship where Mordor begins
    staying_hidden: float = 0.2  # what it brings not to declare it
    past_a_stronghold: float = 0.5  # what a stronghold of the Shadow on the way costs

    # Companions with the Ring-bearers
    soak: float = 0.55  # a level of a companion in the Fellowship
    white_wizard_later: float = 1.2  # the Grey who falls may come back as the White
    strider_hides: float = 0.8  # Strider, who hides the Fellowship with any die
    hobbit_escapes: float = 0.6  # the part of a Hobbit's worth that counts where he cannot die
    strider_guides: float = 0.4  # as the Guide of a hidden Fellowship
    strider_guides_revealed: float = 2.5
    grey_guides: float = 0.6  # the Grey, who draws cards as the Guide

    # The hunter's side
    hunt_dice: float = 1.0  # that the Shadow should put into the Hunt Box
    hunt_dice_in_mordor: float = 1.5
    each_corruption_in_mordor: float = 0.12  # and more of them for each point of corruption
    hunt_dice_near_mordor: float = 1.6
    hunt_dice_near_the_end: float = 0.5  # and more of them then

    # Tiles that are better replaced
    to_be_revealed: float = 0.7  # the damage that it stands for
    to_be_stopped: float = 1.0
    least_scare: float = 2.0  # damage of a tile that is replaced at least
    worse_than_another: float = 0.8  # how much more it must be than another tile's

    # Places and armies
    town_taken: float = 0.6
    leadership_point: float = 0.3
    at_random: float = 0.1  # the pull of a settlement that nobody is near

    # Marching
    march: float = 14.0  # a whole army that comes one pull nearer
    merge: float = 1.2  # two armies that become one
    second_army: float = 0.7  # the part that counts of the second army that an Army die moves
    left_behind: float = 0.3  # how much it counts that a settlement is left with fewer guards
    at_risk: float = 0.4  # the part of an army that counts as lost before a stronger enemy
    stronger: float = 1.3  # how much larger such an enemy is
    enough: float = 0.12  # a smaller gain is not worth another army's march or flight

    # Fighting
    against_walls: float = 0.8  # how far a city or fortification lowers the attacker's superiority
    own_losses: float = 0.6  # the part of the expected losses that counts against a battle in the open
    a_siege: float = 0.35  # the part of a stronghold's prize that a siege stands for
    lost_before_walls: float = 0.2  # the hits that it costs for each the garrison can take
    breaking_out: float = 0.8  # how far it lowers the superiority of the besieged
    relieved: float = 0.3  # the part of a stronghold's prize that a sortie decides

    # Mustering
    step_in_peace: float = 0.4  # the part of it that counts for a nation of the Free Peoples that nothing menaces
    step_in_danger: float = 1.2  # and how much more for one that is sure to be taken
    waking: float = 0.3  # a nation of cards that wakes as well
    wanted_anywhere: float = 0.35  # how much of its worth a recruit has far from the war
    wanted_near: float = 1.3  # and how much more where armies are drawn to
    first_nazgul: float = 0.35  # a new Nazgul where nobody leads
    further_nazgul: float = 0.2
    further_leader: float = 0.05
    elite_recruit: float = 1.9  # units that an Elite is worth when it comes
    elite_without_room: float = 2.0
    first_of_two: float = 1.9  # how much more a recruit is who leaves room for another one
    isengards_levy: float = 3.0  # the units that Saruman's Muster brings
    isengards_upgrade: float = 2.0  # the units that two of his Elites stand for
    upgrade_anywhere: float = 0.5  # how much of it counts far from the war

    # Companions on the map
    to_wake: float = 0.5  # a companion where he wakes a nation
    to_wake_in_danger: float = 1.2  # and how much more in a place that is sure to be taken
    to_advance: float = 0.3  # where he may advance his nation
    leads_at_home: float = 0.3  # the part of his leadership that counts in a safe place
    leads_in_danger: float = 2.0  # and how much more in danger
    the_king_returns: float = 3.2  # Strider in a city where he may become Aragorn
    on_the_way_to_the_city: float = 1.2  # Strider on his way there
    step_to_the_city: float = 0.15  # less for each step
    strider_stays: float = 0.5  # that he need not travel

    # Nazgul
    on_the_trail: float = 0.45  # the one where the Fellowship was last seen
    a_host: float = 10.0  # the units with which his leadership counts in full
    first_leadership: float = 1.2  # how much it counts then
    each_leadership: float = 0.15  # less for each leader that there is
    before_the_enemy: float = 0.9  # the part that counts before an enemy
    behind_the_lines: float = 0.25  # and elsewhere
    witch_king: float = 2.0  # Nazgul that the Witch-king stands for
    a_flight: float = 1.6  # how much more all that may fly are than the first
    minion_near_war: float = 0.1  # how much it counts for a minion where armies are drawn to

    # Characters who come into play
    companions_power: float = 0.5  # a companion's power that advances no nation of his own
    another_power: float = 0.8

    # Dice
    idle: float = 0.2  # what a pass brings, for the die is kept
    a_hunt_die: float = 0.6
    a_ring: float = 1.6  # an Elven Ring that the Free Peoples use goes to the Shadow
    a_shadow_ring: float = 0.8
    clearly_better: float = 0.3  # how much more a turned die must bring than the best there is

    # Figures that are lost or chosen by cards
    a_struck_hit: float = 0.2  # each hit that the army can take which a card strikes
    crowded: float = 0.5  # a region without room for what a card brings
    recruits_of_card: float = 0.6  # a card's recruits as one of several things it offers
    another_offer: float = 0.6

    # The balance
    bolder_for_prize: float = 0.15  # how much bolder each victory point there makes
    for_another_round: float = 1.1  # the balance from which an Elite is given for another round
    rounds_to_win: float = 3.0  # in which that must seem possible
    to_withdraw: float = 1.2  # the balance below which a defender goes behind his walls
    to_use_offer: float = 1.0  # the balance below which what a card offers is used

    # Cards
    always_felt: float = 0.3  # the part of a half's worth that even the smallest armies feel
    kept: float = 0.55  # the part of an event's value that a card in hand stands for
    kept_of_full_hand: float = 0.5  # the part of that which counts when cards must be discarded soon
    lost_in_battle: float = 0.6  # and the part that a use in battle costs

    # Hits that a side takes upon itself for a card
    many_more: float = 2.0  # how much longer it must outlast the other to take two
    strong_enough: float = 5.0  # and the hits that it must be able to take
    some_more: float = 1.5  # how much longer to take one

    # Drawing and keeping
    a_card: float = 0.5  # to draw one
    a_spare_card: float = 0.15  # to draw one above the limit
    played_from_full_hand: float = 0.2  # how much more it brings to play a card when others must be discarded soon
    half_of_discard: float = 0.3  # how much the combat half counts of a card that is discarded
    to_remove: float = 0.5  # a card of the enemy's that leaves the table

    # Events that depend on the position
    reinforced_in_vain: float = 0.2  # recruits for a place that the Shadow has taken
    reinforced_at_peace: float = 0.6  # the part of the value that counts in a safe place; danger adds to it
    danger_elsewhere: float = 0.3  # of a place without a settlement
    athelas_without_strider: float = 0.8  # the part of a point that others heal
    another_way_with_gollum: float = 1.5  # to move or hide the Fellowship
    sarumans_garrison: float = 3.0  # the hits below which Saruman is likely to fall
    tile_without_help: float = 1.1  # how much the damage counts that nobody can take upon himself
    tile_with_help: float = 0.9
    candles_with_gollum: float = 0.5  # points of corruption
    candles_otherwise: float = 1.5
    search: float = 1.3  # to find the hidden Fellowship
    search_each_step: float = 0.1  # and more for each step that it has made
    search_in_vain: float = 0.2  # when it is found already
    strike: float = 0.4  # Nazgul that move
    strike_eye: float = 1.5  # the damage of an Eye then
    wound_at_first: float = 2.0  # points of corruption
    wound_later: float = 1.0
    lure: float = 1.4  # points of corruption, with companions
    die_discarded: float = 1.2  # each Will of the West that the Free Peoples lose
    shadow_tile_in_mordor: float = 1.4  # how much more a special tile of the Shadow is there

    # What the first generation does not know: by these numbers it plays as it always did
    marching: float = 1.0  # how much marches count
    attacking: float = 1.0  # and attacks
    recruiting: float = 1.0  # and reinforcements
    steady: float = 0.0  # above 0 an army leaves out of the account what it does itself where it stands
    bringer_in_danger: float = (
        0.0  # what it costs that a companion who brings a die stays in a place that is sure to be taken
    )
    led_in_full: float = 1.0  # the units with which a companion's leadership counts in full
    path_step: float = 2.3  # a step nearer to Mount Doom on a path
    path_tile: float = 1.0  # how much the tile of a stronghold on a path counts
    without_room: float = 0.1  # the part of a unit that counts where none can come usefully
    a_turn_later: float = 0.0  # how much more a step of the Fellowship is for each turn that has passed
    step_of_hope: float = 0.0  # and for each point of corruption that it could still bear
    hunt_each_step: float = 0.0  # more hunt dice for each step since the Fellowship was last seen
    hunt_each_corruption: float = 0.0  # and for each point of its corruption outside Mordor
    hunt_each_point: float = 0.0  # and for each victory point of the Shadow
    walls: float = 2.0  # how much a stronghold helps who is in it
    standing: float = 2.0  # the defence of a place that nobody defends
    haste_of_points: float = 8.0  # the Shadow's victory points at which nothing but haste counts

    def __init__(self, numbers: Mapping[str, float]) -> None:
        self.events = [numbers.get(f"event.{name}", 0.0) for name in CARD_NAMES]
        self.halves = [numbers.get(f"half.{half_of(card)}", 0.0) for card in range(CARD_ROOM)]
        self.entrances = [numbers.get(f"entrance.{name}", 0.0) for name in CHARACTER_IDS]
        self.steps_to_war = [numbers.get(f"war.{name}", 0.0) for name in NATION_IDS]
        self.face_prices = [numbers.get(f"die.{name}", 0.0) for name in FACE_IDS]
        self.prizes = [numbers.get(f"prize.{name}", AS_OTHERS) for name in REGION_IDS]
        for name, number in numbers.items():
            if "." not in name:
                setattr(self, name, number)


def half_of(card: int) -> str:
    """The title of a card's combat half; of several cards it is the same."""
    event = EVENTS[card]
    return event.combat.title if event is not None and event.combat is not None else ""


# In what the Shadow of the first generation differs from its Free Peoples.
OF_SHADOW: Final[dict[str, float]] = {
    "point": 3.5, "enemy_point": 5.0, "nearer_to_victory": 0.25, "enemy_nearer_to_victory": 1.5, "unit": 0.3, "enemy_unit": 0.7,
    "to_attack": 1.0, "to_defend": 0.7, "stand": 0.75, "stand_fast": 0.6, "hit": 0.8,
}  # fmt: skip


def first_numbers(side: Side) -> dict[str, float]:
    """All numbers that a side of the first generation goes by."""
    found: dict[str, float] = {}
    blank = Habits({})
    for name in dir(blank):
        number = getattr(blank, name)
        if isinstance(number, float):
            found[name] = number
    if side == SHADOW:
        found |= OF_SHADOW
    for card in range(CARD_ROOM):
        if CARDS and EVENTS[card] is not None and CARD_POOL[card] // DECKS == side:
            found[f"event.{CARD_NAMES[card]}"] = EVENT_WORTH.get(CARD_NAMES[card], ANY_EVENT)
            if half_of(card):
                found[f"half.{half_of(card)}"] = HALF_WORTH.get(half_of(card), ANY_HALF)
    for who in CHARACTERS_OF[side]:
        found[f"entrance.{CHARACTER_IDS[who]}"] = ENTRANCES.get(CHARACTER_IDS[who], ANY_ENTRANCE)
    found |= {f"war.{NATION_IDS[nation]}": step for nation, step in enumerate(STEP_TO_WAR)}
    found |= {f"die.{FACE_IDS[face]}": FACE_PRICE[side][face] for face in DIE_FACES[side]}
    found |= {
        f"prize.{REGION_IDS[region]}": AS_OTHERS for region in range(len(REGION_IDS)) if POINTS[SETTLEMENT[region]] > 0
    }
    return found


FIRST_NUMBERS: Final[list[dict[str, float]]] = [first_numbers(FREE_PEOPLES), first_numbers(SHADOW)]
