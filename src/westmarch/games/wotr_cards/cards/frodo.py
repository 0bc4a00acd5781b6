"""The Free Peoples' first deck: Dwarf, Hobbit, Rohan and Wizard."""

from westmarch.core.frames import (
    Times,
    X,
    effect,
)
from westmarch.games.wotr_cards.cards.declare import (
    Deck,
    Instead,
    Wielders,
    action,
    activate,
    at,
    can_activate,
    for_each_two,
    remove,
    take,
    while_in_play,
)
from westmarch.games.wotr_cards.cards.making import (
    WITH_SELF,
    AddIcons,
    Corrupt,
    CycleSelf,
    EliminateOne,
    EliminateSelf,
    FactionInReserve,
    Ride,
    each_player,
    player_of,
)
from westmarch.games.wotr_cards.components import (
    ANY_CAUSE,
    COMBAT_PATH,
    DUNEDAIN,
    DWARF,
    ENT,
    FORSAKEN_DECK,
    FORSAKEN_RESERVE,
    FREE_PEOPLES,
    HOBBIT,
    HUNTER,
    IN_PLAY,
    IN_RESERVE,
    ISENGARD,
    MONSTROUS,
    MORDOR,
    MOUNT,
    NAZGUL,
    ON_FIELD,
    ON_PATH,
    ROHAN,
    SHADOW,
    WEAPON,
    WIZARD,
)
from westmarch.games.wotr_cards.rules.activation import NEXT, SAME, CanActivatePath, activate_a_path
from westmarch.games.wotr_cards.rules.hands import CycleAside, CycleFromHand, Draw, SetAside
from westmarch.games.wotr_cards.rules.playing import CHOSEN_FIELD, WIELDER, MoveNow, PlayFromAside

FRODO = Deck("frodo", FREE_PEOPLES)

# Draw 5 cards, play a Rohan army of them, cycle the rest.
DRAW_A_ROHAN_ARMY = (SetAside(5), PlayFromAside(armies=True, faction=ROHAN), CycleAside())


# Dwarf characters

FRODO.character(
    "gimli",
    DWARF,
    field=(1, 1),
    path=1,
    paths=(3, 4, 5, 6, 7, 8, 9),
    flags=HUNTER,
    on_play=effect(take("dwarven-axe", pile=True)),
)

# Dwarf items

FRODO.item(
    "dwarven-axe",
    DWARF,
    wielders=Wielders(factions=(DWARF,)),
    field=(1, 1),
    path=1,
    flags=WEAPON,
    doubtful=("wielders: Dwarves, or others too",),
)

# Hobbit characters

FRODO.character(
    "bilbo-baggins",
    HOBBIT,
    path=1,
    paths=(3,),
    instead=Instead(ANY_CAUSE),
    action=action(IN_RESERVE, CycleSelf(), Draw(2)),
    doubtful=("items are cycled with him, or eliminated as with Frodo",),
)
FRODO.character(
    "fatty-bolger",
    HOBBIT,
    instead=Instead(FORSAKEN_RESERVE),
    action=action(IN_RESERVE, EliminateSelf(), Draw(3)),
    doubtful=("cycled when forsaken from reserve, or from anywhere",),
)
FRODO.character(
    "frodo-baggins", HOBBIT, path=1, paths=(1, 2, 3, 4, 5, 6, 7, 8, 9), instead=Instead(ANY_CAUSE, saves_items=False)
)
FRODO.character(
    "merry-brandybuck",
    HOBBIT,
    leads=(0, 1),
    path=1,
    paths=(1, 2, 3, 4, 5, 6, 7, 8, 9),
    enters=ROHAN,
    instead=Instead(COMBAT_PATH),
    doubtful=("may go to a Rohan battleground without a Rohan army there, or only beside one",),
)
FRODO.character(
    "pippin-took",
    HOBBIT,
    leads=(0, 1),
    path=1,
    paths=(1, 2, 3, 4, 5, 6, 7, 8, 9),
    enters=DUNEDAIN,
    instead=Instead(COMBAT_PATH),
)
FRODO.character(
    "sam-gamgee",
    HOBBIT,
    path=1,
    paths=(1, 2, 3, 4, 5, 6, 7, 8, 9),
    action=action(IN_RESERVE, CycleSelf(), AddIcons(path_defence=1)),
)

# Hobbit items

FRODO.item(
    "herbs-and-stewed-rabbit",
    HOBBIT,
    wielders=Wielders(("frodo-baggins", "sam-gamgee")),
    action=action(
        IN_PLAY,
        EliminateSelf(),
        take(
            "bilbo-baggins", "fatty-bolger", "frodo-baggins", "merry-brandybuck", "pippin-took", "sam-gamgee", pile=True
        ),
        Draw(1),
    ),
)
FRODO.item(
    "mithril-coat",
    HOBBIT,
    wielders=Wielders(("frodo-baggins", "sam-gamgee")),
    path=2,
    doubtful=("wielders: Frodo and Sam, or others",),
)
FRODO.item(
    "sting",
    HOBBIT,
    wielders=Wielders(("frodo-baggins", "sam-gamgee")),
    path=1,
    flags=WEAPON,
    path_gains=1,
    beside=MONSTROUS,
    doubtful=("path defence: 1, or none", "keyword: weapon, or none"),
)

