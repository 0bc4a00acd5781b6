// What Duel's messages may say about a card, a tile or a region, and about a log entry beyond its own numbers: the same as
// src/westmarch/text/duel.py.
import type { Component, Thing } from "../protocol/types";
import type { Amount, Args, Listed, Speakable, Teller } from "../text/speech";
import { QUEST_STEPS, type CardFacts, type Effect } from "../boards/duel/view/components";

const NONE = "none";

function thing(sense: string, id: string): Thing {
  return { sense, id };
}

/** Skill symbols, equal ones counted. */
export function skills(names: readonly string[], style: "and" | "or" = "and"): Listed {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return { parts: [...counts].map(([name, number]) => ({ thing: thing("skill", name), number })), style };
}

function price(facts: CardFacts): Record<string, Speakable> {
  const { coins, skills: needed } = facts.cost;
  const parts = skills(needed).parts as Amount[];
  if (coins) parts.unshift({ thing: thing("term", "coins"), number: coins });
  return {
    chapter: facts.chapter,
    colour: thing("colour", facts.color),
    cost: parts.length ? "some" : NONE,
    price: { parts, style: "and" },
  };
}

function chains(facts: CardFacts, all: readonly Component[]): Record<string, Speakable> {
  const said: Record<string, Speakable> = { chain_id: NONE, gives_id: NONE };
  if (facts.chain_from) said["chain"] = thing("chain", facts.chain_from);
  if (facts.chain_gives) {
    said["gives"] = thing("chain", facts.chain_gives);
    const freed = all.find((other) => other.facts["chain_from"] === facts.chain_gives);
    if (freed) {
      said["freed"] = thing("card", freed.id);
      said["freed_chapter"] = Number(freed.facts["chapter"]);
    }
  }
  return said;
}

function effect(does: Effect): Record<string, Speakable> {
  switch (does.kind) {
    case "skills": {
      const choice = does.mode === "one_of";
      return { effect: choice ? "choice" : "skills", gained: skills(does.skills, choice ? "or" : "and") };
    }
    case "coins":
      return { effect: does.kind, number: does.amount };
    case "quest":
      return { effect: does.kind, number: does.rings };
    case "people":
      return { effect: does.kind, people: thing("people", does.people[0] ?? "") };
    case "place_units": {
      const [first = "", second = ""] = does.regions;
      return { effect: does.kind, number: does.units, region: thing("region", first), region2: thing("region", second) };
    }
    case "manoeuvres":
      return {
        effect: does.kind,
        moves: does.move_units,
        removals: does.remove_enemy_units,
        fines: does.opponent_loses_coins,
      };
  }
}

function about(component: Component, all: readonly Component[]): Record<string, Speakable> {
  if (component.kind === "card") {
    const facts = component.facts as unknown as CardFacts;
    return { ...price(facts), ...chains(facts, all), ...effect(facts.effect) };
  }
  const facts = component.facts as { region?: string; cost?: { skills: string[] }; adjacent?: string[]; location?: string };
  if (component.kind === "tile") return { region: thing("region", facts.region ?? ""), price: skills(facts.cost?.skills ?? []) };
  if (component.kind === "region") {
    const neighbours: Listed = { parts: (facts.adjacent ?? []).map((name) => thing("region", name)), style: "and" };
    return { tile: thing("tile", facts.location ?? ""), neighbours };
  }
  return {};
}

function aboutNotice(name: string, args: Args): Record<string, Speakable> {
  return name === "quest" ? { left: QUEST_STEPS - Number(args["number"]) } : {};
}

export const teller: Teller = { about, aboutNotice };
