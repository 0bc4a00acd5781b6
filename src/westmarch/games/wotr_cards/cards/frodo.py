"""The Free Peoples' first deck: Dwarf, Hobbit, Rohan and Wizard."""

from westmarch.core.frames import (
    Times,
    X,
    effect,
)
from westmarch.games.wotr_cards.cards.declare import (
    DOUBTS,
    PATH_NUMBERS,
    Deck,
    Instead,
    Wielders,
    action,
    activate,
    at,
    can_activate,
    doubt,
    for_each_two,
    keyword,
    remove,
    take,
    while_in_play,
    wielders_of_factions,
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
    ELF,
    ENT,
    FORSAKEN_DECK,
    FORSAKEN_HAND,
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

HOBBITS = ("bilbo-baggins", "fatty-bolger", "frodo-baggins", "merry-brandybuck", "pippin-took", "sam-gamgee")
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
    wielders=wielders_of_factions("dwarven-axe", (DWARF,), (DWARF, HOBBIT, ROHAN, WIZARD, DUNEDAIN, ELF)),
    field=(1, 1),
    path=1,
    flags=WEAPON,
)

# Hobbit characters

FRODO.character(
    "bilbo-baggins",
    HOBBIT,
    path=1,
    paths=(3,),
    instead=Instead(ANY_CAUSE, saves_items=doubt("bilbo-baggins", "items", "cycled", "eliminated") == "cycled"),
    action=action(IN_RESERVE, CycleSelf(), Draw(2)),
)
FRODO.character(
    "fatty-bolger",
    HOBBIT,
    instead=Instead(
        FORSAKEN_RESERVE
        if doubt("fatty-bolger", "forsaken_from", "reserve", "anywhere") == "reserve"
        else FORSAKEN_HAND | FORSAKEN_RESERVE | FORSAKEN_DECK
    ),
    action=action(IN_RESERVE, EliminateSelf(), Draw(3)),
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
)
DOUBTS.note("merry-brandybuck", "without_an_army")
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
        take(*HOBBITS, pile=True),
        Draw(1),
    ),
)
FRODO.item(
    "mithril-coat",
    HOBBIT,
    wielders=Wielders(DOUBTS.ask_several("mithril-coat", "wielders", ("frodo-baggins", "sam-gamgee"), HOBBITS)),
    path=2,
)
FRODO.item(
    "sting",
    HOBBIT,
    wielders=Wielders(("frodo-baggins", "sam-gamgee")),
    path=doubt("sting", "path_icons", 1, 0),
    flags=keyword("sting", WEAPON),
    path_gains=1,
    beside=MONSTROUS,
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
    on_play_to_field=effect(
        EliminateOne(
            characters=True,
            keyword=NAZGUL,
            where=WITH_SELF if doubt("eowyn", "which_nazgul", "here", "anywhere") == "here" else IN_PLAY,
            may=True,
        )
    ),
)
FRODO.character("ghan-buri-ghan", ROHAN, leads=(0, 1), grants=(ROHAN, "minas-tirith"))
FRODO.character(
    "theoden",
    ROHAN,
    leads=(doubt("theoden", "leader_attack", 0, 1, 2), doubt("theoden", "leader_defence", 0, 1, 2)),
    icons_when=while_in_play("gandalf-the-grey", "gandalf-the-white", attack=1, defence=1),
    on_play=effect(*DRAW_A_ROHAN_ARMY)
    if doubt("theoden", "plays", "army", "army_or_character") == "army"
    else effect(SetAside(5), PlayFromAside(armies=True, characters=True, faction=ROHAN), CycleAside()),
)

# Rohan items

FRODO.item(
    "shadowfax",
    ROHAN,
    wielders=Wielders(("gandalf-the-grey", "gandalf-the-white")),
    field=(1, 1),
    flags=keyword("shadowfax", MOUNT),
    action=action(
        IN_RESERVE,
        activate(deck=True, area=True),
        MoveNow(WIELDER, CHOSEN_FIELD, must=True),
        needs=can_activate(deck=True, area=True),
    ),
)
DOUBTS.note("shadowfax", "fresh_wielder")

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
    path=doubt("gandalf-the-white", "path_icons", 0, 1, 2, 3),
    paths=DOUBTS.ask_several("gandalf-the-white", "paths", (), PATH_NUMBERS),
    instead=Instead(FORSAKEN_DECK),
    on_play=effect(remove("gandalf-the-grey")),
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
)
DOUBTS.note("smeagol", "price")
FRODO.character(
    "treebeard",
    WIZARD,
    field=(1, 1),
    path=1,
    paths=(5, 6),
    flags=ENT,
    icons_when=at("orthanc", attack=1),
    on_enter_field=effect(
        player_of(
            ISENGARD,
            EliminateOne(
                armies=True,
                faction=ISENGARD,
                where=IN_PLAY if doubt("treebeard", "which_army", "anywhere", "here") == "anywhere" else WITH_SELF,
            ),
        )
    ),
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
    flags=keyword("glamdring", WEAPON),
)
FRODO.item(
    "narya-ring-of-fire",
    WIZARD,
    wielders=Wielders(("gandalf-the-grey", "gandalf-the-white")),
    field=(1, 1),
    path=1,
    action=action(IN_RESERVE, CycleSelf(), each_player(SHADOW, CycleFromHand(1))),
)
