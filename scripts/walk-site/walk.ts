// Walks pages as a search engine would and reports what is wrong with them:
// status, title, description, canonical address, structured data, HTML, links.
import { HtmlValidate } from "html-validate";
import { DomUtils, parseDocument } from "htmlparser2";
import { findStructuredDataFaults } from "./structured-data.ts";

/** Answers a path of the site, redirects not followed. */
export type Ask = (path: string) => Promise<Response>;

export interface WalkOptions {
  readonly ask: Ask;
  readonly siteUrl: string;
  readonly paths: readonly string[];
  readonly onPage?: (done: number, path: string) => void;
  /** How many pages are asked for at a time. */
  readonly width?: number;
}

interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

// The conformance of HTML itself; matters of taste are the formatter's.
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React closes void elements as XHTML does, which HTML allows.
    "void-style": "off",
    // Axe measures these on the page as it is drawn.
    "wcag/h30": "off",
    "wcag/h32": "off",
    "wcag/h71": "off",
    // The document's first line is React's, in lower case.
    "doctype-style": "off",
  },
});

/** Paths of a sitemap, without the origin. */
export async function readSitemap(ask: Ask, siteUrl: string): Promise<string[]> {
  const xml = await (await ask("/sitemap.xml")).text();
  return DomUtils.getElementsByTagName("loc", parseDocument(xml, { xmlMode: true })).map(
    (loc) => DomUtils.textContent(loc).replace(siteUrl, "") || "/",
  );
}

/** Each fault as a sentence that begins with the page's path. */
export async function walkSite(options: WalkOptions): Promise<string[]> {
  const { ask, siteUrl, paths, onPage, width = 4 } = options;
  const faults: string[] = [];
  const pages: Page[] = [];
  let next = 0;
  const walk = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const page = await readPage(path, { ask, siteUrl, faults });
      if (page) pages.push(page);
      onPage?.(pages.length, path);
    }
  };
  await Promise.all(Array.from({ length: width }, walk));
  faults.push(...findTwins(pages, "title"), ...findTwins(pages, "description"));
  faults.push(...(await findBrokenLinks(pages, ask)));
  return faults.sort();
}

async function readPage(
  path: string,
  { ask, siteUrl, faults }: { ask: Ask; siteUrl: string; faults: string[] },
): Promise<Page | undefined> {
  const fail = (fault: string) => faults.push(`${path}: ${fault}`);
  const answer = await ask(path);
  if (answer.status !== 200) {
    fail(`answers ${answer.status}`);
    return undefined;
  }
  const html = await answer.text();
  const document = parseDocument(html);
  const all = (name: string) => DomUtils.getElementsByTagName(name, document);
  const meta = (name: string) =>
    all("meta")
      .filter((one) => [one.attribs.name, one.attribs.property].includes(name))
      .map((one) => one.attribs.content ?? "");
  const title = all("title").map(DomUtils.textContent).join();
  const [description = "", ...more] = meta("description");
  if (!title) fail("has no title");
  if (!description || more.length > 0) fail("has not one description");
  if (!meta("keywords").join()) fail("has no keywords");
  const canonical = all("link")
    .filter((link) => link.attribs.rel === "canonical")
    .map((link) => link.attribs.href);
  if (canonical.join() !== `${siteUrl}${path}`) fail(`canonical address is ${canonical.join()}`);
  for (const name of ["og:title", "og:description", "og:url", "og:image", "twitter:card"]) {
    if (meta(name).length !== 1) fail(`has not one ${name}`);
  }
  if (meta("robots").some((value) => value.includes("noindex"))) fail("is hidden yet listed");
  const blocks = all("script").filter((one) => one.attribs.type === "application/ld+json");
  if (blocks.length === 0) fail("has no structured data");
  for (const block of blocks) {
    for (const fault of findStructuredDataFaults(DomUtils.textContent(block))) fail(fault);
  }
  if (all("h1").length !== 1) fail(`has ${all("h1").length} first headings`);
  for (const image of all("img")) {
    if (image.attribs.alt === undefined) fail(`has a picture without words: ${image.attribs.src}`);
  }
  const report = await validator.validateString(html);
  for (const { ruleId, message, line, column } of report.results.flatMap((one) => one.messages)) {
    fail(`HTML ${line}:${column} ${ruleId}: ${message}`);
  }
  return {
    path,
    title,
    description,
    links: [...all("a"), ...all("img")].flatMap((one) => one.attribs.href ?? one.attribs.src ?? []),
    ids: new Set(all("*").flatMap((one) => one.attribs.id ?? [])),
  };
}

function findTwins(pages: readonly Page[], part: "title" | "description"): string[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const known = first.get(page[part]);
    if (known === undefined) first.set(page[part], page.path);
    return known === undefined ? [] : [`${page.path}: has the ${part} of ${known}`];
  });
}

/** Links within the site, each asked once; a part that is linked to must be on its page. */
async function findBrokenLinks(pages: readonly Page[], ask: Ask): Promise<string[]> {
  const walked = new Map(pages.map((page) => [page.path, page]));
  const origins = new Map<string, string>();
  const faults: string[] = [];
  for (const page of pages) {
    for (const link of page.links) {
      if (/^(https?:|mailto:|tel:|data:)/.test(link)) continue;
      const { pathname, search, hash } = new URL(link, `http://site${page.path}`);
      const target = walked.get(pathname + search);
      if (target) {
        const id = decodeURIComponent(hash.slice(1));
        if (id && !target.ids.has(id)) faults.push(`${page.path}: ${link} leads to no such part`);
      } else {
        origins.set(pathname + search, page.path);
      }
    }
  }
  for (const [path, origin] of origins) {
    const { status } = await ask(path);
    if (status >= 400) faults.push(`${origin}: ${path} answers ${status}`);
  }
  return faults;
}
