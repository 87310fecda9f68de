import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, getTestCorpus } from "../../../../tests/support/test-app.ts";
import { openTestPeople, type TestPeople } from "../../../../tests/support/test-people.ts";
import type { ListedPost, Post } from "../contract.ts";
import { createBlog } from "./blog.ts";
import type { Articles } from "./open-articles.ts";
import { type Draft, readArticle } from "./read-article.ts";
import { listPosts, publishPost, setPublished, storeContent } from "./store.ts";

const NOON = "2026-11-21T12:00:00Z";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0";

let people: TestPeople;
/** Another site, of which a test says which articles come with it. */
let others: TestPeople;
beforeAll(async () => {
  [people, others] = await Promise.all([openTestPeople(), openTestPeople()]);
});
afterAll(() => Promise.all([people.close(), others.close()]));
beforeEach(() => {
  people.clock.set(NOON);
  others.clock.set(NOON);
});

const open = (articles: Articles = { drafts: [], unreadable: [] }) =>
  createBlog({
    db: others.db,
    clock: others.clock,
    log: others.ports.log,
    corpus: getTestCorpus(),
    openArticles: () => articles,
    freshMs: 0,
  });

function draft(slug: string, head: Record<string, string> = {}, body = "Words."): Draft {
  const fields: Record<string, string> = {
    title: slug,
    excerpt: "An excerpt.",
    category: "prayer",
    tags: "[one]",
    metaTitle: slug,
    metaDescription: slug,
    metaKeywords: "[one]",
    publishedAt: "2026-01-02",
    ...head,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return readArticle(slug, `---\n${lines.join("\n")}\n---\n${body}`, getTestCorpus());
}

async function get<Body>(path: string, status = 200): Promise<Body> {
  const response = await people.app.request(path);
  expect(response.status).toBe(status);
  return (await response.json()) as Body;
}
const list = (query = "") => get<ListedPost[]>(`/api/blog/posts${query}`);
const view = (slug: string, headers: Record<string, string> = { "user-agent": BROWSER }) =>
  people.app.request(`/api/blog/posts/${slug}/view`, { method: "POST", headers });

describe("the posts that come with the software", () => {
  test("are listed with every field, the latest first", async () => {
    const posts = await list();
    expect(posts.length).toBeGreaterThanOrEqual(6);
    const days = posts.map(({ publishedAt }) => publishedAt);
    expect(days).toEqual([...days].sort().reverse());
    expect(Object.keys(posts[0] ?? {}).sort()).toEqual(
      [
        ...[
          "category",
          "content",
          "createdAt",
          "excerpt",
          "featuredImage",
          "href",
          "id",
          "isPublished",
        ],
        ...["metaDescription", "metaKeywords", "metaTitle", "publishedAt", "readingTimeMinutes"],
        ...["slug", "tags", "title", "updatedAt", "viewCount"],
      ].sort(),
    );
    for (const post of posts) {
      expect(post).toEqual(expect.objectContaining({ content: expect.stringContaining("<p>") }));
      expect(post.featuredImage).toBe(`/social-cards${post.href}.png`);
    }
  });

  test("are listed without their text where only cards are shown", async () => {
    const whole = await list("?category=prayer");
    const cards = await list("?category=prayer&fields=card");
    expect(cards).toEqual(whole.map(({ content: _, ...card }) => card));
  });

  test("are read with text, headings and what to read next", async () => {
    const post = await get<Post>("/api/blog/posts/jeremiah-29-11-in-context");
    expect(post).toMatchObject({ category: "biblical-topics", isPublished: true });
    expect(post.content).toContain('<a href="/bible/web/jeremiah/29#v11">Jeremiah 29:11</a>, WEB');
    expect(post.content).not.toContain("{{");
    expect(post.contents[0]?.title).toBe("Read the envelope first");
    expect(post.related).toHaveLength(3);
    expect(post.related[0]?.slug).toBe("how-to-start-reading-the-bible");
  });
});

describe("the list", () => {
  const slugs = async (query: string) => (await list(query)).map(({ slug }) => slug);

  test.each(["?category=all", "?category=", "?search=", "?category=%20&search=%20%20"])(
    "has every post for %s",
    async (query) => {
      expect(await slugs(query)).toEqual(await slugs(""));
    },
  );

  test("has those of a category", async () => {
    const posts = await list("?category=biblical-topics");
    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(["biblical-topics"]));
  });

  test.each([
    "?category=news",
    "?category=constructor",
    "?search=zzxqy",
    "?search=%25",
    "?category=prayer&search=zzxqy",
  ])("is empty for %s", async (query) => {
    expect(await slugs(query)).toEqual([]);
  });

  test("is searched by title, tags, excerpt and text, all words needed", async () => {
    expect((await slugs("?search=JEREMIAH+29:11"))[0]).toBe("jeremiah-29-11-in-context");
    expect(await slugs("?search=hananiah")).toEqual(["jeremiah-29-11-in-context"]);
    expect(await slugs("?search=hananiah+zzxqy")).toEqual([]);
    // As a phone types it, and as we print it.
    expect(await slugs("?search=Babylon's")).toEqual(await slugs("?search=Babylon’s"));
  });

  test.each([
    [`?search=${"a".repeat(101)}`, "A search has at most 100 characters"],
    ["?sort=views", "There is no field called sort"],
  ])("is refused for %s", async (query, sentence) => {
    const { error } = await get<{ error: string }>(`/api/blog/posts${query}`, 400);
    expect(error).toBe(sentence);
  });
});

