// The 66 books as long as they are, filled as far as they were read.
import { Link } from "react-router";
import { BOOKS } from "#src/scripture/books.ts";
import type { ReadingHistory } from "../contract.ts";

export function ReadingMap({ finished }: Pick<ReadingHistory, "finished">) {
  const total = BOOKS.reduce((sum, { verseCounts }) => sum + verseCounts.length, 0);
  const read = Object.values(finished).reduce((sum, chapters) => sum + chapters.length, 0);
  if (read === 0) return null;
  const longest = Math.max(...BOOKS.map(({ verseCounts }) => verseCounts.length));
  return (
    <section aria-labelledby="reading-map" className="mt-12">
      <h2 id="reading-map" className="text-24">
        The whole Bible
      </h2>
      <p className="mt-1 text-muted">
        {read.toLocaleString("en")} of {total.toLocaleString("en")} chapters read to the end.
      </p>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {BOOKS.map(({ name, slug, verseCounts }) => {
          const count = finished[slug]?.length ?? 0;
          return (
            <li key={slug}>
              <Link
                to={`/bible/web/${slug}`}
                className="grid min-h-11 grid-cols-[8.5rem_1fr] items-center gap-3 text-14 text-ink no-underline hover:text-accent"
              >
                <span className="truncate">{name}</span>
                <span className="flex items-center gap-2">
                  <span
                    aria-hidden="true"
                    className="flex h-2 bg-line forced-color-adjust-none"
                    style={{ width: `${Math.max(2, (verseCounts.length / longest) * 70)}%` }}
                  >
                    <span
                      className="bg-accent"
                      style={{ width: `${(count / verseCounts.length) * 100}%` }}
                    />
                  </span>
                  <span className="text-muted tabular-nums">
                    {count > 0 ? `${count}/${verseCounts.length}` : verseCounts.length}
                    <span className="sr-only"> chapters{count > 0 ? " read" : ""}</span>
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
