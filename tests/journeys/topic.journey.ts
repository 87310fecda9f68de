import { expect, open, test } from "./journey.ts";

test("a topic leads from the hub to its verses and into the chapter", async ({ page }) => {
  await page.goto("/bible-topics");
  await expect(page.getByRole("status")).toHaveText("60 topics, most popular first");
  const first = page.getByRole("main").getByRole("listitem").filter({ hasText: "Most Popular" });
  await expect(first.first()).toContainText("Anxiety");

  await page.getByLabel("Find a topic").fill("insomnia");
  await expect(page.getByRole("status")).toHaveText("1 topic, most popular first");
  await page.getByRole("link", { name: "Sleep", exact: true }).click();
  await expect(page).toHaveURL("/bible-verses-about/sleep");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bible verses about sleep");

  const verse = page.getByRole("listitem").filter({ hasText: "Psalm 4:8" });
  await expect(verse.locator("cite")).toHaveText("WEB");
  await verse.getByRole("link", { name: "Read in context: Psalm 4:8" }).click();
  await expect(page).toHaveURL("/bible/web/psalms/4#v8");
});

test("the verses come in another translation, the introduction stays in its own", async ({
  page,
}) => {
  await page.goto("/bible-verses-about/anxiety");
  await page.getByRole("navigation", { name: "Translation" }).getByText("KJV").click();
  await expect(page).toHaveURL("/bible-verses-about/anxiety?translation=kjv");
  await expect(page.locator("blockquote cite").first()).toHaveText("KJV");
  await expect(page.getByText("(Philippians 4:6, WEB)")).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    /\/bible-verses-about\/anxiety$/,
  );
});

test("a copied passage takes its reference along", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/bible-verses-about/sleep");
  await page.getByRole("button", { name: "Copy Psalm 3:5" }).click();
  await expect(page.getByRole("button", { name: "Copied Psalm 3:5" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^I laid myself down and slept\..*\nPsalm 3:5 \(WEB\)$/);
});

test("a topic is shared by its address", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/bible-verses-about/hope");
  await page.getByRole("button", { name: "Share Bible verses about hope" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("/bible-verses-about/hope");
});

test("a favourite is stored on this device and found again on the hub", async ({ page }) => {
  await page.goto("/bible-verses-about/hope");
  const toggle = page.getByRole("button", { name: "Favorite Hope" });
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");

  await page.reload();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await page.goto("/bible-topics");
  const favourites = page.getByRole("complementary", { name: "Favorites" });
  await favourites.getByRole("link", { name: "Hope" }).click();
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await page.goto("/bible-topics");
  await expect(favourites.getByRole("link")).toHaveCount(0);
});

test("eight more topics are offered, and related ones", async ({ page }) => {
  await page.goto("/bible-verses-about/grief");
  const more = page.getByRole("region", { name: "Explore more topics" });
  await expect(more.getByRole("listitem")).toHaveCount(8);
  await page
    .getByRole("complementary", { name: "Related topics" })
    .getByRole("link", { name: "Comfort" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bible verses about comfort");
});

test.describe("a topic that is not there", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("is said to be missing, with a search and suggestions", async ({ page }) => {
    const answer = await page.goto("/bible-verses-about/burnout");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Topic Not Found");
    await expect(page.getByRole("link", { name: "Stress" })).toHaveAttribute(
      "href",
      "/bible-verses-about/stress",
    );
    await page.getByRole("link", { name: "Search for “burnout”" }).click();
    await expect(page).toHaveURL("/bible-verse-search?q=burnout");
  });
});

for (const [typed, proper] of [
  ["Holy_Spirit", "holy-spirit"],
  ["holy%20spirit", "holy-spirit"],
  ["ANXIETY", "anxiety"],
] as const) {
  test(`${typed} is led to ${proper} for good`, async ({ request }) => {
    const answer = await request.get(`/bible-verses-about/${typed}?translation=kjv`, {
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toMatch(
      new RegExp(`/bible-verses-about/${proper}\\?translation=kjv$`),
    );
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filtering, categories and reading work", async ({ page }) => {
    await page.goto("/bible-topics");
    await page.getByLabel("Find a topic").fill("wedding");
    await page.getByRole("button", { name: "Filter" }).click();
    await expect(page).toHaveURL("/bible-topics?q=wedding");
    await expect(page.getByRole("status")).toHaveText("1 topic, most popular first");
    await page.getByRole("link", { name: "Marriage", exact: true }).click();
    await expect(page.locator("blockquote").first()).toContainText("Therefore a man will leave");

    await page.goto("/bible-topics");
    await page.getByRole("link", { name: "Daily life", exact: true }).click();
    await expect(page).toHaveURL("/bible-topics?category=daily-life");
    await expect(page.getByRole("status")).toHaveText("7 topics, most popular first");
  });
});

test("grief is not called popular where people read about it", async ({ page }) => {
  await open(page, "/bible-verses-about/grief");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/Popular/)).toHaveCount(0);
  // The list of all topics has its badges, and says of what they speak.
  await open(page, "/bible-topics");
  await expect(page.getByText("A badge says how often people search for a topic.")).toBeVisible();
  await expect(page.getByText(/Very Popular/).first()).toBeVisible();
});
