// What can be done with any piece: copy, listen, share, print.
import { useEffect, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { ReadAloudButton } from "#src/web/listening/read-aloud.tsx";

const SHOWN_MS = 2000;

export function PieceButtons({ title, text }: { title: string; text: () => string }) {
  return (
    <>
      <CopyButton text={text} name={title} />
      <ReadAloudButton name={title} text={text} />
      <ShareWords title={title} text={text} />
      <Button
        kind="quiet"
        size="small"
        className="-ml-3 text-muted noscript:hidden"
        onClick={() => window.print()}
      >
        Print
      </Button>
    </>
  );
}

/** Shares the words themselves: the page they stand on is their owner's alone. */
function ShareWords({ title, text }: { title: string; text: () => string }) {
  const [said, say] = useState<string>();
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => say(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const share = async () => {
    if (typeof navigator.share === "function") {
      // The person may close the share sheet; that is no failure.
      await navigator.share({ title, text: text() }).catch(() => {});
      return;
    }
    const isCopied = await navigator.clipboard.writeText(text()).then(
      () => true,
      () => false,
    );
    say(isCopied ? "Text copied" : "Could not copy");
  };
  return (
    <Button
      kind="quiet"
      size="small"
      className="-ml-3 text-muted noscript:hidden"
      onClick={() => void share()}
    >
      <span aria-live="polite">
        {said ?? "Share"}
        <span className="sr-only"> {title}</span>
      </span>
    </Button>
  );
}
