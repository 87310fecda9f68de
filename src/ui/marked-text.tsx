// A paragraph of ours in which Scripture is quoted.
import { Fragment } from "react";
import { Link } from "react-router";
import { moveStop, quoteWords } from "#src/scripture/pair-marks.ts";
import { ScriptureText } from "./scripture-text.tsx";

export type MarkedPiece =
  | { readonly kind: "words"; readonly text: string }
  | {
      readonly kind: "quotation";
      readonly text: string;
      readonly reference: string;
      readonly translation: string;
      /** Where it is in the reader. */
      readonly href: string;
    };

/** Our words, with each quotation followed by its reference. */
export function MarkedText({
  pieces,
  shownAbove,
}: {
  pieces: readonly MarkedPiece[];
  /** A verse shown right above with its reference: what is quoted of it is not named again. */
  shownAbove?: { readonly reference: string; readonly translation: string };
}) {
  return pieces.map((piece, index) => {
    const isAbove =
      piece.kind === "quotation" &&
      piece.reference === shownAbove?.reference &&
      piece.translation === shownAbove.translation;
    const next = pieces[index + 1]?.text ?? "";
    return <Fragment key={index}>{showPiece(piece, next, isAbove)}</Fragment>;
  });
}

function showPiece(piece: MarkedPiece, next: string, isAbove: boolean) {
  if (piece.kind === "words") return piece.text;
  if (isAbove) return <Quoted words={piece.text} />;
  const { words, stop } = moveStop(piece.text, next);
  return (
    <>
      <Quoted words={words} /> (
      <Link to={piece.href} className="underlined">
        {joinNumber(piece.reference)}
      </Link>
      <span className="text-muted">, {piece.translation}</span>){stop}
    </>
  );
}

/** `1 Samuel` is not torn apart at the end of a line. */
const joinNumber = (reference: string): string => reference.replace(/^(\d) /, "$1\u00a0");

const Quoted = ({ words }: { words: string }) => (
  <q className="before:content-none after:content-none">
    <ScriptureText text={quoteWords(words)} />
  </q>
);
