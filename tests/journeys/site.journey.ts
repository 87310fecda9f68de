// The site as a search engine walks it. Here a page of each kind and all that
// we write; `npm run walk` walks every page of a running server.
import { readSitemap, walkSite } from "../../scripts/walk-site/walk.ts";
import { expect, test } from "./journey.ts";

/** There are thousands of these, all alike: every so many are walked. */
const ALIKE: readonly (readonly [prefix: string, every: number])[] = [
  ["/bible/", 700],
  ["/strongs/", 400],
  ["/bible-concordance/", 12],
  ["/daily-verse/", 60],
  ["/bible-verses-about/", 6],
];

test("a walk over the site finds nothing to mend", async ({ baseURL }) => {
  test.slow();
  const siteUrl = new URL(baseURL ?? "").origin;
  const ask = (path: string) => fetch(`${siteUrl}${path}`, { redirect: "manual" });
  const listed = await readSitemap(ask, siteUrl);
  expect(listed.length).toBeGreaterThan(9000);
  const paths = listed.filter((path, index) => {
    const every = ALIKE.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 1;
    return index % every === 0;
  });
  expect(await walkSite({ ask, siteUrl, paths })).toEqual([]);
});

test("a walk tells what is wrong", async () => {
  const pages: Readonly<Record<string, string>> = {
    "/a": "<title>One</title><p id=x><p id=x><a href='/b#y'>b</a><a href='/gone'>c</a>",
    "/b": "<title>One</title>",
  };
  const faults = await walkSite({
    ask: async (path) => new Response(pages[path] ?? "", { status: path in pages ? 200 : 404 }),
    siteUrl: "http://site",
    paths: ["/a", "/b", "/c"],
  });
  for (const fault of [
    "/a: /b#y leads to no such part",
    "/a: /gone answers 404",
    "/a: canonical address is ",
    "/a: has 0 first headings",
    "/a: has no structured data",
    "/a: has not one description",
    "/b: has the title of /a",
    "/c: answers 404",
  ]) {
    expect(faults).toContain(fault);
  }
  expect(faults.some((fault) => fault.includes("no-dup-id"))).toBe(true);
});
