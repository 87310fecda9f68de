// A written prayer: our words, the person's own, and Scripture's with where it stands.
import { Fragment } from "react";
import type { Paragraph, TextPart } from "#src/generation/contract.ts";
import { pairMarks } from "#src/scripture/pair-marks.ts";
import { QuotedWords, ScriptureText } from "#src/ui/scripture-text.tsx";

type Quote = Extract<TextPart, { quote: object }>["quote"];

export function PrayerText({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  return (
    <div className="grid max-w-measure gap-4 font-serif text-18 leading-relaxed">
      {paragraphs.map(({ kind, parts }, index) => {
        if (kind === "heading") return <h3 key={index}>{parts.map(showPart)}</h3>;
        if (kind !== "scripture") return <p key={index}>{parts.map(showPart)}</p>;
        return parts.map((part) =>
          "quote" in part ? (
            part.quote.verses && part.quote.verses.length > 1 ? (
              <Psalm key={index} quote={part.quote} isAfter={index === paragraphs.length - 1} />
            ) : (
              <Passage key={index} quote={part.quote} />
            )
          ) : null,
        );
      })}
    </div>
  );
}

function Passage({ quote: { text, reference, translation } }: { quote: Quote }) {
  return (
    <blockquote className="border-accent border-l-2 pl-4">
      <p>
        <ScriptureText text={pairMarks(text)} />
      </p>
      <p className="mt-1 font-sans text-14 text-muted">
        {reference}, {translation}
      </p>
    </blockquote>
  );
}

/** By verses and lines; behind a prayer, or in the middle of one that prays it. */
function Psalm({ quote, isAfter }: { quote: Quote; isAfter: boolean }) {
  const { reference, translation, verses = [] } = quote;
  const title = verses[0]?.title;
  return (
    <section
      aria-label={reference}
      className="mt-2 rounded-card bg-sunk px-5 py-6 md:px-9 md:py-7 forced-colors:border"
    >
      <h4 className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-18">
        {reference}
        <span className="font-sans text-14 text-muted">
          {isAfter ? "To pray after it · " : ""}
          {translation}
        </span>
      </h4>
      {title ? <p className="mt-1 text-16 text-muted italic">{title}</p> : null}
      <div className="mt-4 grid gap-1.5">
        {verses.map(({ number, text, lineBreaks }) => (
          <p key={number} className="relative pl-7">
            <span
              aria-hidden="true"
              className="absolute left-0 top-1 font-sans text-14 text-muted tabular-nums"
            >
              {number}
            </span>
            <ScriptureText text={text} lineBreaks={lineBreaks} />
          </p>
        ))}
      </div>
    </section>
  );
}

function showPart(part: TextPart, index: number, parts: readonly TextPart[]) {
  if ("quote" in part) {
    const next = parts[index + 1] ?? { text: "" };
    return (
      <QuotedWords key={index} {...part.quote} {...("text" in next ? { next: next.text } : {})} />
    );
  }
  if (!part.isOwn) return <Fragment key={index}>{part.text}</Fragment>;
  return (
    <em key={index} className="shadow-[inset_0_-.5em_0_var(--lamp-wash)] forced-colors:underline">
      {part.text}
    </em>
  );
}
