// A button that reads a piece aloud: the text that it is given, or the article
// that it stands in.
import { useEffect, useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import type { Speaker } from "./speaker.ts";

export interface ReadAloud {
  readonly isSpeaking: boolean;
  readonly speak: (texts: readonly string[]) => void;
  readonly stop: () => void;
}

/** Reads texts one after the other; the voice is fetched when it is first asked for. */
export function useReadAloud(): ReadAloud {
  const [isSpeaking, setSpeaking] = useState(false);
  const speaker = useRef<Speaker>(undefined);
  /** Stopped while the voice was on its way. */
  const wanted = useRef(0);
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    if ("BroadcastChannel" in window) {
      const opened = new BroadcastChannel("listening");
      // Another tab speaks now: a browser has one voice for all of them.
      opened.onmessage = () => speaker.current?.stop();
      channel.current = opened;
    }
    return () => {
      wanted.current += 1;
      speaker.current?.stop();
      channel.current?.close();
    };
  }, []);
  const open = async (): Promise<Speaker> => {
    if (speaker.current) return speaker.current;
    const { createSpeaker } = await import("./speaker.ts");
    const opened = createSpeaker("speechSynthesis" in window ? window.speechSynthesis : undefined);
    opened.subscribe(() => {
      const state = opened.getState();
      setSpeaking(state.kind === "speaking");
      if (state.kind === "failed") {
        showToast({ title: "It cannot be read aloud", text: state.why, about: "listening" });
      }
    });
    speaker.current = opened;
    return opened;
  };
  return {
    isSpeaking,
    speak: (texts) => {
      wanted.current += 1;
      const mine = wanted.current;
      setSpeaking(true);
      channel.current?.postMessage("speaking");
      open().then(
        (opened) => {
          const lines = texts.map((text, at) => ({ id: String(at), text }));
          if (wanted.current === mine) opened.play(lines, 0, () => {});
        },
        () => setSpeaking(false),
      );
    },
    stop: () => {
      wanted.current += 1;
      setSpeaking(false);
      speaker.current?.stop();
    },
  };
}

export function ReadAloudButton({
  name,
  text,
}: {
  /** What is read, for those who cannot see where the button stands. */
  name: string;
  /** Without it, the article around the button. */
  text?: string | (() => string);
}) {
  const { isSpeaking, speak, stop } = useReadAloud();
  const button = useRef<HTMLButtonElement>(null);
  const listen = () => {
    if (isSpeaking) stop();
    else if (text === undefined) speak(readArticle(button.current?.closest("article")));
    else speak((typeof text === "string" ? text : text()).split(/\n+/));
  };
  return (
    <Button
      ref={button}
      kind="quiet"
      size="small"
      aria-pressed={isSpeaking}
      className="-ml-3 text-muted noscript:hidden"
      onClick={listen}
    >
      {isSpeaking ? "Stop" : "Listen"}
      <span className="sr-only">
        {" "}
        {isSpeaking ? "reading" : "to"} {name}
      </span>
    </Button>
  );
}

const PARTS = "h1, h2, h3, p, li, blockquote";

/** Heading by heading and paragraph by paragraph, without what is only for the screen. */
function readArticle(article: Element | null | undefined): string[] {
  return [...(article?.querySelectorAll<HTMLElement>(PARTS) ?? [])]
    .filter((part) => !part.closest("[data-print=no]") && !part.querySelector(PARTS))
    .map((part) => part.innerText.trim())
    .filter(Boolean);
}
