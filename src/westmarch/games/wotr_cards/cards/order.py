"""The cards of all releases, which keep their numbers: each has its place here within the block of its kind.

A card that does not stand here gets the next number of its block when it is declared. With a release, those that joined
are written at the end of their lists, so that they keep their numbers whatever is declared beside them later. These
lists serve nothing else.
"""

from typing import Final

ARMIES: Final = (
    "riders-of-rohan", "village-militia",
    "dead-men-of-dunharrow", "great-gate", "guards-of-the-citadel", "knights-of-dol-amroth", "soldiers-of-gondor",
    "high-elves",
    "black-uruks", "grond-hammer-of-the-underworld", "mordor-orcs", "olog-hai", "trolls-of-udun",
    "devilry-of-saruman", "fighting-uruk-hai", "white-hand-orcs", "wolf-riders", "goblins-of-the-misty-mountains",
    "coastal-raiders", "corsairs-of-umbar", "haradrim-cavalry", "haradrim-mumakil", "haradrim-regulars",
    "the-black-fleet",
)  # fmt: skip
CHARACTERS: Final = (
    "gimli", "bilbo-baggins", "fatty-bolger", "frodo-baggins", "merry-brandybuck", "pippin-took", "sam-gamgee",
    "eomer", "eowyn", "ghan-buri-ghan", "theoden", "gandalf-the-grey", "gandalf-the-white", "gwaihir-the-windlord",
    "quickbeam", "smeagol", "treebeard",
    "aragorn", "boromir", "denethor", "faramir", "halbarad", "prince-imrahil", "strider", "arwen", "elrond",
    "galadriel", "legolas",
    "gorbag-and-shagrat", "grishnakh", "mouth-of-sauron", "the-beguiler", "the-black-easterling", "the-commander",
    "the-destroyer", "the-hunter", "the-lidless-eye", "the-messenger", "the-reaver", "the-warrior", "the-witch-king",
    "grima-wormtongue", "saruman", "ugluk", "balrog-of-moria", "barrow-wights", "caradhras-the-cruel", "cave-troll",
    "flocks-of-crebain", "gollum", "hill-troll", "shelob", "the-black-serpent",
)  # fmt: skip
ITEMS: Final = (
    "dwarven-axe", "herbs-and-stewed-rabbit", "mithril-coat", "sting", "shadowfax", "gandalfs-staff", "glamdring",
    "narya-ring-of-fire",
    "anduril", "blade-of-westernesse", "bow-of-the-galadhrim", "elven-cloak", "lembas", "mirror-of-galadriel",
    "nenya-ring-of-adamant", "phial-of-galadriel", "vilya-ring-of-air",
    "black-breath", "black-riders-mount", "fell-beast", "morgul-blade", "nazguls-mantle",
    "palantir-of-orthanc", "sarumans-staff", "woven-of-all-colours", "whip-of-many-thongs",
)  # fmt: skip
EVENTS: Final = (
    "there-is-another-way", "death-ride-ride-to-ruin", "paths-of-the-dead", "the-red-arrow", "the-three-hunters",
    "the-black-captain", "the-day-without-dawn", "the-ringwraiths-are-abroad", "threats-and-promises",
)  # fmt: skip
BATTLEGROUNDS: Final = (
    "dol-amroth", "edoras", "helms-deep", "lorien", "minas-tirith", "pelargir", "rivendell",
    "dol-guldur", "harad", "minas-morgul", "morannon", "moria", "orthanc", "umbar",
)  # fmt: skip
PATHS: Final = (
    "bag-end", "bucklebury-ferry", "gildors-encampment",
    "inn-of-the-prancing-pony", "the-old-forest", "weathertop",
    "fords-of-bruinen", "imladris", "the-council-of-elrond",
    "caradhras", "khazad-dum", "the-doors-of-durin",
    "dimrill-dale", "egladil", "lothlorien",
    "amon-hen", "dead-marshes", "emyn-muil",
    "henneth-annun", "osgiliath", "the-cross-roads",
    "cirith-ungol", "morgul-vale", "shelobs-lair",
    "crack-of-doom", "morgai", "orodruin",
)  # fmt: skip
