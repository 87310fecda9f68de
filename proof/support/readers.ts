// People who read while something is done to the service: a visitor who asks the
// API for a chapter, and somebody signed in who asks for the page.
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "./berea-process.ts";

const CHAPTER = "/api/bible/chapters/kjv/john/3";
const PAGE = "/bible/kjv/john/3";
const WORDS = "For God so loved the world";
const PAUSE_MS = 25;

interface ReadingReport {
  readonly answers: number;
  /** What was no chapter, or took the session away. */
  readonly failures: readonly string[];
  readonly slowestMs: number;
}

export interface Readers {
  /** What was seen since the last report. */
  readonly report: () => ReadingReport;
  readonly stop: () => Promise<void>;
}

export function startReaders(url: string, cookie: string): Readers {
  let isOver = false;
  let answers = 0;
  let slowestMs = 0;
  let failures: string[] = [];

  async function read(address: string, as?: string): Promise<void> {
    while (!isOver) {
      const startedAt = performance.now();
      const answer = await ask(url, "GET", address, { cookie: as });
      const failure = judge(answer);
      if (failure) failures.push(`${address}: ${failure}`);
      answers += 1;
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      await sleep(PAUSE_MS);
    }
  }
  const reading = Promise.all([read(CHAPTER), read(PAGE, cookie)]);
  return {
    report: () => {
      const seen = { answers, failures, slowestMs };
      answers = 0;
      slowestMs = 0;
      failures = [];
      return seen;
    },
    stop: async () => {
      isOver = true;
      await reading;
    },
  };
}

function judge(answer: Awaited<ReturnType<typeof ask>>): string | undefined {
  if (!answer) return "no answer";
  if (answer.status !== 200) return `status ${answer.status}`;
  if (!answer.text.includes(WORDS)) return "no Scripture";
  if (answer.headers.getSetCookie().some((line) => /Max-Age=0/i.test(line))) return "signed out";
  return undefined;
}
