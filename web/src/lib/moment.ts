// When something was, for somebody who reads it the same day or later.

/** The time of a moment; on another day than now, with its date. */
export function momentText(at: number, locale: string, now = Date.now()): string {
  const [then, today] = [new Date(at), new Date(now)];
  const time = then.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
  return then.toDateString() === today.toDateString() ? time : `${then.toLocaleDateString(locale)}, ${time}`;
}
