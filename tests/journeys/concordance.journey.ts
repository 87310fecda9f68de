import type { Page } from "@playwright/test";
import { expect, open, test } from "./journey.ts";

test("a word is studied, followed to its Greek and read in its chapter", async ({ page }) => {
  await open(page, "/bible-concordance");
  await page.getByLabel("Which word would you study?").fill("Love");
  await page.getByRole("button", { name: "Study Word" }).click();
  await expect(page).toHaveURL("/bible-concordance/Love");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("love");
  await expect(page.getByText("310 occurrences in 280 verses of the KJV")).toBeVisible();
  await expect(page.getByRole("img", { name: /1 John 33/ })).toBeVisible();
  for (const part of [
    "Biblical definition",
    "Hebrew and Greek",
    "Key verses",
    "Major themes",
    "Practical application",
  ]) {
    await expect(page.getByRole("region", { name: part })).toContainText(/\w/);
  }
  const key = page.getByRole("region", { name: "Key verses" }).getByRole("listitem").first();
  await expect(key.getByRole("blockquote")).toContainText("KJV");
  // Why it is a key verse.
  await expect(key.getByRole("paragraph")).toContainText(/\d+:\d+ \S/);
  const rows = page.getByRole("region", { name: "Verses" }).getByRole("row");
  await expect(rows).toHaveCount(5);
  await expect(page.getByRole("link", { name: "and 275 more verses" })).toBeVisible();

  await page.getByRole("link", { name: /ἀγάπη/ }).first().click();
  await expect(page).toHaveURL("/strongs/g26");
  await expect(page.getByText("117 occurrences in 106 verses of the KJV")).toBeVisible();
  await page.getByRole("link", { name: /^charity 28/ }).click();
  await expect(page).toHaveURL(/rendering=charity/);
  await page.getByRole("link", { name: "1 Corinthians 13:4", exact: true }).click();
  await expect(page).toHaveURL("/bible/kjv/1-corinthians/13#v4");
});

test("a study may begin from a popular word, from Hebrew or Greek, or from a group", async ({
  page,
}) => {
  await open(page, "/bible-concordance");
  const popular = page.getByRole("region", { name: "Popular words" }).getByRole("link");
  expect(await popular.count()).toBeGreaterThan(7);
  for (const language of ["Hebrew", "Greek"]) {
    await page.getByRole("tab", { name: language }).click();
    const samples = page.getByRole("tabpanel", { name: language }).getByRole("listitem");
    await expect(samples).toHaveCount(4);
  }
  const groups = page.getByRole("region", { name: "Words that belong together" });
  await expect(groups.getByRole("heading", { level: 3 }).first()).toHaveText("Who God is");
  await groups.getByRole("link", { name: "lovingkindness" }).click();
  await expect(page).toHaveURL("/bible-concordance/lovingkindness");
});

test("all verses of a book are one step away", async ({ page }) => {
  await open(page, "/bible-concordance/love");
  await page.getByText("Book by book").click();
  await expect(page.getByRole("link", { name: "Ruth" })).toHaveCount(0);
  await page.getByRole("link", { name: "1 John", exact: true }).click();
  await expect(page).toHaveURL("/bible-concordance/love?book=1-john#verses");
  await expect(page.getByRole("region", { name: "Verses in 1 John" }).getByRole("row")).toHaveCount(
    23,
  );
});

test("a word in no verse: the specified words, and ways on", async ({ page }) => {
  await open(page, "/bible-concordance");
  await page.getByLabel("Which word would you study?").fill("lvoe");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No Results", { exact: true })).toBeVisible();
  await expect(page.getByText("No concordance results found for this word.")).toBeVisible();
  await page.getByRole("link", { name: "love", exact: true }).first().click();
  await expect(page.getByText("310 occurrences")).toBeVisible();
});

test.describe("a study that cannot be made", () => {
  test.use({ expectedErrors: [/status of 400/] });

  test("says so with the reason", async ({ page }) => {
    await open(page, "/bible-concordance/love?translation=XYZ");
    await expect(page.getByRole("alert")).toContainText("Search Failed");
    await expect(page.getByRole("alert")).toContainText("There is no translation called XYZ");
  });
});

