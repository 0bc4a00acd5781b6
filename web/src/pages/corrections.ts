// An owner's answers about doubtful facts, and the file that tells them to the program.
import type { Component, Doubt } from "../protocol/types";
import type { Speech, Spoken } from "../text/speech";

export type Answer = Doubt["answer"];

/** The message that asks for a doubtful fact: the component's own, or one for all of its kind. */
export function questionKey(speech: Speech, game: string, id: string, doubt: Doubt): string {
  const own = `${game}-doubt-${id}-${doubt.fact}`;
  return speech.has(own) ? own : `${game}-doubt-${doubt.fact}`;
}

/** What one of the answers means: a thing's name, a part of the question's message, or the number itself. */
export function answerText(speech: Speech, game: Spoken, id: string, doubt: Doubt, one: number | string): string {
  if (typeof one === "number") return String(one);
  if (doubt.several) return speech.thing(game, { sense: speech.has(`${game.key}-faction-${one}`) ? "faction" : "card", id: one });
  return speech.message(`${questionKey(speech, game.key, id, doubt)}.${one}`);
}

/** Whether two answers say the same. */
export function same(one: Answer, other: Answer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What owners of the game have corrected: the question about each fact, with their answer. */
export function inForce(speech: Speech, game: Spoken): { name: string; question: string; answer: string }[] {
  return [...game.components.values()].flatMap((part) =>
    part.doubtful
      .filter((doubt) => !same(doubt.answer, doubt.used))
      .map((doubt) => ({
        name: speech.name(game, part.id),
        question: speech.message(questionKey(speech, game.key, part.id, doubt)),
        answer: [doubt.answer].flat().map((one) => answerText(speech, game, part.id, doubt, one)).join(", "),
      })),
  );
}

/** The file: every fact whose answer is not the one that is taken for true. */
export function fileOf(game: string, components: readonly Component[], answers: ReadonlyMap<string, Answer>): string {
  const lines: string[] = [];
  for (const component of components) {
    const changed = component.doubtful.flatMap((doubt) => {
      const answer = answers.get(keyOf(component.id, doubt)) ?? doubt.answer;
      return same(answer, doubt.used) ? [] : [`    ${doubt.fact}: ${written(answer)}`];
    });
    if (changed.length) lines.push(`  ${component.id}:`, ...changed);
  }
  return lines.length ? [`${game}:`, ...lines, ""].join("\n") : "";
}

export function keyOf(id: string, doubt: Doubt): string {
  return `${id} ${doubt.fact}`;
}

function written(answer: Answer): string {
  return Array.isArray(answer) ? `[${answer.join(", ")}]` : String(answer);
}
