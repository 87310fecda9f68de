// What a person gives to others: a verse's page, its card, its picture.
import { readFile } from "node:fs/promises";
import { expect, open, test } from "./journey.ts";

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("a shared range shows its words, in the page and on its card, and leads into the chapter", async ({
  page,
  request,
}) => {
  await open(page, "/verse/John-3-18-16/kjv");
  await expect(page).toHaveURL(/\/verse\/john-3-16-18\/kjv$/);
  await expect(page.getByRole("heading", { name: "John 3:16–18" })).toBeVisible();
  await expect(page.getByText("For God so loved the world").first()).toBeVisible();
  const read = (selector: string) => page.locator(selector).getAttribute("content");
  expect(await read('meta[property="og:description"]')).toContain("For God so loved the world");
  const card = new URL((await read('meta[property="og:image"]')) ?? "").pathname;
  expect(card).toBe("/social-cards/verse/john-3-16-18/kjv.png");
  const drawn = await request.get(card, { maxRedirects: 0 });
  expect(drawn.status()).toBe(200);
  expect(sizeOf(await drawn.body())).toEqual([1200, 630]);

  await page.getByRole("link", { name: "World English Bible" }).click();
  await expect(page).toHaveURL(/\/verse\/john-3-16-18$/);
  await page.getByRole("link", { name: "Read it in John 3" }).click();
  await expect(page).toHaveURL(/\/bible\/web\/john\/3#v16-18$/);
  await expect(page.locator("#v17")).toHaveAttribute("data-chosen", "true");
});

test("the reader's Share gives the address of the verse's page", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await open(page, "/bible/web/john/3#v16-18");
  await page.getByRole("button", { name: "Share John 3:16–18" }).click();
  await expect(page.getByText("Link copied")).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe("/verse/john-3-16-18");
});

test("a picture is chosen, says its words, and is downloaded in its size", async ({ page }) => {
  await open(page, "/verse/john-11-35");
  const opener = page.getByRole("button", { name: "Picture of John 11:35" });
  await opener.click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("img", { name: /^Jesus wept\. John 11:35/ })).toBeVisible();
  await sheet.getByText("Story", { exact: true }).click();
  await sheet.getByText("Dark", { exact: true }).click();
  await expect(sheet.getByText("1080 × 1920 pixels")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    sheet.getByRole("link", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("john-11-35-story.png");
  expect(sizeOf(await readFile(await download.path()))).toEqual([1080, 1920]);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  // Too long for a picture, and not shown in part.
  await open(page, "/verse/psalms-119-1-40");
  await page.getByRole("button", { name: "Picture of Psalm 119:1–40" }).click();
  await expect(page.getByRole("dialog").getByText("too long for a picture")).toBeVisible();
});

test("a misspelt address offers the nearest; a licensed text is read in the reader", async ({
  request,
}) => {
  const absent = await request.get("/verse/john-3-99");
  expect(absent.status()).toBe(404);
  expect(await absent.text()).toContain('href="/verse/john-3-36"');
  for (const path of ["/verse/constructor-1-1", "/verse/%3Cscript%3E-3-16", "/verse/john-3-16/x"]) {
    expect((await request.get(path)).status()).toBe(404);
  }
  const moved = await request.get("/verse/john%203:16", { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, "/verse/john-3-16"]);
  const licensed = await request.get("/verse/john-3-16/niv", { maxRedirects: 0 });
  expect([licensed.status(), licensed.headers().location]).toEqual([302, "/bible/niv/john/3#v16"]);
  const picture = await request.get("/verse-pictures/john-3-16/niv/square-plain-light.png");
  expect(picture.status()).toBe(404);
});

test("the sitemap has the best known verses and not all of them", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const verses = xml.match(/\/verse\/[^<]+/g) ?? [];
  expect(verses).toContain("/verse/john-3-16");
  expect(verses.length).toBeGreaterThan(1_000);
  expect(verses.length).toBeLessThan(2_000);
});
