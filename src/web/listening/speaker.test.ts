import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSpeaker, cutIntoPieces, type Voices } from "./speaker.ts";

type Spoken = {
  text: string;
  rate: number;
  onstart?: () => void;
  onend?: () => void;
  onerror?: () => void;
};

/** Says nothing by itself: a test starts, ends or breaks what is spoken. */
function openVoices({ isSilent = false, arriveAfterMs = 0 } = {}) {
  const began = Date.now();
  const spoken: Spoken[] = [];
  const heard = new Set<() => void>();
  const voices = {
    speak: (utterance: unknown) => void spoken.push(utterance as Spoken),
    cancel: vi.fn(),
    getVoices: () =>
      isSilent || Date.now() - began < arriveAfterMs
        ? []
        : ([{ lang: "de-DE" }, { lang: "en-GB", default: true }] as SpeechSynthesisVoice[]),
    addEventListener: (_: string, listener: () => void) => {
      heard.add(listener);
      if (arriveAfterMs) setTimeout(listener, arriveAfterMs);
    },
    removeEventListener: (_: string, listener: () => void) => heard.delete(listener),
  } as unknown as Voices;
  const speaker = createSpeaker(voices, (text) => ({ text, rate: 1 }) as SpeechSynthesisUtterance);
  const last = () => spoken.at(-1) as Spoken;
  const end = () => {
    last().onstart?.();
    last().onend?.();
  };
  return { speaker, spoken, last, end, texts: () => spoken.map(({ text }) => text) };
}

const LINES = [
  { id: "v1", text: "One." },
  { id: "v2", text: "" },
  { id: "v3", text: "Three." },
];
const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("line after line is read, an empty one passed over, and the end told once", async () => {
  const { speaker, end, texts } = openVoices();
  const ended = vi.fn();
  speaker.play(LINES, 0, ended);
  await settle();
  expect(speaker.getState()).toEqual({ kind: "speaking", line: 0 });
  end();
  expect(speaker.getState()).toEqual({ kind: "speaking", line: 2 });
  end();
  expect(texts()).toEqual(["One.", "Three."]);
  expect(speaker.getState()).toEqual({ kind: "idle" });
  expect(ended).toHaveBeenCalledTimes(1);
});

test("paused, what comes late from the voice changes nothing; resumed, the piece is read again", async () => {
  const { speaker, last, end, texts } = openVoices();
  speaker.play(LINES, 2, () => {});
  await settle();
  const late = last();
  speaker.pause();
  late.onend?.();
  late.onerror?.();
  expect(speaker.getState()).toEqual({ kind: "paused", line: 2 });
  speaker.resume();
  await settle();
  expect(texts()).toEqual(["Three.", "Three."]);
  end();
  expect(speaker.getState()).toEqual({ kind: "idle" });
});

test("skipping stays within the lines, and while paused it stays silent", async () => {
  const { speaker, texts } = openVoices();
  speaker.play(LINES, 0, () => {});
  await settle();
  speaker.skip(-1);
  await settle();
  expect(speaker.getState()).toEqual({ kind: "speaking", line: 0 });
  speaker.pause();
  speaker.skip(1);
  speaker.skip(1);
  speaker.skip(1);
  expect(speaker.getState()).toEqual({ kind: "paused", line: 2 });
  expect(texts()).toEqual(["One.", "One."]);
});

test("stopped, nothing is told as ended", async () => {
  const { speaker, end } = openVoices();
  const ended = vi.fn();
  speaker.play(LINES, 2, ended);
  await settle();
  speaker.stop();
  end();
  expect(ended).not.toHaveBeenCalled();
  expect(speaker.getState()).toEqual({ kind: "idle" });
});

test("the speed counts from the next piece on", async () => {
  const { speaker, last, end } = openVoices();
  speaker.play(LINES, 0, () => {});
  await settle();
  speaker.setRate(1.5);
  expect(last().rate).toBe(1);
  end();
  expect(last().rate).toBe(1.5);
});

test("voices that arrive late are waited for", async () => {
  const { speaker, texts } = openVoices({ arriveAfterMs: 500 });
  speaker.play(LINES, 0, () => {});
  await vi.advanceTimersByTimeAsync(600);
  expect(texts()).toEqual(["One."]);
});

test("no voice, a voice that breaks and one that never begins each end in a sentence", async () => {
  const none = openVoices({ isSilent: true }).speaker;
  none.play(LINES, 0, () => {});
  await vi.advanceTimersByTimeAsync(3_000);
  expect(none.getState()).toMatchObject({ kind: "failed", why: expect.stringMatching(/no voice/) });

  const absent = createSpeaker(undefined);
  absent.play(LINES, 0, () => {});
  await settle();
  expect(absent.getState()).toMatchObject({ kind: "failed", line: 0 });

  const broken = openVoices();
  broken.speaker.play(LINES, 0, () => {});
  await settle();
  broken.last().onerror?.();
  expect(broken.speaker.getState()).toMatchObject({ kind: "failed", line: 0 });

  const mute = openVoices();
  mute.speaker.play(LINES, 2, () => {});
  await vi.advanceTimersByTimeAsync(9_000);
  expect(mute.speaker.getState()).toMatchObject({ kind: "failed", line: 2 });
  mute.speaker.resume();
  await settle();
  expect(mute.speaker.getState()).toEqual({ kind: "speaking", line: 2 });
});

test("long texts are cut between sentences and words, and no word is lost", () => {
  const long = Array.from({ length: 60 }, (_, index) => `word${index}`).join(" ");
  const text = `A short one. ${long}. And the last.`;
  const pieces = cutIntoPieces(text);
  expect(pieces.length).toBeGreaterThan(2);
  for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(190);
  expect(pieces.join(" ").replace(/\s+/g, " ")).toBe(text);
  expect(cutIntoPieces("")).toEqual([]);
});
