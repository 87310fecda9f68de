import { expect, open, test } from "./journey.ts";

test("another language is told so, in that language, and led to the English verse", async ({
  page,
}) => {
  await open(page, "/bible-verse-search?q=el+Señor+es+mi+pastor");
  const says = page.getByRole("main").getByRole("status").first().locator("[lang=es]");
  await expect(says).toHaveText("Los textos de Berea están en inglés. Esto es Psalm 23:1.");
  await expect(page.getByRole("link", { name: "Psalm 23:1" }).first()).toBeVisible();
  await open(page, "/bible-verse-search?q=Giovanni+3,16");
  await expect(page.getByRole("link", { name: "John 3:16" }).first()).toBeVisible();
  await open(page, "/bible-verse-search?q=ich+habe+keine+Kraft+und+bin+so+müde");
  await expect(page.locator("[lang=de]")).toContainText("Berea liest nur Englisch.");
});

test("what is no verse has an answer too: a word of Hebrew, a saying, a book to look in", async ({
  page,
}) => {
  await open(page, "/bible-verse-search?q=hesed");
  const pages = page.getByRole("navigation", { name: "See also" });
  const tabs = page.getByRole("navigation", { name: "Translation" });
  await expect(tabs.getByRole("link")).toHaveText(["WEB", "KJV", "ASV", "YLT", "DARBY"]);
  await pages.getByRole("link", { name: /Study the word .* H2617/ }).click();
  await expect(page).toHaveURL("/strongs/h2617");

  await open(page, "/bible-verse-search?q=God+helps+those+who+help+themselves");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText(
    "is not in the Bible in these words",
  );
  await expect(page.getByText("Near it in thought.").first()).toBeVisible();

  await open(page, "/bible-verse-search?q=psalm+about+fear");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText(
    "in Psalms alone: verses about “Fear”",
  );
  await expect(pages.getByRole("link", { name: /Bible verses about fear/ })).toHaveAttribute(
    "href",
    "/bible-verses-about/fear",
  );
});

test("half a verse leads to its chapter", async ({ page }) => {
  await open(page, "/");
  await page.getByLabel("What would you ask the Bible?").fill("valley of the shadow");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/bible-verse-search\?q=valley/);

  const found = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Psalm 23:4" }) });
  await expect(found.locator("mark").first()).toContainText("valley");
  await expect(found).toContainText("WEB");
  await expect(found).toContainText(/\d+%/);
  await expect(found).toContainText(/Basic search|AI-powered/);

  await found.getByRole("link", { name: "Read in context: Psalm 23:4" }).click();
  await expect(page).toHaveURL("/bible/web/psalms/23#v4");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Psalm 23");
  await expect(page.locator("#v4")).toHaveAttribute("data-chosen", "true");
  await expect(page.locator("#v4")).toBeInViewport();
});

test("a search may begin from topics, from categories and in a named translation", async ({
  page,
}) => {
  await open(page, "/bible-verse-search");
  await expect(page.getByText("31,000+ verses", { exact: true })).toBeVisible();
  const topics = page.getByRole("region", { name: "Popular topics" });
  await expect(topics.getByRole("link")).toHaveText([
    "love",
    "faith",
    "hope",
    "peace",
    "strength",
    "comfort",
    "healing",
    "forgiveness",
    "joy",
    "wisdom",
    "trust",
    "fear",
    "anxiety",
    "prayer",
    "salvation",
    "grace",
  ]);
  const categories = page.getByRole("region", { name: "Start from where you are" });
  await expect(categories.getByRole("heading", { level: 3 })).toHaveCount(6);
  for (const category of await categories.getByRole("list").all()) {
    expect(await category.getByRole("link").count()).toBeGreaterThan(2);
  }
  const translations = page.getByRole("region", { name: "Ask it in another translation" });
  await expect(translations.getByRole("button")).toHaveText([
    "KJV",
    "NIV",
    "ESV",
    "YLT",
    "NASB",
    "MSG",
  ]);
});

test("the button says that it is searching", async ({ page }) => {
  await open(page, "/bible-verse-search");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/bible-verse-search.data?*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel("What are you looking for?").fill("manna");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("button", { name: "Searching..." })).toBeVisible();
  answer();
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Read in context/ }).first()).toBeVisible();
});

