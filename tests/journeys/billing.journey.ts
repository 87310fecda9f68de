// From the gate through the sandbox to Premium, and out of it again.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, test, waitForScript } from "./journey.ts";
import {
  fillSignIn,
  findMail,
  findMailedLink,
  imaginePerson,
  type Person,
  signUp,
} from "./person.ts";

test.use({ expectedErrors: [/status of (403|404|409|503)/], isOffered: true });

async function expectNothingForAxe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** From here on time passes only where a journey lets it, until it is resumed. */
async function holdTime(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** Scripts wait for the paint, and the paint for the clock. */
async function openHeld(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.clock.runFor(100);
  await waitForScript(page);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name }).click();
}

async function subscribe(page: Page): Promise<void> {
  await open(page, "/premium-access");
  await press(page, "Subscribe Now");
  await page.waitForURL(/\/sandbox\/checkout\//);
  await press(page, /Start the trial/);
  await page.waitForURL("**/subscription/success");
}

test("a person subscribes, sees what comes next, cancels and may use the rest of the trial", async ({
  page,
  context,
}) => {
  await signUp(page.request);
  await open(page, "/premium/prayers");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Premium Access Required" })).toBeVisible();
  await expect(main).toContainText("7 days free, then $4.99 per month");
  await expect(main).toContainText(/first charge is made on \d+ \w+ \d{4}/);
  await expect(main).toContainText("To cancel, open your menu");
  await press(page, "Subscribe Now");

  await page.waitForURL(/\/sandbox\/checkout\//);
  await expect(page.getByText("no real payment", { exact: false }).first()).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Due today$0.00");
  await expectNothingForAxe(page);
  await press(page, /Start the trial/);

  await page.waitForURL("**/subscription/success");
  await expect(page.getByRole("status")).toContainText("Premium is open");
  const ways = page.getByRole("navigation", { name: "Premium pages" });
  for (const [name, path] of [
    ["Prayers", "/premium/prayers"],
    ["Reading Plans", "/premium/reading-plans"],
    ["Devotionals", "/premium/devotionals"],
  ] as const) {
    await expect(ways.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  }
  await ways.getByRole("link", { name: "Prayers" }).click();
  await page.waitForURL("**/premium/prayers");
  await expect(page.getByRole("heading", { name: "Premium Access Required" })).toHaveCount(0);

  await waitForScript(page);
  const menu = page.getByLabel("Your menu");
  await menu.click();
  const block = page.getByRole("region", { name: "Your subscription" });
  await expect(block).toContainText("Free trial");
  await expect(block).toContainText(/First charge on \d+ \w+ \d{4}/);
  const [portal] = await Promise.all([
    context.waitForEvent("page"),
    block.getByRole("button", { name: /Cancel Subscription/ }).click(),
  ]);
  await portal.waitForURL(/\/sandbox\/portal\//);
  await press(portal, "Cancel subscription");
  await expect(portal.getByRole("main")).toContainText("Ends on");
  await expectNothingForAxe(portal);
  await portal.close();

  // Without a window of its own the browser does not report that the tab is in front again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(block).toContainText(/Ends on \d+ \w+ \d{4}/);
  await expect(block.getByRole("button", { name: /Cancel Subscription/ })).toHaveCount(0);
  await expect(page.getByText("Premium Member")).toBeVisible();
});

test("a user who turns back at the payment reads that nothing was charged", async ({ page }) => {
  await signUp(page.request);
  await open(page, "/premium-access");
  await press(page, "Subscribe Now");
  await page.waitForURL(/\/sandbox\/checkout\//);
  await press(page, "Have the card declined");
  await expect(page.getByRole("alert")).toContainText("The card was declined.");
  await press(page, "Cancel and go back");
  await page.waitForURL("**/subscription/canceled");
  await expect(page.getByRole("main")).toContainText("Nothing was charged");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Back home" })).toHaveAttribute("href", "/");
  await main.getByRole("link", { name: "Prayer List" }).click();
  await expect(page.getByRole("heading", { name: "Premium Access Required" })).toBeVisible();
});

test("the success page asks 2 seconds after it has loaded, and again until Premium shows", async ({
  page,
}) => {
  await signUp(page.request);
  await holdTime(page);
  let asked = 0;
  await page.route("**/api/auth/me", (route) => {
    asked += 1;
    return route.continue();
  });
  await openHeld(page, "/subscription/success");
  const status = page.getByRole("status");
  await expect(status).toContainText("waiting for the payment service");
  await page.clock.fastForward(1_500);
  expect(asked).toBe(0);
  await page.clock.fastForward(1_000);
  await expect.poll(() => asked).toBe(1);
  await expect(status).toContainText("waiting for the payment service");

  const origin = new URL(page.url()).origin;
  const checkout = await page.request.post("/api/stripe/create-checkout-session", {
    data: { successUrl: `${origin}/subscription/success`, cancelUrl: `${origin}/` },
  });
  const { url } = (await checkout.json()) as { url: string };
  await page.request.post(url, { form: { outcome: "paid" } });
  await page.clock.runFor(5_000);
  await expect(status).toContainText("Premium is open");
});

test("a subscription that a missed payment has closed is led to where the payment is made", async ({
  page,
  context,
}) => {
  await signUp(page.request);
  await subscribe(page);
  await waitForScript(page);
  await page.getByLabel("Your menu").click();
  const [portal] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("button", { name: /Manage Subscription/ }).click(),
  ]);
  await press(portal, "Have the next payment fail");
  await press(portal, "Let two weeks pass unpaid");
  await expect(portal.getByRole("main")).toContainText("Payment owed");
  await open(page, "/premium/prayers");
  await expect(page.getByRole("main")).toContainText("did not go through");
  const [second] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("main").getByRole("button", { name: "Manage Subscription" }).click(),
  ]);
  await press(second, "Pay what is owed");
  await expect(second.getByRole("main")).toContainText("Active");
  await second.close();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("heading", { name: "Premium Access Required" })).toHaveCount(0);
});

