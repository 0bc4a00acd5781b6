// Which sign stands for what in the card game: one meaning each. Every card has a picture of its own.
import type { IconName } from "../../icons/generated/names";
import type { LandscapeKind, PaletteName, Picture } from "..";
import type { FactionId, KindId } from "./view/components";

export const ATTACK: IconName = "broadsword";
export const DEFENCE: IconName = "checked-shield";
export const ON_PATHS: IconName = "walking-boot";
export const POINTS: IconName = "laurel-crown";
export const CORRUPTION: IconName = "burning-eye";
export const RING: IconName = "ring";
export const FIRST: IconName = "flying-flag";
export const HAND: IconName = "card-pick";
export const DECK: IconName = "card-draw";
export const CYCLED: IconName = "cycle";
export const ELIMINATED: IconName = "card-burn";
export const RESERVE: IconName = "barracks-tent";

export const FACTION_SIGN: Record<FactionId, IconName> = {
  dwarf: "anvil",
  hobbit: "smoking-pipe",
  rohan: "horse-head",
  wizard: "wizard-staff",
  dunedain: "beech",
  elf: "oak-leaf",
  mordor: "volcano",
  isengard: "hand",
  monstrous: "daemon-skull",
  southron: "elephant-head",
};

const FACTION_SCENE: Record<FactionId, { palette: PaletteName; kind: LandscapeKind }> = {
  dwarf: { palette: "stone", kind: "mount" },
  hobbit: { palette: "day", kind: "plain" },
  rohan: { palette: "plain", kind: "plain" },
  wizard: { palette: "sea", kind: "mount" },
  dunedain: { palette: "lapis", kind: "mount" },
  elf: { palette: "wood", kind: "wood" },
  mordor: { palette: "fire", kind: "mount" },
  isengard: { palette: "ash", kind: "gate" },
  monstrous: { palette: "night", kind: "mount" },
  southron: { palette: "gold", kind: "plain" },
};

export const KIND_SIGN: Record<KindId, IconName> = {
  army: "flying-flag",
  character: "visored-helm",
  item: "swap-bag",
  event: "scroll-unfurled",
};

const EMBLEM: Readonly<Record<string, IconName>> = {
  // Armies
  "riders-of-rohan": "mounted-knight",
  "village-militia": "pitchfork",
  "dead-men-of-dunharrow": "floating-ghost",
  "great-gate": "medieval-gate",
  "guards-of-the-citadel": "white-tower",
  "knights-of-dol-amroth": "swan",
  "soldiers-of-gondor": "spears",
  "high-elves": "elf-helmet",
  "black-uruks": "orc-head",
  "grond-hammer-of-the-underworld": "wolf-head",
  "mordor-orcs": "goblin-head",
  "olog-hai": "troll",
  "trolls-of-udun": "rock-golem",
  "devilry-of-saruman": "fire-bomb",
  "fighting-uruk-hai": "black-hand-shield",
  "white-hand-orcs": "hand",
  "wolf-riders": "direwolf",
  "goblins-of-the-misty-mountains": "goblin",
  "coastal-raiders": "drakkar",
  "corsairs-of-umbar": "pirate-flag",
  "haradrim-cavalry": "camel-head",
  "haradrim-mumakil": "elephant",
  "haradrim-regulars": "dervish-swords",
  "the-black-fleet": "galleon",
  // Characters
  gimli: "dwarf-face",
  "bilbo-baggins": "hobbit-door",
  "fatty-bolger": "meal",
  "frodo-baggins": "ring",
  "merry-brandybuck": "hunting-horn",
  "pippin-took": "smoking-pipe",
  "sam-gamgee": "cooking-pot",
  eomer: "horse-head",
  eowyn: "visored-helm",
  "ghan-buri-ghan": "tribal-mask",
  theoden: "crenel-crown",
  "gandalf-the-grey": "wizard-face",
  "gandalf-the-white": "wizard-staff",
  "gwaihir-the-windlord": "eagle-head",
  quickbeam: "tree-branch",
  smeagol: "tropical-fish",
  treebeard: "tree-face",
  aragorn: "crown",
  boromir: "mighty-horn",
  denethor: "throne-king",
  faramir: "archer",
  halbarad: "flying-flag",
  "prince-imrahil": "swan",
  strider: "hooded-figure",
  arwen: "woman-elf-face",
  elrond: "laurel-crown",
  galadriel: "queen-crown",
  legolas: "bow-arrow",
  "gorbag-and-shagrat": "crossed-axes",
  grishnakh: "goblin-head",
  "mouth-of-sauron": "iron-mask",
  "the-beguiler": "domino-mask",
  "the-black-easterling": "hood",
  "the-commander": "horned-helm",
  "the-destroyer": "spiked-mace",
  "the-hunter": "hunter-eyes",
  "the-lidless-eye": "burning-eye",
  "the-messenger": "scroll-unfurled",
  "the-reaver": "scythe",
  "the-warrior": "axe-sword",
  "the-witch-king": "crowned-skull",
  "grima-wormtongue": "snake-tongue",
  saruman: "crystal-ball",
  ugluk: "orc-head",
  "balrog-of-moria": "burning-skull",
  "barrow-wights": "crypt-entrance",
  "caradhras-the-cruel": "snowing",
  "cave-troll": "troll",
  "flocks-of-crebain": "crow-dive",
  gollum: "evil-eyes",
  "hill-troll": "rock-golem",
  shelob: "long-legged-spider",
  "the-black-serpent": "sea-serpent",
  // Items
  "dwarven-axe": "battle-axe",
  "herbs-and-stewed-rabbit": "rabbit",
  "mithril-coat": "chain-mail",
  sting: "plain-dagger",
  shadowfax: "horse-head",
  "gandalfs-staff": "wizard-staff",
  glamdring: "broadsword",
  "narya-ring-of-fire": "fire-ring",
  anduril: "shining-sword",
  "blade-of-westernesse": "broad-dagger",
  "bow-of-the-galadhrim": "pocket-bow",
  "elven-cloak": "cloak",
  lembas: "bread",
  "mirror-of-galadriel": "fountain",
  "nenya-ring-of-adamant": "diamond-ring",
  "phial-of-galadriel": "square-bottle",
  "vilya-ring-of-air": "power-ring",
  "black-breath": "skull-crack",
  "black-riders-mount": "cloaked-figure-on-horseback",
  "fell-beast": "wyvern",
  "morgul-blade": "bone-knife",
  "nazguls-mantle": "hood",
  "palantir-of-orthanc": "crystal-ball",
  "sarumans-staff": "skull-staff",
  "woven-of-all-colours": "cloak",
  "whip-of-many-thongs": "whip",
  // Events
  "there-is-another-way": "secret-door",
  "death-ride-ride-to-ruin": "cavalry",
  "paths-of-the-dead": "cave-entrance",
  "the-red-arrow": "thorned-arrow",
  "the-three-hunters": "footsteps",
  "the-black-captain": "crowned-skull",
  "the-day-without-dawn": "eclipse",
  "the-ringwraiths-are-abroad": "cloaked-figure-on-horseback",
  "threats-and-promises": "talk",
};

