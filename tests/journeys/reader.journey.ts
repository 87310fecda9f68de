import { expect, open, test, waitForScript } from "./journey.ts";

test("a chapter is chosen, and turned, by keyboard alone", async ({ page }) => {
  await open(page, "/bible/kjv/psalms/23");
  await page.getByTitle("Choose a book and chapter").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Book, or book and chapter")).toBeFocused();
  await page.keyboard.type("john 3");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/bible/kjv/john/3");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("John 3");

  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("John 4");
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL("/bible/kjv/john/3");
});

test("the grid of books is walked with arrow keys; Escape gives focus back", async ({ page }) => {
  await open(page, "/bible/web/genesis/1");
  const pick = page.getByTitle("Choose a book and chapter");
  await pick.click();
  await page.getByRole("button", { name: "Genesis" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Exodus" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/bible/web/exodus/2");

  await pick.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(pick).toBeFocused();
});

test("changing the translation does not lose the place", async ({ page }) => {
  await open(page, "/bible/kjv/psalms/119#v100");
  await expect(page.locator("#v100")).toBeInViewport();
  await page.mouse.wheel(0, 40);
  const titles = page.getByRole("navigation", { name: "Translation" });
  await titles.getByRole("link", { name: /^WEB/ }).click();
  await expect(page).toHaveURL(/\/bible\/web\/psalms\/119/);
  await expect(page.getByText("World English Bible (2020)")).toBeAttached();
  await expect(page.locator("#v100")).toBeInViewport();
});

test("a verse shows what speaks to it, and leads there", async ({ page }) => {
  await open(page, "/bible/kjv/john/3");
  await page.getByRole("combobox", { name: "Verse" }).selectOption("16");
  await expect(page.locator("#v16")).toHaveAttribute("data-chosen", "true");
  await expect(page).toHaveURL("/bible/kjv/john/3#v16");
  const panel = page.getByRole("complementary", { name: "Verse" });
  const first = panel.getByRole("listitem").first().getByRole("link");
  await expect(first).toBeVisible();
  const address = await first.getAttribute("href");
  await first.click();
  await expect(page).toHaveURL(address ?? "");
});

test("a verse is chosen by a press on phones, and let go by closing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/bible/kjv/psalms/23");
  await page.locator("#v4").click();
  const panel = page.getByRole("complementary", { name: "Verse" });
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: "Verses" }).click();
  await expect(page.getByRole("combobox", { name: "Verse" })).toBeFocused();
});

test("a second translation stands beside the first, and goes along to the next chapter", async ({
  page,
}) => {
  await open(page, "/bible/web/mark/9");
  await page.getByLabel("Text size and layout").click();
  await page.getByRole("combobox", { name: "Beside it" }).selectOption("kjv");
  await expect(page).toHaveURL("/bible/web/mark/9?beside=kjv");
  const pairs = page.locator(".verse-pair");
  await expect(pairs).toHaveCount(50);
  // What one text omits is told beside the other's words.
  await expect(pairs.nth(43)).toContainText("Where their worm dieth not");
  await page.locator("#v5").click();
  await expect(page).toHaveURL("/bible/web/mark/9?beside=kjv#v5");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/bible/web/mark/10?beside=kjv");
  await page.getByRole("link", { name: "KJV, King James Version" }).click();
  await expect(page).toHaveURL("/bible/kjv/mark/10");
});

test("a book says what it is; headings are shown when they are wanted", async ({ page }) => {
  await open(page, "/bible/web/ruth");
  await expect(page.getByRole("heading", { name: "About it" })).toBeVisible();
  const heading = page.getByRole("heading", { name: "Where you go, I will go" });
  await open(page, "/bible/web/ruth/1");
  await expect(heading).toBeHidden();
  await page.getByLabel("Text size and layout").click();
  await page.getByLabel("Headings, in our words").check();
  await expect(heading).toBeVisible();
  await page.getByLabel("Numbers for screen readers").check();
  await expect(
    page.getByRole("article").getByRole("link", { name: "6", exact: true }),
  ).toBeVisible();
});

test("text size and verse numbers are remembered", async ({ page }) => {
  await open(page, "/bible/kjv/psalms/23");
  const size = () => page.locator("#v1").evaluate((verse) => getComputedStyle(verse).fontSize);
  const before = Number.parseFloat(await size());
  await page.getByLabel("Text size and layout").click();
  await page.getByRole("button", { name: "Larger text" }).click();
  // By its words: a press there moves the focus to what is around the panel, which stays open.
  await page.getByText("Verse numbers", { exact: true }).click();
  await expect(page.getByLabel("Verse numbers")).not.toBeChecked();
  await page.reload();
  await waitForScript(page);
  expect(Number.parseFloat(await size())).toBeGreaterThan(before);
  await expect(page.locator(".verse-number").first()).toBeHidden();
});

test("text copied by hand takes its reference along", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/bible/kjv/psalms/23");
  await page.evaluate(() => {
    const range = document.createRange();
    range.setStartBefore(document.querySelector("#v1") as Element);
    range.setEndAfter(document.querySelector("#v2") as Element);
    window.getSelection()?.addRange(range);
  });
  await page.keyboard.press("ControlOrMeta+c");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^The LORD is my shepherd; .* still waters\.\nPsalm 23:1–2 \(KJV\)$/);
});

for (const [near, own] of [
  ["/bible/KJV/Psalm/23", "/bible/kjv/psalms/23"],
  ["/bible/kjv/1john/3", "/bible/kjv/1-john/3"],
  ["/bible/john", "/bible/web/john"],
  ["/bible/WEB", "/bible/web"],
] as const) {
  test(`${near} leads to ${own}`, async ({ page }) => {
    await page.goto(near);
    await expect(page).toHaveURL(own);
  });
}

for (const place of ["", "/john", "/john/3"]) {
  test(`/bible/niv${place} leads to the nearest text, which says so`, async ({ page }) => {
    await open(page, `/bible/niv${place}`);
    await expect(page).toHaveURL(`/bible/web${place}?asked=NIV`);
    await expect(page.getByText(/\(NIV\) is under licence/)).toBeVisible();
  });
}
