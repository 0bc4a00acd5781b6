"""The Shadow's first deck: Mordor."""

from westmarch.core.frames import (
    If,
    effect,
)
from westmarch.games.wotr_cards.cards.declare import (
    DOUBTS,
    Deck,
    Instead,
    Wielders,
    action,
    activate,
    at,
    can_activate,
    doubt,
    keyword,
    location,
    take,
    title,
)
from westmarch.games.wotr_cards.cards.locations import fields_of
from westmarch.games.wotr_cards.cards.making import (
    AddIcons,
    Both,
    Corrupt,
    CycleSelf,
    CycleWielder,
    EliminateSelf,
    FieldActive,
    GainPathIcons,
    InReserve,
    Reserved,
    each_player,
    may_cycle,
)
from westmarch.games.wotr_cards.components import (
    COMBAT,
    FORSAKEN_DECK,
    FREE_PEOPLES,
    IN_RESERVE,
    MORDOR,
    MOUNT,
    NAZGUL,
    NO_PATH_BESIDE_SHADOW_FIELD,
    ON_FIELD,
    ON_PATH,
    SHADOW,
    WEAPON,
)
from westmarch.games.wotr_cards.rules.hands import (
    CycleAside,
    CycleFromHand,
    Draw,
    EliminateAside,
    Forsake,
    SetAside,
)
from westmarch.games.wotr_cards.rules.playing import CHOSEN_FIELD, WIELDER, MoveNow, PlayFromAside

WITCH_KING = Deck("witch_king", SHADOW)

OTHER_NAZGUL = (
    "the-beguiler",
    "the-black-easterling",
    "the-commander",
    "the-destroyer",
    "the-hunter",
    "the-reaver",
    "the-warrior",
    "the-witch-king",
)


# Mordor armies

WITCH_KING.army("black-uruks", MORDOR, field=(2, 1))
WITCH_KING.army("grond-hammer-of-the-underworld", MORDOR, field=(3, 0))
WITCH_KING.army("mordor-orcs", MORDOR, copies=5, field=(1, 1))
WITCH_KING.army("olog-hai", MORDOR, field=(2, 2))
WITCH_KING.army("trolls-of-udun", MORDOR, field=(1, 2))

# Mordor characters

WITCH_KING.character(
    "gorbag-and-shagrat",
    MORDOR,
    leads=(0, 1),
    paths=(8, 9),
    on_enter_path=effect(may_cycle(GainPathIcons(1, location("cirith-ungol"), 2))),
)
WITCH_KING.character(
    "grishnakh", MORDOR, leads=(1, 0), path=1, paths=(6, 7), action=action(ON_PATH, EliminateSelf(), Corrupt(1))
)
WITCH_KING.character(
    "mouth-of-sauron", MORDOR, leads=(1, 1), path=1, paths=(7, 8, 9), flags=NO_PATH_BESIDE_SHADOW_FIELD, draws=1
)
WITCH_KING.character(
    "the-beguiler",
    MORDOR,
    leads=(1, 0),
    path=1,
    paths=(1, 2, 3, 5, 6, 7, 8, 9),
    flags=NAZGUL,
    action=action(IN_RESERVE, CycleSelf(), each_player(FREE_PEOPLES, CycleFromHand(1))),
)
WITCH_KING.character(
    "the-black-easterling",
    MORDOR,
    leads=(1, 1),
    path=1,
    paths=(1, 2, 3, 5, 6, 7, 8, 9),
    flags=NAZGUL,
    icons_when=at("dol-guldur", defence=1),
    on_play=effect(Draw(1)),
)
DOUBTS.note("the-black-easterling", "icon_at_dol_guldur")
WITCH_KING.character(
    "the-commander",
    MORDOR,
    leads=(1, 0),
    path=1,
    paths=(1, 2, 3, 5, 6, 7, 8, 9),
    flags=NAZGUL,
    action=action(IN_RESERVE, CycleSelf(), each_player(SHADOW, Draw(1))),
)
WITCH_KING.character(
    "the-destroyer",
    MORDOR,
    leads=(1, 0),
    path=1,
    paths=(1, 2, 3, 5, 6, 7, 8, 9),
    flags=NAZGUL,
    action=action(IN_RESERVE, CycleSelf(), AddIcons(field_attack=1), needs=FieldActive()),
)
WITCH_KING.character(
    "the-hunter",
    MORDOR,
    leads=(1, 0),
    path=1,
    paths=(1, 2, 3, 5, 6, 7, 8, 9),
    flags=NAZGUL,
    action=action(IN_RESERVE, CycleSelf(), AddIcons(path_attack=1)),
)
WITCH_KING.character(
    "the-lidless-eye",
    MORDOR,
    path=1,
    paths=(9,),
    flags=NO_PATH_BESIDE_SHADOW_FIELD,
    carries=1,
    on_play=effect(each_player(SHADOW, Draw(1))),
)
WITCH_KING.character(
    "the-messenger",
    MORDOR,
    leads=(1, 0),
    path=1,
    paths=(1, 2, 3, 5, 6, 7, 8, 9),
    flags=NAZGUL,
    action=action(
        IN_RESERVE,
        CycleSelf(),
        take(*OTHER_NAZGUL, pile=True)
        if doubt("the-messenger", "which_nazgul", "another", "any") == "another"
        else take(*OTHER_NAZGUL, "the-messenger", pile=True),
    ),
)
WITCH_KING.character(
    "the-reaver",
    MORDOR,
    leads=(1, 0),
    path=1,
    paths=(1, 2, 3, 5, 6, 7, 8, 9),
    flags=NAZGUL,
    action=action(IN_RESERVE, CycleSelf(), each_player(FREE_PEOPLES, Forsake(1))),
)
WITCH_KING.character(
    "the-warrior",
    MORDOR,
    leads=(1, 0),
    path=1,
    paths=(1, 2, 3, 5, 6, 7, 8, 9),
    flags=NAZGUL,
    action=action(IN_RESERVE, CycleSelf(), AddIcons(field_defence=1), needs=FieldActive()),
)
WITCH_KING.character(
    "the-witch-king",
    MORDOR,
    field=(2, 0),
    path=2,
    paths=(1, 2, 3, 5, 6, 7, 8, 9),
    flags=NAZGUL,
    draws=1,
    instead=Instead(FORSAKEN_DECK),
)

