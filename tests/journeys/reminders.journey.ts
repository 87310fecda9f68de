// The daily verse as a mail: sent, followed, stopped by a press in the mail
// program, and brought back without signing in.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./journey.ts";
import { findMail, signUp } from "./person.ts";

async function expectNothingForAxe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const readPath = (text: string, page: string): string =>
  new RegExp(`/${page}/\\S+`).exec(text)?.[0] ?? "";

test("a verse by mail, its link, and no more of it by one press", async ({ page, browser }) => {
  test.slow();
  const person = await signUp(page.request);
  await open(page, "/settings");
  await page.getByRole("button", { name: "Send a test email" }).click();
  const toast = page.locator("[data-toast]");
  await expect(toast).toContainText("Test email sent");
  await expect(toast).toContainText("Check your inbox for the daily verse email.");

  const mail = await findMail(person.email, /, for /);
  const chapter = readPath(mail.text, "bible");
  expect(chapter).toMatch(/^\/bible\/ylt\/[\w-]+\/\d+#v\d+$/);
  const reader = await browser.newPage();
  await reader.goto(new URL(chapter, page.url()).href);
  const verse = reader.locator(`[id="${chapter.split("#")[1]}"]`);
  await expect(verse).toBeVisible();
  // The mail has the stored words, wrapped at its own places.
  const [, quoted = ""] = /^ {4}(\S.{10,40}?)\s/m.exec(mail.text) ?? [];
  expect((await reader.locator("main").innerText()).replace(/\s+/g, " ")).toContain(quoted);

  // As a mail program does it: no cookie, and no page of ours.
  const { unsubscribe } = mail;
  const stranger = await browser.newContext();
  const pressed = await stranger.request.post(unsubscribe, {
    form: { "List-Unsubscribe": "One-Click" },
    headers: { Origin: "https://mail.example" },
  });
  expect(pressed.status()).toBe(200);
  await page.reload();
  await expect(page.getByLabel("Daily verse")).not.toBeChecked();

  // And back, from the footer's other link, still without signing in.
  const away = await stranger.newPage();
  await away.goto(new URL(readPath(mail.text, "mail-preferences"), page.url()).href);
  await expect(away.getByRole("heading", { level: 1 })).toHaveText("What is mailed to you");
  await expect(away.getByLabel("Daily verse")).not.toBeChecked();
  await expectNothingForAxe(away);
  await away.getByLabel("Daily verse").check();
  await away.getByLabel("Reading plan reminders").uncheck();
  await away.getByRole("button", { name: "Save" }).click();
  await expect(away.getByRole("status")).toHaveText("Your choice has been saved.");
  await expect(away.getByLabel("Reading plan reminders")).not.toBeChecked();
  await page.reload();
  await expect(page.getByLabel("Daily verse")).toBeChecked();
  await expect(page.getByLabel("Email reminders")).toBeChecked();
});

test("a link that is only followed asks first", async ({ page }) => {
  const person = await signUp(page.request);
  expect((await page.request.post("/api/test-email")).status()).toBe(200);
  const { unsubscribe } = await findMail(person.email, /, for /);
  await page.goto(unsubscribe);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stop the daily verse?");
  await expectNothingForAxe(page);
  await page.getByRole("button", { name: "Stop these mails" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "You will not be sent the daily verse any more",
  );
  await expectNothingForAxe(page);
});

test.describe("without a mail server", () => {
  test.use({ expectedErrors: [/status of 503/] });

  test("it is said in the specified words", async ({ page }) => {
    await signUp(page.request);
    await open(page, "/settings");
    await page.route("**/api/test-email", (route) =>
      route.fulfill({ status: 503, json: { error: "away", code: "unavailable" } }),
    );
    await page.getByRole("button", { name: "Send a test email" }).click();
    const toast = page.locator("[data-toast]");
    await expect(toast).toContainText("Error");
    await expect(toast).toContainText(
      "Failed to send test email. Email service may not be configured.",
    );
  });
});

test.describe("on this device", () => {
  test.use({ serviceWorkers: "allow" });

  test("reminders are shown on a device that asked for it, and the switch says so", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["notifications"]);
    // A browser under test has no push service: what it would answer is put in its place.
    await page.addInitScript(() => {
      const stored = "test-push-subscription";
      const subscription = () => ({
        endpoint: "https://push.example.com/send/journey",
        options: { applicationServerKey: null },
        toJSON: () => ({
          endpoint: "https://push.example.com/send/journey",
          keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) },
        }),
        unsubscribe: async () => {
          localStorage.removeItem(stored);
          return true;
        },
      });
      const read = () => (localStorage.getItem(stored) ? subscription() : null);
      Object.assign(PushManager.prototype, {
        getSubscription: async () => read(),
        subscribe: async () => {
          localStorage.setItem(stored, "yes");
          return read();
        },
      });
    });
    await signUp(page.request);
    await open(page, "/settings");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    const reminders = page.getByRole("switch", { name: "Reminders on this device" });
    await expect(reminders).not.toBeChecked();
    await reminders.check();
    await expect(page.locator("[data-toast]")).toContainText("Reminders are shown on this device");
    await page.reload();
    await expect(reminders).toBeChecked();

    // A message as the push service hands it to the browser.
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [one] = registrations;
        if (one) resolve(one.registrationId);
      });
    });
    await session.send("ServiceWorker.enable");
    await session.send("ServiceWorker.deliverPushMessage", {
      origin: new URL(page.url()).origin,
      registrationId: await registered,
      data: JSON.stringify({
        title: "Psalm 23:1 (WEB)",
        body: "Yahweh is my shepherd: I shall lack nothing.",
        path: "/bible/web/psalms/23#v1",
        tag: "daily-verse 2026-11-23",
      }),
    });
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
      });
    await expect
      .poll(shown)
      .toEqual([
        { title: "Psalm 23:1 (WEB)", body: "Yahweh is my shepherd: I shall lack nothing." },
      ]);

    await reminders.uncheck();
    await expect(page.locator("[data-toast]").last()).toContainText("no longer shown");
    const left = await page.request.get("/api/user/push-subscriptions");
    expect(await left.json()).toEqual([]);
  });
});
