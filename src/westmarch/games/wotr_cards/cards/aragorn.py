"""The Free Peoples' second deck: Dunedain and Elf."""

from westmarch.core.frames import (
    If,
    May,
    effect,
)
from westmarch.games.wotr_cards.cards.declare import (
    DOUBTS,
    PATH_NUMBERS,
    Deck,
    Instead,
    Lends,
    Wielders,
    action,
    activate,
    at,
    can_activate,
    doubt,
    keyword,
    remove,
    take,
    titles,
    while_supporting,
)
from westmarch.games.wotr_cards.cards.locations import fields_of
from westmarch.games.wotr_cards.cards.making import (
    AddIcons,
    AnyInPlay,
    CleanseForEach,
    CycleSelf,
    EliminateSelf,
    OnThePath,
    ThisRound,
    each_player,
    may_cycle,
)
from westmarch.games.wotr_cards.components import (
    COMBAT_PATH,
    DUNEDAIN,
    ELF,
    FORSAKEN_DECK,
    FREE_PEOPLES,
    HOBBIT,
    HUNTER,
    IN_RESERVE,
    NEVER_ON_SHADOW_FIELD,
    ON_PATH,
    RED_ARROW,
    SOLE_WEAPON,
    THREE_HUNTERS,
    WEAPON,
)
from westmarch.games.wotr_cards.rules.activation import NEXT, SAME, CanActivatePath, PathLeft, activate_a_path
from westmarch.games.wotr_cards.rules.hands import Draw, Forsake
from westmarch.games.wotr_cards.rules.playing import CHOSEN_FIELD, WIELDER, MoveNow
from westmarch.games.wotr_cards.words import ASK_MAY

ARAGORN = Deck("aragorn", FREE_PEOPLES)


# Dunedain armies

ARAGORN.army("dead-men-of-dunharrow", DUNEDAIN, icons_when=while_supporting("strider", "aragorn", attack=2, defence=2))
ARAGORN.army(
    "great-gate",
    DUNEDAIN,
    flags=NEVER_ON_SHADOW_FIELD,
    icons_when=at("minas-tirith", defence=3),
)
DOUBTS.note("great-gate", "title")
ARAGORN.army("guards-of-the-citadel", DUNEDAIN, field=(1, 1), icons_when=at("minas-tirith", defence=1))
ARAGORN.army("knights-of-dol-amroth", DUNEDAIN, field=(1, 1), icons_when=at("dol-amroth", defence=1))
ARAGORN.army("soldiers-of-gondor", DUNEDAIN, field=(1, 1))

# Dunedain characters

ARAGORN.character(
    "aragorn",
    DUNEDAIN,
    field=(1, 1),
    leads=(1, 1),
    flags=HUNTER,
    draws=1,
    instead=Instead(FORSAKEN_DECK),
    path=doubt("aragorn", "path_icons", 0, 1, 2, 3),
    paths=DOUBTS.ask_several("aragorn", "paths", (), PATH_NUMBERS),
    on_play=effect(remove("strider")),
)
ARAGORN.character(
    "boromir",
    DUNEDAIN,
    field=(0, 1),
    leads=(1, 0),
    path=1,
    paths=(3, 4, 5, 6),
    on_play=effect(Draw(1)),
    on_enter_path=effect(Forsake(1)),
)
ARAGORN.character(
    "denethor", DUNEDAIN, leads=(1, 1), action=action(IN_RESERVE, Forsake(1), take("boromir", "faramir", deck=True))
)
_ANOTHER_PATH = If(PathLeft(SAME), effect(May(ASK_MAY, effect(activate_a_path(SAME)))))
ARAGORN.character(
    "faramir",
    DUNEDAIN,
    field=(0, 1),
    leads=(1, 0),
    path=1,
    paths=(7, 8),
    on_enter_path=effect(
        If(OnThePath(number=7), effect(_ANOTHER_PATH))
        if doubt("faramir", "which_path", "seven", "any") == "seven"
        else _ANOTHER_PATH
    ),
)
ARAGORN.character(
    "halbarad",
    DUNEDAIN,
    field=(0, 1),
    leads=(1, 0),
    path=1,
    paths=(2, 3),
    action=action(IN_RESERVE, CycleSelf(), take("strider", "aragorn", deck=True)),
)
ARAGORN.character(
    "prince-imrahil",
    DUNEDAIN,
    field=(0, 1),
    leads=(1, 0),
    on_play=effect(may_cycle(take("knights-of-dol-amroth", deck=True))),
)
ARAGORN.character(
    "strider",
    DUNEDAIN,
    field=(1, 1),
    path=2,
    paths=(2, 3, 4, 5, 6),
    flags=HUNTER,
    action=action(ON_PATH, activate_a_path(NEXT), needs=CanActivatePath(NEXT)),
)

