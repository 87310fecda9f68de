// The page of a verse, or of verses in a row: its words, the same in other
// translations, and the passages that speak to it.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { findBracketEnds } from "#src/scripture/disputed.ts";
import { EMBEDDED, type EmbeddedCode } from "#src/scripture/translations.ts";
import { writeVerseAddress } from "#src/scripture/verse-address.ts";
import { citePassage } from "#src/ui/cite.ts";
import { CopyButton, ShareButton } from "#src/ui/copy-button.tsx";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import type { Chapter, CrossReference, Passage } from "../contract.ts";
import { VerseWords } from "./chapter-text.tsx";
import type { ChosenPassage } from "./chosen-passage.ts";
import { VersePicture } from "./verse-picture.tsx";

/** Longer texts are set smaller. */
const LONG_TEXT = 210;

export interface VersePageData {
  readonly code: EmbeddedCode;
  readonly chapter: Pick<
    Chapter,
    "bookSlug" | "chapter" | "reference" | "href" | "translationName"
  >;
  readonly passage: ChosenPassage;
  readonly others: readonly Passage[];
  readonly related: readonly CrossReference[];
}

export function VersePage({
  code,
  chapter,
  passage,
  others,
  related,
  memorize,
}: VersePageData & {
  /** Adds it to the verses that are learned. */
  memorize: ReactNode;
}) {
  const { reference, span, verses, text } = passage;
  const ends = findBracketEnds(verses);
  const size =
    text.length > LONG_TEXT
      ? "text-20 leading-[1.5] md:text-24 md:leading-[1.45]"
      : "text-24 leading-[1.42] md:text-30 md:leading-[1.36]";
  const address = writeVerseAddress(chapter, span.from, span.to, code);
  return (
    <div className="wrap pt-6 pb-16 md:pt-10">
      <article className="max-w-measure">
        <h1 className="text-30 lg:text-38">{reference}</h1>
        <p className="mt-1 text-14 text-muted">{chapter.translationName}</p>
        <blockquote className={`mt-6 font-serif tracking-tight ${size}`}>
          {verses.map((verse, index) => (
            <p key={verse.number} className={index > 0 ? "mt-2" : ""}>
              {verses.length > 1 ? (
                <span className="mr-2 font-sans text-14 text-muted">{verse.number}</span>
              ) : null}
              <VerseWords verse={verse} bracketEnds={ends[index]} colored={undefined} />
            </p>
          ))}
        </blockquote>
        <div className="mt-6 flex flex-wrap items-center gap-x-3" data-print="no">
          {text ? (
            <CopyButton
              name={reference}
              text={citePassage({ text, reference, translation: code })}
            />
          ) : null}
          <ShareButton title={reference} text={text} path={address} />
          <VersePicture
            verse={{
              chapter: { bookSlug: chapter.bookSlug, chapter: chapter.chapter },
              span,
              translation: code,
              words: text,
              reference: `${reference}, ${chapter.translationName}`,
            }}
          />
          {memorize}
        </div>
        <p className="mt-2">
          <Link to={passage.href} className="underlined inline-flex min-h-11 items-center">
            Read it in {chapter.reference}
          </Link>
        </p>
      </article>
      <section className="mt-10 max-w-measure" aria-labelledby="others">
        <h2 id="others" className="text-24">
          In other translations
        </h2>
        <dl className="mt-4 grid gap-5">
          {others.map((other) => (
            <div key={other.translation}>
              <dt>
                <Link
                  to={writeVerseAddress(chapter, span.from, span.to, other.translation)}
                  className="underlined inline-flex min-h-11 items-center font-medium"
                >
                  {EMBEDDED[other.translation].name}
                </Link>
              </dt>
              <dd className="font-serif text-18">
                {other.text ? <ScriptureText text={other.text} /> : "This text has no such verse."}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {related.length > 0 ? (
        <section className="mt-10 max-w-measure" aria-labelledby="related">
          <h2 id="related" className="text-24">
            Cross references
          </h2>
          <ul className="mt-4 grid gap-4">
            {related.map((other) => (
              <li key={other.reference}>
                <Link
                  to={other.href}
                  className="underlined inline-flex min-h-11 items-center font-medium font-serif"
                >
                  {other.reference}
                </Link>
                <p className="text-muted">{other.text}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
