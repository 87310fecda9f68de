// A word study as it is read: from the word to its verses.
import { Link } from "react-router";
import { ChipLink } from "#src/ui/chip.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import type { WordStudy } from "../contract.ts";
import { type BookCount, BookHistogram } from "./book-histogram.tsx";
import { MixedText, OriginalText } from "./original-text.tsx";
import { OriginalWords } from "./original-words.tsx";
import { formatStudyAddress } from "./study-address.ts";
import { StudyPart } from "./study-part.tsx";
import { VerseLines } from "./verse-lines.tsx";
import { AnotherWord } from "./word-form.tsx";

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

function Headword({ study }: { study: WordStudy }) {
  const { word, kind, occurrences, verseCount, translation } = study;
  const [original] = [...study.originalLanguage.hebrew, ...study.originalLanguage.greek];
  return (
    <header className="grid gap-6 pt-6 pb-2 md:grid-cols-[minmax(0,1fr)_22rem] md:items-end md:pt-12 md:pb-6">
      <div>
        <h1 className="font-normal text-60 leading-none tracking-[-0.03em]">
          {kind === "original" && original ? (
            <OriginalText strongsNumber={original.strongsNumber}>{word}</OriginalText>
          ) : (
            word
          )}
        </h1>
        <p className="mt-3 text-18 text-muted">
          <span className="font-semibold text-ink">
            {occurrences.toLocaleString("en")} {occurrences === 1 ? "occurrence" : "occurrences"}
          </span>{" "}
          in {verseCount.toLocaleString("en")} {verseCount === 1 ? "verse" : "verses"} of the{" "}
          {translation}
        </p>
        {kind === "original" ? (
          <p className="mt-1 text-muted">
            <MixedText text={study.says} />
          </p>
        ) : null}
        {study.notice ? (
          <div className="mt-4 text-muted">
            <Notice>{study.notice}</Notice>
          </div>
        ) : null}
        {study.alternatives.length > 0 ? (
          <p className="mt-2 text-muted">
            Did you mean{" "}
            {study.alternatives.map((other, index) => (
              <span key={other.href}>
                {index > 0 ? (index === study.alternatives.length - 1 ? " or " : ", ") : ""}
                <Link to={other.href} className="underlined">
                  <MixedText text={other.label} />
                </Link>
              </span>
            ))}
            ?
          </p>
        ) : null}
      </div>
      <AnotherWord />
    </header>
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
                to={formatStudyAddress({ word: form, translation: chosen(study) })}
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
              <Link to={formatStudyAddress({ word, translation })} className="underlined">
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

/** The text to keep in links: none where it is the one that a study takes anyway. */
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
            <Link
              to={href}
              className="font-semibold text-ink no-underline hover:text-accent hover:underline"
            >
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

/** What stands there when no verse has the word. */
export function NothingFound({ study }: { study: WordStudy }) {
  const { word, translation, suggestions, elsewhere } = study;
  return (
    <div className="entry">
      <span />
      <div className="max-w-measure">
        <h1 className="text-30">
          No verse of the {translation} has “{word}”
        </h1>
        {elsewhere.length > 0 ? (
          <p className="mt-3 text-18 text-muted">
            It stands in{" "}
            {elsewhere.map(({ translation: code, occurrences }, index) => (
              <span key={code}>
                {index > 0 ? ", " : ""}
                <Link to={formatStudyAddress({ word, translation: code })} className="underlined">
                  the {code}
                </Link>{" "}
                ({occurrences.toLocaleString("en")})
              </span>
            ))}
            .
          </p>
        ) : null}
        {suggestions.length > 0 ? (
          <>
            <p className="mt-5 text-muted">Words that can be studied:</p>
            <ul className="mt-3 flex flex-wrap gap-2">
              {suggestions.map((suggestion) => (
                <li key={suggestion}>
                  <ChipLink to={formatStudyAddress({ word: suggestion })}>{suggestion}</ChipLink>
                </li>
              ))}
            </ul>
          </>
        ) : elsewhere.length === 0 ? (
          <p className="mt-3 text-18 text-muted">
            Try one word, as an older Bible would write it, or a Strong’s number such as G26.
          </p>
        ) : null}
      </div>
    </div>
  );
}
