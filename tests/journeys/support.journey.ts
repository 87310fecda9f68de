import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { expect, open, test } from "./journey.ts";

const SUPPORT = "support@berea.localhost";

async function findMail(words: string) {
  const folder = path.join(process.env.JOURNEYS_DATA ?? "", "mailbox");
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".eml"))) {
    const mail = await PostalMime.parse(readFileSync(path.join(folder, file)));
    if (mail.to?.[0]?.address === SUPPORT && mail.text?.includes(words)) return mail;
  }
  return undefined;
}

async function fill(page: Page, message: string) {
  await page.getByLabel("Your name").fill("Lydia");
  await page.getByLabel("Your e-mail address").fill("lydia@example.org");
  await page.getByLabel("What is it about?").selectOption({ label: "A mistake in a text" });
  await page.getByLabel("Your message").fill(message);
}
const send = (page: Page) => page.getByRole("button", { name: "Send message" }).click();

test.describe("writing to us", () => {
  test("a message arrives, and the page says when it is answered", async ({ page }) => {
    const words = `A comma is missing, ${Date.now()}.`;
    await open(page, "/contact");
    await fill(page, words);
    await send(page);
    await expect(page.getByText("Thank you for writing.")).toBeVisible();
    await expect(page.getByRole("status")).toContainText(
      "We answer within 24 hours on business days",
    );
    await expect(page.getByRole("status")).toBeFocused();
    await expect
      .poll(async () => (await findMail(words))?.replyTo?.[0]?.address)
      .toBe("lydia@example.org");
    await page.getByRole("link", { name: "Contact" }).last().click();
    await expect(page.getByLabel("Your message")).toHaveValue("");
  });

  test("what is missing is said under its field, and focus goes there", async ({ page }) => {
    await open(page, "/contact");
    await page.getByLabel("Your e-mail address").fill("lydia@");
    await send(page);
    await expect(page.getByText("Please say what to call you")).toBeVisible();
    await expect(page.getByText("This is not a complete e-mail address")).toBeVisible();
    await expect(page.getByText("Please write your message")).toBeVisible();
    await expect(page.getByLabel("Your name")).toBeFocused();
    await expect(page.getByLabel("Your e-mail address")).toHaveValue("lydia@");
  });

  test.describe("while the connection is lost", () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test("nothing of what was typed is lost, not by a reload either", async ({ page }) => {
      await open(page, "/contact");
      await page.route("**/api/contact", (route) => route.abort());
      await fill(page, "Words that took an hour.");
      await send(page);
      await expect(page.getByRole("alert")).toContainText("Nothing of what you typed is lost.");
      await expect(page.getByLabel("Your message")).toHaveValue("Words that took an hour.");
      await page.unroute("**/api/contact");
      await open(page, "/contact");
      await expect(page.getByLabel("Your message")).toHaveValue("Words that took an hour.");
      await expect(page.getByLabel("Your name")).toHaveValue("Lydia");
      await send(page);
      await expect(page.getByText("Thank you for writing.")).toBeVisible();
    });
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("a message arrives, and one that cannot is given back", async ({ page }) => {
      const words = `Written without script, ${Date.now()}.`;
      await page.goto("/contact");
      await fill(page, words);
      await page.getByLabel("Your e-mail address").fill("lydia@");
      await send(page);
      await expect(page.getByText("This is not a complete e-mail address")).toBeVisible();
      await expect(page.getByLabel("Your message")).toHaveValue(words);
      await page.getByLabel("Your e-mail address").fill("lydia@example.org");
      // Quicker than this nobody mends an address.
      await new Promise((resolve) => setTimeout(resolve, 2_100));
      await send(page);
      await expect(page.getByText("Thank you for writing.")).toBeVisible();
      await expect.poll(async () => Boolean(await findMail(words))).toBe(true);
    });
  });
});

test.describe("the help center", () => {
  test("is searched while the visitor types, and each answer has a URL", async ({ page }) => {
    await open(page, "/help-center");
    await expect(page.getByText("Support answers within 24 hours on business days.")).toBeVisible();
    await page.getByLabel("What do you need help with?").fill("cancel");
    const question = page.getByRole("heading", { name: "How do I cancel?" });
    await expect(question).toBeVisible();
    await expect(page.getByRole("heading", { name: "How do I open a chapter?" })).toHaveCount(0);
    await page.getByRole("link", { name: "Link to this answer: How do I cancel?" }).click();
    await expect(page).toHaveURL(/#premium-how-do-i-cancel$/);
    await open(page, page.url());
    await expect(question).toBeInViewport();

    await page.getByLabel("What do you need help with?").fill("zzxqy");
    await expect(page.getByText("Nothing here answers “zzxqy”")).toBeVisible();
    await page.getByRole("navigation", { name: "On this page" }).getByText("Reading plans").click();
    await expect(page.getByRole("heading", { name: "Reading plans" })).toBeInViewport();
  });

  test("is short on a phone, and an answer opens by its question or its URL", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/help-center");
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(9_000);
    const answer = page.getByText("It opens the page of the payment provider").first();
    const question = page.getByRole("heading", { name: "How do I cancel?" });
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
    await open(page, "/help-center#premium-how-do-i-cancel");
    await expect(answer).toBeVisible();
    await expect(question).toBeInViewport();
    // What a search finds is open.
    await page.getByLabel("What do you need help with?").fill("password");
    await expect(page.locator(".help-text").first()).toBeVisible();
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("is searched by its address", async ({ page }) => {
      await page.goto("/help-center");
      await page.getByLabel("What do you need help with?").fill("password");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL("/help-center?q=password");
      await expect(page.getByRole("heading", { name: "I forgot my password" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "How do I open a chapter?" })).toHaveCount(0);
    });
  });
});

test("the footer leads to every page about the site", async ({ page }) => {
  await open(page, "/");
  const links = page.getByRole("contentinfo").getByRole("link");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(
    expect.arrayContaining([
      "/bible-verse-search",
      "/bible-concordance",
      "/devotional",
      "/prayers",
      "/bible-topics",
      "/bible-study",
      "/blog",
      "/help-center",
      "/contact",
      "/privacy-policy",
      "/terms-of-service",
    ]),
  );
  for (const [name, title] of [
    ["Blog", "Blog"],
    ["Help Center", "Help Center"],
    ["Contact", "Contact"],
    ["Privacy Policy", "Privacy Policy"],
    ["Terms of Service", "Terms of Service"],
    ["Accessibility", "Accessibility"],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
});