test("the first page names the price and the terms, and says why subscribing failed", async ({
  page,
}) => {
  await signUp(page.request);
  await open(page, "/");
  const pricing = page.getByRole("region", { name: "Premium Plan" });
  await expect(pricing).toContainText("$4.99");
  await expect(pricing).toContainText("write to us");
  const failures = [
    [
      409,
      "User already has premium",
      "Already Premium",
      "Refresh the page to see your premium features",
    ],
    [503, "Customer setup failed", "Checkout failed", "Account setup failed. Please try again."],
    [
      503,
      "Checkout session creation failed",
      "Checkout failed",
      "Payment setup failed. Please try again.",
    ],
    [
      503,
      "Payment service temporarily unavailable",
      "Checkout failed",
      "Payment service temporarily unavailable. Please try again later.",
    ],
  ] as const;
  for (const [status, error, title, text] of failures) {
    await page.route("**/api/stripe/create-checkout-session", (route) =>
      route.fulfill({ status, json: { error, code: "unavailable" } }),
    );
    await pricing.getByRole("button", { name: "Subscribe Now" }).click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await page.unroute("**/api/stripe/create-checkout-session");
  }
});

test("the portal that cannot be opened says so, and no empty tab stays", async ({
  page,
  context,
}) => {
  await signUp(page.request);
  await subscribe(page);
  await waitForScript(page);
  await page.getByLabel("Your menu").click();
  const answers = [
    [{ error: "The portal is closed for repairs", code: "unavailable" }, "closed for repairs"],
    [{}, "Failed to open customer portal"],
  ] as const;
  for (const [json, text] of answers) {
    await page.route("**/api/stripe/customer-portal", (route) =>
      route.fulfill({ status: 503, json }),
    );
    await page.getByRole("button", { name: /Manage Subscription/ }).click();
    await expect(page.getByText("Portal access failed")).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect.poll(() => context.pages().length).toBe(1);
    await page.unroute("**/api/stripe/customer-portal");
  }
});

