// What a reader meets where the connection breaks off.
import { expect, open, test } from "./journey.ts";

test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

test("a search that could not be sent keeps its words and can be tried again", async ({ page }) => {
  await open(page, "/bible-verse-search?q=love");
  await page.route("**/*.data*", (route) => route.abort());
  const box = page.getByLabel("What are you looking for?");
  await box.fill("hope");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Berea could not be reached.");
  await expect(box).toHaveValue("hope");
  await expect(box).toHaveAccessibleDescription("Berea could not be reached.");
  await expect(page).toHaveTitle(/Verses for “hope”/);
  await page.unroute("**/*.data*");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("status")).toContainText("verses");
});

test("a chapter that could not be fetched is not called a fault of ours", async ({ page }) => {
  await open(page, "/bible/kjv/john/3");
  await page.route("**/*.data*", (route) => route.abort());
  await page.getByRole("link", { name: "John 4" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Berea could not be reached");
  await expect(page.getByRole("main")).not.toContainText("500");
  await page.unroute("**/*.data*");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("John 4");
});

test("what speaks to a verse is asked for again when the connection is back", async ({ page }) => {
  const script = /\/cross-references-(?!skeleton)[^/]*\.js/;
  await page.route(script, (route) => route.abort());
  await open(page, "/bible/kjv/john/3");
  await page.getByRole("combobox", { name: "Verse" }).selectOption("16");
  const panel = page.getByRole("complementary", { name: "Verse" });
  await expect(panel.getByRole("alert")).toContainText("Berea could not be reached");
  await page.unroute(script);
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(panel.getByRole("link", { name: "Romans 5:8" })).toBeVisible();
});

test("a dialog whose script does not arrive gives way to its link", async ({ page }) => {
  await page.route("**/chapter-picker-*.js", (route) => route.abort());
  await open(page, "/bible/kjv/john/3");
  await page.getByTitle("Choose a book and chapter").click();
  await expect(page).toHaveURL("/bible/kjv/john");
});
