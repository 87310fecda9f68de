// What stands there when a word could not be studied: the reason, and the word
// still in its box.
import type { ReactNode } from "react";
import { Link, useLocation, useNavigation, useParams, useSearchParams } from "react-router";
import { buttonClass } from "#src/ui/button.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { PageToast } from "#src/ui/toaster.tsx";
import { isUnreached, UNREACHED } from "#src/ui/unreached.tsx";
import { PopularWords } from "./explore.tsx";
import { StudyForm } from "./study-form.tsx";
import { readStudyUrl } from "./study-url.ts";

export const FAILED = "Failed to search concordance. Please try again.";

export function StudyFailed({
  word,
  sentence,
  children,
}: {
  word: string;
  sentence: string;
  children?: ReactNode;
}) {
  return (
    <>
      <div className="wrap">
        <h1 className="sr-only">Bible concordance</h1>
        <div className="pt-2 md:pt-4">
          <StudyForm value={word} />
        </div>
        <div className="entry pt-10">
          <span />
          <div>
            <p className="font-serif text-20">{sentence}</p>
            {children}
          </div>
        </div>
      </div>
      <PopularWords />
      {word ? <PageToast key={word} tone="danger" title="Search Failed" text={sentence} /> : null}
    </>
  );
}

/** For a page whose server could not be reached, or that broke on the way. */
export function StudyUnanswered({ error }: { error: unknown }) {
  const { word: named } = useParams();
  const [parameters] = useSearchParams();
  const { pathname, search } = useLocation();
  const isTrying = useNavigation().state !== "idle";
  const word = readStudyUrl(named ?? parameters.get("q") ?? "", parameters).word;
  if (isTrying) {
    return (
      <div className="wrap pt-12" role="status">
        <span className="sr-only">Studying the word</span>
        <SkeletonLines widths={[40, 90, 84, 62]} />
      </div>
    );
  }
  return (
    <StudyFailed
      word={word}
      sentence={word ? FAILED : "The concordance could not be opened just now."}
    >
      {isUnreached(error) ? (
        <p className="mt-2 text-muted">
          {UNREACHED.title}. {UNREACHED.text}
        </p>
      ) : null}
      <Link
        to={`${pathname}${search}`}
        className={buttonClass({ kind: "secondary", className: "mt-4" })}
      >
        Try again
      </Link>
    </StudyFailed>
  );
}
