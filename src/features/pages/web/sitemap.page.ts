import type { TopicCard } from "#src/features/topics/contract.ts";
import { queryClientContext, siteUrlContext } from "#src/page-context.ts";
import { callApi } from "#src/query-client.ts";
import { BOOKS } from "#src/scripture/books.ts";
import { EMBEDDED } from "#src/scripture/translations.ts";
import type { Route } from "./+types/sitemap.page";

const PAGES = ["/", "/bible-verse-search", "/bible", "/bible-topics", "/credits", "/developers"];

/** Every public page; with the chapters of all texts some 6,300 addresses, of 50,000 allowed. */
export async function loader({ context }: Route.LoaderArgs) {
  const siteUrl = context.get(siteUrlContext);
  const topics = await callApi<TopicCard[]>(context.get(queryClientContext), "/api/bible/topics");
  const paths = [
    ...PAGES,
    ...topics.map(({ href }) => href),
    ...Object.values(EMBEDDED).flatMap(({ slug }) => listReaderPages(slug)),
  ];
  const entries = paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("\n")}</urlset>\n`;
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
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
