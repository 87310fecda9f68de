// What people come to the library for: today's devotional, a prayer for tonight,
// a study to print.
import { expect, open, test } from "./journey.ts";
import { signUp, subscribe } from "./person.ts";

test("the home page leads to all that is free to read", async ({ page }) => {
  for (const [name, title] of [
    ["Devotionals", "Devotionals"],
    ["Prayers", "Prayers"],
    ["Bible study", "Bible Study"],
    ["Blog", "Blog"],
  ] as const) {
    await open(page, "/");
    const free = page.getByRole("region", { name: "Free to read, without an account" });
    await expect(free.getByRole("listitem")).toHaveCount(16);
    await free.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
});

test("a devotional leads from the hub through the days and back to today", async ({ page }) => {
  await open(page, "/devotional");
  const series = page.getByRole("region", { name: "Series to read" });
  await expect(series.getByRole("listitem")).toHaveCount(10);
  await page.getByRole("link", { name: "Read today’s devotional" }).click();
  await expect(page).toHaveURL("/devotional/daily");
  const title = page.getByRole("article").getByRole("heading").first();
  const today = await title.textContent();

  const days = page.getByRole("navigation", { name: "Days" });
  await days.getByRole("link", { name: "Previous day" }).click();
  await expect(page).toHaveURL(/\/devotional\/daily\?date=\d{4}-\d{2}-\d{2}$/);
  await expect(title).not.toHaveText(today ?? "");
  await expect(days.getByRole("link", { name: "Previous day" })).toBeFocused();
  await days.getByRole("link", { name: "Next day" }).click();
  await expect(title).toHaveText(today ?? "");
  await days.getByRole("link", { name: "Next day" }).click();
  await expect(title).not.toHaveText(today ?? "");
  await days.getByRole("link", { name: "Today" }).click();
  await expect(page).toHaveURL("/devotional/daily");
  await expect(title).toHaveText(today ?? "");
  await expect(days.getByText("Today")).toHaveAttribute("aria-current", "date");
});

test("a dated devotional has the piece's own address as its one address", async ({ page }) => {
  await open(page, "/devotional/daily?date=2026-11-21");
  const canonical = page.locator("link[rel=canonical]");
  const href = (await canonical.getAttribute("href")) ?? "";
  expect(href).toMatch(/\/devotional\/daily\/[a-z-]+$/);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await open(page, new URL(href).pathname);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await expect(canonical).toHaveAttribute("href", href);
});

test("a favourite stays on this device", async ({ page }) => {
  await open(page, "/devotional/women");
  const star = page.getByRole("button", { name: /^Favorite/ });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(star).toHaveAttribute("aria-pressed", "true");
});

test("a prayer is found, copied with its verse, and may be added by members", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/prayers");
  await page
    .getByRole("region", { name: "What do you want to pray for" })
    .getByRole("link", { name: "Prayers for healing" })
    .click();
  await expect(page.getByRole("article")).toHaveCount(5);
  const prayer = page.getByRole("article").first();
  await prayer.getByRole("button", { name: /^Copy/ }).click();
  await expect(prayer.getByRole("button", { name: /^Copied/ })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\(\S.* \d+:\d+(?:–\d+)?, [A-Z]+\)/);
  await expect(prayer.getByRole("link", { name: /^Add to my Prayer List/ })).toHaveAttribute(
    "href",
    /^\/premium\/prayers\?/,
  );
});

