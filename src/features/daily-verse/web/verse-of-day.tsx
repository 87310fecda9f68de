// What every day has: the verse, where it stands, what we say of it.
import type { Ref } from "react";
import { Link } from "react-router";
import { citePassage } from "#src/ui/cite.ts";
import { CopyButton, ShareButton } from "#src/ui/copy-button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import type { DailyVerse } from "../contract.ts";
import { dayUrl } from "../rules.ts";

/** Longer verses are set smaller, so that each is seen at a glance. */
const LONG_TEXT = 210;
/** A verse that begins in the middle of a sentence has no letter to be set large. */
const BEGINS_LARGE = /^\P{L}*\p{Lu}/u;

export function VerseOfDay({
  verse,
  verseRef,
}: {
  verse: DailyVerse;
  verseRef?: Ref<HTMLQuoteElement>;
}) {
  const { text, reference, translation, theme, feast, reflection, notice } = verse;
  const size =
    text.length > LONG_TEXT
      ? "text-20 leading-[1.5] md:text-24 md:leading-[1.45]"
      : "text-24 leading-[1.42] md:text-30 md:leading-[1.36]";
  return (
    <>
      {feast ? <p className="mt-6 font-serif text-18 text-muted italic">{feast}</p> : null}
      <blockquote
        ref={verseRef}
        className={`${BEGINS_LARGE.test(text) ? "initial" : ""} ${feast ? "mt-3" : "mt-7"} font-serif tracking-tight ${size}`}
      >
        <ScriptureText text={text} />
      </blockquote>
      <p className="mt-4 flex flex-wrap items-center gap-x-3">
        <Link
          to={verse.href}
          className="underlined inline-flex min-h-11 items-center font-medium font-serif text-18"
        >
          {reference}
        </Link>
        <cite className="text-14 text-muted not-italic">{translation}</cite>
        {theme ? (
          <span className="ml-auto rounded-full border border-line px-3 py-0.5 text-14 text-muted">
            <span className="sr-only">Theme: </span>
            {theme}
          </span>
        ) : null}
      </p>
      {notice ? <Notice>{notice}</Notice> : null}
      {reflection ? (
        <p className="mt-4 border-line border-t pt-5 font-serif text-18 leading-relaxed">
          {reflection}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center gap-x-3">
        <CopyButton text={citePassage(verse)} name={reference} />
        <ShareButton title={reference} text={citePassage(verse)} path={dayUrl(verse.date)} />
      </div>
    </>
  );
}
