import { Link } from "react-router";
import type { NotePassage } from "../contract.ts";

/** Where a passage begins in the reader. */
export const findPassageUrl = (
  { bookSlug, from }: NotePassage,
  /** Slug of a text. */
  translation: string,
): string => `/bible/${translation}/${bookSlug}/${from.chapter}#v${from.verse}`;

/** A note's reference; as far as it was read, it leads to the reader. */
export function ReferenceLinks({
  reference,
  passages,
  translation,
}: {
  reference: string;
  passages: readonly NotePassage[];
  translation: string;
}) {
  const named = passages.filter(({ isNamed }) => isNamed);
  if (named.length === 0) return reference;
  return named.map((passage, at) => (
    <span key={passage.reference}>
      {at > 0 ? "; " : ""}
      <Link to={findPassageUrl(passage, translation)} className="underlined">
        {passage.reference}
      </Link>
    </span>
  ));
}
