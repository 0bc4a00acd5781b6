"""Numbers of cards: what an event brings that can be played, and what a combat half does.

A card that is not named here has the value of any event, and a half that is not named that of a small one.
"""

from typing import Final

# Events; what depends on the position is counted in `offers.worth_of_event`.
EVENT_WORTH: Final[dict[str, float]] = {
    "elven-cloaks": 0.9, "elven-rope": 0.9, "phial-of-galadriel": 1.3, "smeagol-helps-nice-master": 1.2,
    "mithril-coat-and-sting": 1.3, "axe-and-bow": 1.0, "horn-of-gondor": 1.0, "wizards-staff": 1.4,
    "mirror-of-galadriel": 0.4, "challenge-of-the-king": 1.2, "gwaihir-the-windlord": 0.6, "we-prove-the-swifter": 0.5,
    "there-and-back-again": 0.5, "the-eagles-are-coming": 1.2, "the-ents-awake-treebeard": 1.6,
    "the-ents-awake-huorns": 1.6, "the-ents-awake-entmoot": 1.6, "dead-men-of-dunharrow": 2.0,
    "house-of-the-stewards": 1.5, "the-grey-company": 1.3, "the-last-battle": 1.2, "a-power-too-great": 1.5,
    "the-power-of-tom-bombadil": 0.6, "book-of-mazarbul": 0.4, "the-spirit-of-mordor": 1.6, "faramirs-rangers": 1.5,
    "fear-fire-foes": 0.4, "wisdom-of-elrond": 1.2, "the-red-arrow": 1.5, "help-unlooked-for": 1.2,
    "paths-of-the-woses": 0.5, "through-a-day-and-a-night": 0.3, "cirdans-ships": 1.3, "guards-of-the-citadel": 1.5,
    "celeborns-galadhrim": 1.5, "riders-of-theoden": 1.4, "grimbeorn-the-old-son-of-beorn": 0.8,
    "imrahil-of-dol-amroth": 1.4, "king-brands-men": 1.3, "swords-in-eriador": 1.2, "kindred-of-glorfindel": 1.2,
    "dain-ironfoots-guard": 1.1, "eomer-son-of-eomund": 1.4, "thranduils-archers": 1.4, "shelobs-lair": 1.3,
    "the-ring-is-mine": 1.4, "on-on-they-went": 1.3, "give-it-to-uss": 1.1, "nazgul-search": 1.2, "cruel-weather": 0.8,
    "the-breaking-of-the-fellowship": 1.0, "worn-with-sorrow-and-toil": 0.5, "flocks-of-crebain": 0.8,
    "balrog-of-moria": 0.6, "the-lidless-eye": 0.3, "dreadful-spells": 1.3, "grond-hammer-of-the-underworld": 3.5,
    "the-palantir-of-orthanc": 1.0, "wormtongue": 0.7, "the-ringwraiths-are-abroad": 1.6,
    "the-black-captain-commands": 1.7, "return-to-valinor": 0.9, "the-fighting-uruk-hai": 3.5, "denethors-folly": 1.4,
    "the-day-without-dawn": 0.2, "threats-and-promises": 0.6, "stormcrow": 0.9, "shadows-gather": 0.9,
    "the-shadow-lengthens": 1.1, "the-shadow-is-moving": 1.5, "corsairs-of-umbar": 1.0, "rage-of-the-dunlendings": 1.2,
    "return-of-the-witch-king": 0.9, "half-orcs-and-goblin-men": 1.0, "olog-hai": 1.0, "hill-trolls": 1.0,
    "a-new-power-is-rising": 2.6, "many-kings-to-the-service-of-mordor": 2.2, "the-king-is-revealed": 2.6,
    "shadows-on-the-misty-mountains": 1.8, "orcs-multiplying-again": 2.3, "horde-from-the-east": 1.8,
    "monsters-roused": 1.4, "musterings-of-long-planned-war": 3.0, "pits-of-mordor": 2.4,
}  # fmt: skip
ANY_EVENT: Final = 1.0

# Combat halves, in hits of a round between armies of full strength
HALF_WORTH: Final[dict[str, float]] = {
    "daring-defiance": 0.3, "scouts": 0.1, "sudden-strike": 0.7, "charge": 0.7, "it-is-a-gift": 1.0,
    "servant-of-the-secret-fire": 0.8, "valour": 0.8, "ents-rage": 1.6, "huorn-dark": 1.2, "daylight": 0.8,
    "brave-stand": 0.5, "advantageous-position": 0.8, "mighty-attack": 0.5, "anduril": 0.7, "confusion": 0.7,
    "nameless-wood": 1.7, "no-quarter": 0.9, "heroic-death": 0.2, "shield-wall": 0.6, "orderly-withdrawal": 0.4,
    "blade-of-westernesse": 0.4, "fateful-strike": 0.5, "swarm-of-bats": 0.6, "words-of-power": 0.5,
    "durins-bane": 1.5, "durins-bane-or-balrog": 1.5, "one-for-the-dark-lord": 1.0, "devilry-of-orthanc": 0.9,
    "cruel-as-death": 0.4, "dread-and-despair": 0.5, "foul-stench": 0.5, "deadly-strife": 0.6, "desperate-battle": 0.4,
    "relentless-assault": 0.4, "fear-of-their-masters": 0.4, "servant-of-the-shadow": 0.4, "mumakil": 1.2,
    "they-are-terrible": 0.4, "black-breath": 0.6, "onslaught": 0.8, "great-host": 0.7, "we-come-to-kill": 0.8,
}  # fmt: skip
ANY_HALF: Final = 0.3

# Events that depend on the position
EVENT_IN_VAIN: Final = -1.0  # of which nothing would come: worse than a die spent on nothing, even with a full hand
WOUND_UNTIL: Final = 3  # the corruption up to which it is the greater one
