// Learning verses by heart: added while reading, practiced by keyboard, taken
// along into the account and to a second device, also with the line cut.
import type { Page } from "@playwright/test";
import { expect, open, test } from "./journey.ts";
import { signIn, signUp } from "./person.ts";

const panel = (page: Page) => page.getByRole("complementary", { name: "Verse" });
const practice = (page: Page) => page.getByRole("region", { name: "Practice" });
const memorize = (page: Page, name: string) =>
  panel(page)
    .getByRole("button", { name: `Memorize ${name}` })
    .click();

test("a visitor begins with a known verse, thinks better of it, and has it again", async ({
  page,
}) => {
  await open(page, "/memory");
  await page.getByRole("button", { name: "Memorize John 3:16" }).click();
  await expect(page.getByText("1 verse, about 1 minute")).toBeVisible();
  await page.getByRole("button", { name: "Remove John 3:16" }).click();
  await expect(page.getByRole("heading", { name: "Three to begin with" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "John 3:16" })).toBeVisible();
});

test("a visitor adds from the reader, learns by keyboard, signs in and finds it on a second device", async ({
  page,
  browser,
}) => {
  await open(page, "/bible/web/john/11#v35");
  await memorize(page, "John 11:35");
  await expect(panel(page).getByRole("link", { name: "Among your verses" })).toBeFocused();
  await open(page, "/verse/psalms-117-1-2/kjv");
  await page.getByRole("button", { name: "Memorize Psalm 117" }).click();

  await open(page, "/memory");
  await expect(page.getByText("2 verses, about 2 minutes")).toBeVisible();
  await page.getByRole("button", { name: "Begin" }).press("Enter");
  // New: read first, then by its first letters.
  await expect(practice(page)).toContainText("1 of 2");
  await expect(practice(page)).toContainText("Jesus wept.");
  await expect(practice(page)).toContainText("World English Bible");
  await page.keyboard.press("Space");
  await expect(practice(page).getByText("J w.", { exact: true })).toBeVisible();
  await expect(practice(page)).not.toContainText("wept");
  await page.keyboard.press("Space");
  await expect(practice(page)).toContainText("Jesus wept.");
  await page.keyboard.press("3");

  // Another way, typed; what is lacking is shown and nothing is blamed.
  await expect(practice(page)).toContainText("King James Version");
  await page.keyboard.press("Space");
  await practice(page).getByText("All of it", { exact: true }).click();
  const words =
    "o praise the lord all ye nations praise him all ye people for his mercifull kindness is great toward us and the truth of the lord endureth for ever";
  await practice(page).getByRole("textbox", { name: "The verse" }).fill(words);
  await page.keyboard.press("Enter");
  await expect(practice(page)).toContainText("The others are underlined.");
  await expect(practice(page).locator("u").first()).toHaveText("Praise");
  await page.keyboard.press("1");

  // Not yet: once more at the end, which no longer counts.
  await expect(practice(page)).toContainText("Once more");
  await page.keyboard.press("Space");
  await page.keyboard.press("3");
  await expect(page.getByRole("heading", { name: "That is all for today" })).toBeFocused();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { name: "Nothing more today" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Psalm 117" })).toContainText(
    "Next tomorrow",
  );

  const person = await signUp(page.request);
  await open(page, "/memory");
  await expect(page.getByRole("heading", { name: "Nothing more today" })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /^memory/.test(key))))
    .toEqual([]);

  const other = await browser.newContext();
  await signIn(other.request, person);
  const phone = await other.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await open(phone, "/memory");
  await expect(phone.getByRole("heading", { name: "Nothing more today" })).toBeVisible();
  await expect(phone.getByRole("listitem").filter({ hasText: "Jesus wept." })).toContainText(
    "Next in",
  );
  // A verse's page knows it too.
  await open(phone, "/verse/john-11-35");
  await expect(phone.getByRole("link", { name: "Among your verses John 11:35" })).toBeVisible();
  await other.close();
});

test.describe("with the line cut", () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });
  test("the session goes on, and what was answered is sent once the line is back", async ({
    page,
    context,
  }) => {
    await signUp(page.request);
    await open(page, "/memory");
    for (const name of ["Psalm 23:1", "John 3:16"]) {
      await page.request.put("/api/user/memory", {
        data: {
          cards: [
            {
              reference: name,
              translation: "WEB",
              addedAt: "2026-01-01T00:00:00Z",
              removedAt: null,
            },
          ],
          reviews: [],
        },
      });
    }
    await open(page, "/memory");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Begin" }).click();
    for (const at of ["1 of 2", "2 of 2"]) {
      await expect(practice(page)).toContainText(at);
      await page.keyboard.press("Space");
      await page.keyboard.press("Space");
      await page.keyboard.press("2");
    }
    await expect(page.getByRole("heading", { name: "That is all for today" })).toBeVisible();
    await context.setOffline(false);
    await expect
      .poll(async () => {
        const cards: { reviews: { grade: number }[] }[] = await (
          await page.request.get("/api/user/memory")
        ).json();
        return cards.map(({ reviews }) => reviews.map(({ grade }) => grade));
      })
      .toEqual([[2], [2]]);
  });
});
