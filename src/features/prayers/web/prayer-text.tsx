// A written prayer: our words, and Scripture's with where it stands.
import { Fragment } from "react";
import type { Paragraph, TextPart } from "#src/generation/contract.ts";
import { pairMarks } from "#src/scripture/pair-marks.ts";
import { QuotedWords, ScriptureText } from "#src/ui/scripture-text.tsx";

export function PrayerText({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  return (
    <div className="grid max-w-measure gap-4 font-serif text-18 leading-relaxed">
      {paragraphs.map(({ kind, parts }, index) => {
        if (kind === "heading") return <h3 key={index}>{parts.map(showPart)}</h3>;
        if (kind !== "scripture") return <p key={index}>{parts.map(showPart)}</p>;
        return parts.map((part) =>
          "quote" in part ? (
            <blockquote key={index} className="border-accent border-l-2 pl-4">
              <p>
                <ScriptureText text={pairMarks(part.quote.text)} />
              </p>
              <p className="mt-1 font-sans text-14 text-muted">
                {part.quote.reference}, {part.quote.translation}
              </p>
            </blockquote>
          ) : null,
        );
      })}
    </div>
  );
}

function showPart(part: TextPart, index: number) {
  if ("text" in part) return <Fragment key={index}>{part.text}</Fragment>;
  return <QuotedWords key={index} {...part.quote} />;
}
