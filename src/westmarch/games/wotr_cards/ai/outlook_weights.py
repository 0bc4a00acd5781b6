"""The fitted weights of the first generation for a game at the beginning of a round: each adds to the logarithm of the Free Peoples' odds.

They were fitted by logistic regression to the results of 18,500 games of all scenarios between computer players that
looked one action ahead, some of them with whims. A pair is a weight in the first round and in the last; between them it
changes evenly.
"""

from typing import Final, NamedTuple, TypeAlias

FirstAndLast: TypeAlias = tuple[float, float]


class CardWeights(NamedTuple):
    """What one card is worth, by where it lies."""

    hand: FirstAndLast
    reserve: FirstAndLast
    piles: FirstAndLast  # deck or cycle pile


# For each point that the Free Peoples lead by, by the number of paths to come after this one.
POINTS: Final[dict[int, float]] = {
    0: 0.73, 1: 0.54, 2: 0.46, 3: 0.39, 4: 0.36, 5: 0.33, 6: 0.32, 7: 0.32, 8: 0.32, 9: 0.32,
}  # fmt: skip
# For a ring token that serves once a game, by the side that has it.
RING_TOKENS: Final[dict[str, FirstAndLast]] = {"free_peoples": (0.29, 0.55), "shadow": (-0.22, -0.48)}
# For each scenario, by the number of its path; 0 is before the first round.
BEGINNINGS: Final[dict[str, dict[int, float]]] = {
    "trilogy": {0: 2.98, 1: 2.98, 2: 2.79, 3: 2.64, 4: 2.53, 5: 2.81, 6: 2.45, 7: 1.97, 8: 1.49, 9: 0.88},
    "duel": {0: 1.8, 1: 1.8, 2: 1.7, 3: 1.62, 4: 1.46, 5: 1.98, 6: 1.62, 7: 1.08, 8: 0.56, 9: 0.26},
    "trio-duel": {0: 3.68, 1: 3.68, 2: 3.52, 3: 3.47, 4: 3.36, 5: 3.82, 6: 3.4, 7: 2.66, 8: 2.09, 9: 1.28},
    "fellowship": {0: -0.17, 1: -0.17, 2: 0.56, 3: -0.7, 4: -0.29, 5: -0.94, 6: -1.55},
}  # fmt: skip
# A card that is not fitted has this part of what its facts say it is worth (`values`).
OF_UNFITTED_VALUE: Final = CardWeights(hand=(0.13, 0.14), reserve=(0.18, 0.26), piles=(0.05, 0.04))
CARD_WEIGHTS: Final[dict[str, CardWeights]] = {
    "riders-of-rohan": CardWeights(hand=(0.13, 0.12), reserve=(0.32, 0.32), piles=(-0.02, 0.06)),
    "village-militia": CardWeights(hand=(0.17, 0.11), reserve=(0.32, 0.19), piles=(0.05, 0.05)),
    "dead-men-of-dunharrow": CardWeights(hand=(0.15, 0.15), reserve=(0.58, 0.29), piles=(0.05, 0.13)),
    "great-gate": CardWeights(hand=(0.11, 0.17), reserve=(0.35, 0.32), piles=(-0.07, 0.14)),
    "guards-of-the-citadel": CardWeights(hand=(0.18, 0.27), reserve=(0.25, 0.36), piles=(0.02, -0.11)),
    "knights-of-dol-amroth": CardWeights(hand=(0.21, 0.11), reserve=(0.37, 0.32), piles=(0.04, 0.02)),
    "soldiers-of-gondor": CardWeights(hand=(0.22, 0.19), reserve=(0.24, 0.3), piles=(0.05, 0.12)),
    "high-elves": CardWeights(hand=(0.16, 0.05), reserve=(0.31, 0.24), piles=(0.0, -0.1)),
    "black-uruks": CardWeights(hand=(-0.44, -0.17), reserve=(-0.49, -0.41), piles=(-0.29, 0.1)),
    "grond-hammer-of-the-underworld": CardWeights(hand=(-0.4, -0.11), reserve=(-0.46, -0.45), piles=(-0.2, 0.0)),
    "mordor-orcs": CardWeights(hand=(-0.07, -0.06), reserve=(-0.18, -0.25), piles=(0.02, -0.02)),
    "olog-hai": CardWeights(hand=(-0.47, -0.14), reserve=(-0.51, -0.37), piles=(-0.3, 0.07)),
    "trolls-of-udun": CardWeights(hand=(-0.35, -0.01), reserve=(-0.51, -0.03), piles=(-0.22, 0.04)),
    "devilry-of-saruman": CardWeights(hand=(-0.17, -0.12), reserve=(-0.28, -0.17), piles=(-0.07, 0.01)),
    "fighting-uruk-hai": CardWeights(hand=(0.01, 0.06), reserve=(-0.23, -0.07), piles=(0.24, 0.03)),
    "white-hand-orcs": CardWeights(hand=(-0.08, -0.11), reserve=(-0.2, 0.15), piles=(0.03, -0.07)),
    "wolf-riders": CardWeights(hand=(-0.12, -0.12), reserve=(-0.29, -0.13), piles=(-0.01, 0.0)),
    "goblins-of-the-misty-mountains": CardWeights(hand=(-0.09, -0.06), reserve=(-0.05, -0.15), piles=(0.03, 0.0)),
    "coastal-raiders": CardWeights(hand=(-0.26, -0.06), reserve=(-0.35, -0.28), piles=(-0.09, 0.02)),
    "corsairs-of-umbar": CardWeights(hand=(-0.2, -0.05), reserve=(0.06, -0.15), piles=(-0.06, -0.1)),
    "haradrim-cavalry": CardWeights(hand=(-0.06, 0.03), reserve=(-0.14, -0.1), piles=(0.04, 0.11)),
    "haradrim-mumakil": CardWeights(hand=(-0.18, -0.05), reserve=(-0.33, -0.31), piles=(-0.01, 0.02)),
    "haradrim-regulars": CardWeights(hand=(-0.16, -0.04), reserve=(-0.14, -0.17), piles=(-0.03, 0.05)),
    "the-black-fleet": CardWeights(hand=(-0.34, 0.04), reserve=(-0.45, -0.33), piles=(-0.16, 0.03)),
    "gimli": CardWeights(hand=(0.26, 0.37), reserve=(0.31, 0.41), piles=(0.16, 0.02)),
    "bilbo-baggins": CardWeights(hand=(0.14, 0.2), reserve=(0.42, 0.34), piles=(0.05, 0.02)),
    "fatty-bolger": CardWeights(hand=(0.25, 0.38), reserve=(0.36, 0.18), piles=(0.09, 0.1)),
    "frodo-baggins": CardWeights(hand=(0.15, 0.37), reserve=(0.32, 0.42), piles=(0.13, -0.23)),
    "merry-brandybuck": CardWeights(hand=(0.16, 0.5), reserve=(0.24, 0.66), piles=(0.09, 0.2)),
    "pippin-took": CardWeights(hand=(0.28, 0.43), reserve=(0.44, 0.77), piles=(0.13, 0.16)),
    "sam-gamgee": CardWeights(hand=(0.31, 0.8), reserve=(0.44, 0.55), piles=(0.24, 0.36)),
    "eomer": CardWeights(hand=(0.14, -0.03), reserve=(0.28, -0.06), piles=(-0.05, -0.14)),
    "eowyn": CardWeights(hand=(0.07, 0.0), reserve=(0.13, 0.02), piles=(-0.08, -0.12)),
    "ghan-buri-ghan": CardWeights(hand=(-0.01, 0.09), reserve=(0.12, 0.35), piles=(-0.09, -0.01)),
    "theoden": CardWeights(hand=(0.05, 0.08), reserve=(0.2, 0.05), piles=(-0.11, -0.11)),
    "gandalf-the-grey": CardWeights(hand=(0.92, 0.78), reserve=(1.1, 1.37), piles=(0.34, 0.21)),
    "gandalf-the-white": CardWeights(hand=(0.58, 0.52), reserve=(0.91, 0.91), piles=(0.28, 0.17)),
    "gwaihir-the-windlord": CardWeights(hand=(0.02, 0.29), reserve=(0.09, 0.6), piles=(-0.07, 0.08)),
    "quickbeam": CardWeights(hand=(0.26, -0.02), reserve=(0.33, 0.29), piles=(0.09, -0.09)),
    "smeagol": CardWeights(hand=(-0.02, 0.38), reserve=(0.15, 0.27), piles=(-0.06, 0.11)),
    "treebeard": CardWeights(hand=(0.28, 0.13), reserve=(0.44, 0.29), piles=(0.11, 0.03)),
    "aragorn": CardWeights(hand=(0.64, 0.2), reserve=(0.89, 0.54), piles=(0.44, -0.15)),
    "boromir": CardWeights(hand=(0.32, 0.26), reserve=(0.3, 0.32), piles=(0.15, 0.05)),
    "denethor": CardWeights(hand=(0.13, -0.03), reserve=(0.28, 0.04), piles=(0.01, -0.1)),
    "faramir": CardWeights(hand=(0.27, 0.41), reserve=(0.27, 0.8), piles=(0.1, 0.2)),
    "halbarad": CardWeights(hand=(0.09, -0.05), reserve=(0.2, 0.02), piles=(-0.05, -0.1)),
    "prince-imrahil": CardWeights(hand=(0.21, 0.0), reserve=(0.37, -0.06), piles=(0.04, 0.03)),
    "strider": CardWeights(hand=(0.64, 0.38), reserve=(0.98, 0.63), piles=(0.12, 0.26)),
    "arwen": CardWeights(hand=(0.13, 0.02), reserve=(-0.01, 0.12), piles=(0.01, -0.1)),
    "elrond": CardWeights(hand=(0.32, 0.06), reserve=(0.37, 0.2), piles=(0.02, 0.08)),
    "galadriel": CardWeights(hand=(0.53, 0.12), reserve=(0.5, 0.14), piles=(0.26, -0.04)),
    "legolas": CardWeights(hand=(0.25, 0.5), reserve=(0.34, 0.59), piles=(0.07, 0.36)),
    "gorbag-and-shagrat": CardWeights(hand=(-0.07, -0.35), reserve=(-0.2, -0.35), piles=(0.04, -0.29)),
    "grishnakh": CardWeights(hand=(-0.22, -0.2), reserve=(-0.59, -0.32), piles=(-0.13, 0.02)),
    "mouth-of-sauron": CardWeights(hand=(-0.4, -0.2), reserve=(-0.34, -0.43), piles=(-0.1, -0.1)),
    "the-beguiler": CardWeights(hand=(-0.1, -0.62), reserve=(-0.08, -0.73), piles=(0.01, -0.57)),
    "the-black-easterling": CardWeights(hand=(-0.29, -0.56), reserve=(-0.19, -0.58), piles=(-0.2, -0.44)),
    "the-commander": CardWeights(hand=(-0.07, -0.55), reserve=(-0.2, -0.66), piles=(0.05, -0.41)),
    "the-destroyer": CardWeights(hand=(-0.16, -0.5), reserve=(-0.36, -0.47), piles=(-0.1, -0.36)),
    "the-hunter": CardWeights(hand=(-0.04, -0.5), reserve=(-0.25, -0.86), piles=(0.07, -0.52)),
    "the-lidless-eye": CardWeights(hand=(-0.43, -0.31), reserve=(-0.13, -0.34), piles=(-0.27, -0.07)),
    "the-messenger": CardWeights(hand=(-0.13, -0.53), reserve=(-0.35, -0.49), piles=(-0.01, -0.53)),
    "the-reaver": CardWeights(hand=(-0.11, -0.45), reserve=(-0.18, -0.67), piles=(-0.01, -0.4)),
    "the-warrior": CardWeights(hand=(-0.12, -0.48), reserve=(0.0, -0.68), piles=(-0.03, -0.48)),
    "the-witch-king": CardWeights(hand=(-0.67, -0.78), reserve=(-0.69, -1.08), piles=(-0.36, -0.88)),
    "grima-wormtongue": CardWeights(hand=(-0.3, -0.16), reserve=(-0.23, -0.14), piles=(-0.18, 0.0)),
    "saruman": CardWeights(hand=(-0.83, -0.38), reserve=(-0.89, -0.78), piles=(-0.45, -0.22)),
    "ugluk": CardWeights(hand=(-0.23, -0.12), reserve=(-0.18, -0.25), piles=(-0.11, 0.03)),
    "balrog-of-moria": CardWeights(hand=(-0.57, -0.01), reserve=(-0.77, -0.13), piles=(-0.29, 0.55)),
    "barrow-wights": CardWeights(hand=(-0.05, 0.01), reserve=(-0.12, -0.2), piles=(0.11, 0.05)),
    "caradhras-the-cruel": CardWeights(hand=(-0.2, -0.11), reserve=(-0.08, -0.29), piles=(-0.14, 0.1)),
    "cave-troll": CardWeights(hand=(-0.09, -0.33), reserve=(-0.21, -0.34), piles=(0.01, -0.29)),
    "flocks-of-crebain": CardWeights(hand=(-0.24, -0.08), reserve=(-0.15, -0.17), piles=(-0.1, 0.14)),
    "gollum": CardWeights(hand=(-0.32, -0.71), reserve=(-0.48, -0.64), piles=(-0.31, -0.47)),
    "hill-troll": CardWeights(hand=(-0.19, -0.33), reserve=(-0.24, -0.5), piles=(-0.06, -0.13)),
    "shelob": CardWeights(hand=(0.14, -0.41), reserve=(-0.05, -0.34), piles=(0.26, -0.36)),
    "the-black-serpent": CardWeights(hand=(-0.05, -0.11), reserve=(-0.19, -0.38), piles=(0.05, -0.04)),
    "dwarven-axe": CardWeights(hand=(0.06, -0.04), reserve=(0.3, 0.44), piles=(-0.03, -0.16)),
    "herbs-and-stewed-rabbit": CardWeights(hand=(0.19, -0.03), reserve=(0.36, 0.36), piles=(0.02, 0.04)),
    "mithril-coat": CardWeights(hand=(0.01, 0.1), reserve=(0.27, 0.31), piles=(-0.08, -0.15)),
    "sting": CardWeights(hand=(-0.01, 0.17), reserve=(0.32, 0.31), piles=(-0.09, -0.03)),
    "shadowfax": CardWeights(hand=(-0.13, 0.17), reserve=(0.27, 0.21), piles=(-0.18, 0.04)),
    "gandalfs-staff": CardWeights(hand=(0.18, -0.17), reserve=(0.41, 0.16), piles=(0.05, -0.25)),
    "glamdring": CardWeights(hand=(0.04, 0.01), reserve=(0.04, 0.21), piles=(-0.02, -0.14)),
    "narya-ring-of-fire": CardWeights(hand=(-0.09, -0.05), reserve=(0.2, 0.25), piles=(-0.21, -0.08)),
    "anduril": CardWeights(hand=(0.36, 0.31), reserve=(0.44, 0.62), piles=(0.18, 0.25)),
    "blade-of-westernesse": CardWeights(hand=(0.14, 0.14), reserve=(0.16, 0.05), piles=(-0.04, 0.01)),
    "bow-of-the-galadhrim": CardWeights(hand=(0.11, 0.04), reserve=(0.38, -0.08), piles=(0.02, -0.01)),
    "elven-cloak": CardWeights(hand=(0.14, 0.12), reserve=(0.16, -0.06), piles=(0.05, -0.09)),
    "lembas": CardWeights(hand=(0.1, -0.02), reserve=(0.34, 0.1), piles=(0.01, 0.0)),
    "mirror-of-galadriel": CardWeights(hand=(0.04, 0.07), reserve=(0.24, 0.2), piles=(-0.11, 0.21)),
    "nenya-ring-of-adamant": CardWeights(hand=(0.28, 0.1), reserve=(0.56, 0.3), piles=(0.12, 0.0)),
    "phial-of-galadriel": CardWeights(hand=(0.08, 0.27), reserve=(0.31, 0.63), piles=(-0.05, 0.1)),
    "vilya-ring-of-air": CardWeights(hand=(0.19, 0.06), reserve=(0.29, 0.38), piles=(-0.01, 0.0)),
    "black-breath": CardWeights(hand=(-0.14, -0.14), reserve=(-0.24, -0.44), piles=(-0.03, -0.09)),
    "black-riders-mount": CardWeights(hand=(-0.19, -0.25), reserve=(-0.02, -0.16), piles=(-0.11, -0.16)),
    "fell-beast": CardWeights(hand=(-0.15, -0.03), reserve=(-0.32, -0.26), piles=(-0.06, -0.01)),
    "morgul-blade": CardWeights(hand=(-0.26, -0.31), reserve=(-0.29, -0.4), piles=(-0.15, -0.16)),
    "nazguls-mantle": CardWeights(hand=(-0.1, -0.09), reserve=(-0.26, -0.38), piles=(0.0, -0.09)),
    "palantir-of-orthanc": CardWeights(hand=(-0.16, -0.02), reserve=(-0.27, -0.39), piles=(-0.05, 0.0)),
    "sarumans-staff": CardWeights(hand=(-0.19, -0.04), reserve=(-0.23, -0.34), piles=(-0.08, 0.14)),
    "woven-of-all-colours": CardWeights(hand=(-0.02, -0.12), reserve=(-0.22, -0.33), piles=(0.07, -0.09)),
    "whip-of-many-thongs": CardWeights(hand=(-0.2, 0.11), reserve=(-0.43, -0.11), piles=(-0.02, 0.08)),
    "there-is-another-way": CardWeights(hand=(0.4, 0.57), reserve=(0.0, 0.0), piles=(0.17, 0.31)),
    "death-ride-ride-to-ruin": CardWeights(hand=(0.01, -0.07), reserve=(0.0, 0.0), piles=(-0.1, -0.13)),
    "paths-of-the-dead": CardWeights(hand=(0.45, 0.58), reserve=(0.0, 0.0), piles=(0.31, 0.23)),
    "the-red-arrow": CardWeights(hand=(0.13, 0.12), reserve=(0.0, 0.0), piles=(-0.03, 0.13)),
    "the-three-hunters": CardWeights(hand=(0.07, 0.08), reserve=(0.0, 0.0), piles=(-0.07, 0.05)),
    "the-black-captain": CardWeights(hand=(-0.5, 0.03), reserve=(0.0, 0.0), piles=(-0.26, 0.11)),
    "the-day-without-dawn": CardWeights(hand=(-0.28, -0.05), reserve=(0.0, 0.0), piles=(-0.03, 0.07)),
    "the-ringwraiths-are-abroad": CardWeights(hand=(-0.08, 0.1), reserve=(0.0, 0.0), piles=(0.12, 0.16)),
    "threats-and-promises": CardWeights(hand=(-0.22, -0.05), reserve=(0.0, 0.0), piles=(-0.13, -0.06)),
}
