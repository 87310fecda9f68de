// What the command box asks the API while somebody types: verses, topics, and
// what a user has written. An earlier answer is shown until the next has come,
// and a source that fails leaves the others.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { listEntries } from "#src/features/highlights/web/highlight-entries.ts";
import { useHighlights } from "#src/features/highlights/web/use-highlights.ts";
import { formatNotesUrl } from "#src/features/notes/web/notes-url.ts";
import { foundNotesQuery, notesQuery } from "#src/features/notes/web/queries.ts";
import { prayersQuery } from "#src/features/prayers/web/queries.ts";
import { verseSearchQuery } from "#src/features/search/web/queries.ts";
import { topicsQuery } from "#src/features/topics/web/queries.ts";
import { formatChapterUrl } from "#src/scripture/chapter-url.ts";
import { printBrackets } from "#src/scripture/disputed.ts";
import { formatVerseHash } from "#src/scripture/verse-span.ts";
import type { Care } from "#src/understanding/contract.ts";
import { type Asker, type CommandGroup, isMeant } from "./local-sources.ts";
import { findTypedPlaces } from "./typed-place.ts";

/** How long typing rests before it is asked. */
const REST_MS = 140;
const SHOWN = 4;
const before = <Data>(data: Data | undefined) => data;

export interface Asked {
  readonly groups: readonly CommandGroup[];
  /** Help that what was typed calls for. */
  readonly care: Care | undefined;
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
  /** No verse has what is typed. */
  readonly isUnknown: boolean;
}

export function useAsked(typed: string, asker: Asker): Asked {
  const query = useRested(typed.trim());
  const isAsked = query.length > 1;
  // A place that does not exist is answered here; the search would refuse it.
  const isRefused = findTypedPlaces(query, asker.translation).some(({ hint }) => hint);
  const isMember = isAsked && asker.isPremium;
  const verses = useQuery({
    ...verseSearchQuery({ query, translation: asker.translation.toUpperCase(), pageSize: SHOWN }),
    enabled: isAsked && !isRefused,
    placeholderData: before,
  });
  const topics = useQuery({ ...topicsQuery(), enabled: isAsked });
  const notes = useQuery({ ...notesQuery, enabled: isMember });
  const found = useQuery({
    ...foundNotesQuery(query),
    enabled: isMember && notes.isSuccess,
    placeholderData: before,
  });
  const prayers = useQuery({ ...prayersQuery, enabled: isMember });

  const { highlights } = useHighlights();
  const marked = new Set(highlights.map(({ reference }) => reference));

  const groups: CommandGroup[] = [
    {
      title: "Verses",
      commands: (isAsked ? (verses.data?.verses ?? []) : []).map(
        ({ reference, text, disputed, href, translation }) => ({
          key: href,
          label: `${reference} ${translation}${marked.has(reference) ? ", highlighted" : ""}`,
          hint: printBrackets(text, disputed),
          href,
        }),
      ),
    },
    {
      title: "Topics",
      commands: (topics.data ?? [])
        .filter(({ name, keywords }) => isAsked && isMeant(query, `${name} ${keywords.join(" ")}`))
        .slice(0, SHOWN)
        .map(({ name, href }) => ({ key: href, label: name, href })),
    },
    {
      title: "Your highlights",
      commands: listEntries(highlights)
        .filter(({ reference }) => isAsked && isMeant(query, reference))
        .slice(0, SHOWN)
        .map(({ key, reference, first, last }) => ({
          key,
          label: reference,
          href: `${formatChapterUrl({ translation: asker.translation, ...first })}${formatVerseHash({ from: first.verse, to: last.verse })}`,
        })),
    },
    {
      title: "Your notes",
      commands: (notes.data ?? [])
        .filter(({ id }) => isMember && found.data?.includes(id))
        .slice(0, SHOWN)
        .map(({ id, title, reference }) => ({
          key: String(id),
          label: title,
          hint: reference,
          href: formatNotesUrl({ note: id }),
          isPrivate: true,
        })),
    },
    {
      title: "Your prayers",
      commands: (prayers.data ?? [])
        .filter(({ title, description }) => isMember && isMeant(query, `${title} ${description}`))
        .slice(0, SHOWN)
        .map(({ id, title }) => ({
          key: String(id),
          label: title,
          href: "/premium/prayers",
          isPrivate: true,
        })),
    },
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    care: isAsked ? verses.data?.care : undefined,
    isAsking: verses.isFetching,
    hasFailed: verses.isError || verses.isPaused,
    isUnknown: query === typed.trim() && verses.isSuccess && verses.data.total === 0,
  };
}

function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
