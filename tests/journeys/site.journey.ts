// The site as a search engine walks it. Here a page of each kind and all that
// we write; `npm run walk` walks every page of a running server.
import { readSitemap, walkSite } from "../../scripts/walk-site/walk.ts";
import { expect, test } from "./journey.ts";

/** There are thousands of these, all alike: every so many are walked. */
const ALIKE: readonly (readonly [prefix: string, every: number])[] = [
  ["/bible/", 700],
  ["/strongs/", 400],
  ["/verse/", 40],
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

/** Every page that the specification names for search engines. */
const SPECIFIED: Readonly<Record<string, string>> = {
  "/": "bible-verse-search bible-concordance bible-topics devotional prayers bible-study blog",
  "/bible-verses-about/":
    "anxiety love faith strength healing hope peace forgiveness fear depression worry trust joy wisdom patience",
  "/devotional/": "daily morning evening women men youth christmas easter short free",
  "/prayers/":
    "christian strength bedtime healing guidance family children marriage forgiveness peace protection thanksgiving",
  "/bible-study/":
    "guide commentary questions scripture lessons methods workbook tools inductive topical chronological expository",
};

test("the specified pages are listed, those that need an account are not", async ({ baseURL }) => {
  const siteUrl = new URL(baseURL ?? "").origin;
  const listed = await readSitemap((path) => fetch(`${siteUrl}${path}`), siteUrl);
  const wanted = Object.entries(SPECIFIED).flatMap(([prefix, names]) =>
    names.split(" ").map((name) => `${prefix}${name}`),
  );
  const support = ["/help-center", "/contact", "/privacy-policy", "/terms-of-service"];
  expect(wanted).toHaveLength(56);
  expect(listed).toEqual(expect.arrayContaining(["/", "/premium-access", ...wanted, ...support]));
  expect(listed.filter((path) => /^\/(?:premium\/|dashboard|settings|sign-in)/.test(path))).toEqual(
    [],
  );
});

test.describe("what is excluded from search engines", () => {
  const PRIVATE = {
    "/dashboard": "Dashboard",
    "/settings": "Settings",
    "/premium/prayers": "Prayer List",
    "/premium/reading-plans": "Reading Plans",
    "/premium/devotionals": "Complete Devotionals",
    "/premium/bible-tools": "Advanced Bible Tools",
    "/bible-verse-search?q=love": "Verses for “love”",
    "/bible-topics?category=character": "Bible Topics",
    "/blog?category=prayer": "Blog: Prayer",
  } as const;
  for (const [path, title] of Object.entries(PRIVATE)) {
    test(`${path} has as much metadata as any other page`, async ({ page, baseURL }) => {
      await page.goto(path);
      const contentOf = (name: string) =>
        page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
      await expect(page).toHaveTitle(new RegExp(`${title}.* · Berea$`));
      expect(await contentOf("robots")).toBe("noindex, follow");
      for (const name of ["description", "keywords", "og:title", "og:image", "twitter:card"]) {
        expect(await contentOf(name), name).not.toBe("");
      }
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute("href", `${new URL(baseURL ?? "").origin}${path}`);
      const data = page.locator('script[type="application/ld+json"]').first();
      expect(JSON.parse(await data.innerText())).toMatchObject({
        "@context": "https://schema.org",
      });
    });
  }
});

test("a page that is not there has its words, and no address of its own", async ({ request }) => {
  const MISSING = {
    "/no/such/page": "Page not found",
    "/bible-verses-about/zzxqy": "Topic Not Found",
    "/devotional/zzxqy": "Devotional Type Not Found",
    "/prayers/zzxqy": "Prayer Type Not Found",
    "/bible-study/zzxqy": "Bible Study Type Not Found",
    "/blog/zzxqy": "Article Not Found",
    "/bible/kjv/john/99": "No such chapter",
    "/strongs/g99999": "No such number",
  } as const;
  for (const [path, title] of Object.entries(MISSING)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(html).toContain(`<title>${title} · Berea</title>`);
    expect(html).toMatch(/<meta name="description" content="\S/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<meta name="keywords" content="\S/);
    expect(html).toContain('<script type="application/ld+json"');
    expect(html).not.toContain('rel="canonical"');
  }
});

test("a walk reports what is wrong", async () => {
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
    "/a: has no keywords",
    "/b: has the title of /a",
    "/c: answers 404",
  ]) {
    expect(faults).toContain(fault);
  }
  expect(faults.some((fault) => fault.includes("no-dup-id"))).toBe(true);
});

test.describe("Greek, Hebrew and italic letters", () => {
  const FACES = [/literata-greek-wght/, /noto-serif-hebrew/, /wght-italic/];

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "after the page" : "without script", () => {
      test.use({ javaScriptEnabled });

      test("come to the page that has them", async ({ page }) => {
        const arrived = FACES.map((face) =>
          page.waitForResponse((response) => face.test(response.url())),
        );
        await page.goto("/bible-concordance/love");
        for (const face of await Promise.all(arrived)) expect(face.ok()).toBe(true);
      });
    });
  }
});
