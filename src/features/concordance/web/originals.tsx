// For the reader: the words behind a verse of the KJV, fetched when asked for.
import { Suspense, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { MissingPart } from "#src/ui/missing-part.tsx";
import { SkeletonLines } from "#src/ui/skeleton.tsx";

const VerseWords = lazyPart(() => import("./verse-words.tsx"), MissingPart);

/** Give it the reference as `key`, so that another verse begins anew. */
export function Originals({ reference }: { reference: string }) {
  const [isWanted, want] = useState(false);
  return (
    <>
      <h2 className="mt-6 mb-3 text-20">Hebrew and Greek</h2>
      {isWanted ? (
        <Suspense fallback={<SkeletonLines widths={[80, 64, 72]} />}>
          <VerseWords reference={reference} />
        </Suspense>
      ) : (
        <Button kind="secondary" size="small" onClick={() => want(true)}>
          Show the words behind it
        </Button>
      )}
    </>
  );
}
