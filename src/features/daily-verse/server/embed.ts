// /embed/daily-verse: the verse of the day inside another site's page. One document
// without script, cookies or anything that it loads, so that it follows nobody.
import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { createRouter } from "#src/platform/http/router.ts";
import { EMBEDDED, type EmbeddedCode, findTranslation } from "#src/scripture/translations.ts";
import { TimeZone } from "#src/shared/wire-fields.ts";
import { DAILY_VERSE_EMBED_PATH, dayUrl } from "../rules.ts";
import type { DailyVerses } from "./service.ts";

const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#fbf8f2,#14120f);--line:light-dark(#e4dccb,#332e26);--ink:light-dark(#1d1a16,#ede6da);--muted:light-dark(#5f574b,#b0a695)}
body{box-sizing:border-box;min-height:100vh;margin:0;padding:20px;border:1px solid var(--line);background:var(--paper);color:var(--ink);font:400 1.125rem/1.5 Literata,"Iowan Old Style",Georgia,serif}
blockquote{margin:0 0 12px}
p{margin:0;font-size:.875rem;color:var(--muted)}
a{display:inline-block;padding:10px 0;color:inherit;text-underline-offset:.2em}
`;

/** Only here may another site show a page of ours. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
].join("; ");

const CACHE_SECONDS = 600;

export function createDailyVerseEmbed(ports: {
  readonly verses: Pick<DailyVerses, "findDay" | "today">;
  readonly siteName: string;
  /** Without a slash at its end. */
  readonly siteUrl: string;
}) {
  const { verses, siteName, siteUrl } = ports;
  const pages = createRouter();
  pages.get(DAILY_VERSE_EMBED_PATH, async (c) => {
    const zone = TimeZone.safeParse(c.req.query("timeZone"));
    const asked = findTranslation(c.req.query("translation") ?? "");
    // Licensed words are not given to other sites: the nearest free text answers under its own name.
    const code: EmbeddedCode = !asked ? "WEB" : "nearest" in asked ? asked.nearest : asked.code;
    const day = verses.today(zone.data ?? "UTC");
    const verse = await verses.findDay(day, code);
    c.header("X-Frame-Options", undefined);
    c.header("Content-Security-Policy", POLICY);
    c.header("Cross-Origin-Resource-Policy", "cross-origin");
    c.header("Referrer-Policy", "no-referrer");
    c.header("Cache-Control", `public, max-age=${CACHE_SECONDS}`);
    if (!verse) throw new Error(`There is no verse for ${day}, which is today`);
    return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Daily Verse · ${siteName}</title>
<link rel="icon" href="data:,">
<style>${raw(STYLE)}</style>
</head>
<body>
<blockquote>${verse.text}</blockquote>
<p>${verse.reference}, ${EMBEDDED[verse.translation].name}</p>
<p><a href="${siteUrl}${dayUrl(day)}" target="_blank" rel="noopener">Daily Verse from ${siteName}</a></p>
</body>
</html>`);
  });
  return pages;
}
