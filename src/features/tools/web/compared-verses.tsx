// The verses in rows. On wide screens the texts stand side by side under a head
// that stays; on narrow ones each stands under its own name.
import { Link } from "react-router";
import type { VerseNumbers } from "#src/features/concordance/contract.ts";
import type { FoundVerse } from "#src/features/search/contract.ts";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import type { AlignedVerse, ShownText } from "./align-verses.ts";
import { citeVerses } from "./cite-verses.ts";
import { nameOf } from "./comparison-head.tsx";
import { type Differences, markDifferences } from "./mark-differences.ts";
import { NumberedText } from "./numbered-text.tsx";
import { labelOf } from "./offered-translations.ts";

interface Shown {
  readonly texts: readonly ShownText[];
  /** The text that the others are held against. */
  readonly base: string | undefined;
  readonly numbers: ReadonlyMap<string, VerseNumbers[number]>;
}

export function ComparedVerses({
  texts,
  rows,
  base,
  numbers,
}: {
  texts: readonly ShownText[];
  rows: readonly AlignedVerse[];
  base: string | undefined;
  numbers: VerseNumbers | undefined;
}) {
  const shown: Shown = {
    texts,
    base,
    numbers: new Map(numbers?.map((verse) => [verse.reference, verse])),
  };
  return (
    <div className="compared mt-4" data-texts={texts.length}>
      {base ? (
        <p className="mb-4 max-w-measure text-14 text-muted">
          Underlined words are not in the {base} there; what the {base} has and a text has not
          stands below its verse. Capitals and punctuation are not compared.
        </p>
      ) : null}
      <div className="compared-head" aria-hidden="true">
        <span />
        {texts.map(({ code, asked }) => (
          <span key={code}>
            {nameOf(code)}
            {describeAsked(code, asked)}
          </span>
        ))}
      </div>
      <ol>
        {rows.map((row) => (
          <Row key={row.id} row={row} shown={shown} />
        ))}
      </ol>
      {texts.some(({ copyrights }) => copyrights.length > 0) ? (
        <ul className="mt-6 grid gap-1 text-12 text-muted">
          {[...new Set(texts.flatMap(({ copyrights }) => copyrights))].map((copyright) => (
            <li key={copyright}>{copyright}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Row({ row, shown }: { row: AlignedVerse; shown: Shown }) {
  const { reference, cells } = row;
  const href = cells.find((verse) => verse?.text)?.href;
  const baseAt = shown.texts.findIndex(({ code }) => code === shown.base);
  const baseText = cells[baseAt]?.text;
  return (
    <li className="compared-row">
      <div className="compared-place">
        <h2 className="text-18 leading-snug">
          {href ? (
            <Link
              to={href}
              className="-my-2 inline-flex min-h-11 items-center text-ink no-underline hover:text-accent hover:underline"
            >
              {reference}
            </Link>
          ) : (
            reference
          )}
        </h2>
        <div data-print="no" className="-mr-3">
          <CopyButton name={reference} text={() => citeVerses([row])} />
        </div>
      </div>
      {shown.texts.map(({ code, asked }, at) => (
        <div key={code} className="min-w-0">
          <p className="compared-label">
            {labelOf(code)}
            {describeAsked(code, asked)}
          </p>
          <Cell
            verse={cells[at]}
            code={code}
            numbers={code === "KJV" ? shown.numbers.get(reference) : undefined}
            base={shown.base}
            differences={
              baseText !== undefined && at !== baseAt && cells[at]?.text
                ? markDifferences(baseText, cells[at].text)
                : undefined
            }
          />
        </div>
      ))}
    </li>
  );
}

function Cell({
  verse,
  code,
  numbers,
  base,
  differences,
}: {
  verse: FoundVerse | undefined;
  code: string;
  numbers: VerseNumbers[number] | undefined;
  base: string | undefined;
  differences: Differences | undefined;
}) {
  if (!verse?.text) {
    return (
      <p className="text-muted">
        <span className="italic">Not in this translation.</span>{" "}
        <span className="text-14">{explainAbsence(verse?.notice, code)}</span>
      </p>
    );
  }
  const { text, supplied, disputed, title, numberedAs } = verse;
  return (
    <>
      {title ? <p className="mb-1 font-serif text-14 text-muted italic">{title}</p> : null}
      <blockquote className="font-serif text-18 leading-relaxed [overflow-wrap:break-word]">
        {numbers && numbers.words.length > 0 ? (
          <NumberedText
            text={text}
            words={numbers.words}
            supplied={supplied}
            differences={differences?.own}
          />
        ) : (
          <span className="differences">
            <ScriptureText
              text={text}
              supplied={supplied}
              disputed={disputed}
              highlights={differences?.own}
            />
          </span>
        )}
        {verse.translation === code ? null : (
          <span className="font-sans text-14 text-muted"> ({verse.translation})</span>
        )}
        {numberedAs ? (
          <span className="font-sans text-14 text-muted"> [here {numberedAs}]</span>
        ) : null}
      </blockquote>
      {differences && differences.missing.length > 0 ? (
        <p className="mt-1 text-14 text-muted">
          {base} only: {differences.missing.map((words) => `“${words}”`).join(" ")}
        </p>
      ) : null}
    </>
  );
}

const LIST = new Intl.ListFormat("en-GB");

/** In whose place a text stands. */
function describeAsked(code: string, asked: readonly string[]): string {
  const others = asked.filter((one) => one !== code);
  return others.length > 0 ? `, for ${LIST.format(others)}` : "";
}

/**
 * Why a verse is not in a text, as a sentence after `Not in this translation.`
 * @param notice the answer's own: `Not shown in the WEB: not in this translation's Greek text.`
 */
export function explainAbsence(notice: string | undefined, code: string): string {
  const reason = notice
    ?.replace(`Not shown in the ${code}: `, "")
    // Said already that it is not in this translation; what is left is where that comes from.
    .replace(/^not in this translation's Greek text/, "its Greek text does not have the verse");
  return reason ? (reason[0] ?? "").toUpperCase() + reason.slice(1) : "";
}
