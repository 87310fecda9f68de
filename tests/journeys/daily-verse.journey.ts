import { expect, open, test } from "./journey.ts";
import { signUp } from "./person.ts";

interface Verse {
  readonly date: string;
  readonly reference: string;
  readonly text: string;
}

/** It is another day there than in Greenwich, whatever time it is. */
const ELSEWHERE = new Date().getUTCHours() < 11 ? "Pacific/Pago_Pago" : "Pacific/Kiritimati";

test.describe("a visitor", () => {
  test("reads the day's verse, takes it along, and opens it in its chapter", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/");
    const card = page.getByRole("article", { name: "Daily Verse" });
    const verse = (await (await page.request.get("/api/daily-verse")).json()) as Verse;
    await expect(card.getByRole("time")).toHaveAttribute("datetime", verse.date);
    await expect(card.locator("blockquote")).toHaveText(verse.text);
    await expect(card.locator("cite")).toHaveText("YLT");
    await expect(card.getByText("Theme:")).toBeAttached();
    await expect(card.getByText("Engagement tracked")).toHaveCount(0);

    const copy = card.getByRole("button", { name: `Copy ${verse.reference}` });
    await copy.click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${verse.text}\n${verse.reference} (YLT)`,
    );
    await card.getByRole("link", { name: verse.reference }).click();
    await expect(page).toHaveURL(/\/bible\/ylt\/.+#v\d+$/);
  });

  test("goes back through the days, a month and a day at a time", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("link", { name: "Earlier days" }).click();
    await expect(page).toHaveURL("/daily-verse");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Daily Verse");
    await open(page, "/daily-verse?month=2026-04");
    const easter = page.getByRole("article", { name: "Sunday, 5 April 2026" });
    await expect(easter).toContainText("Easter Day");
    await easter.getByRole("link", { name: "Luke 24:5–6" }).click();

    await expect(page).toHaveURL("/daily-verse/2026-04-05");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Sunday, 5 April 2026");
    await page.getByRole("link", { name: "The day before" }).click();
    await expect(page).toHaveURL("/daily-verse/2026-04-04");
    await expect(page.getByText("Holy Saturday")).toBeVisible();
    await page.getByRole("link", { name: "April 2026" }).click();
    await expect(page).toHaveURL("/daily-verse?month=2026-04");
    await page.getByRole("link", { name: "March 2026" }).click();
    await expect(page.getByRole("article")).toHaveCount(31);
  });
});

test.describe("a visitor elsewhere on earth", () => {
  test.use({ timezoneId: ELSEWHERE });

  test("has the verse of their own day, asked for once", async ({ page, context }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) calls.push(new URL(request.url()).search);
    });
    await open(page, "/");
    const date = await page.evaluate(() => {
      const now = new Date();
      const two = (number: number) => String(number).padStart(2, "0");
      return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
    });
    const card = page.getByRole("article", { name: "Daily Verse" });
    await expect(card.getByRole("time")).toHaveAttribute("datetime", date);
    expect(calls).toEqual([`?timeZone=${encodeURIComponent(ELSEWHERE)}`]);

    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === "berea_zone")?.value).toBe(
      encodeURIComponent(ELSEWHERE),
    );
    const verse = (await (await page.request.get("/api/daily-verse")).json()) as Verse;
    expect(verse.date).toBe(date);
  });
});

test("a signed-in user reads, once, that their reading was recorded", async ({ page }) => {
  await signUp(page.request);
  const recorded: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/user/engagement")) recorded.push(request.postDataJSON());
  });
  await open(page, "/");
  const card = page.getByRole("article", { name: "Daily Verse" });
  await card.locator("blockquote").scrollIntoViewIfNeeded();
  await expect(card.getByRole("status")).toHaveText("Engagement tracked");
  await page.mouse.wheel(0, 4000);
  await card.locator("blockquote").scrollIntoViewIfNeeded();
  expect(recorded).toEqual([{ dailyVerseViewed: true, timeSpentMinutes: 1 }]);

  const stats = await page.request.get("/api/user/engagement/stats");
  expect(await stats.json()).toMatchObject({ dailyVerseStreak: 1 });
});

test.describe("a day that was not recorded", () => {
  test.use({ expectedErrors: [/status of 503/] });

  test("is said quietly, and can be tried again", async ({ page }) => {
    await signUp(page.request);
    await page.route("**/api/user/engagement", (route) =>
      route.fulfill({ status: 503, json: { error: "Away" } }),
    );
    await open(page, "/");
    const card = page.getByRole("article", { name: "Daily Verse" });
    await card.locator("blockquote").scrollIntoViewIfNeeded();
    const note = card.getByRole("status").filter({ hasText: /ngagement/ });
    await expect(note).toHaveText("Failed to track engagement.");

    await page.unroute("**/api/user/engagement");
    await card.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(note).toHaveText("Engagement tracked");
    await expect(note).toBeFocused();
    await expect(card.getByRole("button", { name: "Try again" })).toHaveCount(0);
  });
});

test("a tab left open past midnight turns to the new day's verse", async ({ page }) => {
  await signUp(page.request);
  const today = (await (await page.request.get("/api/daily-verse")).json()) as Verse;
  const tomorrow = { ...today, date: "2999-12-31", reference: "Psalm 1:1" };
  await page.clock.install({ time: new Date(`${today.date}T23:50:00`) });
  await open(page, "/");
  const card = page.getByRole("article", { name: "Daily Verse" });
  await expect(card.getByRole("time")).toHaveAttribute("datetime", today.date);
  await page.route("**/api/daily-verse", (route) => route.fulfill({ json: tomorrow }));
  await page.clock.fastForward("11:00");
  await expect(card.getByRole("time")).toHaveAttribute("datetime", tomorrow.date);
  await expect(card).toContainText("Psalm 1:1");
});

test.describe("what is not there", () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const [day, title] of [
    ["2999-01-01", "That day has not begun yet"],
    ["2025-12-31", "The archive begins on Thursday, 1 January 2026"],
    ["2026-02-30", "There is no such day"],
  ] as const) {
    test(`${day}: ${title}`, async ({ page }) => {
      const response = await page.goto(`/daily-verse/${day}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("link", { name: "Earlier days" })).toBeVisible();
    });
  }
});

test("the feed and the sitemap name the days by their full addresses", async ({ page }) => {
  await page.goto("/daily-verse");
  const address = await page.locator('link[type="application/rss+xml"]').getAttribute("href");
  const feed = await page.request.get(address ?? "");
  expect(feed.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const items = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, "text/xml");
      return [...parsed.querySelectorAll("item")].map((item) => ({
        link: item.querySelector("link")?.textContent ?? "",
        day: item.querySelector("pubDate")?.textContent ?? "",
      }));
    },
    await feed.text(),
  );
  expect(items).toHaveLength(28);
  const origin = new URL(page.url()).origin;
  for (const { link, day } of items) {
    const date = new Date(day).toISOString().slice(0, 10);
    expect(link).toBe(`${origin}/daily-verse/${date}`);
  }
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  // The latest day of the feed may not have begun where the server is.
  expect(sitemap).toContain(`<loc>${items[1]?.link}</loc>`);
  expect(sitemap).toContain(`<loc>${origin}/daily-verse/2026-01-01</loc>`);
});
