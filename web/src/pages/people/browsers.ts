// This browser among those that tell an account's owner that it is his move.
import { api } from "../../protocol/api";
import { subscribed, unsubscribe } from "../../worker";

/** Let this browser tell nobody anything any more. */
export async function tellNothingHere(): Promise<void> {
  const found = await subscribed();
  if (!found) return;
  await api.removePush({ endpoint: found.endpoint });
  await unsubscribe();
}

/** Who signs out everywhere else is told by no other browser either; this one offers itself again. */
export async function tellHereAlone(): Promise<void> {
  const found = await subscribed();
  if (found) await api.addPush(found);
}
