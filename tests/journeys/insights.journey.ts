import { expect, open, test } from "./journey.ts";

const CALL = "**/api/bible/insights";

test("insights follow the verses that a search finds", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let asked: unknown;
  await page.route(CALL, async (route) => {
    asked = route.request().postDataJSON();
    await held;
    await route.continue();
  });
  await open(page, "/bible-verse-search?q=Philippians+4:6");
  const panel = page.getByRole("complementary", { name: "Insights" });
  await expect(page.getByRole("heading", { name: "Philippians 4:6" })).toBeVisible();
  await expect(panel).toHaveAttribute("aria-busy", "true");
  await expect(panel).toContainText("Loading insights");
  expect(asked).toEqual({
    verses: [
      {
        reference: "Philippians 4:6",
        text: expect.stringMatching(/^In nothing be anxious, but in everything, by prayer/),
      },
    ],
    translation: "WEB",
  });

  answer();
  await expect(panel.getByRole("heading", { level: 3 })).toHaveText([
    "Key Themes",
    "Practical Application",
    "Related Verses",
    "Historical Context",
  ]);
  await expect(panel).toContainText("Composed from Scripture");
  await expect(panel).toContainText("Paul is in prison");
  await expect(panel).toHaveAttribute("aria-busy", "false");

  await panel.getByRole("link", { name: "1 Peter 5:7" }).click();
  await expect(page).toHaveURL(/\/bible\/web\/1-peter\/5#v/);
});

test("a key theme leads to its own verses", async ({ page }) => {
  await open(page, "/bible-verse-search?q=John+11:35");
  const panel = page.getByRole("complementary", { name: "Insights" });
  const theme = panel.getByRole("link").first();
  const name = await theme.innerText();
  await theme.click();
  await expect(page.getByLabel("What are you looking for?")).toHaveValue(name);
});

test("verses for a parent in grief do not speak of other pain", async ({ page }) => {
  await open(page, "/bible-verse-search?q=I+lost+my+child");
  const panel = page.getByRole("complementary", { name: "Insights" });
  await expect(panel.getByRole("link", { name: "The death of a child" })).toBeVisible();
  await expect(panel).toContainText("let somebody sit with you");
  await expect(panel).not.toContainText(/suicide|harm yourself/i);
});

test("a search without verses has no insights", async ({ page }) => {
  await open(page, "/bible-verse-search?q=%22xyzzy+plugh%22");
  await expect(page.getByText(/No verses for/)).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Insights" })).toHaveCount(0);
});

test.describe("when the call fails", () => {
  test.use({ expectedErrors: [/503|Failed to load resource/] });

  test("the verses stay, and the insights can be asked for again", async ({ page }) => {
    let calls = 0;
    await page.route(CALL, (route) =>
      ++calls === 1 ? route.fulfill({ status: 503, body: "{}" }) : route.continue(),
    );
    await open(page, "/bible-verse-search?q=love");
    const panel = page.getByRole("complementary", { name: "Insights" });
    await expect(panel).toContainText("could not be fetched just now");
    await expect(page.getByRole("link", { name: /^Read in context/ })).toHaveCount(20);
    await panel.getByRole("button", { name: "Try again" }).click();
    await expect(panel.getByRole("heading", { name: "Key Themes" })).toBeVisible();
  });
});
