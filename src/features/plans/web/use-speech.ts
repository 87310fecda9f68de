// Reading aloud with the voice that the browser brings.
import { useCallback, useEffect, useRef, useState } from "react";

export interface Speech {
  /** False where the browser has no voice. */
  readonly isThere: boolean;
  readonly isSpeaking: boolean;
  /** One text after the other, since browsers cut long ones short. */
  readonly speak: (texts: readonly string[], onEnd: () => void) => void;
  readonly stop: () => void;
}

export function useSpeech(): Speech {
  const [isSpeaking, setSpeaking] = useState(false);
  const turn = useRef(0);
  const isThere = typeof window !== "undefined" && "speechSynthesis" in window;

  const stop = useCallback(() => {
    turn.current += 1;
    setSpeaking(false);
    if (isThere) window.speechSynthesis.cancel();
  }, [isThere]);

  const speak = useCallback(
    (texts: readonly string[], onEnd: () => void) => {
      stop();
      const mine = turn.current;
      setSpeaking(true);
      const next = (at: number) => {
        if (turn.current !== mine) return;
        const text = texts[at];
        if (text === undefined) {
          setSpeaking(false);
          onEnd();
          return;
        }
        const utterance = new SpeechSynthesisUtterance(text);
        utterance.lang = "en";
        utterance.onend = () => next(at + 1);
        utterance.onerror = () => {
          if (turn.current === mine) setSpeaking(false);
        };
        window.speechSynthesis.speak(utterance);
      };
      next(0);
    },
    [stop],
  );

  useEffect(() => stop, [stop]);
  return { isThere, isSpeaking, speak, stop };
}
