// What is drawn on an event card: for each deck the emblems of its cards, in the order of their numbers.
import type { IconName } from "../../icons/generated/names";

const EMBLEMS: Readonly<Record<string, readonly IconName[] | undefined>> = {
  "fp-char": [
    "cloak", "rope-coil", "crystal-shine", "tropical-fish", "mail-shirt", "battle-axe", "hunting-horn", "wizard-staff",
    "herbs-bundle", "crossroad", "hiking", "musical-notes", "mirror-mirror", "crenel-crown", "eagle-emblem", "sprint",
    "hobbit-dwelling", "eagle-head", "tree-face", "forest", "oak", "ghost-ally", "white-tower", "cavalry", "trail",
    "candle-light", "windy-stripes", "diamond-ring",
  ],
  "fp-str": [
    "swords-emblem", "harp", "three-leaves", "book-cover", "crossed-axes", "archer", "mighty-horn", "enlightenment",
    "arrow-flights", "rally-the-troops", "drum", "horseshoe", "sailboat", "guards", "oak-leaf", "horse-head", "bear-head",
    "swan", "knight-banner", "sword-clash", "mounted-knight", "dwarf-helmet", "barbed-spear", "high-shot", "shaking-hands",
    "hooded-figure",
  ],
  "sh-char": [
    "long-legged-spider", "grasping-claws", "walking-boot", "evil-eyes", "orc-head", "ring", "tentacle-strike", "candles",
    "hood", "snowing", "wyvern", "plain-dagger", "power-ring", "broken-heart", "tired-eye", "raven", "burning-skull",
    "third-eye", "spell-book", "wolf-head", "crystal-ball", "snake-tongue", "black-knight-helm", "crowned-skull",
    "broken-shield", "fire-ring", "closed-doors", "iron-mask",
  ],
  "sh-str": [
    "sunset", "hand", "torch", "eclipse", "public-speaker", "crow-dive", "dark-squad", "night-sky", "minions", "drakkar",
    "war-axe", "horned-helm", "goblin-head", "ogre", "troll", "evil-tower", "elephant-head", "crown", "mountains", "orc-head",
    "elephant", "wolf-howl", "tower-flag", "mining", "bat", "screaming",
  ],
};

/** The emblem of an event card, `fp-char-07` or `sh-char-17-lome`. */
export function cardSign(card: string): IconName {
  const [side, deck, number] = card.split("-");
  const found = EMBLEMS[`${side}-${deck}`]?.[Number(number) - 1];
  if (!found) throw new Error(`the card '${card}' has no emblem`);
  return found;
}
