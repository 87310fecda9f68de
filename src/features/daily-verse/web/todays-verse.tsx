import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { Notice } from "#src/ui/notice.tsx";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import type { DailyVerse } from "../contract.ts";

const LONG_TEXT = 210;

export function TodaysVerse({
  verse,
  verseRef,
  note,
}: {
  verse: DailyVerse | undefined;
  /** Around the words, so that it can be seen whether they are in view. */
  verseRef: Ref<HTMLQuoteElement>;
  /** Whether reading it was recorded. */
  note: ReactNode;
}) {
  return (
    <section aria-labelledby="todays-verse">
      <h2 id="todays-verse" className="text-20">
        Today’s verse
      </h2>
      {verse ? (
        <>
          <blockquote
            ref={verseRef}
            className={`mt-4 max-w-measure font-serif ${verse.text.length > LONG_TEXT ? "text-18 leading-relaxed md:text-20" : "text-20 leading-[1.5] md:text-24 md:leading-[1.45]"}`}
          >
            <ScriptureText text={verse.text} />
          </blockquote>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 text-14 text-muted">
            <Link
              to={verse.href}
              className="underlined inline-flex min-h-11 items-center font-medium font-serif text-16"
            >
              {verse.reference}
            </Link>
            <cite className="not-italic">{verse.translation}</cite>
            {note}
          </p>
          {verse.notice ? <Notice>{verse.notice}</Notice> : null}
        </>
      ) : (
        <p className="mt-4 text-muted">
          The verse could not be fetched. It stands on{" "}
          <Link to="/" className="underlined">
            the first page
          </Link>{" "}
          too.
        </p>
      )}
    </section>
  );
}
