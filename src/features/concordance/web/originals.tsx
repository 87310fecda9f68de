// For the reader: the words behind a verse of the KJV, fetched when asked for.
import { Suspense, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { MissingPart } from "#src/ui/unreached.tsx";

const VerseWords = lazyPart(() => import("./verse-words.tsx"), MissingPart);

/** Give it the reference as `key`, so that another verse begins anew. */
export function Originals({
  reference,
  wordsHref,
  hasNumbers,
  pressedAt,
}: {
  reference: string;
  /** Where the verse is read word by word. */
  wordsHref: string;
  /** Whether the words of the text that is read bear Strong's numbers. */
  hasNumbers: boolean;
  /** Where in the verse's text a word was pressed: that word comes first. */
  pressedAt?: number | undefined;
}) {
  const [isAsked, ask] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="mt-5 mb-2 text-20">
        Hebrew and Greek
      </h2>
      {!hasNumbers ? null : isAsked || pressedAt !== undefined ? (
        <Suspense fallback={<SkeletonLines widths={[64, 80]} />}>
          <VerseWords reference={reference} pressedAt={pressedAt} isAsked={isAsked} />
        </Suspense>
      ) : (
        <Button
          kind="secondary"
          size="small"
          onClick={() => {
            // The button goes away; keyboard users stay here.
            heading.current?.focus();
            ask(true);
          }}
        >
          Show the words behind it
        </Button>
      )}
      <p>
        <Link to={wordsHref} className="underlined inline-flex min-h-11 items-center text-14">
          {reference} word by word
        </Link>
      </p>
    </>
  );
}
