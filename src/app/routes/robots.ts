import { LICENSED_CODES } from "#src/scripture/translations.ts";
import { siteUrlContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /bible-verse-search?",
    // A chapter under licence costs a call; the nearest of ours is shown where there is none.
    ...LICENSED_CODES.map((code) => `Disallow: /bible/${code.toLowerCase()}/`),
    "",
    `Sitemap: ${context.get(siteUrlContext)}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