test("where the payment page does not open by itself there is a link to it", async ({ page }) => {
  await signUp(page.request);
  await holdTime(page);
  await openHeld(page, "/premium-access");
  // An answer without a page: the browser stays where it is.
  await page.route("**/never-opens", (route) => route.fulfill({ status: 204 }));
  await page.route("**/api/stripe/create-checkout-session", (route) =>
    route.fulfill({ json: { url: new URL("/never-opens", page.url()).href } }),
  );
  const button = page.getByRole("button", { name: "Subscribe Now" });
  await button.click();
  // What a request has come to is drawn with the next tick of the clock, which is held.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled({
      timeout: 300,
    });
  }).toPass();
  await expect(async () => {
    await page.clock.fastForward(7_000);
    await expect(page.getByRole("alert")).toContainText("did not open by itself", { timeout: 500 });
  }).toPass();
  await expect(page.getByRole("link", { name: "Open it here" })).toBeVisible();
});

test("Premium is offered once a session, and never while somebody types", async ({ page }) => {
  await holdTime(page);
  await openHeld(page, "/");
  await page.clock.fastForward(29_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.clock.fastForward(2_000);
  await page.clock.resume();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (const line of [
    "Unlimited AI searches",
    "Study notes",
    "Reading plans and reminders",
    "Priority support",
  ]) {
    await expect(dialog).toContainText(line);
  }
  // What is free, and what Premium adds to it.
  await expect(dialog).toContainText("Searching by meaning, words or reference is free.");
  await expect(dialog.getByRole("link", { name: "Start Premium" })).toHaveAttribute(
    "href",
    "/dashboard",
  );
  await expectNothingForAxe(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await open(page, "/");
  await page.clock.fastForward(60_000);
  await expect(dialog).toHaveCount(0);

  // The search has a mark of its own.
  await open(page, "/bible-verse-search");
  await page.getByRole("searchbox").first().focus();
  await page.clock.fastForward(60_000);
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.fastForward(6_000);
  await expect(dialog).toBeVisible();
});

test("a member is never offered what they have", async ({ page }) => {
  await signUp(page.request);
  await subscribe(page);
  await expect(page.getByRole("status")).toContainText("Premium is open");
  await holdTime(page);
  await openHeld(page, "/");
  await page.clock.fastForward(120_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "You have Premium" })).toBeDisabled();
});

test("a subscription that ends in another tab closes the page that is open", async ({
  page,
  context,
}) => {
  await signUp(page.request);
  await subscribe(page);
  await open(page, "/premium/prayers");
  const gate = page.getByRole("heading", { name: "Premium Access Required" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(gate).toHaveCount(0);
  await page.getByLabel("Your menu").click();
  const [portal] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("button", { name: /Manage Subscription/ }).click(),
  ]);
  await press(portal, "Have the next payment fail");
  await press(portal, "Let two weeks pass unpaid");
  await expect(portal.getByRole("main")).toContainText("Payment owed");
  await page.keyboard.press("Escape");
  // The list still stands there; whatever is asked of it next finds the door closed.
  await page.getByRole("link", { name: "Reading Plans" }).first().click();
  await expect(gate).toBeVisible();
  await expect(page.getByText("Nothing is lost")).toHaveCount(0);
  await expect(page.getByText("Try again")).toHaveCount(0);
});

