// A verse of the KJV with the Strong's number under each word that bears one.
import { Fragment } from "react";
import { Link } from "react-router";
import type { VerseNumbers } from "#src/features/concordance/contract.ts";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import { cutAtNumbers } from "./cut-at-numbers.ts";

type TextRange = readonly [start: number, end: number];

export function NumberedText({
  text,
  words,
  supplied = [],
  differences = [],
}: {
  text: string;
  words: VerseNumbers[number]["words"];
  supplied?: readonly TextRange[] | undefined;
  differences?: readonly TextRange[] | undefined;
}) {
  return (
    <span className="numbered differences">
      {cutAtNumbers(text, words).map(({ start, end, numbers }) => {
        const piece = (
          <ScriptureText
            text={text.slice(start, end)}
            supplied={clip(supplied, start, end)}
            highlights={clip(differences, start, end)}
          />
        );
        if (numbers.length === 0) return <Fragment key={start}>{piece}</Fragment>;
        return (
          <span key={start} className="numbered-word">
            <span>{piece}</span>
            <span className="numbered-below">
              {numbers.map(({ strongsNumber, word, gloss, href }) => (
                <Link key={strongsNumber} to={href} title={`${word}: ${gloss}`}>
                  {strongsNumber}
                </Link>
              ))}
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** What of some ranges lies in a piece, counted from the piece's beginning. */
const clip = (ranges: readonly TextRange[], start: number, end: number): TextRange[] =>
  ranges
    .filter(([from, to]) => from < end && to > start)
    .map(([from, to]) => [Math.max(from, start) - start, Math.min(to, end) - start]);
