// The Hebrew and Greek behind a word, the commonest first.
import { Link } from "react-router";
import type { OriginalWord, WordStudy } from "../contract.ts";
import { MixedText, OriginalText } from "./original-text.tsx";

const WORDS_SHOWN = 4;

export function OriginalWords({ study }: { study: WordStudy }) {
  const { hebrew, greek, note } = study.originalLanguage;
  return (
    <>
      <div className="grid gap-8 md:grid-cols-2 md:gap-12">
        <Language name="Hebrew" words={hebrew} study={study} />
        <Language name="Greek" words={greek} study={study} />
      </div>
      {note ? <p className="mt-4 max-w-measure text-14 text-muted">{note}</p> : null}
    </>
  );
}

function Language({
  name,
  words,
  study,
}: {
  name: string;
  words: readonly OriginalWord[];
  study: WordStudy;
}) {
  return (
    <div>
      <h3 className="border-ink border-b pb-2 font-sans font-semibold text-14 tracking-normal">
        {name}
      </h3>
      {words.length > 0 ? (
        <>
          <WordList words={words.slice(0, WORDS_SHOWN)} kind={study.kind} />
          {words.length > WORDS_SHOWN ? (
            <details>
              <summary className="inline-flex min-h-11 items-center font-medium text-accent hover:underline">
                {words.length - WORDS_SHOWN} more in {name}
              </summary>
              <WordList words={words.slice(WORDS_SHOWN)} kind={study.kind} />
            </details>
          ) : null}
        </>
      ) : (
        <p className="py-3.5 text-muted">
          No {name} word is numbered behind “{study.word}”.
        </p>
      )}
    </div>
  );
}

function WordList({ words, kind }: { words: readonly OriginalWord[]; kind: WordStudy["kind"] }) {
  return (
    <ul>
      {words.map((word) => (
        <Word key={word.strongsNumber} word={word} isWhole={kind === "original"} />
      ))}
    </ul>
  );
}

function Word({ word, isWhole }: { word: OriginalWord; isWhole: boolean }) {
  const { strongsNumber, transliteration, scholarly, pronunciation, gloss, note, derivation } =
    word;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 gap-y-1 border-line border-b py-3.5 last:border-b-0">
      <p>
        <Link to={word.href} className="text-ink no-underline hover:text-accent hover:underline">
          <OriginalText strongsNumber={strongsNumber} className="text-24 leading-9">
            {word.word}
          </OriginalText>{" "}
          <i className="ml-1 font-serif text-muted">{transliteration}</i>
        </Link>
        <span className="ml-2.5 inline-block text-14 text-muted">{pronunciation}</span>
        {scholarly ? (
          <span className="ml-2.5 inline-block text-14 text-muted">
            today <i className="font-serif">{scholarly}</i>
          </span>
        ) : null}
      </p>
      <p className="text-right text-14 text-muted tabular-nums">
        {strongsNumber}
        <br />
        {isWhole
          ? `${word.occurrences.toLocaleString("en")} times`
          : `${word.rendered.toLocaleString("en")} of ${word.occurrences.toLocaleString("en")} times`}
      </p>
      <p className="col-span-full max-w-measure">{gloss}</p>
      {note ? <p className="col-span-full max-w-measure text-14">{note}</p> : null}
      {derivation && derivation !== word.definition ? (
        <p className="col-span-full max-w-measure text-14 text-muted">
          <MixedText text={derivation} />
        </p>
      ) : null}
    </li>
  );
}
