// An outline from the hub; a user's own devotional, saved, written on, left
// and found again.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page, Route } from "@playwright/test";
import { readDrafts } from "./drafts.ts";
import { expect, open, test, waitForScript } from "./journey.ts";
import { signIn, signUp, subscribe } from "./person.ts";

async function expectNothingForAxe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

async function makeCustom(page: Page, topic: string): Promise<void> {
  await page.getByRole("button", { name: "Custom Devotional" }).click();
  const dialog = page.getByRole("dialog", { name: "Custom Devotional" });
  await dialog.getByLabel("Topic").fill(topic);
  await dialog.getByText("Short", { exact: true }).click();
  await dialog.getByRole("button", { name: "Generate Devotional" }).click();
  await page.waitForURL(/\/premium\/devotionals\/\d+$/);
  await expect(page.getByRole("heading", { name: "Key Points" })).toBeVisible();
}

// Each walks through several pages and has axe look at them.
test.beforeEach(() => test.slow());

const notesOf = (page: Page) => page.getByLabel("Your notes on this devotional");
const tabOf = (page: Page, name: string) => page.getByRole("tab", { name });

test.describe("the outline generator", () => {
  test.use({ expectedErrors: [/status of (400|503)|ERR_CONNECTION_FAILED/] });

  test("makes an outline of seven parts for anyone, and says what is wrong", async ({ page }) => {
    await open(page, "/devotional");
    const form = page.getByRole("form", { name: "Devotional outline generator" });
    await form.getByRole("button", { name: "Generate Devotional" }).click();
    await expect(form.getByRole("alert")).toHaveText("Topic is required");
    await form.getByLabel("Topic").fill("Waiting for an answer");
    await form.getByLabel("Scripture reference").fill("John 99:1");
    await form.getByRole("button", { name: "Generate Devotional" }).click();
    await expect(form.getByRole("alert")).toHaveText("John has 21 chapters");
    const toast = page.locator("[data-toast]");
    await expect(toast).toContainText("Generation Failed");
    await form.getByLabel("Scripture reference").fill("Psalm 27:13-14");
    await form.getByRole("button", { name: "Generate Devotional" }).click();

    await expect(toast).toContainText("Devotional Generated");
    await expect(toast).toContainText("Your AI-powered devotional outline is ready!");
    await expect(toast.locator("p").last()).toHaveText("Composed from Scripture");
    const outline = page.getByRole("article");
    await expect(outline.getByRole("heading", { level: 2 })).toBeFocused();
    for (const name of [
      "Main Scripture",
      "Introduction",
      "Scripture Study",
      "Reflection Questions",
      "Practical Application",
      "Closing Prayer",
    ]) {
      await expect(outline.getByRole("heading", { level: 3, name })).toBeVisible();
    }
    await expect(outline.locator("blockquote").first()).toContainText("land of the living");
    await expect(outline).toContainText(/Composed from Scripture, (\d+) of \1 quotations verified/);
    await expectNothingForAxe(page);

    await outline.getByRole("button", { name: "Report a problem" }).click();
    const report = page.getByRole("dialog", { name: "Report a problem" });
    await report.getByLabel("What did you see?").fill("The second point is thin");
    await report.getByRole("button", { name: "Send report" }).click();
    await expect(report).toBeHidden();
    await expect(toast).toContainText("Your report was taken down");
  });

  test("a failure without a reason has its sentence, a lost connection too", async ({ page }) => {
    await open(page, "/devotional");
    const form = page.getByRole("form", { name: "Devotional outline generator" });
    await form.getByLabel("Topic").fill("Waiting for an answer");
    const toast = page.locator("[data-toast]");
    for (const fail of [
      (route: Route) => route.fulfill({ status: 503, json: {} }),
      (route: Route) => route.abort("connectionfailed"),
    ]) {
      await page.route("**/api/devotional/generate", fail);
      await form.getByRole("button", { name: "Generate Devotional" }).click();
      await expect(toast).toContainText("Generation Failed");
      await expect(toast).toContainText("Failed to generate devotional outline. Please try again.");
      await toast.getByRole("button", { name: "Dismiss" }).click();
      await page.unroute("**/api/devotional/generate");
    }
  });

  test("an outline is saved by a signed-in user", async ({ page }) => {
    await signUp(page.request);
    await open(page, "/devotional");
    await page.getByLabel("Topic").fill("Gratitude");
    await page.getByRole("button", { name: "Generate Devotional" }).click();
    const title = await page.locator("#outline-title").innerText();
    await page.getByRole("button", { name: "Keep this outline" }).click();
    await expect(page.getByRole("button", { name: "Kept" })).toBeVisible();
    await page.reload();
    await waitForScript(page);
    const outlines = page.getByRole("region", { name: "Outlines you keep" });
    const line = outlines.locator("summary").filter({ hasText: title });
    await line.click();
    await expect(outlines.getByRole("heading", { name: "Closing Prayer" })).toBeVisible();
    await outlines.getByRole("button", { name: "Remove" }).click();
    await expect(line).toBeHidden();
    await outlines.getByRole("button", { name: "Undo" }).click();
    await expect(line).toBeVisible();
  });
});