describe("what is not published", () => {
  test("is nowhere, and cannot be counted", async () => {
    const blog = open();
    await publishPost(others.db, draft("taken-down", { title: "Zwingli" }), others.clock.now());
    await publishPost(
      others.db,
      draft("tomorrow", { title: "Zwingli", publishedAt: "2026-11-22" }),
      others.clock.now(),
    );
    expect(await setPublished(others.db, "taken-down", false)).toBe(true);
    expect(await setPublished(others.db, "no-such-post", false)).toBe(false);

    expect(await blog.list({ search: "zwingli" })).toEqual([]);
    for (const slug of ["taken-down", "tomorrow", "no-such-post"]) {
      expect(await blog.find(slug)).toBeUndefined();
      expect(await blog.countView(slug)).toBeUndefined();
    }
    others.clock.set("2026-11-22T00:00:00Z");
    expect((await blog.list({ search: "zwingli" })).map(({ slug }) => slug)).toEqual(["tomorrow"]);
  });

  test.each(["no-such-post", "Jeremiah-29-11-in-context", "..%2f..%2fetc", "%00", "a%20b"])(
    "%s is not found, by either call",
    async (slug) => {
      const { error } = await get<{ error: string }>(`/api/blog/posts/${slug}`, 404);
      expect(error).toBe("Article Not Found");
      expect((await view(slug)).status).toBe(404);
    },
  );

  test("a slug longer than any is refused", async () => {
    const { error } = await get<{ error: string }>(`/api/blog/posts/${"a".repeat(121)}`, 400);
    expect(error).toBe("Article Not Found");
  });
});

describe("a view", () => {
  const slug = "can-a-christian-be-angry";

  test("is counted, each of many at once", async () => {
    const before = (await (await view(slug)).json()) as { viewCount: number };
    await Promise.all(Array.from({ length: 10 }, () => view(slug)));
    const after = (await (await view(slug)).json()) as { viewCount: number };
    expect(after.viewCount).toBe(before.viewCount + 11);
  });

  test("changes nothing else of the post", async () => {
    const [before] = (await listPosts(people.db)).filter((row) => row.slug === slug);
    await view(slug);
    const [after] = (await listPosts(people.db)).filter((row) => row.slug === slug);
    expect(after).toEqual({ ...before, viewCount: (before?.viewCount ?? 0) + 1 });
  });

  test.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "facebookexternalhit/1.1",
    "Mozilla/5.0 (compatible; YandexBot/3.0)",
  ])("by %s is answered and not counted", async (agent) => {
    const before = (await (await view(slug)).json()) as { viewCount: number };
    expect((await view(slug, { "user-agent": agent })).status).toBe(200);
    const after = (await (await view(slug)).json()) as { viewCount: number };
    expect(after.viewCount).toBe(before.viewCount + 1);
  });

  test("from another site's page is refused", async () => {
    const response = await view(slug, { origin: "https://elsewhere.example" });
    expect(response.status).toBe(403);
  });
});

