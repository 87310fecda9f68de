import pino from "pino";
import { expect, test } from "vitest";
import {
  loadSentenceEncoder,
  type SentenceEncoder,
} from "#src/scripture/server/meaning/sentence-encoder.ts";
import { startSentenceEncoder } from "./start-encoder.ts";

test("the thread's vectors are those of the encoder itself, and none once it has ended", async () => {
  const ended = Promise.withResolvers<void>();
  const ready = Promise.withResolvers<SentenceEncoder>();
  const thread = startSentenceEncoder({
    log: pino({ level: "silent" }),
    onReady: ready.resolve,
    onEnd: ended.resolve,
  });
  const encoder = await ready.promise;
  const texts = ["how to forgive", "the Lord is my shepherd"];
  const own = await loadSentenceEncoder();
  expect(await encoder.encode(texts)).toEqual(await own.encode(texts));
  await thread.close();
  await ended.promise;
  expect(await encoder.encode(["what was not asked before"])).toEqual([]);
});
