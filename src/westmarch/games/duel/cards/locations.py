"""The locations: region, effects in printed order, and the skills they cost (rules 30-40)."""

from westmarch.games.duel.cards.declare import (
    alliance_of_choice,
    coins,
    enemy_loses_grey_card,
    fortress,
    moves,
    play_from_discard,
    quest,
    tile,
    units,
)
from westmarch.games.duel.components import (
    ARNOR,
    COURAGE,
    ENEDWAITH,
    GONDOR,
    KNOWLEDGE,
    LEADERSHIP,
    LINDON,
    MORDOR,
    RHOVANION,
    ROHAN,
    RUSE,
    STRENGTH,
)

tile("grey_havens", LINDON, fortress(LINDON), alliance_of_choice(),
     needs=(STRENGTH, STRENGTH, STRENGTH, LEADERSHIP, LEADERSHIP, KNOWLEDGE),
     doubt="one_stack")  # fmt: skip
tile("bree", ARNOR, fortress(ARNOR), units(2, ARNOR), moves(2),
     needs=(STRENGTH, STRENGTH, STRENGTH, COURAGE, COURAGE, LEADERSHIP))  # fmt: skip
tile("erebor", RHOVANION, fortress(RHOVANION), coins(5, "gain_coins"), moves(1),
     needs=(RUSE, STRENGTH, STRENGTH, COURAGE, LEADERSHIP, KNOWLEDGE))  # fmt: skip
tile("isengard", ENEDWAITH, fortress(ENEDWAITH), enemy_loses_grey_card(), quest(1),
     needs=(RUSE, RUSE, COURAGE, COURAGE, COURAGE, KNOWLEDGE))  # fmt: skip
tile("helms_deep", ROHAN, fortress(ROHAN), units(3, ROHAN),
     needs=(RUSE, RUSE, RUSE, LEADERSHIP, LEADERSHIP, KNOWLEDGE))  # fmt: skip
tile("minas_tirith", GONDOR, fortress(GONDOR), units(1, GONDOR), quest(2),
     needs=(RUSE, RUSE, RUSE, STRENGTH, KNOWLEDGE, KNOWLEDGE))  # fmt: skip
tile("barad_dur", MORDOR, fortress(MORDOR), play_from_discard(),
     needs=(COURAGE, COURAGE, COURAGE, LEADERSHIP, LEADERSHIP, KNOWLEDGE))  # fmt: skip
