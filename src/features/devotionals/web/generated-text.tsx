// A written piece: our words, and Scripture's with where it stands.
import { Fragment } from "react";
import type { Paragraph, TextPart } from "#src/generation/contract.ts";
import { pairMarks } from "#src/scripture/pair-marks.ts";
import { QuotedWords, ScriptureText } from "#src/ui/scripture-text.tsx";

export function GeneratedText({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  return (
    <div className="scripture grid gap-5">
      {paragraphs.map(({ kind, parts }, index) => {
        if (kind === "heading") {
          return (
            <h2 key={index} className="mt-5 text-24">
              {parts.map(showPart)}
            </h2>
          );
        }
        if (kind !== "scripture") return <p key={index}>{parts.map(showPart)}</p>;
        return parts.map((part) =>
          "quote" in part ? <PassageBlock key={index} {...part.quote} /> : null,
        );
      })}
    </div>
  );
}

/** A passage that stands by itself. */
export function PassageBlock({
  text,
  reference,
  translation,
}: {
  text: string;
  reference: string;
  translation: string;
}) {
  return (
    <blockquote className="max-w-measure border-accent border-l-2 pl-5 font-serif">
      <p>
        <ScriptureText text={pairMarks(text)} />
      </p>
      <cite className="mt-1.5 block font-sans text-14 text-muted not-italic">
        {reference}, {translation}
      </cite>
    </blockquote>
  );
}

/** Plain text with an empty line between its paragraphs. */
export function PlainText({ text }: { text: string }) {
  return (
    <div className="scripture grid gap-4">
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

function showPart(part: TextPart, index: number) {
  if ("text" in part) return <Fragment key={index}>{part.text}</Fragment>;
  return <QuotedWords key={index} {...part.quote} />;
}
