// Verses with the word in one column, as printed concordances set them; on
// narrow screens one below the other.
import { Link } from "react-router";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import type { StudyVerse } from "../contract.ts";
import { cutAround } from "./cut-around.ts";

/** Characters on each side of the word. */
const ROOM = 36;

export function VerseLines({
  caption,
  verses,
}: {
  caption: string;
  verses: readonly StudyVerse[];
}) {
  return (
    <table className="block w-full border-collapse font-serif text-18 leading-snug lg:table lg:text-16 xl:text-18">
      <caption className="sr-only">{caption}</caption>
      <tbody className="block lg:table-row-group">
        {verses.map((verse) => (
          <VerseLine key={verse.reference} verse={verse} />
        ))}
      </tbody>
    </table>
  );
}

const CELL =
  "inline whitespace-break-spaces lg:table-cell lg:border-line lg:border-b lg:py-2.5 lg:align-baseline";

function VerseLine({ verse }: { verse: StudyVerse }) {
  const { reference, context, highlights, href, wordsHref } = verse;
  const { before, word, after, isCutBefore, isCutAfter } = cutAround(
    context,
    highlights[0] ?? [0, 0],
    ROOM,
  );
  return (
    <tr className="block border-line border-b pt-1 pb-3 lg:table-row">
      <th
        scope="row"
        className="block whitespace-nowrap text-left font-normal font-sans text-14 lg:table-cell lg:border-line lg:border-b lg:py-2.5 lg:pr-4 lg:align-baseline"
      >
        <Link to={href} className="underlined inline-flex min-h-11 items-center lg:min-h-8">
          {reference}
        </Link>
        {highlights.length > 1 ? (
          <span className="ml-2 text-12 text-muted">{highlights.length} times</span>
        ) : null}
        <Link
          to={wordsHref}
          data-print="no"
          className="ml-3 inline-flex min-h-11 min-w-11 items-center text-muted no-underline hover:text-accent hover:underline lg:min-h-8"
        >
          words<span className="sr-only"> of {reference}, one by one</span>
        </Link>
      </th>
      <td className={`${CELL} lg:w-[46%] lg:text-right`}>
        {isCutBefore ? "…" : ""}
        <ScriptureText text={before} />
      </td>
      <td className={CELL}>
        <b className="font-semibold text-accent">{word}</b>
        <ScriptureText text={after} />
        {isCutAfter ? "…" : ""}
      </td>
    </tr>
  );
}
