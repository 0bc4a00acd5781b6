"""Passage Through Mirkwood."""

from westmarch.core.frames import EachSeat, effect
from westmarch.games.lcg.cards.declare import forced, quest
from westmarch.games.lcg.cards.making.conditions import Exists, Was
from westmarch.games.lcg.cards.making.effects import Win
from westmarch.games.lcg.cards.making.hidden import AddFromSearch, AddToStaging, LookThrough
from westmarch.games.lcg.cards.making.operands import enemies
from westmarch.games.lcg.components import ENEMY, title_of, trait
from westmarch.games.lcg.rules.quest import AdvanceToRandom
from westmarch.games.lcg.rules.seats import EVERY_PLAYER
from westmarch.games.lcg.words import WAS_DESTROYED

SPAWN = "ungoliants_spawn"

quest(
    "flies_and_spiders",
    stage=1,
    points=8,
    setup=effect(AddToStaging("forest_spider"), AddToStaging("old_forest_road")),
)
quest("a_fork_in_the_road", stage=2, points=2, then=effect(AdvanceToRandom(("dont_leave_the_path", "beorns_path"))))
quest(
    "dont_leave_the_path",
    stage=3,
    when_revealed=effect(EachSeat(EVERY_PLAYER, effect(LookThrough(), AddFromSearch(trait("spider"))))),
    abilities=(forced(WAS_DESTROYED, Win(), when=Was(1 << ENEMY, title=title_of(SPAWN))),),
)
quest("beorns_path", stage=3, points=10, blocked=Exists(enemies(title=SPAWN)))