test.describe("when Berea cannot be reached", () => {
  test.use({ expectedErrors: [/Failed to load resource|status of 503/] });

  test("a study says so in the specified words, and the word stays in its box", async ({
    page,
  }) => {
    await open(page, "/bible-concordance");
    await page.route("**/*.data?*", (route) => route.fulfill({ status: 503, body: "" }));
    const box = page.getByLabel("Which word would you study?");
    await box.fill("mercy");
    await page.keyboard.press("Enter");
    const toast = page.getByRole("alert");
    await expect(toast).toContainText("Search Failed");
    await expect(toast).toContainText("Failed to search concordance. Please try again.");
    await expect(box).toHaveValue("mercy");
    await page.unroute("**/*.data?*");
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page).toHaveURL("/bible-concordance/mercy");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("mercy");
  });
});

test("Hebrew and Greek tabs take arrow keys", async ({ page }) => {
  await open(page, "/bible-concordance");
  await page.getByRole("tab", { name: "Hebrew" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Greek" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Greek" }).getByRole("listitem")).toHaveCount(4);
  await expect(page.getByRole("tabpanel", { name: "Hebrew" })).toBeHidden();
});

test("the reader opens the Greek behind a verse", async ({ page }) => {
  await open(page, "/bible/kjv/john/3#v16");
  await page.getByRole("button", { name: "Show the words behind it" }).click();
  await page.getByRole("link", { name: /loved.*ἀγαπάω/ }).click();
  await expect(page).toHaveURL("/strongs/g25");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the sitemap names the studies that are worth a visit", async ({ request }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    for (const path of ["/bible-concordance", "/bible-concordance/love", "/strongs/h2617"]) {
      expect(sitemap).toContain(`${path}</loc>`);
    }
    // Twice in the KJV.
    expect(sitemap).not.toContain("/strongs/g10</loc>");
  });

  test("an empty box says what it lacks", async ({ page }) => {
    await page.goto("/bible-concordance");
    await page.getByRole("button", { name: "Study Word" }).click();
    await expect(page.getByText("Word is required")).toBeVisible();
  });

  test("the form studies a word, and both languages are on the page", async ({ page }) => {
    await page.goto("/bible-concordance");
    await expect(page.getByText("agápē")).toBeVisible();
    await page.getByLabel("Which word would you study?").fill("hesed");
    await page.getByRole("button", { name: "Study Word" }).click();
    await expect(page).toHaveURL("/bible-concordance/hesed");
    await expect(page.getByText("248 occurrences in 241 verses of the KJV")).toBeVisible();
  });
});

test("a word of the KJV opens its Hebrew where it is pressed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/bible/kjv/psalms/23");
  await pressWord(page, "#v6", "mercy");
  const panel = page.getByRole("complementary", { name: "Verse" });
  const word = panel.getByRole("link", { name: /^mercy חֵסֵד/ });
  await expect(word).toBeInViewport();
  await expect(panel.getByRole("link", { name: /^goodness/ })).toBeHidden();
  await panel.getByText("Other words of this verse").click();
  await expect(panel.getByRole("link", { name: /^goodness/ })).toBeVisible();
  await word.click();
  await expect(page).toHaveURL("/strongs/h2617");
});

