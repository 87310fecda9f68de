// The advanced tools: searched, narrowed and taken along; compared word by word.
import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, test, waitForScript } from "./journey.ts";
import { signUp, subscribe } from "./person.ts";

const PATH = "/premium/bible-tools";

async function openAsMember(page: Page, query = "") {
  await signUp(page.request);
  await subscribe(page.request);
  await open(page, `${PATH}${query}`);
}

const verses = (page: Page) => page.getByRole("main").getByRole("listitem");
const findAxeProblems = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ target }) => target),
  ]);

test("a search is narrowed, stored in its URL, and taken along as a file", async ({ page }) => {
  await openAsMember(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Advanced Bible Tools");
  await expect(
    page.getByText(
      "Coming Soon: original languages in the comparison, study groups and recorded audio.",
    ),
  ).toBeVisible();
  await expect(page.getByLabel("Translation")).toHaveValue("YLT");

  const term = page.getByLabel("Search term");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("Please enter a search term")).toBeVisible();
  await expect(term).toBeFocused();

  await page.getByLabel("Translation").selectOption("KJV");
  await page.getByLabel("All words").check({ force: true });
  await term.fill("love");
  await page.keyboard.press("Enter");
  await expect(page.getByText("280 verses.")).toBeVisible();
  await expect(page).toHaveURL(`${PATH}?tool=search&q=love&type=all&translation=KJV`);

  // A testament that is turned off takes its books away.
  await page.getByText("All 66 books").click();
  await page.getByRole("button", { name: "Wisdom" }).click();
  await page.getByRole("button", { name: "Gospels" }).click();
  await expect(page).toHaveURL(/books=Job,Psalms,.*,Matthew,Mark,Luke,John$/);
  await page.getByLabel("Old Testament (39 books)").uncheck();
  await expect(page).toHaveURL(/testament=nt&books=Matthew,Mark,Luke,John$/);
  await expect(page.getByText("Matthew, Mark, Luke, and John", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Ruth")).toHaveCount(0);

  // A book of the chart alone; then back.
  await page.getByText("Book by book").click();
  await page.getByRole("figure").getByRole("link", { name: "John", exact: true }).click();
  await expect(page).toHaveURL(`${PATH}?tool=search&q=love&type=all&translation=KJV&books=John`);
  await expect(page.getByText("19 verses.")).toBeVisible();
  await expect(page.getByRole("link", { name: "John 14:15" })).toHaveAttribute(
    "href",
    "/bible/kjv/john/14#v15",
  );

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as text" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("bible-search-love.txt");
  const file = await readFile(await download.path(), "utf8");
  expect(file).toContain("Search: love\n");
  expect(file).toContain("Found: 19 verses, best first");
  expect(file).toContain(`${PATH}?tool=search&q=love&type=all&translation=KJV&books=John`);
  expect(file).toContain("John 14:15 (KJV)\nIf ye love me, keep my commandments.\n");
  expect(file.match(/^John \d+:\d+ \(KJV\)$/gm)).toHaveLength(19);

  await page.goBack();
  await expect(page.getByText("Matthew, Mark, Luke, and John", { exact: true })).toBeVisible();
  expect(await findAxeProblems(page)).toEqual([]);
});

test("an address is answered to any member, and what was searched is remembered", async ({
  page,
}) => {
  await openAsMember(page, "?tool=search&q=love&type=all&translation=KJV&books=John");
  await expect(page.getByText("19 verses.")).toBeVisible();
  await page.getByLabel("Search term").fill("qwertz");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No results found")).toBeVisible();
  await expect(page.getByText("Try adjusting your search terms or filters.")).toBeVisible();
  const recent = page.getByRole("region", { name: "Recent searches" });
  await recent.getByRole("button", { name: "Forget qwertz" }).click();
  await expect(recent.getByRole("link", { name: /^qwertz/ })).toHaveCount(0);
  await recent.getByRole("link", { name: /^love.*KJV, John$/ }).click();
  await expect(page.getByText("19 verses.")).toBeVisible();
});

test("of a shared address, what could not be followed is said", async ({ page }) => {
  await openAsMember(page, "?tool=search&q=love&type=fuzzy&translation=KJV&books=John,Enoch");
  const leftOut = page.getByText("Not all of this address could be followed.");
  await expect(leftOut).toContainText(
    "Left out: the way of matching “fuzzy”; the book “Enoch”. The form shows what is asked instead.",
  );
  await expect(page.getByLabel("Exact phrase")).toBeChecked();
  await expect(page.getByText("19 verses.")).toBeVisible();
  await page.getByLabel("Any word").check({ force: true });
  await expect(page).toHaveURL(/type=any/);
  await expect(leftOut).toBeHidden();

  // The bare name of a book is a passage where passages are compared.
  await open(page, `${PATH}?tool=compare&reference=Jude&translations=KJV,FOO`);
  await expect(leftOut).toContainText("Left out: the translation “FOO”.");
  await expect(page.getByText("25 verses. Read as the passage Jude.")).toBeVisible();
});

test("a long search leaves its first verses on paper", async ({ page }) => {
  await openAsMember(page, "?tool=search&q=grace&translation=KJV&order=canonical");
  await expect(page.getByText("159 verses.")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("The first 50 of 159 verses")).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(verses(page)).toHaveCount(50);
  await expect(verses(page).first()).toContainText("But Noah found grace in the eyes of the");
});

test("thousands of verses are in one list, fetched as they are reached", async ({ page }) => {
  await openAsMember(page, "?tool=search&q=the&type=any&translation=KJV&order=canonical");
  await expect(page.getByText("24,091 verses.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Genesis 1:1", exact: true })).toBeVisible();
  expect(await page.locator("[data-index]").count()).toBeLessThan(60);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole("link", { name: "Revelation 22:19", exact: true })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  const last = verses(page).filter({ has: page.getByRole("link", { name: "Revelation 22:19" }) });
  await expect(last).toHaveAttribute("aria-setsize", "24091");

  // Back from the reader, the page is where it was.
  await page.getByRole("link", { name: "Revelation 22:19", exact: true }).click();
  await expect(page).toHaveURL("/bible/kjv/revelation/22#v19");
  await page.goBack();
  await expect(page.getByRole("link", { name: "Revelation 22:19", exact: true })).toBeInViewport();

  await page.getByRole("link", { name: "Read in pages" }).click();
  await expect(page.getByRole("heading", { name: "Verses 1–50 of 24,091" })).toBeVisible();
  await page.getByRole("link", { name: "More verses" }).click();
  await expect(page.getByRole("heading", { name: "Verses 51–100 of 24,091" })).toBeFocused();
});

test.describe("where the advanced search is away", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the plain search answers and says so; where that is away too, it is said", async ({
    page,
  }) => {
    await openAsMember(page, "?tool=search");
    await page.route("**/api/bible/advanced-search?*", (route) =>
      route.fulfill({ status: 503, json: { error: "Away" } }),
    );
    const plain = page.waitForRequest("**/api/bible/search?*");
    await page.getByLabel("Search term").fill("living water");
    await page.keyboard.press("Enter");
    expect(new URL((await plain).url()).search).toBe("?query=living+water&translation=YLT");
    await expect(page.getByText("The advanced search could not be reached")).toBeVisible();
    await expect(page.getByRole("link", { name: /^John 4:10/ })).toBeVisible();

    await page.route("**/api/bible/search?*", (route) => route.abort());
    await page.getByLabel("Search term").fill("bread of the life");
    await page.keyboard.press("Enter");
    const alert = page.getByRole("alert").filter({ hasText: "Search failed" });
    await expect(alert).toContainText("Please try again in a moment.");
    await expect(page.getByLabel("Search term")).toHaveValue("bread of the life");

    await page.unroute("**/api/bible/search?*");
    await page.unroute("**/api/bible/advanced-search?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("link", { name: /^John 6:35/ })).toBeVisible();
  });

  test("what is refused is not asked again elsewhere", async ({ page }) => {
    await openAsMember(page, "?tool=search&type=boolean&translation=KJV");
    let plain = 0;
    page.on("request", (request) => {
      if (request.url().includes("/api/bible/search?")) plain++;
    });
    await page.getByLabel("Search term").fill("(love AND hope");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "Search failed" })).toContainText(
      /parenthesis/,
    );
    expect(plain).toBe(0);
  });
});

