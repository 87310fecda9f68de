// The sentence encoder in a thread of its own: a query takes it ten milliseconds
// and a long one a hundred, in which the main thread would answer nobody.
import type { Log } from "#src/platform/log.ts";
import { openThread, ThreadAwayError } from "#src/platform/threads/open-thread.ts";
import { rememberVectors } from "#src/scripture/server/meaning/remember-vectors.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";

/** Further queries are read by their words alone. */
const WAITING_MAX = 64;

export interface EncoderOptions {
  readonly log: Log;
  /** Each time it has been loaded: at first, and after its thread ended by itself. */
  readonly onReady: (encoder: SentenceEncoder) => void;
  readonly onEnd: () => void;
}

export function startSentenceEncoder({ log, onReady, onEnd }: EncoderOptions) {
  const thread = openThread<readonly string[], Float32Array[]>({
    name: "sentence encoder",
    file: new URL("./encoder-thread.ts", import.meta.url),
    waitingMax: WAITING_MAX,
    log,
    onReady: () => onReady(encoder),
    onEnd,
  });
  const encoder = rememberVectors({
    encode: async (texts) => {
      try {
        return await thread.ask(texts);
      } catch (error) {
        if (error instanceof ThreadAwayError) return [];
        throw error;
      }
    },
  });
  return { measure: thread.measure, close: thread.close };
}