# Hobbit events

FRODO.event(
    "there-is-another-way", HOBBIT, activate_a_path(SAME, AddIcons(path_defence=1)), needs=CanActivatePath(SAME)
)

# Rohan armies

FRODO.army("riders-of-rohan", ROHAN, copies=2, field=(2, 1))
FRODO.army("village-militia", ROHAN, field=(1, 1))

# Rohan characters

FRODO.character("eomer", ROHAN, field=(1, 0), leads=(0, 1), on_play=effect(*DRAW_A_ROHAN_ARMY))
FRODO.character(
    "eowyn",
    ROHAN,
    field=(1, 0),
    leads=(0, 1),
    on_play_to_reserve=effect(take("merry-brandybuck", "pippin-took", pile=True)),
    on_play_to_field=effect(EliminateOne(characters=True, keyword=NAZGUL, where=WITH_SELF, may=True)),
    doubtful=("the Nazgul must be on the same battleground, or anywhere in play",),
)
FRODO.character("ghan-buri-ghan", ROHAN, leads=(0, 1), grants=(ROHAN, "minas-tirith"))
FRODO.character(
    "theoden",
    ROHAN,
    icons_when=while_in_play("gandalf-the-grey", "gandalf-the-white", attack=1, defence=1),
    on_play=effect(*DRAW_A_ROHAN_ARMY),
    doubtful=("leadership icons: none, or some", "plays a Rohan army, or any Rohan card"),
)

# Rohan items

FRODO.item(
    "shadowfax",
    ROHAN,
    wielders=Wielders(("gandalf-the-grey", "gandalf-the-white")),
    field=(1, 1),
    flags=MOUNT,
    action=action(
        IN_RESERVE,
        activate(deck=True, area=True),
        MoveNow(WIELDER, CHOSEN_FIELD, must=True),
        needs=can_activate(deck=True, area=True),
    ),
    doubtful=("keyword: mount, or none", "moves a wielder played this round, or not"),
)

# Rohan events

FRODO.event(
    "death-ride-ride-to-ruin",
    ROHAN,
    Ride(ROHAN),
    player_of(
        MORDOR, Times(X, effect(EliminateOne(armies=True, characters=True, items=True, faction=MORDOR, where=ON_FIELD)))
    ),
    needs=FactionInReserve(ROHAN),
)

# Wizard characters

FRODO.character(
    "gandalf-the-grey",
    WIZARD,
    field=(2, 2),
    path=3,
    paths=(1, 2, 3, 4, 5, 6, 7, 8, 9),
    action=action(ON_PATH, activate_a_path(NEXT), needs=CanActivatePath(NEXT)),
)
FRODO.character(
    "gandalf-the-white",
    WIZARD,
    field=(2, 3),
    draws=1,
    instead=Instead(FORSAKEN_DECK),
    on_play=effect(remove("gandalf-the-grey")),
    doubtful=("paths: none, or some",),
)
FRODO.character(
    "gwaihir-the-windlord",
    WIZARD,
    field=(1, 1),
    path=1,
    paths=(9,),
    action=action(IN_RESERVE, CycleSelf(), take("gandalf-the-grey", "gandalf-the-white", pile=True)),
)
FRODO.character("quickbeam", WIZARD, path=1, paths=(5, 6), flags=ENT, icons_when=for_each_two(ISENGARD))
FRODO.character(
    "smeagol",
    WIZARD,
    path=1,
    paths=(6, 7, 8, 9),
    instead=Instead(COMBAT_PATH),
    action=action(ON_PATH, Corrupt(1), activate_a_path(NEXT), needs=CanActivatePath(NEXT)),
    doubtful=("the corruption is the price, or an effect",),
)
FRODO.character(
    "treebeard",
    WIZARD,
    field=(1, 1),
    path=1,
    paths=(5, 6),
    flags=ENT,
    icons_when=at("orthanc", attack=1),
    on_enter_field=effect(player_of(ISENGARD, EliminateOne(armies=True, faction=ISENGARD))),
    doubtful=("the Isengard army is any in play, or one on the same battleground",),
)

# Wizard items

FRODO.item(
    "gandalfs-staff",
    WIZARD,
    wielders=Wielders(("gandalf-the-grey", "gandalf-the-white")),
    field=(1, 1),
    path=1,
    carries=1,
)
FRODO.item(
    "glamdring",
    WIZARD,
    wielders=Wielders(("gandalf-the-grey", "gandalf-the-white")),
    field=(1, 1),
    path=1,
    flags=WEAPON,
    doubtful=("keyword: weapon, or none",),
)
FRODO.item(
    "narya-ring-of-fire",
    WIZARD,
    wielders=Wielders(("gandalf-the-grey", "gandalf-the-white")),
    field=(1, 1),
    path=1,
    action=action(IN_RESERVE, CycleSelf(), each_player(SHADOW, CycleFromHand(1))),
)
