import { expect, open, test } from "./journey.ts";

test("half a verse leads to its chapter", async ({ page }) => {
  await open(page, "/");
  await page.getByLabel("What would you ask the Bible?").fill("valley of the shadow");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/bible-verse-search\?q=valley/);

  const found = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Psalm 23:4" }) });
  await expect(found.locator("mark").first()).toContainText("valley");
  await expect(found).toContainText("WEB");
  await expect(found).toContainText(/\d+%/);
  await expect(found).toContainText(/Basic search|AI-powered/);

  await found.getByRole("link", { name: "Read in context: Psalm 23:4" }).click();
  await expect(page).toHaveURL("/bible/web/psalms/23#v4");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Psalm 23");
  await expect(page.locator("#v4")).toHaveAttribute("data-chosen", "true");
  await expect(page.locator("#v4")).toBeInViewport();
});

test("a blank search is ignored", async ({ page }) => {
  await open(page, "/bible-verse-search");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/bible-verse-search");
  await expect(page.getByLabel("What are you looking for?")).toBeFocused();
});

test("a chapter that does not exist is refused with the reason", async ({ page }) => {
  await open(page, "/bible-verse-search?q=john+99");
  await expect(page.getByRole("alert")).toHaveText("John has 21 chapters");
  await expect(page.getByLabel("What are you looking for?")).toHaveValue("john 99");
});

test("a misspelled word brings a suggestion that finds something", async ({ page }) => {
  await open(page, "/bible-verse-search?q=shepard");
  await page.getByRole("link", { name: "shepherd", exact: true }).click();
  await expect(page.getByRole("status")).toContainText(/\d+ verses/);
});

test("a licensed translation is answered under the nearest text's own name", async ({ page }) => {
  await open(page, "/bible-verse-search");
  await page.getByLabel("What are you looking for?").fill("love");
  await page.getByRole("button", { name: /^NIV/ }).click();
  await expect(page).toHaveURL("/bible-verse-search?q=love+NIV");
  await expect(page.getByText(/\(NIV\) is under licence/)).toBeVisible();
  await expect(page.locator("blockquote cite").first()).toHaveText("WEB");
  await expect(page.getByRole("navigation", { name: "Translation" })).toContainText("NIV");
});

test("pages of results have addresses of their own", async ({ page }) => {
  await open(page, "/bible-verse-search?q=love");
  await page.getByRole("link", { name: "More verses" }).click();
  await expect(page).toHaveURL("/bible-verse-search?q=love&page=2");
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("21–40 of");
  await page.goBack();
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("1–20 of");
});

test("a copied verse takes its reference along", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/bible-verse-search?q=John+11:35");
  await page.getByRole("button", { name: "Copy John 11:35" }).click();
  await expect(page.getByRole("button", { name: "Copied John 11:35" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe("Jesus wept.\nJohn 11:35 (WEB)");
});

test("the slash key goes to the search box", async ({ page }) => {
  await open(page, "/bible-verse-search?q=hope");
  await page.keyboard.press("/");
  await expect(page.getByLabel("What are you looking for?")).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("search, paging and reading work", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("What would you ask the Bible?").fill("green pastures");
    await page.getByRole("button", { name: "Search Bible Verses" }).click();
    await page.getByRole("link", { name: "Read in context: Psalm 23:2" }).click();
    await expect(page).toHaveURL("/bible/web/psalms/23#v2");
    await page.getByRole("link", { name: "Psalm 24" }).last().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Psalm 24");
    await page.goto("/bible-verse-search?q=love");
    await page.getByRole("link", { name: "More verses" }).click();
    await expect(page).toHaveURL(/page=2/);
  });
});
