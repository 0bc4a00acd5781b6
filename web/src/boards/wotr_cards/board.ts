// War of the Ring: The Card Game: what the table's shell asks a board.
import sprite from "../../icons/generated/wotr_cards.svg?raw";
import type { Option, Prompt, Thing } from "../../protocol/types";
import type { TableModel } from "../../table/model/table.svelte";
import { t, tongue } from "../../text/tongue.svelte";
import type { Board, Gathering } from "..";
import { bare, cardThing, count, eyesOf, handSet, isLocation, kindOf, known, nameOf, placeOption, placesOf, RESERVE_PLACE, seatView, sideOfSeat, viewOf, WHERE } from "./view/facts";
import { glossary, picture } from "./text/glossary";
import { itself } from "./price.svelte";
import { look } from "./text/look";
import { fights } from "./fights";
import { move } from "./motion";
import { sections } from "./text/sections";
import { tally } from "./text/tally";
import type { PlaceView, SeatView } from "./view/types";
import Price from "./areas/Price.svelte";
import Surface from "./Board.svelte";

const RULE_OF_PROMPT: Readonly<Record<string, string>> = {
  turn: "r31",
  place: "r40",
  wielder: "r42",
  price: "r36",
  cycle: "r68",
  cycle_action: "r57",
  forsake: "r71",
  winnow: "r56",
  ring_eliminate: "r55",
  ring_cycle: "r55",
  ring_forsake: "r55",
  to_limit: "r34",
  aside_play: "r39",
  take: "r75",
  may_forsake: "r71",
  may_cycle: "r69",
  move_now: "r50",
  pick_path: "r26",
  pick_battleground: "r20",
  icons: "r78",
  order: "r77",
  support: "r92",
  loss: "r80",
  agree: "r82",
  refused_loss: "r82",
  instead: "r84",
};

/** What a question costs or means, where that is always the same. */
const DETAIL_OF_PROMPT: Readonly<Record<string, string>> = {
  loss: "wotr_cards-web-loss-detail",
  refused_loss: "wotr_cards-web-loss-detail",
  cycle_action: "wotr_cards-web-cycle-detail",
  order: "wotr_cards-web-order-detail",
  price: "wotr_cards-web-price-detail",
  forsake: "wotr_cards-web-forsake-detail",
  ring_forsake: "wotr_cards-web-forsake-detail",
  support: "wotr_cards-web-support-detail",
};

/** The words that have a short name of their own on a button. */
const SHORT: Readonly<Record<string, string>> = {
  play: "wotr_cards-web-do-play",
  move: "wotr_cards-web-do-move",
  use: "wotr_cards-web-do-use",
  from_reserve: "wotr_cards-web-do-from-reserve",
  cycle: "wotr_cards-web-do-cycle",
  winnow: "wotr_cards-web-do-winnow",
  ring: "wotr_cards-web-do-ring",
  reserve: "wotr_cards-web-do-reserve",
  deck_top: "wotr_cards-web-do-deck-top",
};

/** Places are buttons in the prompt too, since on a phone only one of them is open. */
function shows(model: TableModel, thing: Thing): boolean {
  return !(model.prompt && WHERE.has(model.prompt.name) && isLocation(model, thing.id));
}

/** A place, and what the card that is about to be laid would add there. */
function placeLabel(model: TableModel, place: PlaceView): string {
  const name = nameOf(model, "card", place.location);
  const role = place.attacking_side === sideOfSeat(eyesOf(model)) ? "attack" : "defence";
  return place.after ? t("wotr_cards-web-do-place", { place: name, number: place.after[role] - place[role] }) : name;
}

function label(model: TableModel, option: Option): string {
  const place = placesOf(viewOf(model)).find((one) => placeOption(model, one)?.word === option.word);
  if (place && model.prompt && WHERE.has(model.prompt.name)) return placeLabel(model, place);
  const short = SHORT[option.verb];
  if (short) return t(short);
  if (option.verb === "card" && model.path.length) return confirmation(model.prompt);
  return tongue.speech.word(model.game, option);
}

/** What confirming a card does. */
function confirmation(prompt: Prompt | null): string {
  switch (prompt?.name) {
    case "price":
    case "cycle_action":
    case "ring_cycle":
    case "aside_cycle":
      return t("wotr_cards-web-confirm-cycle");
    case "forsake":
    case "ring_forsake":
      return t("wotr_cards-web-confirm-forsake");
    case "ring_eliminate":
    case "aside_eliminate":
    case "eliminate_one":
    case "may_eliminate_one":
    case "loss":
    case "refused_loss":
      return t("wotr_cards-web-confirm-eliminate");
    case "take":
      return t("wotr_cards-web-confirm-take");
    case "aside_play":
      return t("wotr_cards-web-do-play");
    default:
      return t("web-confirm");
  }
}

