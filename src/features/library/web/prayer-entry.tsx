import type { ReactNode } from "react";
import type { Prayer } from "../contract.ts";
import { Paragraphs, Verse } from "./paragraphs.tsx";

/** One prayer: when it is for in the margin, then its verse and its words. */
export function PrayerEntry({ prayer, actions }: { prayer: Prayer; actions: ReactNode }) {
  const { id, title, situation, bibleVerse, content, tags } = prayer;
  return (
    <article aria-labelledby={id} className="entry break-inside-avoid">
      <div className="text-14 text-muted md:pt-2.5">
        <p>{situation}</p>
        <p className="mt-2 max-md:hidden">{tags.join(" · ")}</p>
      </div>
      <div>
        <h2 id={id} className="scroll-mt-24 text-24 lg:text-30">
          {title}
        </h2>
        <div className="mt-5 grid max-w-measure gap-5">
          <Verse verse={bibleVerse} />
          <Paragraphs paragraphs={content} shownAbove={bibleVerse} />
        </div>
        <p className="mt-3 text-14 text-muted md:hidden">{tags.join(" · ")}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1" data-print="no">
          {actions}
        </div>
      </div>
    </article>
  );
}
