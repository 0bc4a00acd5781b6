"""The Shadow's second deck: Isengard, Monstrous and Southron."""

from westmarch.core.frames import (
    ChooseOne,
    If,
    Mode,
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
    Both,
    CanEliminateOne,
    EliminateOne,
    EliminateSelf,
    InReserve,
    OnThePath,
    Reserved,
    each_player,
)
from westmarch.games.wotr_cards.components import (
    COMBAT,
    COMBAT_PATH,
    FORSAKEN_DECK,
    FREE_PEOPLES,
    IN_PLAY,
    IN_RESERVE,
    ISENGARD,
    MONSTROUS,
    ON_PATH,
    ROHAN,
    SHADOW,
    SOUTHRON,
    WEAPON,
)
from westmarch.games.wotr_cards.rules.activation import SAME, CanActivatePath, activate_a_path
from westmarch.games.wotr_cards.rules.hands import (
    CycleOneAside,
    Draw,
    EliminateAside,
    Forsake,
    SetAside,
    TakeAside,
)
from westmarch.games.wotr_cards.rules.playing import CHOSEN_FIELD, MoveNow
from westmarch.games.wotr_cards.words import ASK_MODE, WORD_SEARCH, WORD_STRIKE

SARUMAN = Deck("saruman", SHADOW)

# Eliminate a Rohan character in play.
STRIKE = EliminateOne(
    characters=True,
    faction=ROHAN,
    where=IN_PLAY if doubt("grima-wormtongue", "which_character", "anywhere", "reserve") == "anywhere" else IN_RESERVE,
)


# Isengard armies

SARUMAN.army("devilry-of-saruman", ISENGARD, field=(3, 0))
SARUMAN.army("fighting-uruk-hai", ISENGARD, field=(1, 2))
SARUMAN.army("white-hand-orcs", ISENGARD, copies=2, field=(1, 1))
SARUMAN.army("wolf-riders", ISENGARD, field=(2, 1))

# Isengard characters

SARUMAN.character(
    "grima-wormtongue",
    ISENGARD,
    path=1,
    paths=(1, 2, 5, 6),
    action=action(
        IN_RESERVE,
        EliminateSelf(),
        ChooseOne(
            ASK_MODE,
            (
                Mode(WORD_SEARCH, effect(take("saruman", deck=True))),
                Mode(WORD_STRIKE, effect(STRIKE), CanEliminateOne(STRIKE)),
            ),
        ),
    ),
)
SARUMAN.character(
    "saruman", ISENGARD, field=(1, 1), leads=(1, 1), path=2, paths=(5, 6), draws=1, instead=Instead(FORSAKEN_DECK)
)
SARUMAN.character(
    "ugluk",
    ISENGARD,
    leads=(1, 1),
    path=1,
    paths=(5, 6),
    action=action(ON_PATH, activate_a_path(SAME), needs=CanActivatePath(SAME)),
)

# Isengard items

SARUMAN.item(
    "palantir-of-orthanc",
    ISENGARD,
    wielders=Wielders(("saruman",)),
    action=action(IN_RESERVE, SetAside(3), EliminateAside(), CycleOneAside(), TakeAside(), once=True),
)
DOUBTS.note("palantir-of-orthanc", "few_cards")
SARUMAN.item("sarumans-staff", ISENGARD, wielders=Wielders(("saruman",)), field=(1, 1), path=1, carries=1)
SARUMAN.item(
    "woven-of-all-colours",
    ISENGARD,
    wielders=Wielders(("saruman",)),
    field=(doubt("woven-of-all-colours", "attack", 0, 1, 2), doubt("woven-of-all-colours", "defence", 0, 1, 2)),
    path=doubt("woven-of-all-colours", "path_icons", 0, 1, 2),
    saves_wielder=COMBAT,
)

# Isengard events

SARUMAN.event(
    "threats-and-promises",
    ISENGARD,
    # Asked again: he may have been forsaken to pay for the event.
    If(
        InReserve(title("saruman")),
        effect(activate(*fields_of(ISENGARD), deck=True, area=True), MoveNow(title("saruman"), CHOSEN_FIELD)),
    ),
    needs=Both(Reserved(title("saruman")), can_activate(*fields_of(ISENGARD), deck=True, area=True)),
)

# Monstrous armies

SARUMAN.army("goblins-of-the-misty-mountains", MONSTROUS, copies=2, field=(1, 1))

# Monstrous characters

