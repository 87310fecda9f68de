// How the query was taken, and the other ways of taking it.
import { Link } from "react-router";
import { Notice } from "#src/ui/notice.tsx";
import type { Reading } from "../contract.ts";
import { formatSearchUrl } from "./search-url.ts";

export function HowRead({
  reading,
  total,
  translation,
}: {
  reading: Reading;
  total: number;
  /** As named in the URL, to be carried along in the links. */
  translation: string | undefined;
}) {
  return (
    <div className="mt-5 grid gap-3 text-muted">
      <p role="status">
        <span className="font-semibold text-ink">{countVerses(total)}</span>{" "}
        <span lang={reading.language}>{reading.says}</span>
        {reading.alternatives.map((other) => (
          <span key={`${other.label} ${other.query}`}>
            {" "}
            <Link
              to={formatSearchUrl({ ...other, translation })}
              className="underlined whitespace-nowrap"
            >
              {other.label} ({other.total.toLocaleString("en")})
            </Link>
          </span>
        ))}
      </p>
      {reading.notice ? <Notice>{reading.notice}</Notice> : null}
      {reading.suggestions.length > 0 ? (
        <p>
          Did you mean{" "}
          {reading.suggestions.map((suggestion, index) => (
            <span key={suggestion}>
              {index > 0 ? (index === reading.suggestions.length - 1 ? " or " : ", ") : ""}
              <Link
                to={formatSearchUrl({ query: suggestion, translation })}
                className="underlined font-serif italic"
              >
                {suggestion}
              </Link>
            </span>
          ))}
          ?
        </p>
      ) : null}
    </div>
  );
}

function countVerses(total: number): string {
  if (total === 0) return "No verses.";
  return total === 1 ? "1 verse." : `${total.toLocaleString("en")} verses.`;
}
