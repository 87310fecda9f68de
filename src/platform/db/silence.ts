// A database that is gone refuses at once. One that is frozen, or behind a line
// that swallows everything, makes every caller wait. So where somebody
// waits for long, a question of our own is asked beside theirs. If that is not
// answered either, all who wait are notified, nobody else begins to wait, and the
// question is asked again until an answer comes. A slow statement changes nothing.
import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";
import { answerWithin, UnansweredError } from "./patience.ts";

export interface Silence {
  readonly isSilent: () => boolean;
  /**
   * To be called when somebody begins to wait for the database.
   * @param onSilent called if the database is found silent meanwhile
   * @returns to be called when the wait is over
   */
  readonly watch: (onSilent: () => void) => () => void;
  /** Ends what is still being asked. */
  readonly close: () => void;
}

/** So long somebody waits before the question is asked beside theirs. */
const SUSPECT_MS = 300;
/** So long the question waits. Both together are what a reader loses when the database freezes. */
const ANSWER_MS = 500;
const PAUSE_MS = 250;

export function listenForSilence(options: {
  connectionString: string;
  log: Log;
  onChange?: ((isSilent: boolean) => void) | undefined;
}): Silence {
  const { connectionString, log, onChange } = options;
  const waiting = new Set<() => void>();
  let isSilent = false;
  let isListening = false;
  let isClosed = false;

  async function listen(): Promise<void> {
    if (isListening || isClosed) return;
    isListening = true;
    while ((await isUnanswered(connectionString)) && !isClosed) {
      begin();
      await sleep(PAUSE_MS);
    }
    isListening = false;
    end();
  }

  function begin(): void {
    if (!isSilent) {
      isSilent = true;
      log.error("the database does not answer; what needs it is refused until it does");
      onChange?.(true);
    }
    for (const notify of waiting) notify();
    waiting.clear();
  }

  function end(): void {
    if (!isSilent) return;
    isSilent = false;
    log.info("the database answers again");
    onChange?.(false);
  }

  return {
    isSilent: () => isSilent,
    watch: (onSilent) => {
      waiting.add(onSilent);
      const timer = setInterval(listen, SUSPECT_MS);
      return () => {
        clearInterval(timer);
        waiting.delete(onSilent);
      };
    },
    close: () => {
      isClosed = true;
    },
  };
}

/** A refusal is an answer too: the next caller gets it as quickly. */
async function isUnanswered(connectionString: string): Promise<boolean> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString,
    application_name: "berea listener",
    stream: () => socket,
  });
  client.on("error", () => {});
  try {
    await answerWithin(
      ANSWER_MS,
      client.connect().then(() => client.query("select 1")),
    );
    return false;
  } catch (error) {
    return error instanceof UnansweredError;
  } finally {
    // Asking a frozen server to hang up would leave the connection there.
    socket.destroy();
  }
}