const gateOf = (page: Page) => page.getByRole("heading", { name: "Premium Access Required" });
const billingOf = (page: Page) => page.getByRole("region", { name: "Billing" });
/** As a browser says that the tab is in front again. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
const findStored = (page: Page) => page.evaluate(() => localStorage.getItem("wish"));

async function openPortal(
  within: ReturnType<Page["getByRole"]>,
  name = /^Manage Subscription/,
): Promise<Page> {
  const [portal] = await Promise.all([
    within.page().context().waitForEvent("page"),
    within.getByRole("button", { name }).click(),
  ]);
  await portal.waitForURL(/\/sandbox\/portal\//);
  return portal;
}

async function fillSignUp(page: Page, person: Person): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill(person.username);
  await dialog.getByLabel("Email").fill(person.email);
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Sign Up" }).click();
  await expect(dialog).toBeHidden();
}

test("from a visitor's wish over account, terms and payment back to the wish", async ({
  page,
  context,
}) => {
  const person = imaginePerson();
  await open(page, "/premium/reading-plans");
  await page.getByRole("main").getByRole("button", { name: "Sign In to Continue" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("You wantedReading Plans");
  await expectNothingForAxe(page);
  await fillSignUp(page, person);
  await expect(page.locator("[data-toast]")).toContainText(
    "It begins when you choose Subscribe Now.",
  );
  // The terms stand where the wish was: what is paid today, and when the first charge is made.
  await expect(gateOf(page)).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText("Today$0.00");
  await expect(main).toContainText(/\d+ \w+ \d{4}\$4\.99, the first charge/);
  await expect(main).toContainText("Your free trial begins when you subscribe, not before");
  const welcome = await findMail(person.email, /Welcome/);
  expect(welcome.text).toContain("/premium-access");

  // The link in the mail opens another tab. The wish is known there too.
  const tab = await context.newPage();
  await open(tab, await findMailedLink(person.email, "/verify-email"));
  await press(tab, "Confirm my address");
  await tab.getByRole("main").getByRole("link", { name: "Go on" }).click();
  await tab.waitForURL("**/dashboard");
  const step = tab.getByRole("region", { name: "Start Premium" });
  await expect(step).toContainText("You wantedReading Plans");
  const place = async (part: ReturnType<Page["locator"]>) => (await part.boundingBox())?.y ?? 0;
  expect(await place(step)).toBeLessThan(await place(tab.getByRole("heading", { level: 1 })));
  await expectNothingForAxe(tab);
  await step.getByRole("button", { name: "Subscribe Now" }).click();
  await tab.waitForURL(/\/sandbox\/checkout\//);
  await press(tab, "Cancel and go back");
  await tab.waitForURL("**/subscription/canceled");
  await expect(tab.getByRole("main")).toContainText("You wantedReading Plans");
  await waitForScript(tab);
  await tab.getByRole("link", { name: "Go back to it" }).click();
  await expect(gateOf(tab)).toBeVisible();
  await press(tab, "Subscribe Now");
  await tab.waitForURL(/\/sandbox\/checkout\//);
  await press(tab, /Start the trial/);

  await tab.waitForURL("**/subscription/success");
  await expect(tab.getByRole("status").first()).toContainText("Premium is open");
  await expect(tab.getByRole("main")).toContainText("You wantedReading Plans");
  await tab.waitForURL("**/premium/reading-plans", { timeout: 15_000 });
  await expect(tab.getByRole("heading", { level: 1, name: "Reading Plans" })).toBeVisible();
  await expect(tab.locator("[data-toast]")).toContainText(/Premium is open.*First charge on/);
  // Fulfilled, it is forgotten.
  expect(await findStored(tab)).toBeNull();
  const begun = await findMail(person.email, /free week.*has begun/);
  expect(begun.text.replace(/\s+/g, " ")).toMatch(
    /first charge of \$4\.99 is made on \d+ \w+ \d{4}/i,
  );

  // The tab that was left open at the gate opens when it is looked at.
  await lookAgain(page);
  await expect(page.getByRole("heading", { level: 1, name: "Reading Plans" })).toBeVisible();
});

