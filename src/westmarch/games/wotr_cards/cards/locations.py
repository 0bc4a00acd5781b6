"""The 14 battlegrounds and the 27 paths: what is printed on them and what happens when they are activated."""

from westmarch.games.wotr_cards.cards.declare import activate, battleground, location, path, take
from westmarch.games.wotr_cards.cards.making import AddIcons, each_player, may_forsake, player_of
from westmarch.games.wotr_cards.components import (
    BATTLEGROUND_IDS,
    DUNEDAIN,
    DWARF,
    ELF,
    FIELD_FACTIONS,
    FREE_PEOPLES,
    HOBBIT,
    ISENGARD,
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
from westmarch.games.wotr_cards.rules.playing import HERE, PlayFromAside

# Battlegrounds of the Free Peoples

battleground("dol-amroth", 2, 1, player_of(DUNEDAIN, may_forsake(Draw(1))),
             defenders=(WIZARD, DUNEDAIN), attackers=(SOUTHRON,))  # fmt: skip
battleground("edoras", 1, 1, activate("helms-deep", deck=True), defenders=(WIZARD, ROHAN), attackers=(ISENGARD,))
battleground("helms-deep", 2, 2,
             player_of(ROHAN, SetAside(5), PlayFromAside(armies=True, characters=True, where=HERE), CycleAside()),
             defenders=(WIZARD, ROHAN), attackers=(ISENGARD,))  # fmt: skip
battleground("lorien", 2, 2, activate("dol-guldur", deck=True, area=True),
             defenders=(WIZARD, ELF), attackers=(MONSTROUS, MORDOR))  # fmt: skip
battleground("minas-tirith", 3, 3, player_of(DUNEDAIN, may_forsake(Draw(3))),
             defenders=(WIZARD, DUNEDAIN), attackers=(SOUTHRON, MORDOR))  # fmt: skip
battleground("pelargir", 1, 1, player_of(DUNEDAIN, may_forsake(Draw(1))),
             defenders=(WIZARD, DUNEDAIN), attackers=(SOUTHRON,))  # fmt: skip
battleground("rivendell", 2, 2, player_of(ELF, Draw(1), CycleFromHand(1)),
             defenders=(WIZARD, ELF), attackers=(MONSTROUS,))  # fmt: skip

# Battlegrounds of the Shadow

battleground("dol-guldur", 2, 1, activate("lorien", deck=True, area=True),
             defenders=(MORDOR,), attackers=(WIZARD, ELF))  # fmt: skip
battleground("harad", 1, 1, each_player(SHADOW, Draw(1)), defenders=(SOUTHRON,), attackers=(WIZARD, DUNEDAIN))
battleground("minas-morgul", 2, 2,
             player_of(MORDOR, SetAside(5), PlayFromAside(characters=True, keyword=NAZGUL, where=RESERVE), CycleAside()),
             defenders=(MORDOR,), attackers=(WIZARD, DUNEDAIN))  # fmt: skip
battleground("morannon", 2, 2, player_of(MORDOR, SetAside(5), PlayFromAside(armies=True), CycleAside()),
             defenders=(SOUTHRON, MORDOR), attackers=(WIZARD, ROHAN, DUNEDAIN),
             doubtful=("the army may be of any faction and go anywhere legal, or only of Mordor, or only here",))  # fmt: skip
battleground("moria", 2, 1, player_of(MONSTROUS, Draw(2)), defenders=(MONSTROUS,), attackers=(WIZARD, DWARF, ELF))
battleground("orthanc", 2, 2, player_of(ISENGARD, take("saruman", deck=True, pile=True), Recycle()),
             defenders=(ISENGARD,), attackers=(WIZARD, ROHAN))  # fmt: skip
battleground("umbar", 2, 1, each_player(SHADOW, Draw(1)), defenders=(SOUTHRON,), attackers=(WIZARD, DUNEDAIN))

# Paths

path("bag-end", 0, 1, player_of(HOBBIT, Draw(2)))
path("bucklebury-ferry", 1, 1, player_of(MORDOR, Draw(1)), player_of(HOBBIT, Draw(1)))
path("gildors-encampment", 1, 1, player_of(ELF, Draw(1), CycleFromHand(1)))

path("inn-of-the-prancing-pony", 1, 2, each_player(SHADOW, Draw(2)))
path("the-old-forest", 1, 2, each_player(FREE_PEOPLES, Forsake(1)))
path("weathertop", 0, 2, player_of(MORDOR, Draw(2)))

path("fords-of-bruinen", 0, 1, each_player(FREE_PEOPLES, Forsake(1), Draw(3)))
path("imladris", 1, 1, player_of(ELF, Draw(2)))
path("the-council-of-elrond", 1, 1, each_player(FREE_PEOPLES, Draw(1)))

path("caradhras", 0, 2, each_player(FREE_PEOPLES, Forsake(1)))
path("khazad-dum", 0, 2, player_of(MONSTROUS, Draw(2)))
path("the-doors-of-durin", 0, 2, player_of(MONSTROUS, may_forsake(AddIcons(path_attack=1))))

path("dimrill-dale", 0, 1, each_player(SHADOW, CycleFromHand(2)))
path("egladil", 1, 1, each_player(FREE_PEOPLES, Draw(2), CycleFromHand(1)))
path("lothlorien", 2, 1, player_of(ELF, Draw(1), CycleFromHand(1)))

path("amon-hen", 0, 2, player_of(MORDOR, Draw(1), CycleFromHand(1)))
path("dead-marshes", 1, 2, player_of(MONSTROUS, Draw(2)), doubtful=("title: Dead Marshes, or The Dead Marshes",))
path("emyn-muil", 0, 2, each_player(FREE_PEOPLES, Forsake(1)))

path("henneth-annun", 1, 1, player_of(DUNEDAIN, Draw(1)))
path("osgiliath", 0, 1, player_of(DUNEDAIN, may_forsake(Draw(3))))
path("the-cross-roads", 0, 1, each_player(FREE_PEOPLES, Draw(1)))

path("cirith-ungol", 0, 2, player_of(MORDOR, SetAside(5), PlayFromAside(armies=True), CycleAside()),
     doubtful=("the army may go anywhere legal, or only to the reserve",))  # fmt: skip
path("morgul-vale", 0, 2,
     player_of(MORDOR, SetAside(5), PlayFromAside(characters=True, keyword=NAZGUL), CycleAside()),
     doubtful=("the Nazgul may go anywhere legal, or only to one place",))  # fmt: skip
path("shelobs-lair", 0, 2, player_of(MONSTROUS, Draw(2)))

path("crack-of-doom", 0, 3, player_of(MONSTROUS, Draw(2)), doubtful=("title: Crack of Doom, or The Crack of Doom",))
path("morgai", 0, 3, AddIcons(path_attack=1), doubtful=("adds 1 attack icon to the path, or 1 corruption",))
path("orodruin", 0, 3, player_of(MORDOR, Draw(2)))


def fields_of(faction: int) -> tuple[str, ...]:
    """The battlegrounds that show a faction, for the texts of cards."""
    return tuple(name for name in BATTLEGROUND_IDS if FIELD_FACTIONS[location(name)] >> faction & 1)
