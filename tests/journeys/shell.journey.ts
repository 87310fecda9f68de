import { expect, open, test, waitForScript } from "./journey.ts";
import { signUp, subscribe } from "./person.ts";

const paper = (page: import("@playwright/test").Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const DAY = "rgb(251, 248, 242)";
const NIGHT = "rgb(20, 18, 15)";

test("the colours follow the device until they are chosen, and the choice is stored", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/");
  expect(await paper(page)).toBe(DAY);
  await page.getByLabel("Colours", { exact: true }).first().click();
  await page.getByLabel("Night reading").check();
  expect(await paper(page)).toBe(NIGHT);

  // Chosen before anything is painted: the attribute is there without any bundle.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await paper(page)).toBe(NIGHT);
  await page.unroute("**/assets/*.js");
  await page.reload();
  await waitForScript(page);
  await page.getByLabel("Colours", { exact: true }).first().click();
  await page.getByLabel("As the device").check();
  expect(await paper(page)).toBe(DAY);
});
test.use({ expectedErrors: [/ERR_FAILED|status of 404/] });

test("a missing page says so and helps on", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page not found/);
  await page.getByLabel("Search Bible verses").fill("hope");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("verses");
});

test("the menu on phones is a dialog that gives focus back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  const button = page.getByRole("button", { name: "Menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole("link", { name: "Bible Study" })).toBeVisible();
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press("Tab");
    await expect(menu.locator(":focus")).toHaveCount(1);
  }
  // Round and round: after the colours comes Close again.
  await menu.getByRole("radio", { checked: true }).focus();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test("a gate says first what it takes: an account that is free, or a member's", async ({
  page,
}) => {
  await open(page, "/settings");
  const main = page.getByRole("main");
  await expect(main).toContainText(
    "Your settings need an account. A free one opens this page, and members sign in here.",
  );
  await open(page, "/premium/prayers");
  await expect(main).toContainText("Members sign in here.");
});

test("Read and Search stand before the specified bar, Today after it, and no two share a name", async ({
  page,
}) => {
  await open(page, "/");
  const bar = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(bar).toHaveText(["Read", "Search", "Bible Study"]);
  await signUp(page.request);
  await subscribe(page.request);
  await open(page, "/");
  await expect(bar).toHaveText([
    "Read",
    "Search",
    "Bible Study",
    "Prayers",
    "Reading Plans",
    "Devotionals",
    "Today",
  ]);
  // The same words lead to the same places, above and below.
  const places = await page
    .locator("header a, footer a")
    .evaluateAll((links) =>
      links.map((link) => [link.textContent?.trim() ?? "", link.getAttribute("href") ?? ""]),
    );
  const named = new Map<string, string>();
  for (const [name = "", href = ""] of places) {
    expect(named.get(name) ?? href, name).toBe(href);
    named.set(name, href);
  }
});

test("a member's own pages stand first in the menu on phones", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page.request);
  await subscribe(page.request);
  await open(page, "/");
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  // Mark, box, menu, person: in that order, in one row.
  const person = page.locator("summary[aria-label='Your menu']");
  const [left, right] = [await menu.boundingBox(), await person.boundingBox()];
  expect(left && right && left.x < right.x && right.x + right.width <= 390).toBe(true);
  expect(left && right && Math.abs(left.y - right.y) < 20).toBe(true);
  await menu.click();
  const links = page.getByRole("navigation", { name: "Menu" }).getByRole("link");
  await expect(links.nth(6)).toHaveText("Bible Study");
  expect((await links.allTextContents()).slice(0, 6)).toEqual([
    "Today",
    "Read",
    "Search",
    "Prayers",
    "Reading Plans",
    "Devotionals",
  ]);
  await expect(links.filter({ hasText: /^Written Prayers$/ })).toHaveCount(1);
});

test("the first Tab offers the way past the navigation", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("Start Your Journey goes to the features", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Start Your Journey" }).click();
  await expect(page).toHaveURL("/#features");
  await expect(
    page.getByRole("heading", { name: "Start with a question, a word or a morning." }),
  ).toBeInViewport();
});

test("the first page says how much the product is used, and what Premium costs", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("list", { name: "In figures" })).toHaveText(
    /50,000\+ users.*40,500 monthly searches.*22,200 word studies.*15,000 devotionals/s,
  );
  const plan = page.getByRole("region", { name: "Premium Plan" });
  await expect(plan).toContainText("$4.99per month");
  await expect(plan).toContainText("7 days free");
});

test("a visitor who signs up can read the terms and what is stored", async ({ page }) => {
  await open(page, "/sign-in?tab=sign-up");
  const opening = page.waitForEvent("popup");
  await page.getByRole("main").getByRole("link", { name: "Terms of Service" }).click();
  // In a tab of its own, so that what is typed stays.
  const terms = await opening;
  await expect(terms.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  await expect(terms.getByText("Last updated July 10, 2025.")).toBeVisible();
  await expect(terms.getByText("you must be 13 or older")).toBeVisible();
  await terms.getByRole("main").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(terms.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
});
