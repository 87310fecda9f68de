import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { buttonClass } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { formatCard, VERSES_MAX } from "../rules.ts";
import { MEMORY_PATH } from "./queries.ts";
import { type PassageToLearn, useMemory } from "./use-memory.ts";

const look = buttonClass({
  kind: "quiet",
  size: "small",
  className: "-ml-3 text-muted noscript:hidden",
});

/** Adds a passage to the verses that are learned, or leads to it where it is one of them. */
export default function MemorizeButton({
  passage,
  verseCount,
}: {
  passage: PassageToLearn;
  verseCount: number;
}) {
  const { cards, isLoading, add } = useMemory();
  const [isAdded, setAdded] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const isKnown = cards.some((card) => formatCard(card) === formatCard(passage));
  // What was pressed is gone; here is what came of it.
  useEffect(() => {
    if (isAdded && isKnown) link.current?.focus({ preventScroll: true });
  }, [isAdded, isKnown]);
  const name = <span className="sr-only"> {passage.reference}</span>;
  if (isKnown) {
    return (
      <Link ref={link} to={MEMORY_PATH} className={look}>
        Among your verses{name}
      </Link>
    );
  }
  const press = () => {
    if (verseCount > VERSES_MAX) {
      const text = `A card has at most ${VERSES_MAX} verses. Choose a shorter passage.`;
      showToast({ title: "That is much to learn at once", text, about: "memory" });
      return;
    }
    const undo = add(passage);
    setAdded(true);
    showToast({
      title: "Added to your verses",
      text: passage.reference,
      about: "memory",
      undo: () => {
        setAdded(false);
        undo();
      },
    });
  };
  return (
    <button type="button" className={look} disabled={isLoading} onClick={press}>
      Memorize{name}
    </button>
  );
}
