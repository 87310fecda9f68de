// /help-now: one document that loads nothing, not even a font, so that it stands
// on the worst line and leaves no further trace. No script, the system's theme.
import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import helpFile from "#content/help-now.json" with { type: "json" };
import { createRouter } from "#src/platform/http/router.ts";
import { readBrowserZone } from "#src/platform/person.ts";
import { formatDate } from "#src/shared/calendar/format-day.ts";
import { findCountry } from "#src/understanding/help/find-country.ts";
import {
  findHelp,
  HELPLINES,
  type Help,
  type HelpCountry,
  type Helpline,
} from "#src/understanding/help/helplines.ts";
import { HELP_PATH, toTel } from "#src/understanding/help/to-care.ts";
import { HELP_STYLE } from "./help-style.ts";

const { leave, say, other, kept, title } = helpFile;

const DESCRIPTION =
  "Whom to call when somebody is in danger: emergency numbers, crisis lines and help against violence at home, by country.";

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(HELP_STYLE).digest("base64")}'`,
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export interface HelpPagePorts {
  readonly siteName: string;
  /** Without a slash at its end. */
  readonly siteUrl: string;
}

export function createHelpPage(ports: HelpPagePorts) {
  const pages = createRouter();
  pages.get(HELP_PATH, (c) => {
    const country =
      findHelp(c.req.query("country")?.toUpperCase())?.code ??
      findCountry({
        timeZones: [readBrowserZone(c)],
        languages: c.req.header("accept-language"),
      });
    // Another country stands first for another language, and no device is to keep it.
    c.header("Cache-Control", "no-store");
    c.header("Vary", "Accept-Language, Cookie", { append: true });
    c.header("Content-Security-Policy", POLICY);
    c.header("Referrer-Policy", "no-referrer");
    return c.html(writePage(ports, findHelp(country)));
  });
  return pages;
}

type Markup = ReturnType<typeof html>;

