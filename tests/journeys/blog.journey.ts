import { expect, open, test } from "./journey.ts";

interface Card {
  readonly title: string;
  readonly href: string;
  readonly slug: string;
  readonly tags: readonly string[];
}

test("a visitor searches the blog, narrows it down, and finds the way back", async ({ page }) => {
  await open(page, "/blog");
  const cards = page.getByRole("list").filter({ has: page.getByRole("heading", { level: 2 }) });
  const titles = cards.getByRole("heading", { level: 2 });
  const all = await titles.count();
  expect(all).toBeGreaterThanOrEqual(6);
  for (const tags of await cards.getByRole("list", { name: "Tags" }).all()) {
    expect(await tags.getByRole("listitem").count()).toBe(3);
  }

  const category = page.getByRole("navigation", { name: "Category" });
  await expect(category.getByRole("link")).toHaveText([
    "All",
    "Devotionals",
    "Bible study",
    "Prayer",
    "Christian living",
    "Biblical topics",
  ]);
  await category.getByRole("link", { name: "Biblical topics" }).click();
  await expect(page).toHaveURL("/blog?category=biblical-topics");
  await expect(titles).not.toHaveCount(all);

  await page.getByLabel("Search the blog").fill("Jeremiah");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=Jeremiah/);
  await expect(page).toHaveURL(/category=biblical-topics/);
  await expect(page.getByRole("status").filter({ hasText: "about “Jeremiah”" })).toBeVisible();
  await expect(page.getByLabel("Search the blog")).toBeFocused();

  await page.getByLabel("Search the blog").fill("zzxqy");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No articles found")).toBeVisible();
  await page.getByRole("link", { name: "All articles" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(titles).toHaveCount(all);
  await page.goBack();
  await expect(page.getByText("No articles found")).toBeVisible();
  await expect(page.getByLabel("Search the blog")).toHaveValue("zzxqy");
});

test.describe("while articles are fetched", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("six skeletons are shown, and a failure can be tried again", async ({ page }) => {
    await open(page, "/blog");
    let isAway = true;
    const held = Promise.withResolvers<void>();
    await page.route("**/api/blog/posts?*", async (route) => {
      await held.promise;
      await (isAway ? route.abort() : route.continue());
    });
    await page
      .getByRole("navigation", { name: "Category" })
      .getByRole("link", { name: "Prayer" })
      .click();
    await expect(page.locator("[data-skeleton]")).toHaveCount(6);
    held.resolve();
    await expect(page.getByRole("alert")).toHaveText("Failed to fetch blog posts");
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("status").filter({ hasText: "article" })).toBeVisible();
  });
});

test("a post is read, counted once, shared, and leads on", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [card] = (await (await page.request.get("/api/blog/posts?search=jeremiah")).json()) as [
    Card,
  ];
  const views: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/view")) views.push(`${request.method()} ${request.postData()}`);
  });
  await open(page, card.href);
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(card.title);
  await expect(article.getByText(/\d+ min read/)).toBeVisible();
  await expect(article.getByText(/^[1-9]\d* views?$/)).toBeVisible();
  const tags = article.getByRole("list", { name: "Tags" }).getByRole("listitem");
  await expect(tags).toHaveText([...card.tags]);

  const contents = page.getByRole("navigation", { name: "In this article" });
  const first = contents.getByRole("link").first();
  const name = (await first.textContent()) ?? "";
  await first.click();
  await expect(page).toHaveURL(/#on-/);
  await expect(article.getByRole("heading", { name, level: 2 })).toBeInViewport();

  await article.getByRole("button", { name: /^Share/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(card.href, page.url()).href,
  );
  expect(views).toEqual(["POST null"]);

  const subscribe = page.getByRole("region", { name: "Subscribe" });
  await expect(subscribe.getByRole("link", { name: "Follow the RSS feed" })).toHaveAttribute(
    "href",
    "/blog.xml",
  );
  await expect(subscribe.getByRole("link", { name: /daily verse by mail/ })).toBeVisible();

  const next = page.getByRole("region", { name: "Read next" }).getByRole("heading", { level: 3 });
  await expect(next).toHaveCount(3);
  const title = (await next.first().textContent()) ?? "";
  await next.first().getByRole("link").click();
  await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toHaveText(title);
  await expect.poll(() => views.length).toBe(2);
});

test("a post's metadata is what a search engine asks for", async ({ page }) => {
  const [card] = (await (await page.request.get("/api/blog/posts")).json()) as [Card];
  await page.goto(card.href);
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );
  const posting = data.find((one) => one["@type"] === "BlogPosting");
  expect(posting).toMatchObject({
    headline: card.title,
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    image: expect.stringMatching(/^https?:\/\//),
    author: { "@type": "Organization", name: "Berea" },
  });
  expect(String(posting?.dateModified) >= String(posting?.datePublished)).toBe(true);
});

test.describe("what is not there", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("an article that is none says so, and offers others", async ({ page }) => {
    const response = await page.goto("/blog/no-such-article");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Article Not Found");
    await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.getByRole("link", { name: "All articles" }).click();
    await expect(page).toHaveURL("/blog");
  });
});

test("the feed is XML, and feed and sitemap have every post", async ({ page }) => {
  await page.goto("/blog");
  const address = await page.locator('link[type="application/rss+xml"]').getAttribute("href");
  const feed = await page.request.get(address ?? "");
  expect(feed.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const { error, links } = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, "text/xml");
      return {
        error: parsed.querySelector("parsererror")?.textContent ?? null,
        links: [...parsed.querySelectorAll("item > link")].map((link) => link.textContent),
      };
    },
    await feed.text(),
  );
  expect(error).toBeNull();
  const posts = (await (await page.request.get("/api/blog/posts")).json()) as Card[];
  const origin = new URL(page.url()).origin;
  expect(links).toEqual(posts.map(({ href }) => `${origin}${href}`));
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  for (const { href } of posts) {
    expect(sitemap).toMatch(new RegExp(`<loc>${origin}${href}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d`));
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the blog is searched and read", async ({ page }) => {
    await page.goto("/blog");
    await page.getByLabel("Search the blog").fill("hananiah");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("heading", { level: 2 }).getByRole("link").first().click();
    await expect(page.getByRole("article")).toContainText("Jeremiah 29:11, WEB");
  });
});
