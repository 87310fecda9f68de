import { Link } from "react-router";
import { formatChapterUrl } from "#src/scripture/chapter-url.ts";
import { EMBEDDED, type EmbeddedCode } from "#src/scripture/translations.ts";
import { formatVerseHash } from "#src/scripture/verse-span.ts";
import { Button } from "#src/ui/button.tsx";
import { citePassage } from "#src/ui/cite.ts";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import { type HighlightEntry, textOf } from "./highlight-entries.ts";

export function HighlightEntryRow({
  entry,
  text,
  translation,
  onRemove,
}: {
  entry: HighlightEntry;
  /** Its verses as the translation prints them; nothing while they are fetched. */
  text: string | undefined;
  translation: EmbeddedCode;
  onRemove: () => void;
}) {
  const { reference, first, last, color, words } = entry;
  const code = textOf(entry, translation);
  const href = `${formatChapterUrl({ translation: EMBEDDED[code].slug, ...first })}${formatVerseHash({ from: first.verse, to: last.verse })}`;
  return (
    <li className="border-line border-b py-5">
      <p>
        <Link
          to={href}
          className="font-medium font-serif text-20 text-ink no-underline hover:underline"
        >
          {reference}
        </Link>{" "}
        <span className="text-14 text-muted">{code}</span>
      </p>
      {text === undefined ? (
        <SkeletonLines widths={[88, 60]} />
      ) : (
        <p className="mt-1 max-w-measure font-serif text-18">
          {text ? (
            <ScriptureText text={text} colored={[[...findWords(text, words), color]]} />
          ) : (
            <span className="text-14 text-muted">This text has no such verse.</span>
          )}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-x-3" data-print="no">
        {text ? (
          <CopyButton name={reference} text={citePassage({ text, reference, translation: code })} />
        ) : null}
        <Button kind="quiet" size="small" className="-ml-3 text-muted" onClick={onRemove}>
          Remove<span className="sr-only"> {reference}</span>
        </Button>
      </div>
    </li>
  );
}

/** The whole text, or the words: their offsets count the stored letters, without printed brackets. */
function findWords(text: string, words: HighlightEntry["words"]): [number, number] {
  if (!words) return [0, text.length];
  const places = [...text].flatMap((letter, index) => (/[[\]]/.test(letter) ? [] : [index]));
  const start = places[words.start] ?? 0;
  const last = places[words.end - 1] ?? text.length - 1;
  return [start, last + 1];
}
