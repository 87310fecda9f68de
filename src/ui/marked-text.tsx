// A paragraph of ours in which Scripture is quoted.
import { Fragment } from "react";
import { Link } from "react-router";
import { quoteWords } from "#src/scripture/pair-marks.ts";
import { ScriptureText } from "./scripture-text.tsx";

export type MarkedPiece =
  | { readonly kind: "words"; readonly text: string }
  | {
      readonly kind: "quotation";
      readonly text: string;
      readonly reference: string;
      readonly translation: string;
      /** Where it stands in the reader. */
      readonly href: string;
    };

/** Our words, with each quotation followed by where it stands. */
export function MarkedText({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return pieces.map((piece, index) => <Fragment key={index}>{showPiece(piece)}</Fragment>);
}

function showPiece(piece: MarkedPiece) {
  if (piece.kind === "words") return piece.text;
  return (
    <>
      <q className="before:content-none after:content-none">
        <ScriptureText text={quoteWords(piece.text)} />
      </q>{" "}
      (
      <Link to={piece.href} className="underlined">
        {piece.reference}
      </Link>
      <span className="text-muted">, {piece.translation}</span>)
    </>
  );
}
