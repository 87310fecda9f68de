import type { ReactNode, Ref } from "react";
import { formatDay } from "#src/shared/calendar/format-day.ts";
import type { Devotional } from "../contract.ts";

import { Paragraphs, Verse } from "./paragraphs.tsx";

/** One devotional: its day and theme in the margin, then part by part. */
export function DevotionalArticle({
  devotional,
  level,
  actions,
  prayerRef,
}: {
  devotional: Devotional;
  /** Of its title: the page's own where the page is this devotional's. */
  level: "h1" | "h2";
  actions: ReactNode;
  prayerRef: Ref<HTMLDivElement>;
}) {
  const { title, date, theme, readingTime, verse } = devotional;
  const Heading = level;
  const partLevel = level === "h1" ? "h2" : "h3";
  return (
    <article aria-labelledby="devotional">
      <div className="entry">
        <p className="text-14 text-muted md:pt-3">
          {date ? (
            <time dateTime={date} className="mb-1 block text-ink">
              {formatDay(date)}
            </time>
          ) : null}
          <span className="md:block">{theme}</span>
          <span className="md:hidden"> · </span>
          <span className="md:block">{readingTime} minutes to read</span>
        </p>
        <div>
          <Heading
            id="devotional"
            className={level === "h1" ? "text-38 lg:text-48" : "text-30 lg:text-38"}
          >
            {title}
          </Heading>
          <div className="mt-6 grid max-w-measure gap-6">
            <Verse verse={verse} />
            <Paragraphs paragraphs={devotional.introduction} />
          </div>
        </div>
      </div>
      <Part title="Reflection" level={partLevel}>
        <Paragraphs paragraphs={devotional.reflection} />
      </Part>
      <Part title="Application" level={partLevel}>
        <Paragraphs paragraphs={devotional.application} />
      </Part>
      <Part title="Prayer" level={partLevel}>
        <div ref={prayerRef}>
          <Paragraphs paragraphs={devotional.prayer} />
        </div>
        <div className="mt-6 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2" data-print="no">
          {actions}
        </div>
      </Part>
    </article>
  );
}

function Part({
  title,
  level,
  children,
}: {
  title: string;
  level: "h2" | "h3";
  children: ReactNode;
}) {
  const Heading = level;
  return (
    <section className="entry mt-8">
      <Heading className="font-sans font-semibold text-14 tracking-normal md:pt-1.5">
        {title}
      </Heading>
      <div className="max-w-measure">{children}</div>
    </section>
  );
}
