// People who write while something is done to the service, and what is found of it.
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "./berea-process.ts";

const WRITERS = 8;
const PAUSE_MS = 150;

export interface Writers {
  /** @returns the titles that were acknowledged */
  readonly stop: () => Promise<readonly string[]>;
}

/** Some write one note after another, each in a transaction that may be broken. */
export function startWriters(url: string, cookie: string): Writers {
  let isOver = false;
  let count = 0;
  const acknowledged: string[] = [];
  const write = async (): Promise<void> => {
    while (!isOver) {
      count += 1;
      const title = `Note ${count}`;
      const body = { title, content: title, draftId: crypto.randomUUID() };
      const answer = await ask(url, "POST", "/api/study-notes", { cookie, body });
      if (answer?.status === 201) acknowledged.push(title);
      await sleep(PAUSE_MS);
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, write));
  return {
    stop: async () => {
      isOver = true;
      await writing;
      return acknowledged;
    },
  };
}

/** The titles of all notes that are there; none where they cannot be had. */
export async function readTitles(url: string, cookie: string): Promise<Set<string>> {
  const answer = await ask(url, "GET", "/api/study-notes", { cookie });
  if (answer?.status !== 200) return new Set();
  return new Set((JSON.parse(answer.text) as { title: string }[]).map(({ title }) => title));
}
