// The Hebrew words of a verse in their order, or, in the New Testament, the
// KJV's words with the Greek that its numbering names.
import { Link } from "react-router";
import type { AnalysedWord, WordByWord, WordOfVerse } from "../contract.ts";
import { OriginalText } from "./original-text.tsx";

const idOf = (index: number): string => `w${index + 1}`;

/** The verse as a line of Hebrew; each word leads to its own entry. */
export function HebrewLine({ words }: { words: WordByWord["words"] }) {
  return (
    <p lang="he" dir="rtl" className="font-serif text-30 leading-[2] md:text-38">
      {words.map((word, index) => (
        <span key={idOf(index)}>
          <a
            href={`#${idOf(index)}`}
            className="text-ink no-underline hover:text-accent hover:underline"
          >
            {word.form}
          </a>
          {word.isJoined ? "־" : " "}
        </span>
      ))}
    </p>
  );
}

export function HebrewWords({ words }: { words: WordByWord["words"] }) {
  return (
    <ol>
      {words.map((word, index) => (
        <li key={idOf(index)} id={idOf(index)} className={ROW}>
          <div className="text-right">
            <p lang="he" dir="rtl" className="font-serif text-30 leading-[1.8] md:text-left">
              {word.form}
            </p>
            <Variant word={word} />
          </div>
          <div className="order-first md:order-none">
            <KjvWords word={word} />
          </div>
          <div className="col-span-full md:col-span-1">
            <p>
              <span className="sr-only">Form: </span>
              {word.parsing}
              {word.language === "aramaic" ? ", Aramaic" : ""}
            </p>
            <Parts word={word} />
          </div>
          <div className="col-span-full md:col-span-1">
            <Dictionary word={word} />
          </div>
        </li>
      ))}
    </ol>
  );
}

const ROW =
  "grid scroll-mt-24 grid-cols-[minmax(0,1fr)_auto] gap-x-8 gap-y-1 border-line border-b py-4 last:border-b-0 md:grid-cols-[9rem_minmax(0,9rem)_minmax(0,1fr)_minmax(0,1fr)] print:break-inside-avoid";

function Variant({ word }: { word: WordOfVerse }) {
  if (!word.variant) return null;
  return (
    <p className="text-14 text-muted">
      {word.variant === "written" ? "written, not read" : null}
      {word.variant === "read" ? "read, not written" : null}
      {word.written.length > 0 ? (
        <>
          written{" "}
          {word.written.map(({ form, parsing }, index) => (
            <span key={`${index} ${form}`}>
              <bdi lang="he" dir="rtl" className="font-serif text-18">
                {form}
              </bdi>
              {parsing === word.parsing ? "" : ` (${parsing})`}{" "}
            </span>
          ))}
        </>
      ) : null}
    </p>
  );
}

/** Each part of the word, and what grammars call it. */
function Parts({ word }: { word: AnalysedWord }) {
  return (
    <details data-print="no">
      <summary className="inline-flex min-h-11 items-center text-14 text-accent hover:underline">
        Grammar<span className="sr-only"> of {word.form}</span>
      </summary>
      <ul className="grid gap-1 pb-2 text-14">
        {word.parts.map(({ form, terms }, index) => (
          <li key={`${index} ${form}`}>
            <bdi lang="he" dir="rtl" className="font-serif text-18">
              {form}
            </bdi>{" "}
            {terms}
          </li>
        ))}
        <li className="text-muted">Code {word.code}</li>
      </ul>
    </details>
  );
}

function Dictionary({ word: { dictionary, prefixes } }: { word: AnalysedWord }) {
  if (!dictionary) {
    return (
      <p className="text-muted">
        <span className="sr-only">Dictionary: </span>
        Only a prefix (“{prefixes.join("” + “")}”) with an ending: no number of Strong’s.
      </p>
    );
  }
  return (
    <>
      <p>
        <span className="sr-only">Dictionary: </span>
        <DictionaryLink dictionary={dictionary} />
      </p>
      <p className="text-14 text-muted">
        {prefixes.length > 0 ? `“${prefixes.join("” + “")}” + ` : ""}
        {dictionary.gloss}
      </p>
    </>
  );
}

function DictionaryLink({
  dictionary: { word, transliteration, strongsNumber, href },
}: {
  dictionary: NonNullable<AnalysedWord["dictionary"]>;
}) {
  return (
    <Link
      to={href}
      className="inline-flex min-h-11 flex-wrap items-baseline gap-x-2 pt-2 text-ink no-underline hover:text-accent hover:underline md:min-h-0 md:pt-0"
    >
      <OriginalText strongsNumber={strongsNumber} className="text-20">
        {word}
      </OriginalText>{" "}
      <i className="font-serif text-muted">{transliteration}</i>{" "}
      <span className="text-14 text-muted">{strongsNumber}</span>
    </Link>
  );
}

const OBJECT_MARKER = "H853";

function KjvWords({ word: { kjv, isShared, isTitle, dictionary } }: { word: WordOfVerse }) {
  const label = <span className="sr-only">KJV: </span>;
  if (kjv.length === 0) {
    return (
      <p className="pt-3 text-14 text-muted">
        {label}
        {isTitle
          ? "in the psalm’s title"
          : dictionary?.strongsNumber === OBJECT_MARKER
            ? "not translated"
            : "not numbered in the KJV"}
      </p>
    );
  }
  return (
    <p className="pt-3 font-serif text-18 [overflow-wrap:anywhere]">
      {label}
      {isShared ? <span className="font-sans text-14 text-muted">in the verse: </span> : null}
      {kjv.map(({ text }) => `“${text}”`).join(", ")}
    </p>
  );
}

/** The KJV's words in its order, with the Greek dictionary form behind each. */
export function NumberedWords({ words }: { words: WordByWord["numbered"] }) {
  return (
    <ol>
      {words.map(({ text, spans, dictionary }) => (
        <li
          key={`${spans[0]?.[0]} ${dictionary.strongsNumber}`}
          className="grid gap-x-8 gap-y-1 border-line border-b py-4 last:border-b-0 md:grid-cols-[12rem_minmax(0,1fr)] print:break-inside-avoid"
        >
          <p className="font-serif text-20">
            <span className="sr-only">KJV: </span>
            {text}
          </p>
          <div>
            <p>
              <span className="sr-only">Greek dictionary form: </span>
              <DictionaryLink dictionary={dictionary} />
            </p>
            <p className="text-14 text-muted">{dictionary.gloss}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