test("a devotional is made, saved, written on, left and found again", async ({ page }) => {
  await signUp(page.request);
  await open(page, "/premium/devotionals");
  await expect(page.getByRole("heading", { name: "Premium Access Required" })).toBeVisible();
  await subscribe(page.request);
  await open(page, "/premium/devotionals");
  await expect(page.getByRole("heading", { name: "No devotionals yet" })).toBeVisible();
  await expectNothingForAxe(page);

  await makeCustom(page, "A friend who stopped calling");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await expect(page.getByText("A friend who stopped calling")).toBeVisible();
  for (const name of ["Application Points", "Reflection Questions", "Prayer"]) {
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
  await notesOf(page).fill("Ring Tunde on Sunday.");
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expectNothingForAxe(page);

  const [readTime = ""] = /\d+ min read/.exec(await page.getByRole("main").innerText()) ?? [];
  await page.getByRole("link", { name: "Back to Library" }).click();
  await expect(tabOf(page, "All (1)")).toBeVisible();
  await expect(tabOf(page, "Unread (0)")).toBeVisible();
  await tabOf(page, "Saved (1)").click();
  await expect(page).toHaveURL("/premium/devotionals?show=saved");
  await page.reload();
  await waitForScript(page);
  await expect(tabOf(page, "Saved (1)")).toHaveAttribute("aria-selected", "true");
  const card = page.getByRole("article", { name: title });
  await expect(card).toContainText("usually 10-12 min");
  await expect(card).toContainText(readTime);
  await expectNothingForAxe(page);
  await card.getByRole("link", { name: title }).click();
  await expect(notesOf(page)).toHaveValue("Ring Tunde on Sunday.");

  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`“${title}” is deleted.`)).toBeVisible();
  await expect(tabOf(page, "All (0)")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tabOf(page, "All (1)")).toBeVisible();
  await expect(card.getByRole("link")).toBeFocused();

  await page.getByRole("button", { name: "Random Devotional" }).click();
  await page.waitForURL(/\/premium\/devotionals\/\d+$/);
  await page.getByRole("link", { name: "Back to Library" }).click();
  await expect(tabOf(page, "All (2)")).toBeVisible();
  await expect(tabOf(page, "Read (2)")).toBeVisible();
});

test("a deleted devotional is found again later, with what was written on it", async ({ page }) => {
  await signUp(page.request);
  await subscribe(page.request);
  await open(page, "/premium/devotionals");
  await makeCustom(page, "Starting again");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await notesOf(page).fill("Ask Ruth about the allotment.");
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  const said = page.getByText(`“${title}” is deleted.`);
  await expect(said).toBeVisible();

  // The browser remembers over a reload what the server knows nothing of.
  await page.reload();
  await waitForScript(page);
  await expect(said).toBeVisible();

  await open(page, "/dashboard");
  await open(page, "/premium/devotionals");
  await expect(said).toBeHidden();
  await page.getByText("Deleted devotionals", { exact: true }).click();
  const row = page.getByRole("listitem").filter({ hasText: title });
  await expect(row).toContainText("Starting again, with your notes. Gone for good on");
  await expectNothingForAxe(page);
  await row.getByRole("button", { name: "Bring back" }).click();
  await expect(page.getByText("Nothing was deleted in the last 30 days.")).toBeVisible();
  await page.getByRole("article", { name: title }).getByRole("link").click();
  await expect(notesOf(page)).toHaveValue("Ask Ruth about the allotment.");
});

