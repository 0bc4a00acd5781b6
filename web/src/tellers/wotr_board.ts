// What the messages of War of the Ring may say about a region or a hunt tile, and about a log entry beyond its numbers: the same as
// src/westmarch/text/wotr_board.py.
import type { Component, Thing } from "../protocol/types";
import type { Args, Listed, Speakable, Teller } from "../text/speech";

const NONE = "none";
const SOME = "some";
const NO_DICE = "0";
const FACES = ["character", "army", "muster", "army_muster", "event", "will_of_the_west", "eye"]; // in the game's order

function thing(sense: string, id: string): Thing {
  return { sense, id };
}

function aboutRegion(facts: Component["facts"]): Record<string, Speakable> {
  const nation = String(facts["nation"]);
  const said: Record<string, Speakable> = { settlement: thing("settlement", String(facts["settlement"])) };
  if (nation === NONE) said["nation_id"] = NONE;
  else said["nation"] = thing("nation", nation);
  return said;
}

/** Which sentence tells what a tile does. */
function kindOfTile(id: string, value: unknown): string {
  if (id === "tile-smeagol") return "smeagol";
  if (typeof value === "string") return value;
  return Number(value) >= 0 ? "damage" : "heals";
}

function aboutTile(id: string, facts: Component["facts"]): Record<string, Speakable> {
  const value = facts["value"];
  return {
    value_id: kindOfTile(id, value),
    value: typeof value === "number" ? Math.abs(value) : 0,
    reveals_id: facts["reveals"] ? SOME : NONE,
    stops_id: facts["stops"] ? SOME : NONE,
  };
}

function about(component: Component): Record<string, Speakable> {
  if (component.kind === "region") return aboutRegion(component.facts);
  if (component.kind === "tile") return aboutTile(component.id, component.facts);
  return {};
}

/** The action dice that show each face, which a digit for each die tells. */
function facesOf(digits: string): Listed {
  const counts = FACES.map((id, place) => ({ thing: thing("face", id), number: digits.split(String(place + 1)).length - 1 }));
  return { parts: counts.filter(({ number }) => number > 0), style: "row" };
}

/** Dice and those rolled again, a digit each, and how many of them show what they need. */
function aboutRoll(dice: string, again: string, need: string): Record<string, Speakable> {
  const rolled: Record<string, string> = again === NO_DICE ? { dice } : { dice, dice2: again };
  return {
    ...Object.fromEntries(Object.entries(rolled).map(([name, digits]) => [name, [...digits].join(", ")])),
    again_id: "dice2" in rolled ? SOME : NONE,
    good: [...Object.values(rolled).join("")].filter((digit) => digit >= need).length,
  };
}

/** Whether an attack begins inside a region, as an assault or a sortie, or from another one; what was rolled. */
function aboutNotice(name: string, args: Args): Record<string, Speakable> {
  if (name === "attacked") return { way_id: args["region_id"] === args["region2_id"] ? "siege" : "field" };
  if ("faces" in args) return { faces: facesOf(String(args["faces"])) };
  if ("dice" in args) return aboutRoll(String(args["dice"]), String(args["dice2"] ?? NO_DICE), String(args["number"]));
  return {};
}

export const teller: Teller = { about, aboutNotice };
