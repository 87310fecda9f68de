// Runs as a thread: repeats the question, after a while, and can be made to work, fail or end.
import { setTimeout as sleep } from "node:timers/promises";
import { serveThread } from "#src/platform/threads/serve-thread.ts";

serveThread(async (word: string) => {
  await sleep(word.length);
  const startedAt = performance.now();
  while (word === "work" && performance.now() - startedAt < 20);
  if (word === "fail") throw new Error("as the question asks");
  if (word === "end") process.exit(1);
  return `${word}!`;
});
