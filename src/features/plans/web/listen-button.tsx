import { Button } from "#src/ui/button.tsx";
import type { PassageText } from "../day-contract.ts";
import type { Speech } from "./use-speech.ts";

/** Reads a passage aloud, where the browser can. */
export function ListenButton({
  passage,
  speech,
}: {
  passage: PassageText | undefined;
  speech: Speech;
}) {
  if (!speech.isThere) return null;
  const listen = () => {
    if (speech.isSpeaking) speech.stop();
    else if (passage)
      speech.speak([passage.reference, ...passage.verses.map(({ text }) => text)], () => {});
  };
  return (
    <Button kind="quiet" size="small" aria-pressed={speech.isSpeaking} onClick={listen}>
      {speech.isSpeaking ? "Stop" : "Listen"}
    </Button>
  );
}
