// Combat at a location as the log tells it: what each side brings, what cancels what, who falls, who gets the location.
import type { Fight, FightSide } from "..";
import type { LogEntry } from "../../protocol/types";
import type { TableModel } from "../../table/model/table.svelte";
import { plain } from "../../text/speech";
import { t, tongue } from "../../text/tongue.svelte";
import { idOf } from "../plays";
import { ATTACK, DEFENCE } from "./signs";
import { cardsOf, cardThing, nameOf, placesOf, sealOf, totalOf, viewOf } from "./view/facts";
import type { PlaceView, SideId } from "./view/types";

/** How a fight can end. */
export const DECIDED: ReadonlySet<string> = new Set(["path_won", "path_lost", "path_tied", "field_won"]);
/** What ends the story of a fight, beside the next one. */
const AFTER: ReadonlySet<string> = new Set(["score", "round", "battleground", "path", "drew", "drew_card", "victory"]);

/** The entries of each fight: from where it begins, or from the losses that were asked for, to its decision. */
export function storiesOf(entries: readonly LogEntry[]): LogEntry[][] {
  const stories: LogEntry[][] = [];
  let story: LogEntry[] = [];
  for (const entry of entries.filter((one) => one.of === "game")) {
    if (entry.kind === "combat") story = [];
    if (!AFTER.has(entry.kind)) story.push(entry);
    if (entry.kind === "combat" || (DECIDED.has(entry.kind) && !stories.includes(story))) stories.push(story);
    if (DECIDED.has(entry.kind)) story = [];
  }
  return stories;
}

export function fights(model: TableModel, entries: readonly LogEntry[]): Fight[] {
  return storiesOf(entries).flatMap((story) => {
    const about = story.find((entry) => entry.kind === "combat" || DECIDED.has(entry.kind));
    const location = about ? idOf(about, "card") : "";
    const place = placesOf(viewOf(model)).find((one) => one.location === location);
    return place ? [fightAt(model, place, story)] : [];
  });
}

function fightAt(model: TableModel, place: PlaceView, story: readonly LogEntry[]): Fight {
  const fallen = new Set(story.filter((entry) => entry.kind === "eliminated").map((entry) => idOf(entry, "card")));
  const decision = story.find((entry) => DECIDED.has(entry.kind));
  const left = Math.max(place.attack - place.defence, 0);
  return {
    at: cardThing(place.location),
    name: nameOf(model, "card", place.location),
    sides: (["shadow", "free_peoples"] as const).map((side) => sideAt(model, place, side, fallen)),
    sum: t("wotr_cards-web-fight-sum", { attack: place.attack, place: place.location_defence, cards: place.defence - place.location_defence, left }),
    result: decision ? plain(tongue.speech.notice(model.game, decision)) : t("wotr_cards-web-fight-losses"),
    winner: decision ? winnerOf(decision) : "none",
  };
}

function sideAt(model: TableModel, place: PlaceView, side: SideId, fallen: ReadonlySet<string>): FightSide {
  const attacks = place.attacking_side === side;
  const cards = cardsOf(place, side).map(({ card, brings }) => ({ name: nameOf(model, "card", card), counts: String(brings), falls: fallen.has(card) }));
  const own = attacks ? 0 : place.location_defence;
  const total = totalOf(place, side);
  const added = total - own - cards.reduce((sum, one) => sum + Number(one.counts), 0);
  const others = [
    { name: t("wotr_cards-web-fight-place"), number: own },
    { name: t("wotr_cards-web-fight-added"), number: added },
  ];
  const walls = others.filter(({ number }) => number > 0).map(({ name, number }) => ({ name, counts: String(number), falls: false }));
  return { seal: sealOf(side), name: nameOf(model, "side", side), icon: attacks ? ATTACK : DEFENCE, total, brings: [...walls, ...cards] };
}

function winnerOf(decision: LogEntry): Fight["winner"] {
  if (decision.kind === "field_won") return sealOf(idOf(decision, "side") as SideId);
  return decision.kind === "path_won" ? "free" : decision.kind === "path_lost" ? "shadow" : "none";
}
