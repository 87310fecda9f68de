import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, open, test, waitForScript } from "./journey.ts";
import { signIn, signUp } from "./person.ts";

const panel = (page: Page) => page.getByRole("complementary", { name: "Verse" });
const marked = (page: Page, verse: number) => page.locator(`#v${verse} mark[data-highlight]`);
const paint = (page: Page, color: string) =>
  panel(page).getByRole("button", { name: color, exact: true }).click();

test("a visitor marks by mouse, by keys and on a phone in two translations, finds and exports it", async ({
  page,
}) => {
  // By mouse: dragged across the numbers.
  await open(page, "/bible/web/psalms/23");
  const number = (verse: number) => page.locator(`#v${verse} .verse-number`);
  await number(1).hover();
  await page.mouse.down();
  await number(2).hover();
  await number(3).hover();
  await page.mouse.up();
  await expect(page).toHaveURL("/bible/web/psalms/23#v1-3");
  await paint(page, "Green");
  await expect(marked(page, 2).first()).toHaveAttribute("data-highlight", "green");

  // By keys, in another translation, where the first marks are seen too.
  await open(page, "/bible/kjv/psalms/23");
  await expect(marked(page, 3).first()).toHaveAttribute("data-highlight", "green");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page).toHaveURL("/bible/kjv/psalms/23#v4-5");
  await expect(panel(page).getByRole("button", { name: "Pink", exact: true })).toBeVisible();
  await page.keyboard.press("4");
  await expect(marked(page, 5).first()).toHaveAttribute("data-highlight", "pink");

  // Everything else is near too: `v` leads to it from the verse.
  await page.keyboard.press("v");
  await expect(panel(page).getByRole("button", { name: "Copy Psalm 23:4–5" })).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/bible/kjv/psalms/23");
  await expect(page.locator("[data-chosen]")).toHaveCount(0);

  // On a phone: the verse, and through which one.
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/bible/kjv/john/3");
  await page.locator("#v16").click();
  await panel(page).getByRole("combobox", { name: "Through" }).selectOption("17");
  await paint(page, "Yellow");
  await expect(marked(page, 17).first()).toHaveAttribute("data-highlight", "yellow");
  await page.reload();
  await waitForScript(page);
  await expect(marked(page, 16).first()).toHaveAttribute("data-highlight", "yellow");

  // All of it is listed, searched, named and taken along.
  await open(page, "/highlights");
  const entries = page.getByRole("main").getByRole("listitem");
  await expect(entries).toHaveCount(3);
  await page.getByRole("searchbox", { name: "Search your highlights" }).fill("shepherd");
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText("Psalm 23:1–3");
  await expect(page).toHaveURL("/highlights?q=shepherd");
  await page.getByRole("searchbox").fill("");
  await page.getByRole("button", { name: "Name the colors" }).click();
  await page.getByRole("textbox", { name: "yellow" }).fill("Promises");
  await page.getByRole("textbox", { name: "green" }).focus();
  await expect(page.getByRole("button", { name: "Promises 1" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export with the verses" }).click();
  const file = await readFile((await (await download).path()) ?? "", "utf8");
  expect(file).toContain("## John 3:16–17 (WEB)");
  expect(file).toContain("For God so loved the world");
  expect(file).toContain("Promises");
});

test.describe("by fingers", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a number that is held and dragged, or held and followed by another, chooses verses", async ({
    page,
  }) => {
    await open(page, "/bible/web/psalms/1");
    const screen = await page.context().newCDPSession(page);
    const placeOf = async (verse: number) => {
      const box = await page.locator(`#v${verse} .verse-number`).boundingBox();
      if (!box) throw new Error(`verse ${verse} is not in view`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      screen.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
    const hold = async (verse: number) => {
      await touch("touchStart", await placeOf(verse));
      await expect(page).toHaveURL(`/bible/web/psalms/1#v${verse}`);
    };

    await hold(1);
    for (const verse of [2, 3]) await touch("touchMove", await placeOf(verse));
    await touch("touchEnd");
    await expect(page).toHaveURL("/bible/web/psalms/1#v1-3");
    await paint(page, "Blue");
    await expect(marked(page, 3).first()).toHaveAttribute("data-highlight", "blue");
    await panel(page).getByRole("button", { name: "Close" }).click();

    await hold(2);
    await touch("touchEnd");
    await page.touchscreen.tap((await placeOf(4)).x, (await placeOf(4)).y);
    await expect(page).toHaveURL("/bible/web/psalms/1#v2-4");

    // A finger that does not rest scrolls the page and chooses nothing.
    await panel(page).getByRole("button", { name: "Close" }).click();
    const from = await placeOf(1);
    await touch("touchStart", from);
    for (const by of [20, 60, 120]) await touch("touchMove", { x: from.x, y: from.y - by });
    await touch("touchEnd");
    await expect(page).toHaveURL("/bible/web/psalms/1#v2-4");
  });
});

