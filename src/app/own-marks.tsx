// What a reader has of their own in the Bible: where they left off, what they
// highlighted, what they have read. Visitors have it on the device.
import { Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { HIGHLIGHTS_PATH } from "#src/features/highlights/web/highlights-url.ts";
import { ContinueReading } from "#src/features/history/web/continue-reading.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";

const MemoryLine = lazyPart(
  () => import("#src/features/memory/web/memory-line.tsx"),
  () => null,
);

const LINKS = [
  { href: HIGHLIGHTS_PATH, label: "Your highlights" },
  { href: "/memory", label: "Learn by heart" },
  { href: "/reading-history", label: "Where you have read" },
  { href: "/memory", label: "Learn by heart" },
];

export function OwnMarks({ className }: { className: string }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className={`flex min-h-11 flex-wrap items-center gap-x-8 ${className}`}>
      <ContinueReading />
      {isReady ? (
        <Suspense>
          <MemoryLine />
        </Suspense>
      ) : null}
      <p className="flex flex-wrap gap-x-6">
        {LINKS.map(({ href, label }) => (
          <Link key={href} to={href} className="underlined inline-flex min-h-11 items-center">
            {label}
          </Link>
        ))}
      </p>
    </div>
  );
}