function question(model: TableModel, prompt: Prompt): string | null {
  const [first] = model.path;
  if (prompt.name !== "turn") return null;
  return first ? t("wotr_cards-web-q-card", { card: nameOf(model, "card", first.id) }) : t("wotr_cards-web-q-turn");
}

function detail(model: TableModel, prompt: Prompt): string {
  const [first] = model.path;
  const seat = seatView(model, eyesOf(model));
  if (first && prompt.name === "turn") {
    const places = seat?.goals[first.id];
    if (!places) return t("wotr_cards-web-look-beside");
    if (kindOf(model, first.id) === "item") return t("wotr_cards-web-may-wield", { cards: places.map((id) => nameOf(model, "card", id)).join(", ") });
    return places.length ? t("wotr_cards-web-may-go", { places: places.map((id) => nameOf(model, "card", id)).join(", ") }) : t("wotr_cards-web-may-wait");
  }
  if (prompt.name === "turn" && seat) {
    const hand = count(seat.hand);
    const may = !!model.options.some((option) => option.verb === "pass");
    const told = t(may ? "wotr_cards-web-turn-may-pass" : "wotr_cards-web-turn-detail", { number: hand, limit: seat.carry_limit });
    return model.options.some((option) => option.verb === "play") ? `${t("wotr_cards-web-turn-choose")} ${told}` : told;
  }
  const number = gathering(model, prompt)?.number;
  if (number) return t("wotr_cards-web-gather", { number, chosen: model.gathered.length });
  if (isMove(prompt, seat)) return t("wotr_cards-web-move-detail");
  if (prompt.name === "place") return t(seat && count(seat.hand) === 0 ? "wotr_cards-web-place-last" : "wotr_cards-web-place-detail");
  const same = DETAIL_OF_PROMPT[prompt.name];
  if (same) return t(same);
  const source = prompt.args.find((arg) => arg.sense === "card");
  if (source && !prompt.options?.some((option) => option.things[0])) return tongue.speech.description(model.game, source.id);
  return t("wotr_cards-web-ribbon-detail");
}

/** Whether a place is asked for a card that waits in the reserve, and not for one that is played. */
function isMove(prompt: Prompt, seat: SeatView | null | undefined): boolean {
  const card = prompt.args.find((arg) => arg.sense === "card")?.id;
  return prompt.name === "place" && !!seat?.reserve.some((entry) => entry.card === card);
}

function gathering(model: TableModel, prompt: Prompt): Gathering | null {
  const seat = seatView(model, eyesOf(model));
  const hand = seat ? known(seat.hand) : null;
  const found = hand && handSet(model.components, prompt, hand);
  if (!found) return null;
  return { ...found, copies: (option) => hand.filter((card) => card === option.things[0]?.id).length };
}

/** The words that bring a card to a place, or an item to its wielder. */
const GOES: ReadonlySet<string> = new Set(["play", "move"]);

/** The places to which a card could go, and the reserve; of an item, who could wield it. */
function ahead(model: TableModel, option: Option): readonly Thing[] {
  const card = option.things[0]?.id ?? "";
  const goals = seatView(model, eyesOf(model))?.goals[card]?.map(cardThing);
  if (model.prompt?.name !== "turn" || !goals || !GOES.has(option.verb)) return [];
  return option.verb === "play" && kindOf(model, card) !== "item" ? [...goals, RESERVE_PLACE] : goals;
}

function granted(model: TableModel, thing: Thing): Option | null {
  if (thing.sense === RESERVE_PLACE.sense) return bare(model, "reserve");
  const place = placesOf(viewOf(model)).find((one) => one.location === thing.id);
  return place && model.prompt?.name === "place" ? placeOption(model, place) : null;
}

export const board: Board = {
  surface: Surface,
  sprite,
  shows,
  tabs: () => [
    { id: "board", icon: "crossed-swords", label: t("wotr_cards-web-tab-places") },
    { id: "reserves", icon: "barracks-tent", label: t("wotr_cards-web-tab-reserves") },
  ],
  tabOf: () => "board",
  seal: (seatId) => (sideOfSeat(seatId) === "shadow" ? "shadow" : "free"),
  where: (model) => t("wotr_cards-term-round", { number: viewOf(model).round }),
  label,
  detail,
  question,
  // A place, a wielder or a fight can be taken back; what leaves the hand is asked twice.
  confirms: (prompt) => !WHERE.has(prompt.name) && prompt.name !== "wielder",
  // What to do with a turn is for the player to say.
  risky: (prompt) => prompt.name === "turn",
  gathering,
  ahead,
  granted,
  itself,
  beside: Price,
  sideOf: sideOfSeat,
  look,
  sections,
  ruleOf: (prompt) => RULE_OF_PROMPT[prompt.name] ?? null,
  parts: { places: "board", battleground: "board", path: "board", hand: "board", reserve: "board", seats: "board" },
  picture,
  glossary,
  hands: true,
  tally,
  sounds: { played: "card", played_reserve: "card", played_item: "card", played_event: "card", moved: "card", combat: "horn" },
  fights,
  move,
};
