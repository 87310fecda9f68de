import { Link } from "react-router";
import { Notice } from "#src/ui/notice.tsx";
import type { WordStudy } from "../contract.ts";
import { MixedText, OriginalText } from "./original-text.tsx";
import { AnotherWord } from "./word-form.tsx";

/** The word, how often it stands, and how it was read where that is not plain. */
export function Headword({ study }: { study: WordStudy }) {
  const { word, kind, occurrences, verseCount, translation } = study;
  const [original] = [...study.originalLanguage.hebrew, ...study.originalLanguage.greek];
  return (
    <header className="grid gap-6 pt-6 pb-2 md:grid-cols-[minmax(0,1fr)_22rem] md:items-end md:pt-12 md:pb-6">
      <div>
        <h1 className="font-normal text-60 leading-none tracking-[-0.03em]">
          {kind === "original" && original ? (
            <OriginalText strongsNumber={original.strongsNumber}>{word}</OriginalText>
          ) : (
            word
          )}
        </h1>
        <p className="mt-3 text-18 text-muted">
          <span className="font-semibold text-ink">
            {occurrences.toLocaleString("en")} {occurrences === 1 ? "occurrence" : "occurrences"}
          </span>{" "}
          in {verseCount.toLocaleString("en")} {verseCount === 1 ? "verse" : "verses"} of the{" "}
          {translation}
        </p>
        {kind === "original" ? (
          <p className="mt-1 text-muted">
            <MixedText text={study.says} />
          </p>
        ) : null}
        {study.notice ? (
          <div className="mt-4 text-muted">
            <Notice>{study.notice}</Notice>
          </div>
        ) : null}
        {study.alternatives.length > 0 ? (
          <p className="mt-2 text-muted">
            Did you mean{" "}
            {study.alternatives.map((other, index) => (
              <span key={other.href}>
                {index > 0 ? (index === study.alternatives.length - 1 ? " or " : ", ") : ""}
                <Link to={other.href} className="underlined">
                  <MixedText text={other.label} />
                </Link>
              </span>
            ))}
            ?
          </p>
        ) : null}
      </div>
      <AnotherWord />
    </header>
  );
}