type Scene = readonly [PaletteName, LandscapeKind];
const LOCATION_SCENE: Readonly<Record<string, Scene>> = {
  "dol-amroth": ["sea", "sea"],
  edoras: ["plain", "gate"],
  "helms-deep": ["stone", "gate"],
  lorien: ["gold", "wood"],
  "minas-tirith": ["lapis", "tower"],
  pelargir: ["sea", "sea"],
  rivendell: ["wood", "wood"],
  "dol-guldur": ["night", "tower"],
  harad: ["gold", "plain"],
  "minas-morgul": ["night", "tower"],
  morannon: ["fire", "gate"],
  moria: ["ash", "mount"],
  orthanc: ["ash", "tower"],
  umbar: ["dawn", "sea"],
  "bag-end": ["day", "plain"],
  "bucklebury-ferry": ["day", "sea"],
  "gildors-encampment": ["wood", "wood"],
  "inn-of-the-prancing-pony": ["dawn", "plain"],
  "the-old-forest": ["wood", "wood"],
  weathertop: ["night", "tower"],
  "fords-of-bruinen": ["sea", "sea"],
  imladris: ["wood", "mount"],
  "the-council-of-elrond": ["gold", "mount"],
  caradhras: ["stone", "mount"],
  "khazad-dum": ["ash", "gate"],
  "the-doors-of-durin": ["night", "gate"],
  "dimrill-dale": ["lapis", "mount"],
  egladil: ["gold", "wood"],
  lothlorien: ["gold", "wood"],
  "amon-hen": ["day", "wood"],
  "dead-marshes": ["ash", "sea"],
  "emyn-muil": ["stone", "mount"],
  "henneth-annun": ["sea", "mount"],
  osgiliath: ["lapis", "gate"],
  "the-cross-roads": ["dawn", "plain"],
  "cirith-ungol": ["fire", "tower"],
  "morgul-vale": ["night", "mount"],
  "shelobs-lair": ["plum", "mount"],
  "crack-of-doom": ["fire", "mount"],
  morgai: ["ash", "mount"],
  orodruin: ["fire", "mount"],
};

export function cardPicture(id: string, faction: FactionId): Picture {
  return { seed: id, ...FACTION_SCENE[faction], icon: EMBLEM[id] ?? FACTION_SIGN[faction] };
}

export function emblem(id: string, faction: FactionId): IconName {
  return EMBLEM[id] ?? FACTION_SIGN[faction];
}

export function locationPicture(id: string): Picture {
  const [palette, kind] = LOCATION_SCENE[id] ?? ["day", "mount"];
  return { seed: id, palette, kind, icon: null };
}