test("the words behind a verse get the focus of a user who asks by keyboard", async ({ page }) => {
  await open(page, "/bible/kjv/john/3#v16");
  await page.getByRole("button", { name: "Show the words behind it" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Hebrew and Greek" })).toBeFocused();
  const first = page.getByRole("link", { name: /^For γάρ/ });
  await expect(first).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
});

test("an empty box says what it lacks", async ({ page }) => {
  await open(page, "/bible-concordance");
  const box = page.getByLabel("Which word would you study?");
  await page.getByRole("button", { name: "Study Word" }).click();
  await expect(page.getByRole("alert")).toHaveText("Word is required");
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription("Word is required");
  await box.fill("hope");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("what is written as a reference is looked up as one", async ({ page }) => {
  await open(page, "/bible-concordance/john%203:16");
  await page.getByRole("link", { name: "Look up john 3:16" }).click();
  await expect(page.getByRole("heading", { name: "John 3:16" })).toBeVisible();
});

test.describe("a number without its letter", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("leads to both languages", async ({ page }) => {
    await open(page, "/strongs/3056");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such number");
    await expect(page.getByRole("link", { name: "Study H3056" })).toBeVisible();
    await page.getByRole("link", { name: "Study G3056" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("λόγος");
  });
});

/** Presses the middle of a word in the text. */
async function pressWord(page: Page, verse: string, word: string): Promise<void> {
  await page.locator(verse).scrollIntoViewIfNeeded();
  const place = await page.locator(verse).evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(wanted) ?? -1;
      if (start === -1) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + wanted.length);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    throw new Error(`The verse has no ${wanted}`);
  }, word);
  await page.mouse.click(place.x, place.y);
}

test("a verse is read in Hebrew, word by word, from the reader to a word's study and back", async ({
  page,
}) => {
  await open(page, "/bible/web/psalms/23#v1");
  const panel = page.getByRole("complementary", { name: "Verse" });
  await panel.getByRole("link", { name: "Psalm 23:1 word by word" }).click();
  await expect(page).toHaveURL("/bible/kjv/psalms/23/1/words");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Psalm 23:1, word by word");
  const words = page.getByRole("region", { name: "The Hebrew words" });
  const word = (index: number) => words.locator("li[id^=w]").nth(index);
  await expect(words.locator("li[id^=w]")).toHaveCount(6);
  await expect(word(0)).toContainText("in the psalm’s title");
  await expect(word(2)).toContainText("יְהוָ֥ה");
  await expect(word(2)).toContainText("H3068");
  await expect(word(2)).toContainText("“LORD”");
  await expect(word(3)).toContainText("verb, doing, masculine singular + “my” or “me”");
  await expect(word(3)).toContainText("“shepherd”");
  await word(3).getByText("Grammar").click();
  await expect(word(3)).toContainText("verb qal participle active masculine singular construct");
  // Hebrew is marked as Hebrew, and runs from the right.
  await expect(word(3).locator("bdi").first()).toHaveAttribute("lang", "he");
  const first = await page.locator('p[lang="he"] a').first().boundingBox();
  const last = await page.locator('p[lang="he"] a').nth(3).boundingBox();
  expect(first?.x).toBeGreaterThan(last?.x ?? 0);

  await word(3).getByRole("link", { name: /H7462/ }).click();
  await expect(page).toHaveURL("/strongs/h7462");
  await page.getByRole("link", { name: "words of Genesis 4:2, one by one" }).click();
  await expect(page).toHaveURL("/bible/kjv/genesis/4/2/words");
  await page.getByRole("link", { name: "Genesis 4:3" }).click();
  await expect(page).toHaveURL("/bible/kjv/genesis/4/3/words");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("words, their grammar and the next verse are there", async ({ page }) => {
    await page.goto("/bible/kjv/genesis/8");
    await page.getByRole("link", { name: "Genesis 8:1 word by word" }).click();
    await page.goto("/bible/kjv/genesis/8/17/words");
    const words = page.getByRole("region", { name: "The Hebrew words" });
    // What is written beside what is read.
    await expect(words.getByRole("listitem").filter({ hasText: "הַיְצֵ֣א" }).first()).toContainText(
      "written הוצא",
    );
    await page.getByRole("link", { name: "Genesis 8:18" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Genesis 8:18, word by word");
  });
});

test("a verse of the New Testament: the KJV's words and their Greek, said to be that", async ({
  page,
}) => {
  await open(page, "/bible/kjv/john/1/1/words");
  await expect(page.getByText("There is no Greek text among our sources")).toBeVisible();
  const words = page.getByRole("region", { name: "The Greek behind the KJV" });
  await expect(words.getByRole("link", { name: /λόγος/ })).toHaveCount(3);
});
