import { useEffect, useState } from "react";
import { buttonClass } from "./button.tsx";

const SHOWN_MS = 2000;

/** Copies `text` and says so in its own words for a moment. */
export function CopyButton({
  text,
  label = "Copy",
  name,
}: {
  text: string | (() => string);
  label?: string;
  /** What is copied, for those who cannot see where the button is: `Psalm 23:1`. */
  name: string;
}) {
  const [said, say] = useMomentaryWord();
  return (
    <WordButton
      said={said}
      label={label}
      name={name}
      onPress={async () => say((await writeClipboard(text)) ? "Copied" : "Could not copy")}
    />
  );
}

/** Opens the device's own share sheet, or copies the address where there is none. */
export function ShareButton({
  title,
  text,
  path,
}: {
  title: string;
  text: string;
  /** On this site: `/bible/kjv/psalms/23#v1`. */
  path: string;
}) {
  const [said, say] = useMomentaryWord();
  const share = async () => {
    const url = new URL(path, window.location.href).href;
    if (typeof navigator.share === "function") {
      // The person may close the share sheet; that is no failure.
      await navigator.share({ title, text, url }).catch(() => {});
      return;
    }
    say((await writeClipboard(url)) ? "Link copied" : "Could not copy");
  };
  return <WordButton said={said} label="Share" name={title} onPress={share} />;
}

function WordButton({
  said,
  label,
  name,
  onPress,
}: {
  said: string | undefined;
  label: string;
  name: string;
  onPress: () => Promise<void>;
}) {
  return (
    <button
      type="button"
      onClick={() => void onPress()}
      className={buttonClass({
        kind: "quiet",
        size: "small",
        className: "-ml-3 text-muted noscript:hidden",
      })}
    >
      <span aria-live="polite">
        {said ?? label}
        <span className="sr-only"> {name}</span>
      </span>
    </button>
  );
}

function useMomentaryWord(): [string | undefined, (word: string) => void] {
  const [word, setWord] = useState<string>();
  useEffect(() => {
    if (!word) return undefined;
    const timer = setTimeout(() => setWord(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [word]);
  return [word, setWord];
}

async function writeClipboard(text: string | (() => string)): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(typeof text === "string" ? text : text());
    return true;
  } catch {
    return false;
  }
}