test("selected words are highlighted in their own text, and as a verse in another", async ({
  page,
}) => {
  await open(page, "/bible/kjv/john/11");
  await page.locator("#v35").evaluate((verse) => {
    const text = [...verse.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) as Text;
    const at = text.data.indexOf("wep");
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 2);
    window.getSelection()?.removeAllRanges();
    window.getSelection()?.addRange(range);
  });
  const bar = page.getByRole("toolbar", { name: "Selected words" });
  await bar.getByRole("button", { name: "Blue" }).click();
  await expect(marked(page, 35)).toHaveText("wept");
  await expect(bar).toBeHidden();
  await open(page, "/bible/web/john/11");
  await expect(marked(page, 35)).toHaveText("Jesus wept.");
});

test("a chapter is printed with its highlights and without what is only for the screen", async ({
  page,
}) => {
  await open(page, "/bible/web/psalms/23#v1-2");
  await paint(page, "Green");
  await expect(marked(page, 2).first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByText("World English Bible (2020)")).toBeVisible();
  // In print the line tells the color.
  await expect(marked(page, 2).first()).toHaveCSS("text-decoration-style", "dotted");
});

test("what is removed can be had again", async ({ page }) => {
  await open(page, "/bible/web/mark/1#v1");
  await paint(page, "Purple");
  await expect(marked(page, 1).first()).toBeVisible();
  await panel(page).getByRole("button", { name: "No highlight" }).click();
  await expect(marked(page, 1)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(marked(page, 1).first()).toHaveAttribute("data-highlight", "purple");
});

test("a visitor's highlights go along into the account and to another device", async ({
  page,
  browser,
}) => {
  await open(page, "/bible/web/ruth/1#v16-17");
  await paint(page, "Blue");
  const person = await signUp(page.request);
  await open(page, "/bible/web/ruth/1");
  await expect(marked(page, 16).first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /^highlights/.test(key))),
    )
    .toEqual([]);

  const other = await browser.newContext();
  await signIn(other.request, person);
  const phone = await other.newPage();
  await open(phone, "/bible/kjv/ruth/1");
  await expect(marked(phone, 17).first()).toHaveAttribute("data-highlight", "blue");

  // Both at once: each verse has its own color, and both are there.
  await phone.goto("/bible/kjv/ruth/1#v16");
  await Promise.all([
    (async () => {
      await page.locator("#v1").click();
      await paint(page, "Green");
    })(),
    paint(phone, "Pink"),
  ]);
  for (const one of [page, phone]) {
    await expect
      .poll(async () => {
        await open(one, "/bible/kjv/ruth/1");
        await one.waitForTimeout(300);
        return [
          await marked(one, 1)
            .first()
            .getAttribute("data-highlight", { timeout: 2000 })
            .catch(() => ""),
          await marked(one, 16).first().getAttribute("data-highlight"),
        ];
      })
      .toEqual(["green", "pink"]);
  }
  await other.close();
});

test.describe("with the line cut", () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });
  test("a highlight is seen at once, waits, and is sent once the line is back", async ({
    page,
    context,
  }) => {
    await signUp(page.request);
    await open(page, "/bible/web/jude/1#v24");
    await panel(page).getByRole("button", { name: "Green", exact: true }).waitFor();
    await context.setOffline(true);
    await paint(page, "Green");
    await expect(marked(page, 24).first()).toHaveAttribute("data-highlight", "green");
    await context.setOffline(false);
    await expect
      .poll(async () => (await page.request.get("/api/user/highlights")).json())
      .toMatchObject([{ reference: "Jude 1:24", color: "green" }]);
  });
});
