// Somebody in danger: the box before everything else, the number of the place
// where they are, a quick way out, and the page with all numbers.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, test, waitForScript } from "./journey.ts";
import { signUp, subscribe } from "./person.ts";

const IN_DANGER = "/bible-verse-search?q=I+want+to+kill+myself";
const BEATEN = "/bible-verse-search?q=my+husband+hits+me";
const boxOf = (page: Page) => page.getByRole("region", { name: "Help, now" });

async function expectNothingForAxe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Stands in for the weather: journeys leave this machine for nothing. */
async function standInForElsewhere(page: Page): Promise<void> {
  await page.route("https://weather.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }),
  );
}

for (const [timeZone, number, url] of [
  ["America/Chicago", "988", "tel:988"],
  ["Australia/Perth", "13 11 14", "tel:131114"],
] as const) {
  test.describe(`in ${timeZone}`, () => {
    // As most browsers are set, wherever they are.
    test.use({ timezoneId: timeZone, locale: "en-US" });

    test("a search shows whom to call there, first", async ({ page }) => {
      await open(page, IN_DANGER);
      const box = boxOf(page);
      await expect(box.getByRole("heading")).toHaveText("You sound as if you may be in danger.");
      const call = box.getByRole("link", { name: number, exact: true });
      await expect(call).toHaveAttribute("href", url);
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      // Before the verses, and before how the words were read.
      const order = await page.evaluate(() => {
        const box = document.querySelector(".care");
        const verse = document.querySelector("main blockquote");
        return box && verse ? box.compareDocumentPosition(verse) : 0;
      });
      expect(order & 4).toBe(4);
      await expect(page).toHaveTitle(/^Bible Verse Search/);
      await expect(page.getByRole("status").filter({ hasText: "in danger" })).toHaveCount(1);
      // Nothing takes the focus away, and the keyboard reaches the number from the box.
      await expect(page.locator("body")).toBeFocused();
      await page.getByRole("button", { name: "Search", exact: true }).last().focus();
      await page.keyboard.press("Tab");
      await expect(call).toBeFocused();
      await expectNothingForAxe(page);
    });
  });
}

test.describe("a quick way out", () => {
  test.use({ timezoneId: "America/Chicago", locale: "en-US" });

  test("takes the page's place, by the button and by Esc twice", async ({ page }) => {
    await standInForElsewhere(page);
    await open(page, "/bible");
    await page.goto(BEATEN);
    const leave = boxOf(page).getByRole("link", { name: "Leave this page" });
    await expect(leave).toBeVisible();
    await open(page, BEATEN);
    await leave.click();
    await expect(page).toHaveTitle("Weather");

    await open(page, "/bible");
    await open(page, BEATEN);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(1_200);
    await page.keyboard.press("Escape");
    await expect(boxOf(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveTitle("Weather");
    await page.goBack();
    await expect(page).toHaveURL("/bible");
  });

  test("on a phone it stays at the foot of the screen", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, BEATEN);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    const leave = page.getByRole("link", { name: "Leave this page" }).last();
    await expect(leave).toBeInViewport();
    const foot = page.getByRole("contentinfo");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [bar, last] = [await leave.boundingBox(), await foot.boundingBox()];
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    await expectNothingForAxe(page);
  });
});

test.describe("a member in danger", () => {
  test.use({ timezoneId: "Australia/Perth", locale: "en-US" });

  test("is told whom to call above a prayer, and one Esc after another leaves", async ({
    page,
  }) => {
    test.slow();
    await standInForElsewhere(page);
    await signUp(page.request);
    await subscribe(page.request);
    await page.request.patch("/api/user/settings", { data: { timeZone: "Australia/Perth" } });
    await page.request.post("/api/prayers", { data: { title: "My husband hits me" } });
    await open(page, "/premium/prayers");
    await page
      .getByRole("button", { name: /^Generate Prayer/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: "Generated Prayer" });
    const box = dialog.getByRole("region", { name: "Help, now" });
    await expect(box.getByRole("link", { name: "1800 737 732" })).toBeVisible();
    await expectNothingForAxe(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page).toHaveTitle("Weather");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, locale: "en-AU" });

  test("the box is there, with the number that the language tells", async ({ page }) => {
    await page.goto(BEATEN);
    const box = boxOf(page);
    await expect(box.getByRole("link", { name: "1800 737 732" })).toBeVisible();
    await expect(box.getByRole("link", { name: "Leave this page" })).toHaveAttribute(
      "href",
      "https://weather.com/",
    );
    await box.getByRole("link", { name: "Help in other places" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help, now");
  });

  for (const width of [390, 768, 1280]) {
    test(`all numbers stand on one page, ${width} wide, and nothing is loaded for it`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/help-now");
      expect(asked.filter((url) => !url.startsWith("data:"))).toHaveLength(1);
      const first = page.getByRole("row").nth(1);
      await expect(first).toContainText("Australia");
      await expect(first).toContainText("where you seem to be");
      await expect(page.getByRole("link", { name: "000", exact: true }).first()).toBeVisible();
      for (const link of await page.getByRole("table").getByRole("link").all()) {
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
  }
});

test.describe("where Premium is offered", () => {
  test.use({ isOffered: true });

  test("nothing is sold to somebody in danger", async ({ page }) => {
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 1000);
    const stayAt = async (path: string) => {
      await page.goto(path);
      await page.clock.runFor(100);
      await waitForScript(page);
      await page.clock.runFor(60_000);
    };
    await stayAt(IN_DANGER);
    await page.clock.runFor(60_000);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    // Elsewhere it comes within that time.
    await stayAt("/bible-verse-search?q=love");
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(page.getByRole("dialog")).toBeVisible({ timeout: 300 });
    }).toPass();
  });
});

test("the foot of every page leads to the numbers", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Help, now" }).click();
  await expect(page).toHaveURL("/help-now");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help, now");
  await expectNothingForAxe(page);
});