test("a prayer that was chosen before there was an account is offered in the list", async ({
  page,
}) => {
  await open(page, "/prayers/bedtime");
  const chosen = page.getByRole("article").nth(1);
  const title = (await chosen.getByRole("heading").first().textContent()) ?? "";
  await chosen.getByRole("link", { name: /^Add to my Prayer List/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Premium Access Required");
  await signUp(page.request);
  await subscribe(page.request);
  // The payment's page leads to the bare URL of the list.
  await open(page, "/premium/prayers");
  const offer = page.getByRole("region", { name: "A prayer that you chose" });
  await expect(offer).toContainText(title);
  await offer.getByRole("button", { name: "Add it" }).click();
  await expect(offer).toBeHidden();
  const card = page.getByRole("article", { name: title });
  await expect(card).toBeVisible();
  await expect(card.getByRole("heading").first()).toBeFocused();
  await page.reload();
  await expect(card).toBeVisible();
  await expect(offer).toBeHidden();
});

test("a member adds a prayer to the Prayer List, and finds it there", async ({ page }) => {
  await signUp(page.request);
  await subscribe(page.request);
  const earlier = await page.request.post("/api/prayers", { data: { title: "For my sister" } });
  expect(earlier.status()).toBe(201);
  await open(page, "/prayers/bedtime");
  const prayer = page.getByRole("article").first();
  const title = (await prayer.getByRole("heading").first().textContent()) ?? "";
  await prayer.getByRole("button", { name: /^Add to my Prayer List/ }).click();
  await prayer.getByRole("link", { name: "In your Prayer List" }).click();
  await expect(page).toHaveURL("/premium/prayers");
  await expect(page.getByRole("article", { name: title })).toBeVisible();
  await expect(page.getByRole("article", { name: "For my sister" })).toBeVisible();
  // On another day it is found there, and not added once more.
  await open(page, "/prayers/bedtime");
  await prayer.getByRole("button", { name: /^Add to my Prayer List/ }).click();
  await expect(prayer.getByRole("link", { name: "In your Prayer List" })).toBeVisible();
  expect(await (await page.request.get("/api/prayers")).json()).toHaveLength(2);
});

test("a signed-in user who comes to the prayer has read a devotional today", async ({ page }) => {
  await signUp(page.request);
  await open(page, "/devotional/morning");
  await page.getByRole("heading", { name: "Prayer", exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: /^Favorite/ }).scrollIntoViewIfNeeded();
  await expect(page.getByText("Engagement tracked")).toBeVisible({ timeout: 15_000 });
  const answer = await page.request.get("/api/user/engagement/stats");
  expect(await answer.json()).toMatchObject({ devotionalStreak: 1 });
});

test("a workbook prints its prompts with lines, and without what surrounds it", async ({
  page,
}) => {
  await open(page, "/bible-study");
  await page
    .getByRole("region", { name: "Choose where to begin" })
    .getByRole("link", { name: /workbook/i })
    .click();
  await expect(page.getByRole("article")).toHaveCount(3);
  const steps = page.getByRole("heading", { level: 3, name: "Steps" });
  await expect(steps).toHaveCount(3);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
  await expect(page.getByRole("region", { name: "Explore more" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 3, name: "Worksheet" }).first()).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(3);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole("button", { name: "Print" }).nth(1).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("article")).toHaveCount(3);
});

test("under the days stands which of a series is read, and that it begins again", async ({
  page,
}) => {
  await open(page, "/devotional/women?date=2026-11-21");
  const place = page.getByText(/^Reading \d of 5 in this series/);
  const at = Number((await place.textContent())?.match(/\d/)?.[0]);
  await page.getByRole("link", { name: "Next day" }).click();
  await expect(place).toHaveText(
    `Reading ${(at % 5) + 1} of 5 in this series, which begins again after the last.`,
  );
});

test("explore-more leads on to eight topics and six of each kind", async ({ page }) => {
  for (const path of ["/devotional", "/prayers", "/bible-study", "/prayers/bedtime"]) {
    await open(page, path);
    const more = page.getByRole("region", { name: "Explore more" });
    await expect(more.getByRole("listitem")).toHaveCount(8 + 3 * 6);
  }
});

test.describe("a type that is not there", () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const [path, title] of [
    ["/devotional/mornig", "Devotional Type Not Found"],
    ["/devotional/women/nothing", "Devotional Not Found"],
    ["/prayers/toothache", "Prayer Type Not Found"],
    ["/bible-study/astrology", "Bible Study Type Not Found"],
  ] as const) {
    test(`${path}: ${title}, with what is near`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.locator("main li").first()).toBeVisible();
    });
  }
});

for (const [typed, proper] of [
  ["/devotional/mornings", "/devotional/morning"],
  ["/devotional/womens/a-piece", "/devotional/women/a-piece"],
  ["/devotionals", "/devotional"],
  ["/devotionals/women?date=2026-11-21", "/devotional/women?date=2026-11-21"],
  ["/prayer/healing", "/prayers/healing"],
  ["/prayers/prayers_for_healing", "/prayers/healing"],
  ["/bible-study/study_guides", "/bible-study/guide"],
] as const) {
  test(`${typed} is led to ${proper} for good`, async ({ request }) => {
    const answer = await request.get(typed, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location?.replace(/^https?:\/\/[^/]+/, "")).toBe(proper);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a devotional is read, and the days turned", async ({ page }) => {
    await page.goto("/devotional/morning");
    await expect(page.getByRole("heading", { name: "Reflection" })).toBeVisible();
    await page.getByRole("link", { name: "Next day" }).click();
    await expect(page).toHaveURL(/date=/);
    await expect(page.getByRole("heading", { name: "Prayer", exact: true })).toBeVisible();
  });
});
