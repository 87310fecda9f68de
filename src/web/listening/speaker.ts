// Reads lines aloud with the browser's own voices, one short piece after the
// other: browsers cut long ones short, and some cannot pause in the middle.

/** A verse or a paragraph. */
interface Line {
  readonly id: string;
  readonly text: string;
}

type SpeakerState =
  | { readonly kind: "idle" }
  | { readonly kind: "speaking" | "paused"; readonly line: number }
  /** `why` is a sentence for the listener. */
  | { readonly kind: "failed"; readonly line: number; readonly why: string };

/** The part of `window.speechSynthesis` that is used. */
export type Voices = Pick<
  SpeechSynthesis,
  "speak" | "cancel" | "getVoices" | "addEventListener" | "removeEventListener"
>;

export const RATES = [0.75, 1, 1.25, 1.5, 2] as const;
export type Rate = (typeof RATES)[number];

export const NO_VOICE =
  "This browser has no voice to read with. Another browser, or the settings of this device, may have one.";
const NO_ANSWER = "The voice of this browser does not answer. Please try again.";
/** Voices of some browsers arrive only after they were asked for. */
const VOICES_WAIT_MS = 2_000;
/** From speak() to the first sound. */
const START_WAIT_MS = 8_000;
/** About ten seconds of speech. */
const PIECE_LENGTH = 180;

const IDLE: SpeakerState = { kind: "idle" };

export interface Speaker {
  readonly getState: () => SpeakerState;
  readonly subscribe: (listener: () => void) => () => void;
  /** @param onEnd after the last line, unless it was stopped */
  readonly play: (lines: readonly Line[], from: number, onEnd: () => void) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** To a line beside the one that is read; stays within the lines. */
  readonly skip: (by: 1 | -1) => void;
  readonly stop: () => void;
  /** Heard from the next piece on. */
  readonly setRate: (rate: Rate) => void;
}

/** @param voices nothing where the browser cannot speak at all */
export function createSpeaker(
  voices: Voices | undefined,
  createUtterance: (text: string) => SpeechSynthesisUtterance = (text) =>
    new SpeechSynthesisUtterance(text),
): Speaker {
  let state: SpeakerState = IDLE;
  let lines: readonly Line[] = [];
  let piece = 0;
  let rate: Rate = 1;
  let onEnd = () => {};
  /** What comes from an earlier turn is not heard any more. */
  let turn = 0;
  let voice: SpeechSynthesisVoice | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const show = (next: SpeakerState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const silence = () => {
    turn += 1;
    clearTimeout(watchdog);
    voices?.cancel();
  };
  const fail = (line: number, why: string) => {
    silence();
    show({ kind: "failed", line, why });
  };

  const speak = (line: number) => {
    const mine = turn;
    const pieces = cutIntoPieces(lines[line]?.text ?? "");
    const text = pieces[piece];
    if (text === undefined) {
      piece = 0;
      if (line + 1 < lines.length) {
        show({ kind: "speaking", line: line + 1 });
        speak(line + 1);
      } else {
        show(IDLE);
        onEnd();
      }
      return;
    }
    const utterance = createUtterance(text);
    utterance.lang = voice?.lang ?? "en";
    if (voice) utterance.voice = voice;
    utterance.rate = rate;
    utterance.onstart = () => {
      if (turn === mine) clearTimeout(watchdog);
    };
    utterance.onend = () => {
      if (turn !== mine) return;
      clearTimeout(watchdog);
      piece += 1;
      speak(line);
    };
    utterance.onerror = () => {
      if (turn === mine) fail(line, NO_ANSWER);
    };
    watchdog = setTimeout(() => turn === mine && fail(line, NO_ANSWER), START_WAIT_MS);
    voices?.speak(utterance);
  };

  const start = async (line: number) => {
    silence();
    const mine = turn;
    show({ kind: "speaking", line });
    const found = voices ? await findVoice(voices) : undefined;
    if (turn !== mine) return;
    if (!found) {
      fail(line, NO_VOICE);
      return;
    }
    voice = found;
    speak(line);
  };

  const lineOf = (): number | undefined => (state.kind === "idle" ? undefined : state.line);
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: (wanted, from, ended) => {
      lines = wanted;
      onEnd = ended;
      piece = 0;
      void start(Math.min(Math.max(from, 0), wanted.length - 1));
    },
    pause: () => {
      if (state.kind !== "speaking") return;
      silence();
      // The piece that was being read is read again.
      show({ kind: "paused", line: state.line });
    },
    resume: () => {
      const line = lineOf();
      if (line !== undefined && state.kind !== "speaking") void start(line);
    },
    skip: (by) => {
      const line = lineOf();
      if (line === undefined) return;
      piece = 0;
      const to = Math.min(Math.max(line + by, 0), lines.length - 1);
      if (state.kind === "paused") show({ kind: "paused", line: to });
      else void start(to);
    },
    stop: () => {
      silence();
      piece = 0;
      show(IDLE);
    },
    setRate: (wanted) => {
      rate = wanted;
    },
  };
}

/** An English voice, the browser's own choice first; any voice where there is no English one. */
async function findVoice(voices: Voices): Promise<SpeechSynthesisVoice | undefined> {
  const choose = () => {
    const all = voices.getVoices();
    const english = all.filter(({ lang }) => /^en\b/i.test(lang));
    return english.find((one) => one.default) ?? english[0] ?? all[0];
  };
  const found = choose();
  if (found) return found;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, VOICES_WAIT_MS);
    function done() {
      clearTimeout(timer);
      voices.removeEventListener("voiceschanged", done);
      resolve();
    }
    voices.addEventListener("voiceschanged", done);
  });
  return choose();
}

/** Cut between sentences, else between words; never within one. */
export function cutIntoPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)) {
    for (const part of cutAtWords(segment.trim())) {
      const last = pieces.at(-1);
      if (last !== undefined && last.length + part.length < PIECE_LENGTH) {
        pieces[pieces.length - 1] = `${last} ${part}`;
      } else if (part) pieces.push(part);
    }
  }
  return pieces;
}

function cutAtWords(sentence: string): string[] {
  if (sentence.length <= PIECE_LENGTH) return [sentence];
  const parts: string[] = [];
  for (const word of sentence.split(/\s+/)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + word.length < PIECE_LENGTH) {
      parts[parts.length - 1] = `${last} ${word}`;
    } else parts.push(word);
  }
  return parts;
}
