// All found verses in one list, however many. A short list is there whole, so
// that the browser's own search finds everything in it.
import { Suspense, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { FoundVerse } from "#src/features/search/contract.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { MissingPart } from "#src/ui/unreached.tsx";
import { FoundEntry } from "./found-entry.tsx";
import type { SearchChoice } from "./tool-url.ts";

const LongList = lazyPart(() => import("./long-list.tsx"), MissingPart);

interface FoundListProps {
  readonly choice: SearchChoice;
  readonly total: number;
  readonly first: readonly FoundVerse[];
}

export function FoundList({ choice, total, first }: FoundListProps) {
  return total > first.length ? (
    <>
      <Suspense fallback={<WholeList verses={first} />}>
        <LongList choice={choice} total={total} first={first} />
      </Suspense>
      <FirstOnPaper total={total} first={first} />
    </>
  ) : (
    <WholeList verses={first} />
  );
}

const WholeList = ({ verses }: { verses: readonly FoundVerse[] }) => (
  <ol>
    {verses.map((verse, index) => (
      <li key={`${index} ${verse.reference}`}>
        <FoundEntry verse={verse} />
      </li>
    ))}
  </ol>
);

/** What of a long list is printed: of the list itself only the verses near the screen are there. */
function FirstOnPaper({ total, first }: Omit<FoundListProps, "choice">) {
  const isPrinting = usePrinting();
  return (
    <div className="hidden print:block">
      <p>
        The first {first.length} of {total.toLocaleString("en")} verses; “Read in pages” prints the
        others, and the text file holds them all.
      </p>
      {isPrinting ? <WholeList verses={first} /> : null}
    </div>
  );
}

/** Whether the page is being printed: what only paper needs is made just before. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture as soon as this has returned.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
