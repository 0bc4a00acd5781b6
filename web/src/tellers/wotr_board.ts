// What the messages of War of the Ring may say about a region or a hunt tile, and about a log entry beyond its numbers: the same as
// src/westmarch/text/wotr_board.py.
import type { Component, Thing } from "../protocol/types";
import type { Args, Speakable, Teller } from "../text";

const NONE = "none";
const SOME = "some";

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

/** Whether an attack begins inside a region, as an assault or a sortie, or from another one. */
function aboutNotice(name: string, args: Args): Record<string, Speakable> {
  if (name !== "attacked") return {};
  return { way_id: args["region_id"] === args["region2_id"] ? "siege" : "field" };
}

export const teller: Teller = { about, aboutNotice };
