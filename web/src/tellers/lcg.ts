// What the messages of The Lord of the Rings: The Card Game may say about a card: the same as src/westmarch/text/lcg.py.
import type { Component, Thing } from "../protocol/types";
import type { Amount, Args, Speakable, Teller } from "../text/speech";

const NUMBERS = ["threat_cost", "willpower", "attack", "defense", "hit_points", "threat", "engagement", "quest_points"] as const;
const NAMED = ["sphere", "set"] as const;
const NUMBERED_KEYWORDS = ["doomed", "victory"] as const;

interface CardFacts
  extends Partial<Record<(typeof NUMBERS)[number] | (typeof NUMBERED_KEYWORDS)[number], number>>,
    Partial<Record<(typeof NAMED)[number], string>> {
  cost?: number | string;
  copies?: number;
  unique?: boolean;
  traits?: string[];
  keywords?: string[];
}

function thing(sense: string, id: string): Thing {
  return { sense, id };
}

/** The keywords of a card, those with a number last. */
function keywordsOf(facts: CardFacts): (Thing | Amount)[] {
  const found: (Thing | Amount)[] = (facts.keywords ?? []).map((keyword) => thing("keyword", keyword));
  for (const name of NUMBERED_KEYWORDS) {
    const number = facts[name];
    if (number) found.push({ thing: thing("keyword", name), number });
  }
  return found;
}

function about(component: Component): Record<string, Speakable> {
  const facts = component.facts as unknown as CardFacts;
  const keywords = keywordsOf(facts);
  const said: Record<string, Speakable> = {
    kind: thing("kind", component.kind === "guard" ? "enemy" : component.kind),
    cost: facts.cost ?? 0,
    copies: facts.copies ?? 1,
    unique_id: facts.unique ? "some" : "none",
    traits: { parts: (facts.traits ?? []).map((trait) => thing("trait", trait)), style: "and" },
    keywords: { parts: keywords, style: "and" },
    keywords_id: keywords.length ? "some" : "none",
  };
  for (const number of NUMBERS) said[number] = facts[number] ?? 0;
  for (const name of NAMED) {
    const id = facts[name];
    if (id !== undefined) said[name] = thing(name, id);
  }
  return said;
}

/** The change of a number with its sign. */
function aboutNotice(name: string, args: Args): Record<string, Speakable> {
  const number = args["number"];
  if (name !== "modified" || typeof number !== "number") return {};
  return { change: number >= 0 ? `+${number}` : `−${-number}` };
}

export const teller: Teller = { about, aboutNotice };
