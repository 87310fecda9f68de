// Listening to a chapter: the verse that is read is marked and followed, and the
// next chapter comes by itself. Fetched when Listen is pressed.
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import SkipBack from "lucide-react/icons/skip-back";
import SkipForward from "lucide-react/icons/skip-forward";
import X from "lucide-react/icons/x";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { MINUTE_MS } from "#src/shared/calendar/durations.ts";
import { IconButton } from "#src/ui/button.tsx";
import { createSpeaker, NO_VOICE, RATES, type Rate } from "#src/web/listening/speaker.ts";
import { useMediaKeys } from "#src/web/listening/use-media-keys.ts";
import { useOneTab } from "#src/web/listening/use-one-tab.ts";
import type { Chapter } from "../contract.ts";
import { findPlace, followVerse, readRate, storePlace, storeRate } from "./listening-place.ts";

type SleepTimer = "off" | "15" | "30" | "60" | "chapter";
const TIMERS: readonly (readonly [SleepTimer, string])[] = [
  ["off", "No timer"],
  ["15", "15 minutes"],
  ["30", "30 minutes"],
  ["60", "60 minutes"],
  ["chapter", "To the chapter’s end"],
];

export default function Listening({
  text,
  chapter,
  from,
  onTurn,
  onClose,
}: {
  text: RefObject<HTMLElement | null>;
  chapter: Chapter;
  /** The verse to begin at, where one is chosen. */
  from: number | undefined;
  /** To the next chapter. */
  onTurn: (href: string) => void;
  onClose: () => void;
}) {
  const [speaker] = useState(() =>
    createSpeaker("speechSynthesis" in window ? window.speechSynthesis : undefined),
  );
  const state = useSyncExternalStore(speaker.subscribe, speaker.getState);
  const [rate, setRate] = useState<Rate>(readRate);
  const [timer, setTimer] = useState<SleepTimer>("off");
  const isAtEnd = useRef(false);
  const latest = useRef({ chapter, from, timer, onTurn });
  latest.current = { chapter, from, timer, onTurn };

  // Each chapter that the page turns to is read: the first from its place, others from their head.
  const isFirst = useRef(true);
  useEffect(() => {
    const { chapter: read, from: chosen } = latest.current;
    if (read.href !== chapter.href) return;
    const lines = read.verses.map(({ number, title, text: words }) => ({
      id: `v${number}`,
      text: [title, words].filter(Boolean).join(" "),
    }));
    const verse = isFirst.current ? (chosen ?? findPlace(read.href) ?? 1) : 1;
    isFirst.current = false;
    isAtEnd.current = false;
    speaker.setRate(readRate());
    speaker.play(lines, verse - 1, () => {
      const now = latest.current;
      storePlace(now.chapter.href, undefined);
      if (now.timer !== "chapter" && now.chapter.next) now.onTurn(now.chapter.next.href);
      else isAtEnd.current = true;
    });
  }, [chapter.href, speaker]);
  useEffect(() => () => speaker.stop(), [speaker]);

  const hasNoVoice = state.kind === "failed" && state.why === NO_VOICE;
  const line = state.kind === "idle" || hasNoVoice ? undefined : state.line;
  const verse = line === undefined ? undefined : chapter.verses[line]?.number;
  useEffect(() => {
    if (verse === undefined) return undefined;
    storePlace(chapter.href, verse);
    return followVerse(text.current, verse);
  }, [text, chapter.href, verse]);

  useEffect(() => {
    if (timer === "off" || timer === "chapter") return undefined;
    const sleep = setTimeout(() => speaker.pause(), Number(timer) * MINUTE_MS);
    return () => clearTimeout(sleep);
  }, [timer, speaker]);

  const isSpeaking = state.kind === "speaking";
  useMediaKeys({
    title: verse === undefined ? chapter.reference : `${chapter.reference}:${verse}`,
    artist: chapter.translationName,
    isSpeaking,
    speaker,
  });
  useOneTab(isSpeaking, speaker.pause);

  // What stands at the foot of the page can be scrolled clear of the bar.
  useEffect(() => {
    document.documentElement.dataset.listening = "true";
    return () => {
      delete document.documentElement.dataset.listening;
    };
  }, []);

  return (
    <section aria-label="Listening" data-print="no" className="listening">
      <p className="mr-auto min-w-0 flex-1 truncate font-medium font-serif">
        {state.kind === "failed" ? (
          <span role="alert" className="whitespace-normal font-sans text-14">
            {state.why}
          </span>
        ) : verse === undefined ? (
          <span role="status">{chapter.next ? "Finished" : "This is the end of the Bible."}</span>
        ) : (
          `${chapter.reference}:${verse}`
        )}
      </p>
      <div
        hidden={hasNoVoice}
        className="flex items-center gap-1 max-md:order-last max-md:-ml-3 max-md:w-full [[hidden]]:hidden"
      >
        <IconButton label="The verse before" onClick={() => speaker.skip(-1)}>
          <SkipBack size={20} strokeWidth={1.5} />
        </IconButton>
        {isSpeaking ? (
          <IconButton label="Pause" onClick={speaker.pause}>
            <Pause size={22} strokeWidth={1.5} />
          </IconButton>
        ) : (
          <IconButton label="Go on" onClick={speaker.resume} disabled={state.kind === "idle"}>
            <Play size={22} strokeWidth={1.5} />
          </IconButton>
        )}
        <IconButton label="The next verse" onClick={() => speaker.skip(1)}>
          <SkipForward size={20} strokeWidth={1.5} />
        </IconButton>
        <select
          aria-label="Speed"
          value={rate}
          onChange={(event) => {
            const next = RATES.find((one) => String(one) === event.target.value) ?? 1;
            setRate(next);
            storeRate(next);
            speaker.setRate(next);
          }}
          className="select w-22 min-w-0 max-md:w-20 max-md:text-14"
        >
          {RATES.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
        <select
          aria-label="Sleep timer"
          value={timer}
          onChange={(event) =>
            setTimer(TIMERS.find(([value]) => value === event.target.value)?.[0] ?? "off")
          }
          className="select min-w-0 max-md:flex-1 max-md:text-14"
        >
          {TIMERS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <IconButton label="Stop listening" onClick={onClose}>
        <X size={20} strokeWidth={1.5} />
      </IconButton>
    </section>
  );
}
