import { Link } from "react-router";
import type { IntroductionPiece, Topic } from "../contract.ts";

/** Our words, with each quotation followed by where it stands. */
export function Introduction({ paragraphs }: { paragraphs: Topic["introduction"] }) {
  return (
    <div className="grid max-w-measure gap-4 font-serif text-18 leading-relaxed lg:text-20">
      {paragraphs.map((pieces, index) => (
        <p key={index}>{pieces.map(showPiece)}</p>
      ))}
    </div>
  );
}

function showPiece(piece: IntroductionPiece, index: number) {
  if (piece.kind === "words") return piece.text;
  return (
    <span key={index}>
      “<q className="before:content-none after:content-none">{piece.text}</q>” (
      <Link to={piece.href} className="underlined">
        {piece.reference}
      </Link>
      <span className="text-muted">, {piece.translation}</span>)
    </span>
  );
}
