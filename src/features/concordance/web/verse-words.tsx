// The Hebrew or Greek behind the words of a verse of the KJV; loaded, with the
// query library, when asked for.
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { QueryScope } from "#src/web/query-scope.tsx";
import type { OriginalWords } from "../contract.ts";
import { OriginalText } from "./original-text.tsx";
import { originalWordsQuery } from "./queries.ts";

interface VerseWordsProps {
  readonly reference: string;
  /** Where in the verse's text a word was pressed. */
  readonly pressedAt: number | undefined;
  /** Whether all words were asked for, as against the pressed one. */
  readonly isAsked: boolean;
}

export default function VerseWords(props: VerseWordsProps) {
  return (
    <QueryScope>
      <VerseWordList {...props} />
    </QueryScope>
  );
}

function VerseWordList({ reference, pressedAt, isAsked }: VerseWordsProps) {
  const { data, isError, refetch } = useQuery(originalWordsQuery(reference));
  if (isError) {
    return (
      <p className="text-14 text-muted">
        They could not be fetched just now.{" "}
        <button type="button" className="underlined min-h-11" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  if (!data) return <SkeletonLines widths={[64, 80]} />;
  if (data.words.length === 0) {
    return <p className="text-14 text-muted">No word of this verse bears a number.</p>;
  }
  if (isAsked) return <Words of={data} words={data.words} />;
  const pressed = data.words.filter(
    ({ span: [start, end] }) => pressedAt !== undefined && start <= pressedAt && pressedAt <= end,
  );
  const others = data.words.filter((word) => !pressed.includes(word));
  return (
    <>
      <div aria-live="polite">
        {pressed.length > 0 ? (
          <Words of={data} words={pressed} />
        ) : (
          <p className="text-14 text-muted">The word you pressed bears no number of its own.</p>
        )}
      </div>
      {others.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-11 items-center font-medium text-14 text-accent hover:underline">
            Other words of this verse
          </summary>
          <Words of={data} words={others} />
        </details>
      ) : null}
    </>
  );
}

function Words({ of: verse, words }: { of: OriginalWords; words: OriginalWords["words"] }) {
  return (
    <ul className="grid gap-1 lg:gap-2.5">
      {words.map(({ span, word, strongsNumber, transliteration, gloss, href }) => (
        <li key={`${span[0]} ${strongsNumber}`}>
          <Link
            to={href}
            className="inline-flex min-h-11 flex-wrap items-baseline gap-x-2 pt-2 text-ink no-underline hover:text-accent hover:underline lg:min-h-0 lg:pt-0"
          >
            <span className="font-serif">{verse.text.slice(span[0], span[1])}</span>{" "}
            <OriginalText strongsNumber={strongsNumber} className="text-18">
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
