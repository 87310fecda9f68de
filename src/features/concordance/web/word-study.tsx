// A word study as it is read: from the word to its verses.
import { Link } from "react-router";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import type { WordStudy } from "../contract.ts";
import { type BookCount, BookHistogram } from "./book-histogram.tsx";
import { Headword } from "./headword.tsx";
import { MixedText } from "./original-text.tsx";
import { OriginalWords } from "./original-words.tsx";
import { StudyPart } from "./study-part.tsx";
import { formatStudyUrl } from "./study-url.ts";
import { VerseLines } from "./verse-lines.tsx";

/** Verses that are shown before the rest is counted. */
const SAMPLE_VERSES = 5;
const RENDERINGS_SHOWN = 12;

export interface StudyLinks {
  /** All verses with the word. */
  readonly allVerses: string;
  /** Themes to their addresses. */
  readonly theme: (name: string) => string;
}

export function WordStudyReading({
  study,
  books,
  links,
}: {
  study: WordStudy;
  books: readonly BookCount[];
  links: StudyLinks;
}) {
  const shownBook = books.find((book) => book.isShown);
  return (
    <>
      <Headword study={study} />
      <BookHistogram word={study.word} books={books} />
      <div className="pt-10 md:pt-14">
        <StudyPart id="definition" title="Biblical definition">
          <div className="grid max-w-measure gap-3 font-serif text-18 leading-relaxed md:text-20">
            {study.biblicalDefinition.split("\n").map((line) => (
              <p key={line}>
                <MixedText text={line} />
              </p>
            ))}
          </div>
          <Counts study={study} allVerses={links.allVerses} />
        </StudyPart>
        <StudyPart id="original" title="Hebrew and Greek">
          <OriginalWords study={study} />
        </StudyPart>
        <StudyPart id="key-verses" title="Key verses">
          <KeyVerses study={study} />
        </StudyPart>
        {study.majorThemes.length > 0 ? (
          <StudyPart id="themes" title="Major themes">
            <ul className="flex flex-wrap gap-x-5 font-serif text-18">
              {study.majorThemes.map((theme) => (
                <li key={theme}>
                  <Link
                    to={links.theme(theme)}
                    className="inline-flex min-h-11 items-center text-ink no-underline hover:text-accent hover:underline"
                  >
                    {theme}
                  </Link>
                </li>
              ))}
            </ul>
          </StudyPart>
        ) : null}
        <StudyPart id="application" title="Practical application">
          <p className="max-w-measure font-serif text-18 leading-relaxed md:text-20">
            {study.practicalApplication}
          </p>
        </StudyPart>
        <StudyPart id="verses" title={shownBook ? `Verses in ${shownBook.book}` : "Verses"}>
          <Verses study={study} shownBook={shownBook} allVerses={links.allVerses} />
        </StudyPart>
      </div>
    </>
  );
}

/** Forms and renderings: what is counted apart from the word itself. */
function Counts({ study, allVerses }: { study: WordStudy; allVerses: string }) {
  const { forms, renderings, occurrencesWithForms, elsewhere, word } = study;
  return (
    <div className="mt-4 grid max-w-measure gap-2 text-14 text-muted">
      {forms.length > 0 ? (
        <p>
          Other forms are counted apart:{" "}
          {forms.map(({ form, occurrences }, index) => (
            <span key={form}>
              {index > 0 ? ", " : ""}
              <Link
                to={formatStudyUrl({ word: form, translation: chosen(study) })}
                className="underlined"
              >
                {form}
              </Link>{" "}
              {occurrences.toLocaleString("en")}
            </span>
          ))}
          . Together {occurrencesWithForms.toLocaleString("en")}.
        </p>
      ) : null}
      {renderings.length > 0 ? (
        <p>
          The KJV has it as{" "}
          {renderings.slice(0, RENDERINGS_SHOWN).map(({ words, occurrences }, index) => (
            <span key={words}>
              {index > 0 ? ", " : ""}
              <Link
                to={`${allVerses.split("#")[0]}?${new URLSearchParams({ rendering: words })}#verses`}
                className="underlined"
              >
                {words}
              </Link>{" "}
              {occurrences.toLocaleString("en")}
            </span>
          ))}
          {renderings.length > RENDERINGS_SHOWN ? ", and in other ways" : ""}.
        </p>
      ) : null}
      {elsewhere.length > 0 ? (
        <p>
          In other texts:{" "}
          {elsewhere.map(({ translation, occurrences }, index) => (
            <span key={translation}>
              {index > 0 ? ", " : ""}
              <Link to={formatStudyUrl({ word, translation })} className="underlined">
                {translation}
              </Link>{" "}
              {occurrences.toLocaleString("en")}
            </span>
          ))}
          .
        </p>
      ) : null}
    </div>
  );
}

/** The text to name in links: none where it is the one that a study takes anyway. */
const chosen = ({ translation }: WordStudy): string | undefined =>
  translation === "KJV" ? undefined : translation;

function KeyVerses({ study }: { study: WordStudy }) {
  return (
    <ul className="grid gap-7">
      {study.keyVerses.map(({ reference, text, highlights, significance, href }) => (
        <li key={reference} className="max-w-measure">
          <blockquote className="font-serif text-18 leading-relaxed md:text-20">
            <ScriptureText text={text} highlights={highlights} />{" "}
            <cite className="font-sans text-14 text-muted not-italic">{study.translation}</cite>
          </blockquote>
          <p className="mt-1.5 text-muted">
            <Link to={href} className="underlined font-semibold">
              {reference}
            </Link>{" "}
            <MixedText text={significance} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Verses({
  study,
  shownBook,
  allVerses,
}: {
  study: WordStudy;
  shownBook: BookCount | undefined;
  allVerses: string;
}) {
  const shown = shownBook ? study.verses : study.verses.slice(0, SAMPLE_VERSES);
  const rest = study.verseCount - shown.length;
  return (
    <>
      {shown.length > 0 ? (
        <VerseLines
          caption={
            shownBook
              ? `Verses of ${shownBook.book} with ${study.word}`
              : `The first verses with ${study.word}`
          }
          verses={shown}
        />
      ) : (
        <p className="text-muted">{shownBook?.book} does not have the word.</p>
      )}
      {rest > 0 ? (
        <p className="mt-3">
          <Link
            to={allVerses}
            className="inline-flex min-h-11 items-center font-medium text-accent no-underline hover:underline"
          >
            and {rest.toLocaleString("en")} more {rest === 1 ? "verse" : "verses"}
          </Link>
        </p>
      ) : null}
    </>
  );
}