# Dunedain items

ARAGORN.item(
    "anduril",
    DUNEDAIN,
    wielders=Wielders(("strider", "aragorn")),
    field=(1, 1),
    path=1,
    flags=keyword("anduril", WEAPON),
    action=action(
        IN_RESERVE,
        activate(*fields_of(DUNEDAIN), deck=True, area=True),
        MoveNow(WIELDER, CHOSEN_FIELD, must=True),
        needs=can_activate(*fields_of(DUNEDAIN), deck=True, area=True),
    ),
)
ARAGORN.item(
    "blade-of-westernesse",
    DUNEDAIN,
    wielders=Wielders(factions=(HOBBIT,)),
    field=(1, 1),
    path=1,
    flags=keyword("blade-of-westernesse", WEAPON),
)

# Dunedain events

ARAGORN.event(
    "paths-of-the-dead",
    DUNEDAIN,
    Forsake(2),
    If(AnyInPlay(titles("strider", "aragorn")), effect(Draw(5)), effect(Draw(4))),
)
ARAGORN.event("the-red-arrow", DUNEDAIN, ThisRound(RED_ARROW))
DOUBTS.note("the-red-arrow", "moved_there")
ARAGORN.event("the-three-hunters", DUNEDAIN, ThisRound(THREE_HUNTERS))

# Elf armies

ARAGORN.army("high-elves", ELF, copies=2, field=(2, 2))

# Elf characters

ARAGORN.character(
    "arwen",
    ELF,
    leads=(0, doubt("arwen", "leader_defence", 1, 0)),
    lends=Lends(("strider", "aragorn"), defence=1),
    on_play=effect(Draw(1)),
)
ARAGORN.character("elrond", ELF, field=(1, 1), leads=(1, 1), path=2, paths=(3,), carries=1, on_play=effect(Draw(1)))
ARAGORN.character(
    "galadriel", ELF, field=(1, 1), leads=(1, 1), path=2, paths=(5,), draws=1, cycles=1, on_play=effect(Draw(1))
)
ARAGORN.character(
    "legolas",
    ELF,
    field=(1, 1),
    path=1,
    paths=(3, 4, 5, 6, 7, 8, 9),
    flags=HUNTER,
    on_play=effect(take("bow-of-the-galadhrim", deck=True)),
)

# Elf items

ARAGORN.item(
    "bow-of-the-galadhrim", ELF, wielders=Wielders(factions=(ELF,)), field=(1, 1), path=1, flags=WEAPON | SOLE_WEAPON
)
ARAGORN.item("elven-cloak", ELF, wielders=Wielders(factions=(HOBBIT, ELF)), path=1, saves_wielder=COMBAT_PATH)
ARAGORN.item(
    "lembas",
    ELF,
    wielders=Wielders(factions=(HOBBIT,)),
    action=action(ON_PATH, EliminateSelf(), CleanseForEach(HOBBIT), by=HOBBIT),
)
ARAGORN.item("mirror-of-galadriel", ELF, wielders=Wielders(("galadriel",)), shows_top=True)
ARAGORN.item(
    "nenya-ring-of-adamant",
    ELF,
    wielders=Wielders(("galadriel",)),
    field=(1, doubt("nenya-ring-of-adamant", "defence", 1, 0)),
    path=doubt("nenya-ring-of-adamant", "path_icons", 1, 0),
    action=action(
        IN_RESERVE,
        CycleSelf(),
        AddIcons(path_defence=1, field_defence=doubt("nenya-ring-of-adamant", "adds", 2, 1)),
    ),
)
ARAGORN.item(
    "phial-of-galadriel",
    ELF,
    wielders=Wielders(("frodo-baggins", "sam-gamgee")),
    path_gains=doubt("phial-of-galadriel", "adds", 2, 1),
)
ARAGORN.item(
    "vilya-ring-of-air",
    ELF,
    wielders=Wielders(("elrond",)),
    field=(1, 1),
    path=1,
    action=action(IN_RESERVE, CycleSelf(), each_player(FREE_PEOPLES, Draw(1))),
)
