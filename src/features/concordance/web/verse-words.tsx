// The Hebrew or Greek behind each word of a verse of the KJV; loaded, with the
// query library, when asked for.
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { QueryScope } from "#src/query-scope.tsx";
import { SkeletonLines } from "#src/ui/skeleton.tsx";
import { OriginalText } from "./original-text.tsx";
import { originalWordsQuery } from "./queries.ts";

export default function VerseWords(props: { reference: string }) {
  return (
    <QueryScope>
      <VerseWordList {...props} />
    </QueryScope>
  );
}

function VerseWordList({ reference }: { reference: string }) {
  const { data, isError, refetch } = useQuery(originalWordsQuery(reference));
  if (isError) {
    return (
      <p className="text-14 text-muted">
        They could not be fetched just now.{" "}
        <button type="button" className="underlined" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  if (!data) return <SkeletonLines widths={[80, 64, 72]} />;
  if (data.words.length === 0) {
    return <p className="text-14 text-muted">No word of this verse bears a number.</p>;
  }
  return (
    <ul className="grid gap-2.5">
      {data.words.map(({ span, word, strongsNumber, transliteration, gloss, href }) => (
        <li key={`${span[0]} ${strongsNumber}`}>
          <Link to={href} className="text-ink no-underline hover:text-accent hover:underline">
            <span className="font-serif">{data.text.slice(span[0], span[1])}</span>{" "}
            <OriginalText strongsNumber={strongsNumber} className="ml-1 text-18">
              {word}
            </OriginalText>{" "}
            <i className="font-serif text-14 text-muted">{transliteration}</i>
          </Link>
          <p className="line-clamp-2 text-14 text-muted">{gloss}</p>
        </li>
      ))}
    </ul>
  );
}