test("a payment that is heard of late leads back to the wish as well, once one stays no longer", async ({
  page,
}) => {
  await signUp(page.request);
  await open(page, "/dashboard");
  await expect(page.getByRole("region", { name: "Start Premium" })).toBeVisible();
  await page
    .getByRole("region", { name: "Quick actions" })
    .getByRole("link", { name: "Prayer List" })
    .click();
  await page.waitForURL("**/premium-access");
  await expect(page.getByRole("main")).toContainText("You wantedThe Prayer List");
  await press(page, "Subscribe Now");
  await page.waitForURL(/\/sandbox\/checkout\//);
  const checkout = page.url();
  await open(page, "/subscription/success");
  const main = page.getByRole("main");
  await expect(page.getByRole("status").first()).toContainText("waiting for the payment service");
  await expect(main).not.toContainText("You wanted");
  await page.request.post(checkout, { form: { outcome: "paid" } });
  await expect(page.getByRole("status").first()).toContainText("Premium is open");
  await expect(main).toContainText("You wantedThe Prayer List");
  await main.getByRole("button", { name: "Stay here" }).click();
  await expect(main).not.toContainText("by itself");
  await main.getByRole("link", { name: "Go on to The Prayer List" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Prayer List" })).toBeVisible();
  expect(await findStored(page)).toBeNull();
});

test("Start Premium leads a visitor over the account to Subscribe", async ({ page }) => {
  await holdTime(page);
  await openHeld(page, "/");
  await page.clock.fastForward(31_000);
  await page.clock.resume();
  await page.getByRole("dialog").getByRole("link", { name: "Start Premium" }).click();
  await expect(page).toHaveURL("/dashboard");
  const main = page.getByRole("main");
  await expect(main).toContainText("You wantedPremium");
  await expect(main).toContainText("Sign in to see your dashboard");
  await main.getByRole("button", { name: "Sign In to Continue" }).click();
  await fillSignUp(page, imaginePerson());
  const step = page.getByRole("region", { name: "Start Premium" });
  await expect(step).toContainText("You wantedPremium");
  await expect(step.getByRole("button", { name: "Subscribe Now" })).toBeEnabled();
  await step.getByRole("button", { name: "Not now" }).click();
  // It stays on the page, and not above everything else.
  await expect(step).not.toContainText("You wanted");
  expect(await findStored(page)).toBeNull();
});

test("a wish leads nowhere but to a page of this site, and is gone after signing out", async ({
  page,
}) => {
  await signUp(page.request);
  await open(page, "/dashboard?wish=https://evil.test/premium/prayers");
  await expect(page.getByRole("main")).not.toContainText("You wanted");
  await page.evaluate(() =>
    localStorage.setItem("wish", JSON.stringify({ path: "//evil.test/", at: Date.now() })),
  );
  await open(page, "/dashboard");
  await expect(page.getByRole("main")).not.toContainText("You wanted");
  await page.evaluate(() =>
    localStorage.setItem("wish", JSON.stringify({ path: "/premium/prayers", at: Date.now() })),
  );
  await open(page, "/dashboard");
  await expect(page.getByRole("main")).toContainText("You wantedThe Prayer List");
  await page.getByLabel("Your menu").click();
  await press(page, "Sign Out");
  await page.waitForURL("/");
  expect(await findStored(page)).toBeNull();
});

test("from a card that fails to the gate and back", async ({ page }) => {
  const { email } = await signUp(page.request);
  await subscribe(page);
  await open(page, "/premium/prayers");
  await expect(page.getByRole("heading", { level: 1, name: "Prayer List" })).toBeVisible();
  const billing = billingOf(page);
  const news = page.getByRole("region", { name: "Notifications" });

  // A card fails. The mail leads to where it can be set right, and so does the dashboard.
  await open(page, "/settings");
  await expect(billing).toContainText("Free trial");
  await expect(billing).toContainText(/First charge on \d+ \w+ \d{4}/);
  await expectNothingForAxe(page);
  const portal = await openPortal(billing);
  await press(portal, "Have the next payment fail");
  await expect(portal.getByRole("main")).toContainText("Payment owed");
  await lookAgain(page);
  await expect(billing).toContainText("Payment due");
  const failed = await findMail(email, /did not go through/);
  const link = /https?:\/\/\S+\/settings#billing/.exec(failed.text)?.[0] ?? "";
  await open(page, link);
  await expect(page.getByRole("heading", { name: "Billing" })).toBeInViewport();
  await open(page, "/dashboard");
  const due = page.getByRole("region", { name: "A payment did not go through" });
  await expect(due).toContainText("Nothing is closed yet");
  await expect(news.getByText("Unread:")).toHaveCount(1);
  await expectNothingForAxe(page);

  // It is not paid for two weeks: the open page closes, and opens again once it is paid.
  await press(portal, "Let two weeks pass unpaid");
  await open(page, "/premium/prayers");
  await expect(gateOf(page)).toBeVisible();
  // No first charge is named where a payment is owed.
  await expect(page.getByRole("main")).not.toContainText("first charge");
  const second = await openPortal(page.getByRole("main"));
  await press(second, "Pay what is owed");
  await expect(second.getByRole("main")).toContainText("Active");
  await lookAgain(page);
  await expect(page.getByRole("heading", { level: 1, name: "Prayer List" })).toBeVisible();
  await open(page, "/dashboard");
  await expect(due).toHaveCount(0);
  await expect(news).toContainText("A payment did not go through");
  await expect(news.getByText("Unread:")).toHaveCount(0);
});

test("a mail's link to Billing leads there also after signing in, and says when nothing is charged", async ({
  page,
}) => {
  const person = await signUp(page.request);
  await page.request.post("/api/auth/logout");
  await open(page, "/settings#billing");
  await page.getByRole("main").getByRole("button", { name: "Sign In to Continue" }).click();
  await page.getByRole("dialog").getByRole("tab", { name: "Sign In" }).click();
  await fillSignIn(page, person);
  await expect(page.getByRole("heading", { name: "Billing" })).toBeInViewport();
  await expect(page.getByRole("region", { name: "Notifications" })).toBeAttached();
  await expect(page.getByRole("heading", { name: "Billing" })).toBeInViewport();
  const billing = billingOf(page);
  await expect(billing).toContainText("You have a free account. Nothing is charged.");
  await expect(billing).toContainText("Today$0.00");
  await expect(billing.getByRole("button", { name: "Subscribe Now" })).toBeEnabled();
});

test("from a subscription that is cancelled and ends to the gate and back", async ({ page }) => {
  const { email } = await signUp(page.request);
  await subscribe(page);
  const billing = billingOf(page);
  // It is cancelled in the settings, and ends while another page is open.
  await open(page, "/settings");
  const third = await openPortal(billing, /^Cancel Subscription/);
  await press(third, "Cancel subscription");
  await expect(third.getByRole("main")).toContainText("Ends on");
  await lookAgain(page);
  await expect(billing).toContainText(/Ends on \d+ \w+ \d{4}/);
  const cancelled = await findMail(email, /is cancelled/);
  expect(cancelled.text).toContain("will not be charged again");
  await page.getByRole("link", { name: "Prayers", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Prayer List" })).toBeVisible();
  // Until three days before the end of the trial, and until that.
  await press(third, /Let time pass/);
  await press(third, /Let time pass/);
  await expect(third.getByRole("main")).toContainText("Ended on");
  await page.getByRole("link", { name: "Reading Plans" }).first().click();
  await expect(gateOf(page)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Today$4.99, the first charge");
  await page.goto("/settings");
  await expect(billing).toContainText(/Your Premium ended on \d+ \w+ \d{4}/);

  // And back: without a second trial, to the page that had closed.
  await open(page, "/premium/reading-plans");
  await press(page, "Subscribe Now");
  await page.waitForURL(/\/sandbox\/checkout\//);
  await press(page, /Pay \$4\.99/);
  await page.waitForURL("**/subscription/success");
  await page.waitForURL("**/premium/reading-plans", { timeout: 15_000 });
  await expect(page.getByRole("heading", { level: 1, name: "Reading Plans" })).toBeVisible();
});
