import { Link } from "react-router";
import { ChipLink } from "#src/ui/ways-in.tsx";
import type { WordStudy } from "../contract.ts";
import { formatStudyUrl } from "./study-url.ts";

/** What stands there when no verse has the word. */
export function NothingFound({
  study,
  referenceUrl,
}: {
  study: WordStudy;
  /** Where the word is looked up, if it is written as a reference. */
  referenceUrl: string | undefined;
}) {
  const { word, translation, suggestions, elsewhere } = study;
  return (
    <div className="entry">
      <span />
      <div className="max-w-measure">
        <h1 className="text-30">
          No verse of the {translation} has “{word}”
        </h1>
        {referenceUrl ? (
          <p className="mt-3 text-18 text-muted">
            It reads like a place in the Bible.{" "}
            <Link to={referenceUrl} className="underlined">
              Look up {word}
            </Link>
          </p>
        ) : null}
        {elsewhere.length > 0 ? (
          <p className="mt-3 text-18 text-muted">
            It stands in{" "}
            {elsewhere.map(({ translation: code, occurrences }, index) => (
              <span key={code}>
                {index > 0 ? ", " : ""}
                <Link to={formatStudyUrl({ word, translation: code })} className="underlined">
                  the {code}
                </Link>{" "}
                ({occurrences.toLocaleString("en")})
              </span>
            ))}
            .
          </p>
        ) : null}
        {suggestions.length > 0 ? (
          <>
            <p className="mt-5 text-muted">Words that can be studied:</p>
            <ul className="mt-3 flex flex-wrap gap-2">
              {suggestions.map((suggestion) => (
                <li key={suggestion}>
                  <ChipLink to={formatStudyUrl({ word: suggestion })}>{suggestion}</ChipLink>
                </li>
              ))}
            </ul>
          </>
        ) : elsewhere.length === 0 && !referenceUrl ? (
          <p className="mt-3 text-18 text-muted">
            Try one word, as an older Bible would write it, or a Strong’s number such as G26.
          </p>
        ) : null}
      </div>
    </div>
  );
}