test.describe("a comparison", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("is shown side by side, with differences, numbers and absences", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openAsMember(page);
    // As tabs: by arrow key.
    await page.getByRole("tab", { name: "Advanced Search" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Verse Comparison" })).toBeFocused();
    await expect(page).toHaveURL(`${PATH}?tool=compare`);
    const reference = page.getByLabel("Verse reference");
    for (const name of ["YLT Young's Literal Translation", "KJV King James Version"]) {
      await expect(page.getByRole("checkbox", { name, exact: true })).toBeChecked();
    }
    await expect(
      page.getByRole("checkbox", { name: /^NIV New International.*licence$/ }),
    ).toBeChecked();

    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page.getByText("Please enter a verse reference")).toBeVisible();
    await reference.fill("John 99:1");
    await page.keyboard.press("Enter");
    const nothing = page.getByRole("alert").filter({ hasText: "No verses found" });
    await expect(nothing).toContainText("John has 21 chapters.");
    await expect(nothing).toContainText("Please check your reference and try again.");

    await reference.fill("John 3:16; Foo 3; Romans 99:1");
    await page.keyboard.press("Enter");
    await expect(
      page.getByText("Not understood: “Foo 3”, “Romans 99:1” (Romans has 16 chapters)."),
    ).toBeVisible();

    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/api/bible/search") asked.push(searchParams.get("translation") ?? "");
    });
    await reference.fill("John 3:16; Acts 8:37 NLT");
    await page.keyboard.press("Enter");
    const john = verses(page).filter({
      has: page.getByRole("heading", { name: "John 3:16", exact: true }),
    });
    await expect(john).toContainText("For God so loved the world, that he gave his only begotten");
    // NIV and NLT give way to the same text: once, under its own name, with both reasons.
    expect(asked).toEqual(["YLT", "KJV", "NIV", "NLT"]);
    await expect(john.locator("blockquote")).toHaveCount(3);
    await expect(john).toContainText("WEB, for NIV and NLT");
    await expect(page.getByText(/\(NIV\) is under licence and not available here/)).toBeVisible();
    await expect(page.getByText(/\(NLT\) is under licence and not available here/)).toBeVisible();
    const acts = verses(page).filter({ has: page.getByRole("heading", { name: "Acts 8:37" }) });
    await expect(acts).toContainText(
      "Not in this translation. Its Greek text does not have the verse.",
    );

    await page.getByLabel("Mark differences from").selectOption("KJV");
    await expect(john.locator("mark", { hasText: "one and" })).toBeVisible();
    await expect(john).toContainText("KJV only: “begotten”");
    await page.getByLabel("Strong’s numbers in the KJV").check();
    await expect(john.getByRole("link", { name: "G3439" })).toHaveAttribute(
      "href",
      "/strongs/g3439",
    );
    await expect(page).toHaveURL(/translations=YLT,KJV,NIV,NLT&differences=KJV&strongs=on$/);
    expect(await findAxeProblems(page)).toEqual([]);

    await john.getByRole("button", { name: "Copy John 3:16" }).click();
    await expect(john.getByRole("button", { name: "Copied John 3:16" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("only begotten Son");
    expect(copied.match(/^John 3:16 \((YLT|KJV|WEB)\)$/gm)).toHaveLength(3);

    // The other tool is as it was left, and so is this one.
    await page.getByRole("tab", { name: "Advanced Search" }).click();
    await page.getByRole("tab", { name: "Verse Comparison" }).click();
    await expect(reference).toHaveValue("John 3:16; Acts 8:37");
  });

  test("a verse of another numbering is told where its words stand", async ({ page }) => {
    await openAsMember(page);
    for (const [typed, place] of [
      ["3 John 15", "3 John 1:14"],
      ["Revelation 12:18", "Revelation 13:1"],
      ["Malachi 3:19", "Malachi 4:1"],
    ]) {
      const query = new URLSearchParams({ tool: "compare", reference: typed ?? "" });
      await open(page, `${PATH}?${query}`);
      await expect(page.getByRole("alert")).toContainText("No verses found");
      await expect(page.getByRole("alert")).toContainText(`stands in ${place}.`);
      await page.getByRole("link", { name: `Compare ${place}` }).click();
      await expect(page.getByRole("heading", { name: place ?? "", exact: true })).toBeVisible();
    }
  });

  test("five texts leave no empty cell", async ({ page }) => {
    const texts = "translations=YLT,KJV,WEB,ASV,DARBY";
    await openAsMember(page, `?tool=compare&reference=Genesis+1:1-4&${texts}`);
    await expect(page.locator(".compared-row").first()).toBeVisible();
    for (const width of [390, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const row = page.locator(".compared-row").first();
      const edges = await row.locator(":scope > div:not(.compared-place)").evaluateAll((cells) =>
        cells.map((cell) => {
          const { top, right } = cell.getBoundingClientRect();
          return { top, right };
        }),
      );
      expect(edges).toHaveLength(5);
      const outer = (await row.boundingBox())?.width ?? 0;
      const left = (await row.boundingBox())?.x ?? 0;
      // The last cell of each line ends where the row does.
      const lines = Map.groupBy(edges, ({ top }) => Math.round(top));
      for (const line of lines.values()) {
        const end = Math.max(...line.map(({ right }) => right));
        expect(Math.abs(end - left - outer), `${width}`).toBeLessThan(2);
      }
    }
  });

  test("Strong’s numbers tear no words apart", async ({ page }) => {
    await openAsMember(page, "?tool=compare&reference=Genesis+1:1-4&translations=KJV&strongs=on");
    await expect(page.getByRole("link", { name: "H7225" }).first()).toBeVisible();
    // A word with its number is as wide as the two of them.
    const words = await page.locator(".numbered-word").evaluateAll((all) =>
      all
        .filter((word) => word.getClientRects().length === 1)
        .map((word) => {
          const links = [...word.querySelectorAll("a")];
          const text = document.createRange();
          text.setStart(word, 0);
          text.setEndBefore(links[0]?.parentElement as Element);
          return {
            whole: word.getBoundingClientRect().width,
            text: text.getBoundingClientRect().width,
            numbers: links.reduce((sum, link) => sum + link.getBoundingClientRect().width, 0),
          };
        }),
    );
    expect(words.length).toBeGreaterThan(10);
    for (const { whole, text, numbers } of words) {
      expect(Math.abs(whole - text - numbers)).toBeLessThan(8);
    }
  });

  test("says which translation could not be had, and gets it when asked again", async ({
    page,
  }) => {
    await openAsMember(page, "?tool=compare&translations=KJV,WEB");
    await page.route("**/api/bible/search?*translation=WEB*", (route) => route.abort());
    await page.getByLabel("Verse reference").fill("Psalm 23");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Search failed for WEB.")).toBeVisible();
    await expect(page.getByText("The LORD is my shepherd; I shall not want.")).toBeVisible();
    await page.unroute("**/api/bible/search?*translation=WEB*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Yahweh is my shepherd")).toBeVisible();
    await expect(page.getByText("Search failed for WEB.")).toBeHidden();
  });
});

