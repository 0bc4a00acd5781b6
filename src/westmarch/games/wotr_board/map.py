"""The map: regions, whose they are, what stands in them, and which of them border on each other (rules 1-3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from westmarch.core.vectors import alike, numbers
from westmarch.games.wotr_board.components import FIRST_SHADOW_NATION, FREE_PEOPLES, NATION_IDS, SHADOW

REGION_IDS: Final[tuple[str, ...]] = (
    "andrast", "anfalas", "angmar", "arnor", "ash-mountains", "barad-dur", "bree", "buckland", "cardolan",
    "carrock", "dagorlad", "dale", "dead-marshes", "dimrill-dale", "dol-amroth", "dol-guldur", "druadan-forest",
    "druwaith-iaur", "eagles-eyrie", "east-harondor", "east-rhun", "eastemnet", "eastern-brown-lands",
    "eastern-emyn-muil", "eastern-mirkwood", "edoras", "enedwaith", "erebor", "erech", "ered-luin", "ettenmoors",
    "evendim", "fangorn", "far-harad", "folde", "fords-of-bruinen", "fords-of-isen", "forlindon", "gap-of-rohan",
    "gladden-fields", "goblins-gate", "gorgoroth", "grey-havens", "harlindon", "helms-deep", "high-pass", "hollin",
    "iron-hills", "khand", "lamedon", "lorien", "lossarnach", "minas-morgul", "minas-tirith", "minhiriath",
    "morannon", "moria", "mount-gram", "mount-gundabad", "narrows-of-the-forest", "near-harad", "noman-lands",
    "north-anduin-vale", "north-downs", "north-dunland", "north-ered-luin", "north-ithilien", "north-rhun",
    "northern-dorwinion", "northern-mirkwood", "northern-rhovanion", "nurn", "old-ford", "old-forest",
    "old-forest-road", "orthanc", "osgiliath", "parth-celebrant", "pelargir", "rhosgobel", "rivendell",
    "south-anduin-vale", "south-downs", "south-dunland", "south-ered-luin", "south-ithilien", "south-rhun",
    "southern-dorwinion", "southern-mirkwood", "southern-rhovanion", "tharbad", "the-shire", "tower-hills",
    "trollshaws", "umbar", "vale-of-the-carnen", "vale-of-the-celduin", "weather-hills", "west-harondor",
    "westemnet", "western-brown-lands", "western-emyn-muil", "western-mirkwood", "withered-heath",
    "woodland-realm",
)  # fmt: skip
REGIONS: Final = 105
ALL_REGIONS: Final = tuple(range(REGIONS))
NOWHERE: Final = -1

NONE: Final = 0  # what stands in a region
TOWN: Final = 1
CITY: Final = 2
STRONGHOLD: Final = 3
FORTIFICATION: Final = 4  # no settlement: neither points nor recruiting
SETTLEMENT_IDS: Final[tuple[str, ...]] = ("none", "town", "city", "stronghold", "fortification")
POINTS: Final = numbers([0, 0, 1, 2, 0])  # what each is worth to the enemy

NO_NATION: Final = -1
NO_SIDE: Final = -1

# The regions of each nation, in the order of the nations.
LANDS: Final = (
    "erebor ered-luin iron-hills north-ered-luin",
    "grey-havens lorien rivendell woodland-realm",
    "anfalas dol-amroth druadan-forest erech lamedon lossarnach minas-tirith pelargir",
    "bree buckland carrock dale north-downs old-forest-road rhosgobel the-shire",
    "eastemnet edoras folde fords-of-isen helms-deep westemnet",
    "gap-of-rohan north-dunland orthanc south-dunland",
    "angmar barad-dur dol-guldur gorgoroth minas-morgul morannon moria mount-gram mount-gundabad nurn "
    "southern-mirkwood",
    "east-rhun far-harad khand near-harad north-rhun south-rhun umbar",
)
TOWNS: Final = (
    "bree carrock ered-luin folde iron-hills lamedon lossarnach near-harad north-dunland north-rhun nurn "
    "south-dunland south-rhun westemnet"
)
CITIES: Final = "angmar dale edoras far-harad pelargir the-shire"
STRONGHOLDS: Final = (
    "barad-dur dol-amroth dol-guldur erebor grey-havens helms-deep lorien minas-morgul minas-tirith "
    "morannon moria mount-gundabad orthanc rivendell umbar woodland-realm"
)
FORTIFICATIONS: Final = "fords-of-isen osgiliath"
COASTS: Final = (
    "andrast anfalas dol-amroth druwaith-iaur enedwaith forlindon grey-havens harlindon lamedon minhiriath "
    "north-ered-luin pelargir south-ered-luin umbar west-harondor"
)
EASTERN_EDGE: Final = "east-rhun far-harad khand south-rhun"

# Each border once, under the region that comes first. Regions that touch on the map but stand here not are divided by
# mountains.
BORDERS: Final = {
    "andrast": "anfalas druwaith-iaur",
    "anfalas": "dol-amroth erech",
    "angmar": "arnor ettenmoors mount-gram",
    "arnor": "ettenmoors evendim north-downs",
    "ash-mountains": "dagorlad noman-lands south-rhun southern-dorwinion",
    "barad-dur": "gorgoroth",
    "bree": "buckland north-downs south-downs weather-hills",
    "buckland": "cardolan evendim north-downs old-forest south-downs the-shire",
    "cardolan": "minhiriath north-dunland old-forest south-downs south-ered-luin tharbad",
    "carrock": "eagles-eyrie northern-mirkwood old-ford old-forest-road rhosgobel western-mirkwood",
    "dagorlad": "eastern-emyn-muil morannon noman-lands north-ithilien",
    "dale": "erebor iron-hills northern-rhovanion old-forest-road vale-of-the-carnen withered-heath woodland-realm",
    "dead-marshes": "druadan-forest eastern-emyn-muil north-ithilien osgiliath western-emyn-muil",
    "dimrill-dale": "gladden-fields lorien moria north-anduin-vale parth-celebrant south-anduin-vale",
    "dol-amroth": "erech lamedon",
    "dol-guldur": "eastern-brown-lands eastern-mirkwood narrows-of-the-forest "
    "north-anduin-vale south-anduin-vale southern-mirkwood western-brown-lands",
    "druadan-forest": "eastemnet folde minas-tirith osgiliath western-emyn-muil",
    "druwaith-iaur": "enedwaith fords-of-isen gap-of-rohan",
    "eagles-eyrie": "mount-gundabad old-ford",
    "east-harondor": "near-harad south-ithilien west-harondor",
    "east-rhun": "iron-hills north-rhun south-rhun vale-of-the-carnen",
    "eastemnet": "fangorn folde parth-celebrant westemnet western-brown-lands western-emyn-muil",
    "eastern-brown-lands": "eastern-emyn-muil noman-lands southern-mirkwood "
    "southern-rhovanion western-brown-lands western-emyn-muil",
    "eastern-emyn-muil": "noman-lands north-ithilien western-emyn-muil",
    "eastern-mirkwood": "narrows-of-the-forest northern-rhovanion old-forest-road southern-mirkwood",
    "edoras": "folde westemnet",
    "enedwaith": "gap-of-rohan minhiriath south-dunland tharbad",
    "erebor": "iron-hills withered-heath",
    "erech": "lamedon",
    "ered-luin": "evendim grey-havens north-ered-luin tower-hills",
    "ettenmoors": "mount-gram north-downs trollshaws weather-hills",
    "evendim": "north-downs north-ered-luin the-shire tower-hills",
    "fangorn": "fords-of-isen parth-celebrant westemnet",
    "far-harad": "khand near-harad",
    "folde": "westemnet",
    "fords-of-bruinen": "high-pass hollin rivendell trollshaws",
    "fords-of-isen": "gap-of-rohan helms-deep orthanc westemnet",
    "forlindon": "grey-havens",
    "gap-of-rohan": "orthanc south-dunland",
    "gladden-fields": "north-anduin-vale old-ford rhosgobel",
    "goblins-gate": "high-pass old-ford",
    "gorgoroth": "minas-morgul morannon nurn",
    "grey-havens": "harlindon tower-hills",
    "harlindon": "south-ered-luin",
    "helms-deep": "westemnet",
    "hollin": "moria north-dunland south-downs trollshaws",
    "iron-hills": "vale-of-the-carnen",
    "khand": "near-harad",
    "lamedon": "pelargir",
    "lorien": "parth-celebrant",
    "lossarnach": "minas-tirith osgiliath pelargir",
    "minas-morgul": "north-ithilien south-ithilien",
    "minas-tirith": "osgiliath",
    "minhiriath": "south-ered-luin tharbad",
    "moria": "north-dunland",
    "mount-gram": "mount-gundabad",
    "narrows-of-the-forest": "north-anduin-vale old-forest-road rhosgobel",
    "near-harad": "umbar west-harondor",
    "noman-lands": "southern-dorwinion southern-rhovanion",
    "north-anduin-vale": "rhosgobel south-anduin-vale",
    "north-downs": "weather-hills",
    "north-dunland": "south-downs south-dunland tharbad",
    "north-ithilien": "osgiliath south-ithilien",
    "north-rhun": "northern-dorwinion vale-of-the-carnen vale-of-the-celduin",
    "northern-dorwinion": "southern-dorwinion southern-rhovanion vale-of-the-celduin",
    "northern-mirkwood": "western-mirkwood withered-heath woodland-realm",
    "northern-rhovanion": "old-forest-road southern-mirkwood southern-rhovanion vale-of-the-carnen vale-of-the-celduin",
    "old-ford": "rhosgobel",
    "old-forest": "south-ered-luin the-shire",
    "old-forest-road": "rhosgobel western-mirkwood woodland-realm",
    "osgiliath": "pelargir south-ithilien west-harondor",
    "parth-celebrant": "south-anduin-vale western-brown-lands",
    "pelargir": "west-harondor",
    "rivendell": "trollshaws",
    "south-anduin-vale": "western-brown-lands",
    "south-downs": "trollshaws weather-hills",
    "south-dunland": "tharbad",
    "south-ered-luin": "the-shire tower-hills",
    "south-ithilien": "west-harondor",
    "south-rhun": "southern-dorwinion",
    "southern-dorwinion": "southern-rhovanion",
    "southern-mirkwood": "southern-rhovanion",
    "southern-rhovanion": "vale-of-the-celduin",
    "the-shire": "tower-hills",
    "trollshaws": "weather-hills",
    "umbar": "west-harondor",
    "vale-of-the-carnen": "vale-of-the-celduin",
    "western-brown-lands": "western-emyn-muil",
    "western-mirkwood": "woodland-realm",
    "withered-heath": "woodland-realm",
}


def region(name: str) -> int:
    """The number of a region."""
    return REGION_IDS.index(name)


def regions(names: str) -> tuple[int, ...]:
    """The numbers of several regions, sorted."""
    return tuple(sorted(region(name) for name in names.split()))


def _neighbours() -> tuple[tuple[int, ...], ...]:
    near: list[set[int]] = [set() for _ in REGION_IDS]
    for first, others in BORDERS.items():
        for other in regions(others):
            near[region(first)].add(other)
            near[other].add(region(first))
    return tuple(tuple(sorted(found)) for found in near)


NEIGHBOURS: Final = _neighbours()


def _distances(start: int) -> bytes:
    steps = {start: 0}
    edge = [start]
    for distance in range(1, REGIONS):
        edge = sorted({near for here in edge for near in NEIGHBOURS[here]} - steps.keys())
        steps.update(dict.fromkeys(edge, distance))
    return bytes(steps[here] for here in range(REGIONS))


DISTANCE: Final = tuple(_distances(start) for start in range(REGIONS))


def _nations() -> vec[i64]:
    found = alike(NO_NATION, REGIONS)
    for nation, names in enumerate(LANDS):
        for here in regions(names):
            found[here] = nation
    return found


def _settlements() -> vec[i64]:
    found = alike(NONE, REGIONS)
    for kind, names in ((TOWN, TOWNS), (CITY, CITIES), (STRONGHOLD, STRONGHOLDS), (FORTIFICATION, FORTIFICATIONS)):
        for here in regions(names):
            found[here] = kind
    return found


NATION_OF: Final = _nations()
SETTLEMENT: Final = _settlements()
# Whose settlement it is; fortifications are controlled too, though nobody counts them.
OWNER: Final = numbers(
    [
        NO_SIDE
        if SETTLEMENT[here] in (NONE, FORTIFICATION)
        else SHADOW
        if NATION_OF[here] >= FIRST_SHADOW_NATION
        else FREE_PEOPLES
        for here in range(REGIONS)
    ]
)
COASTAL: Final = regions(COASTS)
EAST_EDGE: Final = regions(EASTERN_EDGE)
SETTLEMENTS_OF: Final = tuple(
    tuple(here for here in range(REGIONS) if NATION_OF[here] == nation and OWNER[here] != NO_SIDE)
    for nation in range(len(NATION_IDS))
)
LANDS_OF: Final = tuple(regions(names) for names in LANDS)

RIVENDELL: Final = region("rivendell")
MORIA: Final = region("moria")
LORIEN: Final = region("lorien")
ORTHANC: Final = region("orthanc")
FANGORN: Final = region("fangorn")
MINAS_TIRITH: Final = region("minas-tirith")
MINAS_MORGUL: Final = region("minas-morgul")
MORANNON: Final = region("morannon")
DOL_AMROTH: Final = region("dol-amroth")
PELARGIR: Final = region("pelargir")
EREBOR: Final = region("erebor")
