// A verse of the KJV with the Strong's number after each word that bears one.
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
            {piece}
            <sup>
              {numbers.map(({ strongsNumber, word, gloss, href }, at) => (
                <Fragment key={strongsNumber}>
                  {at > 0 ? " " : ""}
                  <Link to={href} title={`${word}: ${gloss}`}>
                    {strongsNumber}
                  </Link>
                </Fragment>
              ))}
            </sup>
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
