// Duel for Middle-earth: what the table's shell asks a board.
import sprite from "../../icons/generated/duel.svg?raw";
import type { TableModel } from "../../table/model/table.svelte";
import type { Option, Prompt, Thing } from "../../protocol/types";
import { t, tongue } from "../../text/tongue.svelte";
import type { Board } from "..";
import Surface from "./Board.svelte";
import { cardFacts, discardIncome, eyesOf, nameOf, slotOf, viewOf } from "./view/facts";
import { glossary, picture } from "./text/glossary";
import { look } from "./text/look";
import { fights } from "./fights";
import { move } from "./motion";
import { sections } from "./text/sections";
import { tally } from "./text/tally";
import { trayOf } from "./view/tray";
import { PEOPLES, REGIONS } from "./view/types";

const RULE_OF_PROMPT: Readonly<Record<string, string>> = {
  turn: "r10",
  place: "r60",
  bonus_unit: "r44",
  bonus_turn: "r44",
  bonus_fortress: "r44",
  fortress: "r69",
  manoeuvre: "r64",
  any_manoeuvre: "r64",
  token: "r49",
  people: "r40",
  grey: "r37",
  from_discard: "r38",
};

/** The words that leave undone what was offered. */
const DECLINING: ReadonlySet<string> = new Set(["no", "done"]);

function shows(model: TableModel, thing: Thing): boolean {
  switch (thing.sense) {
    case "card":
      return !!slotOf(model, thing.id) || !!trayOf(model)?.things.some((one) => one.id === thing.id);
    case "token":
      return !!trayOf(model)?.things.some((one) => one.id === thing.id);
    case "tile":
      return viewOf(model).tiles.some((one) => one.tile === thing.id);
    case "region":
      return (REGIONS as readonly string[]).includes(thing.id);
    case "people":
      return (PEOPLES as readonly string[]).includes(thing.id);
    default:
      return false;
  }
}

function coins(number: number): string {
  return number ? t("duel-web-coins", { number }) : t("duel-term-free");
}

function label(model: TableModel, option: Option): string {
  const view = viewOf(model);
  const eyes = eyesOf(model);
  const first = option.things[0]?.id ?? "";
  switch (option.verb) {
    case "play": {
      const bill = slotOf(model, first)?.price?.[eyes];
      if (!bill) return t("duel-web-do-play");
      return t("duel-web-do-play-for", { price: bill.chain ? t("duel-web-chain") : coins(bill.coins) });
    }
    case "discard":
      return t("duel-web-do-discard", { number: discardIncome(view, eyes) });
    case "take": {
      const tile = view.tiles.find((one) => one.tile === first);
      return t("duel-web-do-take", { price: coins(tile?.price[eyes].coins ?? 0) });
    }
    case "token":
      return t("duel-web-do-keep");
    default:
      return tongue.speech.word(model.game, option);
  }
}

function question(model: TableModel, prompt: Prompt): string | null {
  const [first] = model.path;
  if (!first) return null;
  if (first.sense === "card") return t(prompt.name === "turn" ? "duel-web-q-card" : "duel-web-q-this-card", { card: nameOf(model, "card", first.id) });
  if (first.sense === "tile") return t("duel-web-q-tile", { tile: nameOf(model, "tile", first.id) });
  if (first.sense === "token") return t("duel-web-q-token", { token: nameOf(model, "token", first.id) });
  if (first.sense === "region" && prompt.name.includes("manoeuvre") && model.answers.length === 0)
    return t("duel-web-q-move", { region: nameOf(model, "region", first.id), region_from: nameOf(model, "region", first.id, "from"), region_gen: nameOf(model, "region", first.id, "gen") });
  return null;
}

function detail(model: TableModel, prompt: Prompt): string {
  const [first] = model.path;
  if (first) {
    const text = model.hindrance(first) || (look(model, first)?.facts[0]?.text ?? "");
    return first.sense === "region" ? t("duel-web-move-to-detail") : text;
  }
  if (prompt.name === "turn") {
    const cards = new Set(prompt.options?.filter((option) => option.things[0]?.sense === "card").map((option) => option.things[0]?.id)).size;
    const tiles = prompt.options?.filter((option) => option.verb === "take").length ?? 0;
    return t("duel-web-turn-detail", { cards, tiles, coins: viewOf(model).sides[eyesOf(model)].coins });
  }
  const verbs = new Set(prompt.options?.map((option) => option.verb));
  if (prompt.name.includes("manoeuvre")) return t(verbs.has("move") ? "duel-web-move-detail" : "duel-web-remove-detail");
  return prompt.options?.some((option) => option.things.length) ? t("duel-web-ribbon-detail") : "";
}

/** Moves with others to follow can be taken back, and a move is two clicks already. */
function confirms(prompt: Prompt, option: Option): boolean {
  return option.verb !== "move" && !(option.verb === "remove" && prompt.args.some((arg) => Number(arg.id) > 1));
}

/** What gives a part of a turn away while something can still be done. */
function risky(prompt: Prompt, option: Option): boolean {
  return DECLINING.has(option.verb) && !!prompt.options?.some((other) => !DECLINING.has(other.verb));
}

/** The regions where the armies of a card could go. */
function ahead(model: TableModel, option: Option): readonly Thing[] {
  if (option.verb !== "play" || model.prompt?.name !== "turn") return [];
  const { effect } = cardFacts(model, option.things[0]?.id ?? "");
  return effect.kind === "place_units" && effect.regions.length > 1 ? effect.regions.map((id) => ({ sense: "region", id })) : [];
}

export const board: Board = {
  surface: Surface,
  sprite,
  shows,
  tabs: (model) => [
    { id: "board", icon: "card-pick", label: t("duel-web-tab-board") },
    {
      id: "map",
      icon: "treasure-map",
      label: t("duel-web-tab-map", { score: `${viewOf(model).sides.fellowship.presence}:${viewOf(model).sides.sauron.presence}` }),
    },
  ],
  tabOf: (thing) => (thing.sense === "region" || thing.sense === "people" ? "map" : "board"),
  seal: (seatId) => (seatId === "fellowship" ? "free" : seatId === "sauron" ? "shadow" : "none"),
  where: (model) => t(`duel-chapter-${viewOf(model).chapter}`),
  label,
  detail,
  question,
  confirms,
  risky,
  ahead,
  look,
  sections,
  ruleOf: (prompt) => RULE_OF_PROMPT[prompt.name] ?? null,
  parts: { quest: "board", display: "board", "area-fellowship": "board", "area-sauron": "board", map: "map", tiles: "map", stacks: "map" },
  picture,
  glossary,
  tally,
  sounds: { played: "card", chained: "card", took_tile: "card", from_discard: "card", conflict: "horn" },
  fights,
  move,
};