test("a user who is not a member sees the gate, and what it leads to", async ({ page }) => {
  const answer = await page.goto(`${PATH}?tool=compare&reference=John+3:16`);
  expect(answer?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await waitForScript(page);
  await expect(page.getByText("Sign In to Continue")).toBeVisible();
  await expect(page.getByRole("figure")).toHaveCount(3);
  await expect(page.getByRole("figure").first().getByRole("img")).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  await signUp(page.request);
  await open(page, PATH);
  await expect(page.getByText(/Advanced Bible Tools is part of the Premium Plan/)).toBeVisible();
  await subscribe(page.request);
  await open(page, PATH);
  await expect(page.getByRole("tab", { name: "Advanced Search" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the address answers, and the form asks", async ({ page }) => {
    await signUp(page.request);
    await subscribe(page.request);
    await page.goto(`${PATH}?tool=search&q=living+water&translation=KJV`);
    await expect(page.getByRole("link", { name: "John 7:38" })).toBeVisible();
    await page.getByLabel("Search term").fill("bread of life");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("link", { name: "John 6:35" })).toBeVisible();
  });

  test("what is refused is said", async ({ page }) => {
    await signUp(page.request);
    await subscribe(page.request);
    await page.goto(`${PATH}?tool=compare&reference=John+99:1`);
    await expect(page.getByText("No verses found")).toBeVisible();
    await expect(page.getByText("John has 21 chapters.")).toBeVisible();
    await page.goto(`${PATH}?tool=search&q=(love&type=boolean`);
    await expect(page.getByText("Search failed")).toBeVisible();
    await expect(page.getByText(/parenthesis/)).toBeVisible();
  });
});
