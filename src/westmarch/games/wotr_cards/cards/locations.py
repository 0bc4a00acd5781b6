"""The battlegrounds and the paths: what is printed on them and what happens when they are activated."""

from westmarch.games.wotr_cards.cards.declare import DOUBTS, activate, battleground, doubt, path, take
from westmarch.games.wotr_cards.cards.making import AddIcons, Corrupt, each_player, may_forsake, player_of
from westmarch.games.wotr_cards.components import (
    DUNEDAIN,
    DWARF,
    ELF,
    FIELD_FACTIONS,
    FIELD_ROOM,
    FREE_PEOPLES,
    HOBBIT,
    ISENGARD,
    LOCATION_IDS,
    MONSTROUS,
    MORDOR,
    NAZGUL,
    RESERVE,
    ROHAN,
    SHADOW,
    SOUTHRON,
    WIZARD,
)
from westmarch.games.wotr_cards.rules.hands import CycleAside, CycleFromHand, Draw, Forsake, Recycle, SetAside
from westmarch.games.wotr_cards.rules.playing import ANYWHERE, HERE, PlayFromAside

# Battlegrounds of the Free Peoples: side, defence icons, points, text

battleground("dol-amroth", FREE_PEOPLES, 2, 1, player_of(DUNEDAIN, may_forsake(Draw(1))),
             defenders=(WIZARD, DUNEDAIN), attackers=(SOUTHRON,))  # fmt: skip
battleground(
    "edoras", FREE_PEOPLES, 1, 1, activate("helms-deep", deck=True), defenders=(WIZARD, ROHAN), attackers=(ISENGARD,)
)
battleground("helms-deep", FREE_PEOPLES, 2, 2,
             player_of(ROHAN, SetAside(5), PlayFromAside(armies=True, characters=True, where=HERE), CycleAside()),
             defenders=(WIZARD, ROHAN), attackers=(ISENGARD,))  # fmt: skip
battleground("lorien", FREE_PEOPLES, 2, 2, activate("dol-guldur", deck=True, area=True),
             defenders=(WIZARD, ELF), attackers=(MONSTROUS, MORDOR))  # fmt: skip
battleground("minas-tirith", FREE_PEOPLES, 3, 3, player_of(DUNEDAIN, may_forsake(Draw(3))),
             defenders=(WIZARD, DUNEDAIN), attackers=(SOUTHRON, MORDOR))  # fmt: skip
battleground("pelargir", FREE_PEOPLES, 1, 1, player_of(DUNEDAIN, may_forsake(Draw(1))),
             defenders=(WIZARD, DUNEDAIN), attackers=(SOUTHRON,))  # fmt: skip
battleground("rivendell", FREE_PEOPLES, 2, 2, player_of(ELF, Draw(1), CycleFromHand(1)),
             defenders=(WIZARD, ELF), attackers=(MONSTROUS,))  # fmt: skip

# Battlegrounds of the Shadow

battleground("dol-guldur", SHADOW, 2, 1, activate("lorien", deck=True, area=True),
             defenders=(MORDOR,), attackers=(WIZARD, ELF))  # fmt: skip
battleground("harad", SHADOW, 1, 1, each_player(SHADOW, Draw(1)), defenders=(SOUTHRON,), attackers=(WIZARD, DUNEDAIN))
battleground("minas-morgul", SHADOW, 2, 2,
             player_of(MORDOR, SetAside(5), PlayFromAside(characters=True, keyword=NAZGUL, where=RESERVE), CycleAside()),
             defenders=(MORDOR,), attackers=(WIZARD, DUNEDAIN))  # fmt: skip
_MORANNON = {
    "any": PlayFromAside(armies=True),
    "mordor": PlayFromAside(armies=True, faction=MORDOR),
    "here": PlayFromAside(armies=True, where=HERE),
}
battleground("morannon", SHADOW, 2, 2,
             player_of(MORDOR, SetAside(5), _MORANNON[doubt("morannon", "which_army", "any", "mordor", "here")], CycleAside()),
             defenders=(SOUTHRON, MORDOR), attackers=(WIZARD, ROHAN, DUNEDAIN))  # fmt: skip
