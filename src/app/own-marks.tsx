// What a reader has of their own in the Bible: where they left off, what they
// highlighted, what they have read. Visitors have it on the device.
import { Link } from "react-router";
import { HIGHLIGHTS_PATH } from "#src/features/highlights/web/highlights-url.ts";
import { ContinueReading } from "#src/features/history/web/continue-reading.tsx";

const LINKS = [
  { href: HIGHLIGHTS_PATH, label: "Your highlights" },
  { href: "/memory", label: "Learn by heart" },
  { href: "/reading-history", label: "Where you have read" },
];

export function OwnMarks({ className }: { className: string }) {
  return (
    <div className={`flex min-h-11 flex-wrap items-center gap-x-8 ${className}`}>
      <ContinueReading />
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
