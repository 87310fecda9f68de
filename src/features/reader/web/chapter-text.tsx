// A chapter's verses. Everything that a setting changes (numbers, size, lines
// or paragraphs, red letters) is done by the stylesheet.

import { type BracketEnds, findBracketEnds, sayOmission } from "#src/scripture/disputed.ts";
import type { VerseSpan } from "#src/scripture/verse-span.ts";
import type { ColoredRange } from "#src/ui/cut-text.ts";
import { useDeviceSetting } from "#src/ui/device-setting.ts";
import { VERSE_NUMBERS_ALOUD } from "#src/ui/reading-settings.ts";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import type { Chapter, ChapterVerse } from "../contract.ts";

/** Its book, and its number as large as a page bears. */
export function ChapterHeading({ chapter }: { chapter: Pick<Chapter, "reference" | "chapter"> }) {
  const name = chapter.reference.slice(0, chapter.reference.lastIndexOf(" "));
  return (
    <header className="mb-4 lg:-mt-2">
      <h1 className="text-24 font-normal tracking-normal md:max-lg:text-20">
        {name}{" "}
        <span className="font-light text-48 leading-none tracking-tight md:-ml-1 md:block md:text-[6.5rem] md:leading-[0.95]">
          {chapter.chapter}
        </span>
      </h1>
    </header>
  );
}

export function ChapterText({
  chapter,
  chosen,
  notedVerses,
  highlights,
  beside,
}: {
  chapter: Chapter;
  /** Stand out from the others: those that were asked for. */
  chosen?: VerseSpan | undefined;
  /** Those with a quiet mark: the reader has written on them. */
  notedVerses?: ReadonlySet<number>;
  /** By verse, the parts of its text that the reader gave a color. */
  highlights?: ReadonlyMap<number, readonly ColoredRange[]>;
  /** The same chapter in a second translation, set beside it verse by verse. */
  beside?: Chapter | undefined;
}) {
  const bracketEnds = findBracketEnds(chapter.verses);
  const [aloud] = useDeviceSetting(VERSE_NUMBERS_ALOUD);
  const headings = new Map(chapter.headings?.map(({ verse, text }) => [verse, text]));
  const show = (verse: ChapterVerse) => (
    <Verse
      key={verse.number}
      verse={verse}
      bracketEnds={bracketEnds[verse.number - 1]}
      isChosen={!!chosen && verse.number >= chosen.from && verse.number <= chosen.to}
      isNoted={notedVerses?.has(verse.number)}
      colored={highlights?.get(verse.number)}
      saysNumber={aloud === "spoken"}
      heading={headings.get(verse.number)}
    />
  );
  if (beside) {
    const ends = findBracketEnds(beside.verses);
    return chapter.verses.map((verse, index) => (
      <div key={verse.number} className="verse-pair">
        <div>{show(verse)}</div>
        <SecondVerse
          verse={beside.verses[index]}
          bracketEnds={ends[index]}
          translation={beside.translation}
        />
      </div>
    ));
  }
  return groupParagraphs(chapter.verses, headings).map((paragraph) => (
    <div key={paragraph[0]?.number} className="paragraph">
      {paragraph.map(show)}
    </div>
  ));
}

/** To be read only: what is done with a verse is done with the first translation's. */
function SecondVerse({
  verse,
  bracketEnds,
  translation,
}: {
  verse: ChapterVerse | undefined;
  bracketEnds: BracketEnds | undefined;
  translation: string;
}) {
  if (!verse) return <div />;
  return (
    <div>
      {verse.title ? <p className="verse-title">{verse.title}</p> : null}
      <p className="verse">
        <span className="verse-number verse-text-name">{translation}</span>
        <VerseWords verse={verse} bracketEnds={bracketEnds} colored={undefined} />
      </p>
    </div>
  );
}

function Verse({
  verse,
  bracketEnds,
  isChosen,
  isNoted,
  colored,
  saysNumber,
  heading,
}: {
  verse: ChapterVerse;
  bracketEnds: BracketEnds | undefined;
  isChosen: boolean;
  isNoted: boolean | undefined;
  colored: readonly ColoredRange[] | undefined;
  /** To screen readers. */
  saysNumber: boolean;
  /** Our name for the passage that begins here. */
  heading: string | undefined;
}) {
  const { number } = verse;
  return (
    <>
      {heading ? <h2 className="passage-heading">{heading}</h2> : null}
      {verse.title ? <p className="verse-title">{verse.title}</p> : null}
      <p
        id={`v${number}`}
        className="verse"
        data-verse={number}
        data-chosen={isChosen || undefined}
        data-noted={isNoted || undefined}
      >
        {/* For the eye and the pointer, unless the reader chose to hear them: the verse panel serves the rest. */}
        <span aria-hidden={!saysNumber}>
          <a href={`#v${number}`} className="verse-number" tabIndex={-1}>
            {number}
          </a>
        </span>
        <VerseWords verse={verse} bracketEnds={bracketEnds} colored={colored} />{" "}
      </p>
    </>
  );
}

/** The words of one verse with their markup, or why the text does not have it. */
export function VerseWords({
  verse,
  bracketEnds,
  colored,
}: {
  verse: ChapterVerse;
  bracketEnds: BracketEnds | undefined;
  colored: readonly ColoredRange[] | undefined;
}) {
  const { text, omission } = verse;
  return (
    <>
      {text ? (
        <ScriptureText
          text={text}
          colored={colored}
          supplied={verse.supplied}
          disputed={verse.disputed}
          bracketEnds={bracketEnds}
          wordsOfJesus={verse.wordsOfJesus}
          lineBreaks={verse.lineBreaks}
        />
      ) : (
        <span className="verse-absent">{sayOmission(omission)}</span>
      )}
      {verse.numberedAs ? <span className="verse-absent"> [{verse.numberedAs}]</span> : null}
    </>
  );
}

/** A title, a heading or the text's own mark begins a paragraph. */
function groupParagraphs(
  verses: readonly ChapterVerse[],
  headings: ReadonlyMap<number, string>,
): ChapterVerse[][] {
  const paragraphs: ChapterVerse[][] = [];
  for (const verse of verses) {
    const current = paragraphs[paragraphs.length - 1];
    if (current && !verse.startsParagraph && !verse.title && !headings.has(verse.number))
      current.push(verse);
    else paragraphs.push([verse]);
  }
  return paragraphs;
}
