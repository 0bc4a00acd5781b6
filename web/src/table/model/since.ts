// What happened while the reader was away: where it begins in the log, and its last sentences.
import type { LogEntry } from "../../protocol/types";
import type { Line } from "../../text/chronicle";

const MOST = 3; // sentences

/** The first entry that came after a version; nothing where the reader has seen none or all of it. */
export function firstSince(log: readonly LogEntry[], version: number | null): LogEntry | undefined {
  const entry = version === null ? undefined : log.find((one) => one.version > version);
  return entry === log[0] ? undefined : entry;
}

/** The last sentences of the log from an entry on, headings left out; `left` are those before them that are not told. */
export function lastSentences(lines: readonly Line[], from: LogEntry | undefined): { told: Line["sentences"][0][]; left: number } {
  const begins = from ? lines.findIndex((line) => line.sentences[0][0] === from) : -1;
  const all = begins < 0 ? [] : lines.slice(begins).filter((line) => !line.head).flatMap((line) => line.sentences);
  return { told: all.slice(-MOST), left: Math.max(0, all.length - MOST) };
}
