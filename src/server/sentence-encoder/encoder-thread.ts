// Runs as a thread: loads the sentence encoder and answers texts with vectors.
import { serveThread } from "#src/platform/threads/serve-thread.ts";
import { loadSentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";

const encoder = await loadSentenceEncoder();
// The first sentence takes the longest.
await encoder.encode(["in the beginning"]);
serveThread(
  (texts: readonly string[]) => encoder.encode(texts),
  (vectors) => vectors.map(({ buffer }) => buffer as ArrayBuffer),
);
