// What is wrong with a deck or a list, in a sentence: the same as src/westmarch/text/deck_lists/deck.py.
import { api, type RefusedError } from "../protocol/api";
import type { DeckProblem } from "../protocol/types";
import { refusalText } from "../table/model/say";
import type { Spoken } from "../text/speech";
import { t, tongue } from "../text/tongue.svelte";

type Wrong = Pick<DeckProblem, "kind" | "text" | "card" | "number"> & Partial<Pick<DeckProblem, "line" | "near">>;

/** A game with the names of its cards, once its words are learnt too. */
export async function learnCards(game: string): Promise<Spoken> {
  const [components] = await Promise.all([api.components(game), tongue.learn(game), tongue.learn("decks")]);
  return { key: game, components: new Map(components.map((one) => [one.id, one])) };
}

export function problemText(game: Spoken, problem: Wrong): string {
  const named = (id: string): string => (id ? tongue.speech.name(game, id) : "");
  const told = t(`decks-problem-${problem.kind}`, { text: problem.text, card: named(problem.card), number: problem.number });
  const whole = problem.near ? `${told} ${t("decks-near", { card: named(problem.near) })}` : told;
  return problem.line ? t("decks-line", { line: problem.line, problem: whole }) : whole;
}

/** Why a table is not set, or a seat not given: in the game's own words, where it has any. */
export async function refusalAt(game: string, seats: readonly string[], { reason, args }: RefusedError): Promise<string> {
  const own = `${game}-refused-${args["kind"]}`;
  if (reason === "bad_options" && tongue.speech.has(own)) return t(own);
  if (reason !== "bad_deck") return refusalText({ reason, args });
  const wrong = { kind: args["kind"] ?? "", text: args["text"] ?? "", card: args["card"] ?? "", number: Number(args["number"]) };
  return t("web-deck-refused", { side: t(`${game}-side-${seats[Number(args["seat"])]}`), problem: problemText(await learnCards(game), wrong) });
}
