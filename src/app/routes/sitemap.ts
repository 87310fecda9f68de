import type { QueryClient } from "@tanstack/react-query";
import { groups, popular } from "#content/concordance.json";
import { accessibility, updated } from "#content/policies.json";
import newTestament from "#content/well-known/new-testament.json";
import oldTestament from "#content/well-known/old-testament.json";
import type { PostCard } from "#src/features/blog/contract.ts";
import type { CountedNumbers } from "#src/features/concordance/contract.ts";
import type { DailyVerse } from "#src/features/daily-verse/contract.ts";
import type { DevotionalType, Hub } from "#src/features/library/contract.ts";
import {
  describeOperations,
  type OpenApiDocument,
} from "#src/features/pages/web/developers/describe-operations.ts";
import type { TopicCard } from "#src/features/topics/contract.ts";
import { BOOKS } from "#src/scripture/books.ts";
import { readVerseAddress } from "#src/scripture/read-verse-address.ts";
import { EMBEDDED } from "#src/scripture/translations.ts";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { queryClientContext, siteUrlContext } from "#src/web/page-context.ts";
import { callApi } from "#src/web/query-client.ts";
import type { Route } from "./+types/sitemap";

interface Page {
  readonly path: string;
  /** The day or the time, where it is known. */
  readonly changed?: string | undefined;
}

/** Those of which it is not known when they last changed. */
const PAGES = [
  "/bible-verse-search",
  "/bible-concordance",
  "/bible",
  "/offline",
  "/bible-topics",
  "/devotional",
  "/prayers",
  "/bible-study",
  "/credits",
  "/developers",
  "/developers/shapes",
  "/help-center",
  "/help-now",
  "/contact",
  "/premium-access",
];
/** English words that people study; others are found by those who ask for them. */
const WORDS = [...new Set([...popular, ...groups.flatMap(({ words }) => words)])];
/** A page on a rarer word says little that its verses do not. */
const NUMBER_AT_LEAST = 10;

/**
 * Pages of verses that people know by heart and search for. The other 30,000 would
 * say little that their chapters, which are all listed, do not.
 */
const VERSES = [
  ...new Set(
    [...oldTestament, ...newTestament].flatMap(({ verse }) => {
      const reading = readVerseAddress({ verse });
      return reading.kind === "moved" ? [reading.address] : [];
    }),
  ),
];

/** Every public page; with the chapters of all texts the best known verses some 10,000 addresses, of 50,000 allowed. */
export async function loader({ context }: Route.LoaderArgs) {
  const siteUrl = context.get(siteUrlContext);
  const client = context.get(queryClientContext);
  const [topics, numbers, days, api, posts, library] = await Promise.all([
    callApi<TopicCard[]>(client, "/api/bible/topics"),
    callApi<CountedNumbers>(client, "/api/bible/strongs", { query: { atLeast: NUMBER_AT_LEAST } }),
    listDays(client),
    callApi<OpenApiDocument>(client, "/api/openapi.json"),
    callApi<PostCard[]>(client, "/api/blog/posts", { query: { fields: "card" } }),
    listLibrary(client),
  ]);
  const pages: Page[] = [
    ...PAGES,
    ...describeOperations(api, siteUrl).map(({ slug }) => `/developers/${slug}`),
    ...topics.map(({ href }) => href),
    ...library,
    ...WORDS.map((word) => `/bible-concordance/${encodeURIComponent(word)}`),
    ...numbers.map(({ href }) => href),
    ...VERSES,
    ...Object.values(EMBEDDED).flatMap(({ slug }) => listReaderPages(slug)),
  ].map((path) => ({ path }));
  pages.push(
    ...["/", "/daily-verse"].map((path) => ({ path, changed: days[0] })),
    ...days.map((day) => ({ path: `/daily-verse/${day}`, changed: day })),
    ...["/privacy-policy", "/terms-of-service"].map((path) => ({ path, changed: updated })),
    { path: "/accessibility", changed: accessibility.updated },
    {
      path: "/blog",
      changed: posts
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1),
    },
    ...posts.map(({ href, updatedAt }) => ({ path: href, changed: updatedAt })),
  );
  const entries = pages.map(
    ({ path, changed }) =>
      `<url><loc>${siteUrl}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("\n")}</urlset>\n`;
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

/** The types of the library, and each devotional at its permanent address. */
async function listLibrary(client: QueryClient): Promise<string[]> {
  const listTypes = async (kind: "devotionals" | "prayers" | "studies") =>
    (await callApi<Hub>(client, `/api/library/${kind}`)).types;
  const [devotionals, prayers, studies] = await Promise.all([
    listTypes("devotionals"),
    listTypes("prayers"),
    listTypes("studies"),
  ]);
  const read = await Promise.all(
    devotionals.map(({ type }) =>
      callApi<DevotionalType>(client, `/api/library/devotionals/${type}`),
    ),
  );
  return [...devotionals, ...prayers, ...studies, ...read.flatMap(({ pieces }) => pieces)].map(
    ({ href }) => href,
  );
}

/** The days that had a verse, month by month back to the first. */
async function listDays(client: QueryClient): Promise<string[]> {
  const path = "/api/daily-verse/days";
  const days: string[] = [];
  let verses = await callApi<DailyVerse[]>(client, path);
  for (let first = verses.at(-1)?.date; first; first = verses.at(-1)?.date) {
    days.push(...verses.map(({ date }) => date));
    const before = new Date(Date.parse(first) - DAY_MS).toISOString().slice(0, 7);
    verses = await callApi<DailyVerse[]>(client, path, { query: { month: before } });
  }
  return days;
}

function listReaderPages(translation: string): string[] {
  return [
    `/bible/${translation}`,
    ...BOOKS.flatMap(({ slug, verseCounts }) => [
      `/bible/${translation}/${slug}`,
      ...verseCounts.map((_, index) => `/bible/${translation}/${slug}/${index + 1}`),
    ]),
  ];
}
