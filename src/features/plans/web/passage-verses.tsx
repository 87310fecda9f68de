// The verses of a passage. What a setting changes (numbers, size, lines or
// paragraphs) is done by the stylesheet.
import { type BracketEnds, findBracketEnds, sayOmission } from "#src/scripture/disputed.ts";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import type { PassageText } from "../day-contract.ts";

type Verse = PassageText["verses"][number];

export function PassageVerses({ verses }: { verses: readonly Verse[] }) {
  const ends = findBracketEnds(verses);
  const bracketEnds = new Map(verses.map((verse, index) => [verse, ends[index]]));
  return groupParagraphs(verses).map((paragraph) => (
    <div key={paragraph[0]?.reference} className="paragraph">
      {paragraph.map((verse) => (
        <VerseText key={verse.reference} verse={verse} bracketEnds={bracketEnds.get(verse)} />
      ))}
    </div>
  ));
}

function VerseText({ verse, bracketEnds }: { verse: Verse; bracketEnds: BracketEnds | undefined }) {
  return (
    <>
      {verse.title ? <p className="verse-title">{verse.title}</p> : null}
      <p className="verse">
        <span aria-hidden="true" className="verse-number">
          {verse.number}
        </span>
        {verse.text ? (
          <ScriptureText
            text={verse.text}
            supplied={verse.supplied}
            disputed={verse.disputed}
            bracketEnds={bracketEnds}
            wordsOfJesus={verse.wordsOfJesus}
            lineBreaks={verse.lineBreaks}
          />
        ) : (
          <span className="verse-absent">{sayOmission(verse.omission)}</span>
        )}
        {verse.numberedAs ? <span className="verse-absent"> [{verse.numberedAs}]</span> : null}{" "}
      </p>
    </>
  );
}

/** A title or the text's own mark begins a paragraph. */
function groupParagraphs(verses: readonly Verse[]): Verse[][] {
  const paragraphs: Verse[][] = [];
  for (const verse of verses) {
    const current = paragraphs.at(-1);
    if (current && !verse.startsParagraph && !verse.title) current.push(verse);
    else paragraphs.push([verse]);
  }
  return paragraphs;
}
