// The stored text of a verse with its markup. No matter what is done here, the
// letters stay those that are stored.
import { Fragment, type ReactNode } from "react";
import { beginsSentence, quoteWords } from "#src/scripture/pair-marks.ts";
import { cutText, type TextMarks, type TextPiece } from "./cut-text.ts";

export function ScriptureText({ text, ...marks }: TextMarks & { text: string }) {
  const lines = cutText(text, marks);
  if (lines.length === 1) return lines[0]?.map(showPiece);
  return lines.map((line) => (
    <span key={line[0]?.start} className="verse-line">
      {line.map(showPiece)}
    </span>
  ));
}

function showPiece(piece: TextPiece): ReactNode {
  let shown: ReactNode = setDivineName(piece.text);
  if (piece.isWordOfJesus) shown = <span className="words-of-jesus">{shown}</span>;
  if (piece.isSupplied) shown = <i>{shown}</i>;
  if (piece.color) shown = <mark data-highlight={piece.color}>{shown}</mark>;
  if (piece.isHighlighted) shown = <mark>{shown}</mark>;
  return (
    <Fragment key={piece.start}>
      {piece.before}
      {shown}
      {piece.after}
    </Fragment>
  );
}

/** LORD and GOD represent the divine name and are set in small capitals. */
function setDivineName(text: string): ReactNode {
  if (!text.includes("LORD") && !text.includes("GOD")) return text;
  return text.split(/\b(LORD|GOD)\b/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index}>
        {part[0]}
        <span className="small-caps">{part.slice(1)}</span>
      </span>
    ),
  );
}

/** Words of Scripture within a sentence, with their reference. */
export function QuotedWords({
  text,
  reference,
  translation,
  next,
}: {
  text: string;
  reference: string;
  translation: string;
  /** What follows in the paragraph: where it begins a sentence, this one is ended. */
  next?: string;
}) {
  return (
    <>
      <ScriptureText text={quoteWords(text.replace(/[,;:.]$/, ""))} />{" "}
      <span className="font-sans text-14 text-muted">
        ({reference}, {translation})
      </span>
      {next !== undefined && beginsSentence(next) ? "." : null}
    </>
  );
}
