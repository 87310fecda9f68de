// Insights into the verses on the page. They are asked for by the browser, after
// the verses are there; without them the page is whole.
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { SkeletonLines } from "#src/ui/loading.tsx";
import type { Insights } from "../contract.ts";
import { Explanations } from "./explanations.tsx";
import { insightsQuery, type ShownVerse } from "./queries.ts";

export function InsightsPanel({
  verses,
  translation,
  formatThemeUrl,
}: {
  /** Best first; one at least. */
  verses: readonly ShownVerse[];
  translation: string;
  /** Where a key theme leads. */
  formatThemeUrl: (theme: string) => string;
}) {
  const headingId = useId();
  const { data, isError, refetch } = useQuery(insightsQuery(verses, translation));
  return (
    <aside
      aria-labelledby={headingId}
      aria-busy={!data && !isError}
      className="mt-12 border-line border-t pt-8 lg:mt-0 lg:border-t-0 noscript:hidden"
    >
      <h2 id={headingId} className="text-20">
        Insights
      </h2>
      {data ? (
        <>
          <p className="mt-1 text-14 text-muted">Composed from Scripture</p>
          {data.writer ? (
            <Explanations
              key={verses.map(({ reference }) => reference).join()}
              writer={data.writer}
              verses={verses}
              translation={translation}
            />
          ) : null}
          <InsightSections insights={data} formatThemeUrl={formatThemeUrl} />
        </>
      ) : isError ? (
        <p role="alert" className="mt-2 text-14 text-muted">
          The insights could not be fetched just now.{" "}
          <button
            type="button"
            className="underlined min-h-11 print:hidden"
            onClick={() => void refetch()}
          >
            Try again
          </button>
        </p>
      ) : (
        <div className="mt-4">
          <span className="sr-only">Loading insights</span>
          <SkeletonLines widths={[38, 100, 86, 62, 44, 96, 70]} />
        </div>
      )}
    </aside>
  );
}

function InsightSections({
  insights,
  formatThemeUrl,
}: {
  insights: Insights;
  formatThemeUrl: (theme: string) => string;
}) {
  const { keyThemes, practicalApplication, crossReferences, background } = insights;
  return (
    <div className="mt-6 grid gap-7 sm:grid-cols-2 sm:gap-x-16 lg:grid-cols-1">
      <Section title="Key Themes">
        {keyThemes.length > 0 ? (
          <ul className="grid lg:gap-1.5">
            {keyThemes.map((theme) => (
              <li key={theme}>
                <Link
                  to={formatThemeUrl(theme)}
                  className="underlined inline-flex min-h-11 min-w-11 items-center lg:min-h-0"
                >
                  {theme}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">These verses share no theme that we have gathered.</p>
        )}
      </Section>
      <Section title="Practical Application">
        <p>{practicalApplication}</p>
      </Section>
      <Section title="Related Verses">
        {crossReferences.length > 0 ? (
          <ul className="grid gap-2 lg:gap-4">
            {crossReferences.map(({ reference, relevance, text, href, translation }) => (
              <li key={reference}>
                <Link
                  to={href}
                  className="underlined inline-flex min-h-11 min-w-11 items-center font-serif lg:min-h-0"
                >
                  {reference}
                </Link>{" "}
                <span className="text-14 text-muted">{translation}</span>
                <p className="line-clamp-3 font-serif">{text}</p>
                <p className="mt-0.5 text-14 text-muted">{relevance}</p>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">No other verses are listed with these.</p>
        )}
      </Section>
      <Section title="Historical Context">
        <div className="grid gap-5">
          {background.map((book) => (
            <BookBackground key={book.book} {...book} />
          ))}
        </div>
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-sans font-semibold text-14">{title}</h3>
      {children}
    </section>
  );
}

function BookBackground({
  book,
  author,
  date,
  audience,
  setting,
  sections,
}: Insights["background"][number]) {
  return (
    <div>
      <h4 className="font-medium font-serif text-18">{book}</h4>
      <dl className="mt-1 grid gap-1.5 text-14">
        {[
          ["Author", author],
          ["Date", date],
          ["Audience", audience],
          ["Setting", setting],
        ].map(([label, fact]) => (
          <div key={label}>
            <dt className="inline font-semibold">{label}: </dt>
            <dd className="inline text-muted">{fact}</dd>
          </div>
        ))}
      </dl>
      {sections.map(({ reference, title, text }) => (
        <p key={reference} className="mt-2 text-14 text-muted">
          <span className="font-serif text-ink">
            {reference}, {title}.
          </span>{" "}
          {text}
        </p>
      ))}
    </div>
  );
}
