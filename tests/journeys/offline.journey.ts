// Reading without a connection: what a person stores, and what they then have.
import type { BrowserContext, Page } from "@playwright/test";
import { expect, open, test } from "./journey.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/],
});

async function storeKjv(page: Page) {
  await open(page, "/offline");
  await page.getByRole("button", { name: "Store the King James Version" }).click();
  await expect(page.getByText(/On this device since .*, 1\.5 MB/)).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** With the connection of the server's answers too. */
async function cut(context: BrowserContext) {
  await context.setOffline(true);
}

test("a stored translation is read and searched without a connection", async ({
  page,
  context,
}) => {
  await storeKjv(page);
  await expect(page.getByText(/Berea uses .* of about/)).toBeVisible();
  await cut(context);

  // A chapter that was never opened, by a link of a live page.
  await page.goto("/bible/kjv/psalms/23");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Psalm 23");
  await expect(page.getByRole("main")).toContainText("he leadeth me beside the still waters");
  await expect(page.getByRole("main")).toContainText("King James Version (1769)");
  await expect(page.getByText(/From this device, where it is stored since/)).toBeVisible();
  await page.getByRole("link", { name: "Psalm 24" }).click();
  await expect(heading).toHaveText("Psalm 24");

  await page.getByRole("link", { name: "Search", exact: true }).first().click();
  await page.getByLabel("What are you looking for?").fill("lovingkindness");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("status").last()).toContainText("in the KJV");
  await page.getByRole("link", { name: "Read in context" }).first().click();
  await expect(page.locator("[data-chosen]")).toBeInViewport();

  // What is not here says so, and what is here instead.
  await page.goto("/daily-verse");
  await expect(heading).toHaveText("Berea could not be reached");
  await page.getByRole("link", { name: "Read the King James Version" }).click();
  await page.getByRole("link", { name: "Ruth" }).click();
  await page.getByRole("link", { name: "Chapter 2", exact: true }).click();
  await expect(heading).toHaveText("Ruth 2");

  await context.setOffline(false);
  await page.getByRole("link", { name: "Open the live page" }).click();
  await expect(page.getByRole("complementary", { name: "Verse" })).toBeAttached();
  await expect(heading).toHaveText("Ruth 2");
});

test("a live page turns to what is stored where the line breaks", async ({ page, context }) => {
  await storeKjv(page);
  await open(page, "/bible/kjv/john/3");
  await cut(context);
  await page.getByRole("link", { name: "John 4" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("John 4");
  await expect(page.getByText("You are offline.")).toBeVisible();
});
