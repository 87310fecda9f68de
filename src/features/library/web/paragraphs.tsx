import { Link } from "react-router";
import { MarkedText } from "#src/ui/marked-text.tsx";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import type { NumberedVerse, Paragraph } from "../contract.ts";

/** What is read in full. */
export function Paragraphs({
  paragraphs,
  shownAbove,
}: {
  paragraphs: readonly Paragraph[];
  /** The verse right above them. */
  shownAbove?: { readonly reference: string; readonly translation: string };
}) {
  return (
    <div className="scripture grid gap-4">
      {paragraphs.map((pieces, index) => (
        <p key={index}>
          <MarkedText pieces={pieces} {...(shownAbove ? { shownAbove } : {})} />
        </p>
      ))}
    </div>
  );
}

/** What stands at the head of a page, before the main content. */
export function Introduction({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  return (
    <div className="grid max-w-measure gap-3 text-18 text-muted">
      {paragraphs.map((pieces, index) => (
        <p key={index}>
          <MarkedText pieces={pieces} />
        </p>
      ))}
    </div>
  );
}

/** A verse that a piece stands on, or a passage verse by verse. */
export function Verse({
  verse,
}: {
  verse: {
    text: string;
    verses?: readonly NumberedVerse[] | undefined;
    reference: string;
    translation: string;
    href: string;
  };
}) {
  return (
    <blockquote className="scripture border-accent border-l-2 pl-5">
      {verse.verses ? (
        <Verses verses={verse.verses} />
      ) : (
        <p>
          <ScriptureText text={verse.text} />
        </p>
      )}
      <cite className="block font-sans text-14 text-muted not-italic">
        <Link to={verse.href} className="underlined inline-flex min-h-11 items-center">
          {verse.reference}
        </Link>
        , {verse.translation}
      </cite>
    </blockquote>
  );
}

/** Each verse by itself behind its number; of a poem, line by line. */
function Verses({ verses }: { verses: readonly NumberedVerse[] }) {
  return (
    <p>
      {verses.map(({ number, text, lineBreaks }) => (
        // Two chapters may share a number.
        <span key={`${number} ${text}`} className="relative mt-2 block pl-7 first:mt-0">
          {/* Numbers are for the eye: read out, they would break the sentences. */}
          <span
            aria-hidden="true"
            className="absolute top-[0.75em] left-0 select-none font-sans text-[0.62em] text-muted leading-none"
          >
            {number}
          </span>
          <ScriptureText text={text} lineBreaks={lineBreaks} />{" "}
        </span>
      ))}
    </p>
  );
}

/** In plain words, for where nothing can be marked. */
export const writePlain = (paragraphs: readonly Paragraph[]): string =>
  paragraphs.map((pieces) => pieces.map(({ text }) => text).join("")).join(" ");
