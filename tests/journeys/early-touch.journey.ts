// What is done on a page before its scripts have started is answered once they have.
import type { Page } from "@playwright/test";
import { expect, test, waitForScript } from "./journey.ts";

/** Opens a page as a slow line shows it; the scripts come when the returned function is called. */
async function openSlowly(page: Page, path: string): Promise<() => Promise<void>> {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await delivered;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return async () => {
    deliver();
    await waitForScript(page);
  };
}

test("a button pressed twice in impatience acts once", async ({ page }) => {
  const deliver = await openSlowly(page, "/bible-verses-about/hope");
  const toggle = page.getByRole("button", { name: "Favorite Hope" });
  await toggle.click();
  await toggle.click();
  await deliver();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
});

test("a passage is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const deliver = await openSlowly(page, "/bible-verses-about/sleep");
  await page.getByRole("button", { name: "Copy Psalm 3:5" }).click();
  await deliver();
  await expect(page.getByRole("button", { name: "Copied Psalm 3:5" })).toBeVisible();
});

test("words typed early filter the list, and can be typed on", async ({ page }) => {
  const deliver = await openSlowly(page, "/bible-topics");
  const box = page.getByLabel("Find a topic");
  await box.pressSequentially("insom");
  await deliver();
  await expect(page.getByRole("status")).toHaveText("1 topic, most popular first");
  await box.pressSequentially("nia");
  await expect(box).toHaveValue("insomnia");
});

test("a choice from a list is taken", async ({ page }) => {
  const deliver = await openSlowly(page, "/bible/kjv/john/3");
  await page.getByRole("combobox", { name: "Verse" }).selectOption("16");
  await deliver();
  await expect(page.getByRole("complementary", { name: "Verse" })).toContainText("John 3:16");
});

test("a form filled in and sent early is sent with its words", async ({ page }) => {
  const deliver = await openSlowly(page, "/devotional");
  const form = page.getByRole("form", { name: "Devotional outline generator" });
  await form.getByLabel("Topic").fill("Waiting for an answer");
  await form.getByLabel("Scripture reference").fill("Psalm 27:13-14");
  await form.getByRole("button", { name: "Generate Devotional" }).click();
  // A waiting visitor taps the page; that takes nothing back.
  await page.getByRole("heading", { level: 1 }).click();
  await deliver();
  const outline = page.getByRole("article");
  await expect(outline.getByRole("heading", { level: 2 })).toContainText("Waiting");
  await expect(outline.locator("blockquote").first()).toContainText("land of the living");
});

test("what was pressed long ago is let go", async ({ page }) => {
  const deliver = await openSlowly(page, "/bible-verses-about/hope");
  const toggle = page.getByRole("button", { name: "Favorite Hope" });
  await toggle.click();
  await page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now + 11_000;
  });
  await deliver();
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
});