SARUMAN.character(
    "balrog-of-moria",
    MONSTROUS,
    field=(2, 2),
    path=2,
    paths=(4, 5),
    icons_when=at("khazad-dum", attack=1),
    on_enter_path=effect(each_player(FREE_PEOPLES, Forsake(1))),
    on_enter_field=effect(each_player(FREE_PEOPLES, Forsake(1))),
)
SARUMAN.character(
    "barrow-wights",
    MONSTROUS,
    path=1,
    paths=(1, 2, 3),
    action=action(IN_RESERVE, EliminateSelf(), each_player(FREE_PEOPLES, Forsake(1))),
)
SARUMAN.character(
    "caradhras-the-cruel",
    MONSTROUS,
    path=1,
    paths=(4, 5),
    on_play=effect(If(OnThePath(location("caradhras")), effect(activate_a_path(SAME)))),
    action=action(IN_RESERVE, EliminateSelf(), each_player(FREE_PEOPLES, Forsake(1))),
)
SARUMAN.character(
    "cave-troll",
    MONSTROUS,
    field=(1, 1),
    path=1,
    paths=(4, 8, 9),
    action=action(IN_RESERVE, EliminateSelf(), each_player(FREE_PEOPLES, Forsake(1))),
)
SARUMAN.character(
    "flocks-of-crebain",
    MONSTROUS,
    path=1,
    paths=(1, 2, 3, 4, 5, 6, 7),
    action=action(ON_PATH, activate_a_path(SAME), needs=CanActivatePath(SAME)),
)
SARUMAN.character(
    "gollum",
    MONSTROUS,
    path=1,
    paths=(6, 7, 8, 9),
    instead=Instead(COMBAT_PATH),
    action=action(ON_PATH, activate_a_path(SAME), needs=CanActivatePath(SAME)),
)
SARUMAN.character(
    "hill-troll",
    MONSTROUS,
    field=(1, 1),
    path=1,
    paths=(2, 3, 4, 5, 6, 7, 8, 9),
    action=action(IN_RESERVE, EliminateSelf(), each_player(FREE_PEOPLES, Forsake(1))),
)
SARUMAN.character(
    "shelob",
    MONSTROUS,
    path=1,
    paths=(7, 8, 9),
    icons_when=at("shelobs-lair", attack=1),
    on_enter_path=effect(each_player(FREE_PEOPLES, Forsake(1))),
    on_enter_field=effect(each_player(FREE_PEOPLES, Forsake(1))),
)

# Monstrous items

SARUMAN.item(
    "whip-of-many-thongs",
    MONSTROUS,
    wielders=Wielders(("balrog-of-moria",)),
    field=(1, 1),
    path=1,
    flags=keyword("whip-of-many-thongs", WEAPON),
    on_play=effect(Draw(1)),
)
DOUBTS.note("whip-of-many-thongs", "reprinted")

# Southron armies

SARUMAN.army(
    "coastal-raiders",
    SOUTHRON,
    field=(1, 1),
    icons_when=at("dol-amroth", attack=1),
    action=action(
        IN_RESERVE, EliminateSelf(), activate("dol-amroth", deck=True), needs=can_activate("dol-amroth", deck=True)
    ),
)
SARUMAN.army(
    "corsairs-of-umbar",
    SOUTHRON,
    field=(1, 1),
    action=action(IN_RESERVE, EliminateSelf(), activate("umbar", deck=True), needs=can_activate("umbar", deck=True)),
)
SARUMAN.army(
    "haradrim-cavalry",
    SOUTHRON,
    field=(1, 1),
    icons_when=at("minas-tirith", attack=1),
    action=action(
        IN_RESERVE, EliminateSelf(), activate("minas-tirith", deck=True), needs=can_activate("minas-tirith", deck=True)
    ),
)
SARUMAN.army("haradrim-mumakil", SOUTHRON, field=(2, 1))
SARUMAN.army(
    "haradrim-regulars",
    SOUTHRON,
    field=(1, 1),
    action=action(IN_RESERVE, EliminateSelf(), activate("harad", deck=True), needs=can_activate("harad", deck=True)),
)
SARUMAN.army(
    "the-black-fleet",
    SOUTHRON,
    field=(1, 1),
    icons_when=at("pelargir", attack=1),
    action=action(
        IN_RESERVE, EliminateSelf(), activate("pelargir", deck=True), needs=can_activate("pelargir", deck=True)
    ),
)

# Southron characters

SARUMAN.character(
    "the-black-serpent",
    SOUTHRON,
    leads=(1, 1),
    action=action(
        IN_RESERVE,
        EliminateSelf(),
        activate(*fields_of(SOUTHRON), area=True),
        needs=can_activate(*fields_of(SOUTHRON), area=True),
    ),
)
