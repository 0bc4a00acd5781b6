// Times as the desk shows them.
import { settings } from "../../settings.svelte";
import { t } from "../../text/tongue.svelte";

const FOR_GOOD = 253_402_214_400_000; // as the server says it: the last day of the year 9999

export function shownTime(at: number): string {
  if (at >= FOR_GOOD) return t("desk-for-good");
  return new Date(at).toLocaleString(settings.locale, { dateStyle: "medium", timeStyle: "short" });
}