function writePage(ports: HelpPagePorts, here: HelpCountry | undefined): Markup {
  const { siteName } = ports;
  const countries = here
    ? [here, ...HELPLINES.countries.filter((country) => country !== here)]
    : HELPLINES.countries;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${siteName}</title>
${describe(ports)}
<link rel="icon" href="data:,">
<style>${raw(HELP_STYLE)}</style>
</head>
<body>
<header class="bar"><div class="wrap"><a class="site" href="/">${siteName}</a><a class="leave" href="${leave.url}" rel="noreferrer" title="Opens the weather">${leave.label}</a></div></header>
<main class="wrap">
<h1>${title}</h1>
<p class="first">If somebody may die or be hurt in the next hour, call your emergency number: ${sayEmergency(here)} Say where you are first.</p>
<section aria-labelledby="numbers"><h2 id="numbers">Numbers</h2>
<table>
<caption>Each was read on ${formatDate(HELPLINES.checked)} on a page named below. A dash: none was found.</caption>
<thead><tr><th scope="col">Country</th><th scope="col">To talk</th><th scope="col">Violence at home</th><th scope="col">Emergency</th></tr></thead>
<tbody>${countries.map((country) => writeRow(country, country === here))}</tbody>
</table>
<p>Your country is not here? <a href="https://findahelpline.com/" rel="noreferrer">findahelpline.com</a> lists lines in over a hundred countries.</p>
</section>
${here ? writeOtherLines(here) : ""}
<section aria-labelledby="say"><h2 id="say">${say.title}</h2><p>${say.text}</p><ul class="say">${say.sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul></section>
<section aria-labelledby="other"><h2 id="other">${other.title}</h2>${other.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}</section>
<section aria-labelledby="kept"><h2 id="kept">${kept.title}</h2><p>${kept.text}</p></section>
<section class="sources" aria-labelledby="sources"><h2 id="sources">Where the numbers were read</h2>${countries.map(writeSources)}</section>
</main>
</body>
</html>`;
}

/** What search engines and shared links are told; a block of data, and no script. */
function describe({ siteName, siteUrl }: HelpPagePorts): Markup {
  const url = `${siteUrl}${HELP_PATH}`;
  const page = { "@type": "WebPage", name: title, description: DESCRIPTION, url };
  const data = JSON.stringify({ "@context": "https://schema.org", ...page });
  return html`<meta name="description" content="${DESCRIPTION}">
<meta name="keywords" content="emergency number, crisis line, suicide helpline, domestic violence helpline">
<link rel="canonical" href="${url}">
<meta property="og:site_name" content="${siteName}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${DESCRIPTION}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${siteUrl}/social-card.png">
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${raw(data.replaceAll("<", "\\u003c"))}</script>`;
}

function sayEmergency(here: HelpCountry | undefined): Markup {
  if (!here) {
    return html`<b>112</b> in Europe, <b>911</b> in the United States and Canada.`;
  }
  const { number, service } = here.emergency;
  return html`<a href="${toTel(number)}"><b>${number}</b></a>${service === "police" ? " for the police" : ""} in ${sayPlace(here)}.`;
}

const WITH_ARTICLE = new Set(["US", "GB", "PH"]);
const sayPlace = ({ code, name }: HelpCountry): string =>
  WITH_ARTICLE.has(code) ? `the ${name}` : name;

function writeRow(country: HelpCountry, isHere: boolean): Markup {
  const { name, emergency } = country;
  return html`<tr><th scope="row">${name}${isHere ? html`<small>where you seem to be</small>` : ""}</th>${writeCell("To talk", findLine(country, "crisis"))}${writeCell("Violence at home", findLine(country, "violence"))}<td data-label="Emergency"><span><a href="${toTel(emergency.number)}">${emergency.number}</a>${emergency.service ? html`<small>${emergency.service}</small>` : ""}</span></td></tr>`;
}

const findLine = ({ lines }: HelpCountry, help: Help): Helpline | undefined =>
  lines.find((line) => line.helps.includes(help));

function writeCell(label: string, line: Helpline | undefined): Markup {
  return html`<td data-label="${label}"><span>${line ? writeReach(line) : html`<i>—</i>`}</span></td>`;
}

function writeReach({ name, number, web }: Helpline): Markup {
  if (number) return html`<a href="${toTel(number)}" aria-label="${number}, ${name}">${number}</a>`;
  const site = new URL(web ?? "").hostname;
  return html`<a class="web" href="${web}" rel="noreferrer" aria-label="${site}, ${name}">${site}</a>`;
}

const OTHER_HELP: Readonly<Partial<Record<Help, string>>> = {
  sexual: "Sexual violence",
  child: "Children",
  eating: "Eating",
  addiction: "Drink and drugs",
};

/** What the table has no room for, of the country where somebody seems to be. */
function writeOtherLines(here: HelpCountry): Markup | string {
  const lines = here.lines.flatMap((line) => {
    const subjects = line.helps.flatMap((help) => OTHER_HELP[help] ?? []);
    return subjects.length > 0 ? [{ line, subject: subjects.join(", ") }] : [];
  });
  if (lines.length === 0) return "";
  return html`<section aria-labelledby="more"><h2 id="more">More in ${sayPlace(here)}</h2><ul class="more">${lines.map(({ line, subject }) => html`<li><span>${subject}<small>${line.name}${line.hours ? `, ${line.hours}` : ""}</small></span>${writeReach(line)}</li>`)}</ul></section>`;
}

function writeSources({ name, emergency, lines }: HelpCountry): Markup {
  const pages = new Set([emergency, ...lines].flatMap(({ sources }) => sources));
  const links = [...pages].map((page, at) => {
    const site = new URL(page).hostname.replace(/^www\./, "");
    return html`${at > 0 ? ", " : ""}<a href="${page}" rel="noreferrer">${site}</a>`;
  });
  return html`<p>${name}: ${links}.</p>`;
}