# Mordor items

WITCH_KING.item(
    "black-breath",
    MORDOR,
    wielders=Wielders(keyword=NAZGUL),
    path=doubt("black-breath", "path_icons", 0, 1),
    action=action(ON_PATH | ON_FIELD, CycleWielder(), Corrupt(1)),
)
WITCH_KING.item(
    "black-riders-mount",
    MORDOR,
    wielders=Wielders(keyword=NAZGUL),
    field=(doubt("black-riders-mount", "attack", 0, 1, 2), doubt("black-riders-mount", "defence", 0, 1, 2)),
    path=1,
    flags=MOUNT,
    on_play=effect(MoveNow(WIELDER, ON_PATH)),
)
WITCH_KING.item(
    "fell-beast",
    MORDOR,
    wielders=Wielders(keyword=NAZGUL),
    field=(doubt("fell-beast", "attack", 1, 0, 2), 0),
    flags=keyword("fell-beast", MOUNT),
    on_play=effect(MoveNow(WIELDER, ON_FIELD)),
)
WITCH_KING.item(
    "morgul-blade",
    MORDOR,
    wielders=Wielders(keyword=NAZGUL),
    field=(doubt("morgul-blade", "attack", 1, 0), 0),
    path=1,
    flags=keyword("morgul-blade", WEAPON),
    action=action(ON_PATH, EliminateSelf(), Corrupt(1)),
)
WITCH_KING.item(
    "nazguls-mantle",
    MORDOR,
    wielders=Wielders(keyword=NAZGUL),
    path=doubt("nazguls-mantle", "path_icons", 0, 1),
    saves_wielder=COMBAT,
)

# Mordor events

WITCH_KING.event(
    "the-black-captain",
    MORDOR,
    # Asked again: he may have been forsaken to pay for the event.
    If(
        InReserve(title("the-witch-king")),
        effect(activate(*fields_of(MORDOR), deck=True, area=True), MoveNow(title("the-witch-king"), CHOSEN_FIELD)),
    ),
    needs=Both(Reserved(title("the-witch-king")), can_activate(*fields_of(MORDOR), deck=True, area=True)),
)
WITCH_KING.event(
    "the-day-without-dawn",
    MORDOR,
    SetAside(7),
    EliminateAside(),
    PlayFromAside(armies=True, most=2),
    CycleAside(),
)
WITCH_KING.event(
    "the-ringwraiths-are-abroad",
    MORDOR,
    SetAside(7),
    EliminateAside(),
    PlayFromAside(characters=True, keyword=NAZGUL, most=2),
    CycleAside(),
)
for _event in ("the-day-without-dawn", "the-ringwraiths-are-abroad"):
    DOUBTS.note(_event, "eliminated_card")
