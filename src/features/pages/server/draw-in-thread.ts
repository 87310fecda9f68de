// Draws cards in a thread of its own, which starts with the first one.
import type { Log } from "#src/platform/log.ts";
import { openThread, type Thread } from "#src/platform/threads/open-thread.ts";
import type { Card } from "./draw-card.ts";

/** A card takes about a tenth of a second. */
const WAITING_MAX = 12;

/** The drawer throws ThreadAwayError where too many cards are asked for at once. */
export function createThreadDrawer(log: Log): (card: Card) => Promise<Uint8Array<ArrayBuffer>> {
  let thread: Thread<Card, Uint8Array<ArrayBuffer>> | undefined;
  return (card) => {
    thread ??= openThread({
      name: "social cards",
      file: new URL("./card-thread.ts", import.meta.url),
      waitingMax: WAITING_MAX,
      log,
    });
    return thread.ask(card);
  };
}
