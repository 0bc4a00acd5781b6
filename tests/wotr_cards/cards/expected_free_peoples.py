"""What is printed on the Free Peoples' cards."""

from typing import NamedTuple


class Expected(NamedTuple):
    """A card's printed facts; pairs are attack and defence."""

    deck: str
    faction: str
    kind: str
    copies: int = 1
    field: tuple[int, int] = (0, 0)
    leads: tuple[int, int] = (0, 0)
    path: int = 0
    paths: tuple[int, ...] = ()
    keywords: tuple[str, ...] = ()
    wielders: str = ""


FREE_PEOPLES = {
    "dead-men-of-dunharrow": Expected("aragorn", "dunedain", "army"),
    "great-gate": Expected("aragorn", "dunedain", "army"),
    "guards-of-the-citadel": Expected("aragorn", "dunedain", "army", field=(1, 1)),
    "knights-of-dol-amroth": Expected("aragorn", "dunedain", "army", field=(1, 1)),
    "soldiers-of-gondor": Expected("aragorn", "dunedain", "army", field=(1, 1)),
    "aragorn": Expected("aragorn", "dunedain", "character", field=(1, 1), leads=(1, 1)),
    "boromir": Expected("aragorn", "dunedain", "character", field=(0, 1), leads=(1, 0), path=1, paths=(3, 4, 5, 6)),
    "denethor": Expected("aragorn", "dunedain", "character", leads=(1, 1)),
    "faramir": Expected("aragorn", "dunedain", "character", field=(0, 1), leads=(1, 0), path=1, paths=(7, 8)),
    "halbarad": Expected("aragorn", "dunedain", "character", field=(0, 1), leads=(1, 0), path=1, paths=(2, 3)),
    "prince-imrahil": Expected("aragorn", "dunedain", "character", field=(0, 1), leads=(1, 0)),
    "strider": Expected("aragorn", "dunedain", "character", field=(1, 1), path=2, paths=(2, 3, 4, 5, 6)),
    "anduril": Expected(
        "aragorn", "dunedain", "item", field=(1, 1), path=1, keywords=("weapon",), wielders="aragorn strider"
    ),
    "blade-of-westernesse": Expected(
        "aragorn",
        "dunedain",
        "item",
        field=(1, 1),
        path=1,
        keywords=("weapon",),
        wielders="bilbo-baggins fatty-bolger frodo-baggins merry-brandybuck pippin-took sam-gamgee",
    ),
    "paths-of-the-dead": Expected("aragorn", "dunedain", "event"),
    "the-red-arrow": Expected("aragorn", "dunedain", "event"),
    "the-three-hunters": Expected("aragorn", "dunedain", "event"),
    "high-elves": Expected("aragorn", "elf", "army", copies=2, field=(2, 2)),
    "arwen": Expected("aragorn", "elf", "character", leads=(0, 1)),
    "elrond": Expected("aragorn", "elf", "character", field=(1, 1), leads=(1, 1), path=2, paths=(3,)),
    "galadriel": Expected("aragorn", "elf", "character", field=(1, 1), leads=(1, 1), path=2, paths=(5,)),
    "legolas": Expected("aragorn", "elf", "character", field=(1, 1), path=1, paths=(3, 4, 5, 6, 7, 8, 9)),
    "bow-of-the-galadhrim": Expected(
        "aragorn", "elf", "item", field=(1, 1), path=1, keywords=("weapon",), wielders="arwen elrond galadriel legolas"
    ),
    "elven-cloak": Expected(
        "aragorn",
        "elf",
        "item",
        path=1,
        wielders="arwen bilbo-baggins elrond fatty-bolger frodo-baggins galadriel legolas merry-brandybuck pippin-took sam-gamgee",
    ),
    "lembas": Expected(
        "aragorn",
        "elf",
        "item",
        wielders="bilbo-baggins fatty-bolger frodo-baggins merry-brandybuck pippin-took sam-gamgee",
    ),
    "mirror-of-galadriel": Expected("aragorn", "elf", "item", wielders="galadriel"),
    "nenya-ring-of-adamant": Expected("aragorn", "elf", "item", field=(1, 1), path=1, wielders="galadriel"),
    "phial-of-galadriel": Expected("aragorn", "elf", "item", wielders="frodo-baggins sam-gamgee"),
    "vilya-ring-of-air": Expected("aragorn", "elf", "item", field=(1, 1), path=1, wielders="elrond"),
    "gimli": Expected("frodo", "dwarf", "character", field=(1, 1), path=1, paths=(3, 4, 5, 6, 7, 8, 9)),
    "dwarven-axe": Expected("frodo", "dwarf", "item", field=(1, 1), path=1, keywords=("weapon",), wielders="gimli"),
    "bilbo-baggins": Expected("frodo", "hobbit", "character", path=1, paths=(3,)),
    "fatty-bolger": Expected("frodo", "hobbit", "character"),
    "frodo-baggins": Expected("frodo", "hobbit", "character", path=1, paths=(1, 2, 3, 4, 5, 6, 7, 8, 9)),
    "merry-brandybuck": Expected(
        "frodo", "hobbit", "character", leads=(0, 1), path=1, paths=(1, 2, 3, 4, 5, 6, 7, 8, 9)
    ),
    "pippin-took": Expected("frodo", "hobbit", "character", leads=(0, 1), path=1, paths=(1, 2, 3, 4, 5, 6, 7, 8, 9)),
    "sam-gamgee": Expected("frodo", "hobbit", "character", path=1, paths=(1, 2, 3, 4, 5, 6, 7, 8, 9)),
    "herbs-and-stewed-rabbit": Expected("frodo", "hobbit", "item", wielders="frodo-baggins sam-gamgee"),
    "mithril-coat": Expected("frodo", "hobbit", "item", path=2, wielders="frodo-baggins sam-gamgee"),
    "sting": Expected("frodo", "hobbit", "item", path=1, keywords=("weapon",), wielders="frodo-baggins sam-gamgee"),
    "there-is-another-way": Expected("frodo", "hobbit", "event"),
    "riders-of-rohan": Expected("frodo", "rohan", "army", copies=2, field=(2, 1)),
    "village-militia": Expected("frodo", "rohan", "army", field=(1, 1)),
    "eomer": Expected("frodo", "rohan", "character", field=(1, 0), leads=(0, 1)),
    "eowyn": Expected("frodo", "rohan", "character", field=(1, 0), leads=(0, 1)),
    "ghan-buri-ghan": Expected("frodo", "rohan", "character", leads=(0, 1)),
    "theoden": Expected("frodo", "rohan", "character"),
    "shadowfax": Expected(
        "frodo", "rohan", "item", field=(1, 1), keywords=("mount",), wielders="gandalf-the-grey gandalf-the-white"
    ),
    "death-ride-ride-to-ruin": Expected("frodo", "rohan", "event"),
    "gandalf-the-grey": Expected(
        "frodo", "wizard", "character", field=(2, 2), path=3, paths=(1, 2, 3, 4, 5, 6, 7, 8, 9)
    ),
    "gandalf-the-white": Expected("frodo", "wizard", "character", field=(2, 3)),
    "gwaihir-the-windlord": Expected("frodo", "wizard", "character", field=(1, 1), path=1, paths=(9,)),
    "quickbeam": Expected("frodo", "wizard", "character", path=1, paths=(5, 6), keywords=("ent",)),
    "smeagol": Expected("frodo", "wizard", "character", path=1, paths=(6, 7, 8, 9)),
    "treebeard": Expected("frodo", "wizard", "character", field=(1, 1), path=1, paths=(5, 6), keywords=("ent",)),
    "gandalfs-staff": Expected(
        "frodo", "wizard", "item", field=(1, 1), path=1, wielders="gandalf-the-grey gandalf-the-white"
    ),
    "glamdring": Expected(
        "frodo",
        "wizard",
        "item",
        field=(1, 1),
        path=1,
        keywords=("weapon",),
        wielders="gandalf-the-grey gandalf-the-white",
    ),
    "narya-ring-of-fire": Expected(
        "frodo", "wizard", "item", field=(1, 1), path=1, wielders="gandalf-the-grey gandalf-the-white"
    ),
}
