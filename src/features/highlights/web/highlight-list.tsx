// All that a person has highlighted: filtered, searched, removed and taken along.
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { getBook } from "#src/scripture/books.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import { Button } from "#src/ui/button.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { useCurrentUser } from "#src/web/current-user.ts";
import { useColorNames } from "./color-names.ts";
import { ExportHighlights } from "./export-highlights.tsx";
import { HighlightBar } from "./highlight-bar.tsx";
import {
  type HighlightEntry,
  listEntries,
  matchesWords,
  sortEntries,
} from "./highlight-entries.ts";
import { HighlightEntryRow } from "./highlight-entry-row.tsx";
import { formatHighlightsUrl, type HighlightsUrl } from "./highlights-url.ts";
import { useEntryTexts } from "./use-entry-texts.ts";
import { useHighlights } from "./use-highlights.ts";

const AT_ONCE = 40;
/** How long typing rests before the address follows. */
const REST_MS = 300;

export function HighlightList({
  url,
  translation,
}: {
  url: HighlightsUrl;
  /** In which text verses are shown. */
  translation: EmbeddedCode;
}) {
  const { highlights, isIncomplete, isLoading, paint } = useHighlights();
  const user = useCurrentUser();
  const { colors } = useColorNames();
  const [typed, setTyped] = useTyped(url);
  const [shown, setShown] = useState(AT_ONCE);

  const all = listEntries(highlights);
  const ofColor = all.filter(({ color }) => !url.color || color === url.color);
  const ofBook = ofColor.filter((entry) => !url.book || isIn(entry, url.book));
  const sorted = sortEntries(ofBook, url.order);
  const words = typed.trim();
  // Words can only be searched once they are here; without words, what is shown is enough.
  const wanted = words ? sorted : sorted.slice(0, shown);
  const {
    texts,
    isLoading: isFetching,
    hasFailed,
    retry,
    fetchTexts,
  } = useEntryTexts(wanted, translation);
  const found = words
    ? sorted.filter((entry) => matchesWords(words, entry, texts.get(entry.key)))
    : sorted;

  const remove = (entry: HighlightEntry) => {
    const undo = paint(entry.places, null);
    showToast({ title: "Highlight removed", text: entry.reference, about: "highlight", undo });
  };

  if (isLoading) return <SkeletonLines widths={[80, 64, 72]} />;
  if (all.length === 0 && !isIncomplete) return <NoHighlights isVisitor={!user} />;
  return (
    <>
      {isIncomplete ? (
        <div className="mb-6">
          <Notice tone="danger">
            <p role="alert">
              The highlights of your account could not be fetched just now. What this device holds
              is shown. Nothing is lost.
            </p>
          </Notice>
        </div>
      ) : null}
      {user ? null : (
        <div className="mb-6">
          <Notice>
            These highlights are kept on this device. Sign in, and they go along to your account and
            to your other devices.
          </Notice>
        </div>
      )}
      <HighlightBar url={url} typed={typed} onType={setTyped} entries={all} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 py-2">
        <p role="status" className="text-14 text-muted tabular-nums">
          {words && isFetching ? "Searching …" : countEntries(found.length)}
        </p>
        <ExportHighlights
          entries={found}
          translation={translation}
          colors={colors}
          fetchTexts={fetchTexts}
        />
      </div>
      {hasFailed ? (
        <p role="alert" className="py-2 text-14 text-danger">
          Some verses could not be fetched.{" "}
          <button type="button" className="underlined min-h-11" onClick={retry}>
            Try again
          </button>
        </p>
      ) : null}
      <ul>
        {found.slice(0, shown).map((entry) => (
          <HighlightEntryRow
            key={entry.key}
            entry={entry}
            text={texts.get(entry.key)}
            translation={translation}
            onRemove={() => remove(entry)}
          />
        ))}
      </ul>
      {found.length > shown ? (
        <Button kind="secondary" className="mt-6" onClick={() => setShown(shown + AT_ONCE)}>
          Show more
        </Button>
      ) : null}
    </>
  );
}

const isIn = ({ first }: HighlightEntry, slug: string): boolean =>
  getBook(first.book).slug === slug;

/** What is typed answers at once; the address follows when typing rests. */
function useTyped(url: HighlightsUrl): [string, (typed: string) => void] {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(url.words);
  useEffect(() => {
    if (typed.trim() === url.words) return undefined;
    const timer = setTimeout(() => {
      void navigate(formatHighlightsUrl({ ...url, words: typed }), {
        replace: true,
        preventScrollReset: true,
      });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, url, navigate]);
  return [typed, setTyped];
}

const countEntries = (count: number): string =>
  count === 0
    ? "Nothing highlighted matches."
    : `${count.toLocaleString("en")} ${count === 1 ? "highlight" : "highlights"}`;

function NoHighlights({ isVisitor }: { isVisitor: boolean }) {
  return (
    <div className="max-w-xl py-4 text-18">
      <p>
        Nothing is highlighted yet. Open{" "}
        <Link to="/bible/web/psalms/23" className="underlined">
          Psalm 23
        </Link>
        , press a verse and choose a color, or select words and do the same.
      </p>
      {isVisitor ? (
        <p className="mt-3 text-muted">
          Without an account, highlights are kept on this device. If you have some in an account,
          sign in to see them.
        </p>
      ) : null}
    </div>
  );
}