describe("storing the articles at a start", () => {
  const article = draft("stored-once", {}, "First words.");
  const read = async (slug = "stored-once") =>
    (await listPosts(others.db)).find((row) => row.slug === slug);
  const store = (drafts: readonly Draft[], unreadable: readonly string[] = []) =>
    storeContent(others.db, drafts, unreadable, others.clock.now());

  test("makes one row, however many instances start at once", async () => {
    await Promise.all(
      Array.from({ length: 6 }, () => open({ drafts: [article], unreadable: [] }).prepare()),
    );
    const rows = (await listPosts(others.db)).filter(({ slug }) => slug === "stored-once");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ isPublished: true, source: "content", viewCount: 0 });
  });

  test("changes nothing where nothing was edited, and keeps views where something was", async () => {
    const blog = open({ drafts: [article], unreadable: [] });
    await blog.countView("stored-once");
    const before = await read();
    others.clock.set("2026-11-21T13:00:00Z");
    await store([article]);
    expect(await read()).toEqual(before);

    await store([draft("stored-once", {}, "Other words.")]);
    const after = await read();
    expect(after).toMatchObject({ content: "<p>Other words.</p>", viewCount: 1 });
    expect(after?.updatedAt.toISOString()).toMatch(/^2026-11-21T13:00/);
    expect(after?.createdAt).toEqual(before?.createdAt);
  });

  test("takes down what is gone, and brings back what returns", async () => {
    await store([draft("another-one")]);
    expect((await read())?.isPublished).toBe(false);
    await store([article], []);
    expect((await read())?.isPublished).toBe(true);
  });

  test("leaves a post alone whose file cannot be read", async () => {
    await store([article]);
    await store([], ["stored-once"]);
    expect((await read())?.isPublished).toBe(true);
  });

  test("leaves alone what an operator published or took down", async () => {
    await publishPost(others.db, draft("operators-own", {}, "Mine."), others.clock.now());
    await store([article, draft("operators-own", {}, "Ours.")]);
    expect(await read("operators-own")).toMatchObject({
      content: "<p>Mine.</p>",
      isPublished: true,
      source: "operator",
    });
    await setPublished(others.db, "stored-once", false);
    await store([article]);
    expect((await read())?.isPublished).toBe(false);
    await setPublished(others.db, "stored-once", true);
    await store([article]);
    expect((await read())?.isPublished).toBe(true);
  });

  test("is noticed by an instance that was running", async () => {
    const running = open({ drafts: [article], unreadable: [] });
    await running.prepare();
    await publishPost(others.db, draft("from-elsewhere"), others.clock.now());
    expect(await running.find("from-elsewhere")).toMatchObject({ title: "from-elsewhere" });
    await setPublished(others.db, "from-elsewhere", false);
    expect(await running.find("from-elsewhere")).toBeUndefined();
  });
});

test("without a database posts are there to read, and views are lost quietly", async () => {
  const { app } = createTestApp();
  const listed = (await (await app.request("/api/blog/posts")).json()) as ListedPost[];
  expect(listed.length).toBeGreaterThanOrEqual(6);
  const href = `/api/blog/posts/${listed[0]?.slug}`;
  const post = (await (await app.request(href)).json()) as Post;
  expect(post.id).toBe((await get<Post>(href)).id);
  const response = await app.request(`${href}/view`, { method: "POST" });
  expect([response.status, await response.json()]).toEqual([200, { viewCount: 0 }]);
});