test("a reference is not sent to the search by meaning, other words are", async ({ page }) => {
  await open(page, "/bible-verse-search?q=John+3:16-17");
  const entries = page.getByRole("listitem").filter({ has: page.getByRole("blockquote") });
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText("Basic search");
  await expect(entries.first()).toContainText("Part of John 3:16–17, as you asked.");
  // The encoder of sentences is loaded while the first pages are already answered.
  await expect(async () => {
    await page.goto("/bible-verse-search?q=rest+for+the+weary");
    await expect(entries.first()).toContainText("AI-powered", { timeout: 1_000 });
  }).toPass();
  await expect(page.locator("meter").first()).toHaveAttribute("aria-label", "Relevance");
  await page.goto("/");
  await expect(page.locator("#features")).toContainText("1 Timothy 6:10 WEB, 95%");
});

test("a blank search is ignored", async ({ page }) => {
  await open(page, "/bible-verse-search");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/bible-verse-search");
  await expect(page.getByLabel("What are you looking for?")).toBeFocused();
});

test("a chapter that does not exist is refused with the reason", async ({ page }) => {
  await open(page, "/bible-verse-search?q=john+99");
  await expect(page.getByRole("alert")).toHaveText("John has 21 chapters");
  await expect(page.getByLabel("What are you looking for?")).toHaveValue("john 99");
});

test("a misspelled word brings a suggestion that finds something", async ({ page }) => {
  await open(page, "/bible-verse-search?q=shepard");
  await page.getByRole("link", { name: "shepherd", exact: true }).click();
  await expect(page.getByRole("status")).toContainText(/\d+ verses/);
});

test("a licensed translation is answered under the nearest text's own name", async ({ page }) => {
  await open(page, "/bible-verse-search");
  await page.getByLabel("What are you looking for?").fill("love");
  await page.getByRole("button", { name: /^NIV/ }).click();
  await expect(page).toHaveURL("/bible-verse-search?q=love+NIV");
  await expect(page.getByText(/\(NIV\) is under licence/)).toBeVisible();
  await expect(page.locator("blockquote cite").first()).toHaveText("WEB");
  await expect(page.getByRole("navigation", { name: "Translation" })).toContainText("NIV");
});

test("pages of results have addresses of their own", async ({ page }) => {
  await open(page, "/bible-verse-search?q=love");
  await page.getByRole("link", { name: "More verses" }).click();
  await expect(page).toHaveURL("/bible-verse-search?q=love&page=2");
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("21–40 of");
  await page.goBack();
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("1–20 of");
});

test("a copied verse takes its reference along", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/bible-verse-search?q=John+11:35");
  await page.getByRole("button", { name: "Copy John 11:35" }).click();
  await expect(page.getByRole("button", { name: "Copied John 11:35" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe("Jesus wept.\nJohn 11:35 (WEB)");
});

test("the slash key goes to the search box", async ({ page }) => {
  await open(page, "/bible-verse-search?q=hope");
  await page.keyboard.press("/");
  await expect(page.getByLabel("What are you looking for?")).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("search, paging and reading work", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("What would you ask the Bible?").fill("green pastures");
    await page.getByRole("button", { name: "Search Bible Verses" }).click();
    await page.getByRole("link", { name: "Read in context: Psalm 23:2" }).click();
    await expect(page).toHaveURL("/bible/web/psalms/23#v2");
    await page.getByRole("link", { name: "Psalm 24" }).last().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Psalm 24");
    await page.goto("/bible-verse-search?q=love");
    await page.getByRole("link", { name: "More verses" }).click();
    await expect(page).toHaveURL(/page=2/);
  });
});

test("a passage called by its name is one card, folded; a chapter is one with its parts", async ({
  page,
}) => {
  await open(page, "/bible-verse-search?q=prodigal+son");
  const card = page.getByRole("article", { name: "Luke 15:11–32" });
  await expect(card).toContainText("22 verses, 3 minutes");
  await expect(card.getByText("a certain man had two sons", { exact: false })).toBeVisible();
  const late = card.getByText("and he began to be in need", { exact: false });
  await expect(late).toBeHidden();
  await card.getByText("The other 19 verses").click();
  await expect(late).toBeVisible();
  await card.getByRole("link", { name: "Read Luke 15:11–32" }).click();
  await expect(page).toHaveURL(/\/bible\/web\/luke\/15#v11$/);

  await open(page, "/bible-verse-search?q=James+1&translation=KJV");
  const chapter = page.getByRole("article", { name: "James 1" });
  await expect(chapter).toContainText("27 verses");
  await expect(chapter.getByRole("link", { name: /James 1:2–8/ })).toBeVisible();
  await expect(page.getByRole("list").getByRole("heading", { name: /^James 1:/ })).toHaveCount(0);
});

test("an empty box on the first page leads to the search page", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Search Bible Verses" }).click();
  await expect(page).toHaveURL(/\/bible-verse-search$/);
  await expect(page.getByRole("searchbox", { name: "What are you looking for?" })).toBeVisible();
});
