// What a reader meets where the connection breaks off.
import { expect, open, test } from "./journey.ts";

test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

test("a search that could not be sent retains its words and can be tried again", async ({
  page,
}) => {
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

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow", expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("the page that is open stays, and any other says so in our words", async ({
    page,
    context,
  }) => {
    await open(page, "/bible-verse-search");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    const box = page.getByLabel("What are you looking for?");
    await box.fill("half a ver");
    await page.getByRole("link", { name: "Daily Verse" }).click();
    await expect(page.locator("[data-toast]")).toContainText("Berea could not be reached");
    await expect(box).toHaveValue("half a ver");

    await page.reload();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Berea could not be reached");
    await context.setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(heading).not.toHaveText("Berea could not be reached");
    await expect(page).toHaveURL("/bible-verse-search");
  });
});