test("a topic without a space in it does not widen the library", async ({ page }) => {
  await signUp(page.request);
  await subscribe(page.request);
  const topic = `https://example.org/${"a-long-address-".repeat(11)}`;
  const answer = await page.request.post("/api/complete-devotionals/generate", {
    data: { topic, length: "short" },
  });
  expect(answer.status()).toBe(201);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/premium/devotionals");
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
  }
});

test.describe("notes", () => {
  test.use({ expectedErrors: [/status of (401|403|409)|ERR_(FAILED|INTERNET_DISCONNECTED)/] });

  test("outlast a lost connection, a closed page and an ended session", async ({
    page,
    context,
  }) => {
    const person = await signUp(page.request);
    await subscribe(page.request);
    await open(page, "/premium/devotionals");
    await makeCustom(page, "Rest");
    await context.setOffline(true);
    await notesOf(page).fill("Written on the train.");
    await expect(page.getByText("Kept on this device")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();

    await page.request.post("/api/auth/logout");
    await notesOf(page).fill("Written after the session ended.");
    await expect.poll(() => readDrafts(page)).toContain("Written after the session ended.");
    await signIn(page.request, person);
    await page.reload();
    await waitForScript(page);
    await expect(notesOf(page)).toHaveValue("Written after the session ended.");
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    await expect.poll(() => readDrafts(page)).not.toContain("Written after");
  });

  test("that a closed page could not send are sent by the library", async ({ page, context }) => {
    await signUp(page.request);
    await subscribe(page.request);
    await open(page, "/premium/devotionals");
    await makeCustom(page, "Rest");
    const address = page.url();
    await context.setOffline(true);
    await notesOf(page).fill("Written in the tunnel.");
    await expect(page.getByText("Kept on this device")).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await open(next, "/premium/devotionals");
    const id = new URL(address).pathname.split("/").at(-1);
    await expect
      .poll(async () => (await next.request.get(`/api/complete-devotionals/${id}`)).json())
      .toMatchObject({ userNotes: "Written in the tunnel." });
    await open(next, address);
    await expect(notesOf(next)).toHaveValue("Written in the tunnel.");
  });

  test("that are still on their way are there when their page is opened again", async ({
    page,
  }) => {
    await signUp(page.request);
    await subscribe(page.request);
    await open(page, "/premium/devotionals");
    await makeCustom(page, "Rest");
    const address = new URL(page.url()).pathname;
    const line = Promise.withResolvers<void>();
    await page.route("**/notes", async (route) => {
      await line.promise;
      await route.continue();
    });
    await notesOf(page).fill("Ring Tunde");
    await page.getByRole("link", { name: "Back to Library" }).click();
    await page.locator(`a[href="${address}"]`).first().click();
    await expect(notesOf(page)).toHaveValue("Ring Tunde");
    await notesOf(page).fill("Ring Tunde on Sunday");
    line.resolve();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Keep both" })).toHaveCount(0);
    await page.reload();
    await expect(notesOf(page)).toHaveValue("Ring Tunde on Sunday");
  });

  test("of two devices both are retained until the person chooses", async ({ page, context }) => {
    await signUp(page.request);
    await subscribe(page.request);
    await open(page, "/premium/devotionals");
    await makeCustom(page, "Rest");
    const other = await context.newPage();
    await open(other, page.url());
    await notesOf(page).fill("From the phone.");
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    await notesOf(other).fill("From the desk.");
    await expect(other.getByText("From the phone.")).toBeVisible();
    await expect(notesOf(other)).toHaveValue("From the desk.");
    await other.getByRole("button", { name: "Keep both" }).click();
    await expect(other.getByText("Saved.", { exact: true })).toBeVisible();
    await page.reload();
    await expect(notesOf(page)).toHaveValue("From the phone.\n\nFrom the desk.");
  });
});