battleground(
    "moria", SHADOW, 2, 1, player_of(MONSTROUS, Draw(2)), defenders=(MONSTROUS,), attackers=(WIZARD, DWARF, ELF)
)
battleground("orthanc", SHADOW, 2, 2, player_of(ISENGARD, take("saruman", deck=True, pile=True), Recycle()),
             defenders=(ISENGARD,), attackers=(WIZARD, ROHAN))  # fmt: skip
battleground("umbar", SHADOW, 2, 1, each_player(SHADOW, Draw(1)), defenders=(SOUTHRON,), attackers=(WIZARD, DUNEDAIN))


def goal(name: str) -> int:
    """Where a card that a path lets one play may go, if only to the reserve is not printed."""
    return ANYWHERE if doubt(name, "goal", "anywhere", "reserve") == "anywhere" else RESERVE


# Paths: number, defence icons, points, text

path("bag-end", 1, 0, 1, player_of(HOBBIT, Draw(2)))
path("bucklebury-ferry", 1, 1, 1, player_of(MORDOR, Draw(1)), player_of(HOBBIT, Draw(1)))
path("gildors-encampment", 1, 1, 1, player_of(ELF, Draw(1), CycleFromHand(1)))

path("inn-of-the-prancing-pony", 2, 1, 2, each_player(SHADOW, Draw(2)))
path("the-old-forest", 2, 1, 2, each_player(FREE_PEOPLES, Forsake(1)))
path("weathertop", 2, 0, 2, player_of(MORDOR, Draw(2)))

path("fords-of-bruinen", 3, 0, 1, each_player(FREE_PEOPLES, Forsake(1), Draw(3)))
path("imladris", 3, 1, 1, player_of(ELF, Draw(2)))
path("the-council-of-elrond", 3, 1, 1, each_player(FREE_PEOPLES, Draw(1)))

path("caradhras", 4, 0, 2, each_player(FREE_PEOPLES, Forsake(1)))
path("khazad-dum", 4, 0, 2, player_of(MONSTROUS, Draw(2)))
path("the-doors-of-durin", 4, 0, 2, player_of(MONSTROUS, may_forsake(AddIcons(path_attack=1))))

path("dimrill-dale", 5, 0, 1, each_player(SHADOW, CycleFromHand(2)))
path("egladil", 5, 1, 1, each_player(FREE_PEOPLES, Draw(2), CycleFromHand(1)))
path("lothlorien", 5, 2, 1, player_of(ELF, Draw(1), CycleFromHand(1)))

path("amon-hen", 6, 0, 2, player_of(MORDOR, Draw(1), CycleFromHand(1)))
path("dead-marshes", 6, 1, 2, player_of(MONSTROUS, Draw(2)))
path("emyn-muil", 6, 0, 2, each_player(FREE_PEOPLES, Forsake(1)))

path("henneth-annun", 7, 1, 1, player_of(DUNEDAIN, Draw(1)))
path("osgiliath", 7, 0, 1, player_of(DUNEDAIN, may_forsake(Draw(3))))
path("the-cross-roads", 7, 0, 1, each_player(FREE_PEOPLES, Draw(1)))

path("cirith-ungol", 8, 0, 2,
     player_of(MORDOR, SetAside(5), PlayFromAside(armies=True, where=goal("cirith-ungol")), CycleAside()))  # fmt: skip
path("morgul-vale", 8, 0, 2,
     player_of(MORDOR, SetAside(5), PlayFromAside(characters=True, keyword=NAZGUL, where=goal("morgul-vale")),
               CycleAside()))  # fmt: skip
path("shelobs-lair", 8, 0, 2, player_of(MONSTROUS, Draw(2)))

path("crack-of-doom", 9, 0, 3, player_of(MONSTROUS, Draw(2)))
path(
    "morgai",
    9,
    0,
    3,
    AddIcons(path_attack=1) if doubt("morgai", "adds", "icon", "corruption") == "icon" else Corrupt(1),
)
path("orodruin", 9, 0, 3, player_of(MORDOR, Draw(2)))

for _path in ("dead-marshes", "crack-of-doom"):
    DOUBTS.note(_path, "title")


def fields_of(faction: int) -> tuple[str, ...]:
    """The battlegrounds that show a faction, for the texts of cards (rule 7)."""
    return tuple(name for field, name in enumerate(LOCATION_IDS[:FIELD_ROOM]) if FIELD_FACTIONS[field] >> faction & 1)
