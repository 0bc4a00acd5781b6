// What the messages of War of the Ring: The Card Game may say about a card, a battleground or a path: the same as
// src/westmarch/text/wotr_cards.py.
import type { Component, Thing } from "../protocol/types";
import type { Listed, Speakable, Teller } from "../text/speech";

const NONE = "none";
const SOME = "some";
const ICONS = ["attack", "defence", "leader_attack", "leader_defence", "path_icons"] as const;

interface LocationFacts {
  points: number;
  defence: number;
  number?: number;
  side: string;
  defenders: string[];
  attackers: string[];
}

interface CardFacts extends Partial<Record<(typeof ICONS)[number], number>> {
  side: string;
  faction: string;
  copies: number;
  keywords: string[];
  paths: number[];
  wielders: string[];
}

function thing(sense: string, id: string): Thing {
  return { sense, id };
}

function aboutLocation(facts: LocationFacts): Record<string, Speakable> {
  const said: Record<string, Speakable> = { points: facts.points, defence: facts.defence };
  if (facts.number !== undefined) return { ...said, number: facts.number };
  const factions = (names: string[]): Listed => ({ parts: names.map((name) => thing("faction", name)), style: "and" });
  return { ...said, side: thing("side", facts.side), defenders: factions(facts.defenders), attackers: factions(facts.attackers) };
}

function aboutCard(facts: CardFacts): Record<string, Speakable> {
  const said: Record<string, Speakable> = {
    faction: thing("faction", facts.faction),
    copies: facts.copies,
    role_id: facts.side === "free_peoples" ? "defence" : "attack", // on a path
  };
  const keyword = facts.keywords.at(-1);
  if (keyword === undefined) said["keyword_id"] = NONE;
  else said["keyword"] = thing("keyword", keyword);
  for (const icons of ICONS) said[icons] = facts[icons] ?? 0;
  said["fights_id"] = said["attack"] || said["defence"] ? SOME : NONE;
  said["leads_id"] = said["leader_attack"] || said["leader_defence"] ? SOME : NONE;
  return said;
}

/** Numbers with runs of three and more drawn together: 1–3, 5, 6. */
export function ranges(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last.at(-1) === number - 1) last.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(", "))).join(", ");
}

/** Who may wield an item: whole factions and the Nazgûl by their common name, the others one by one. */
function wielders(names: readonly string[], all: readonly Component[]): Listed {
  let left = [...names];
  const groups = new Map<string, string[]>();
  for (const component of all) {
    if (component.kind !== "character") continue;
    const facts = component.facts as unknown as CardFacts;
    for (const group of [facts.faction, ...facts.keywords]) groups.set(group, [...(groups.get(group) ?? []), component.id]);
  }
  const found: Thing[] = [];
  for (const [group, members] of groups) {
    if (members.length < 2 || !members.every((name) => left.includes(name))) continue;
    found.push(thing("wielder", group));
    left = left.filter((name) => !members.includes(name));
  }
  return { parts: [...found, ...left.map((name) => thing("card", name))], style: "or" };
}

function about(component: Component, all: readonly Component[]): Record<string, Speakable> {
  const said: Record<string, Speakable> = { kind: component.kind };
  if (component.kind === "battleground" || component.kind === "path")
    return { ...said, ...aboutLocation(component.facts as unknown as LocationFacts) };
  const facts = component.facts as unknown as CardFacts;
  Object.assign(said, aboutCard(facts));
  if (component.kind === "character") Object.assign(said, { paths: ranges(facts.paths), paths_count: facts.paths.length });
  else if (component.kind === "item") said["wielders"] = wielders(facts.wielders, all);
  return said;
}

export const teller: Teller = { about, aboutNotice: () => ({}) };
