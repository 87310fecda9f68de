import { expect, open, test } from "./journey.ts";
import { signIn, signUp } from "./person.ts";

test("read on one device, go on at the same verse on another", async ({ page, browser }) => {
  const person = await signUp(page.request);
  await open(page, "/bible/kjv/john/5");
  await page.locator("#v24").evaluate((verse) => verse.scrollIntoView({ block: "center" }));
  await expect
    .poll(async () => (await page.request.get("/api/user/reading-history")).json(), {
      timeout: 20_000,
    })
    .toMatchObject({ visits: [{ chapter: "John 5", translation: "KJV", isFinished: false }] });

  const other = await browser.newContext();
  await signIn(other.request, person);
  const phone = await other.newPage();
  await open(phone, "/bible");
  const link = phone.getByRole("link", { name: /^Continue reading John 5:\d+/ });
  await link.click();
  await expect(phone).toHaveURL(/\/bible\/kjv\/john\/5#v(1\d|2[0-4])$/);
  await expect(phone.locator("#v24")).toBeInViewport();
  await other.close();
});

test("a visitor's chapters are on the device; a finished one is marked; a day is erased", async ({
  page,
}) => {
  await open(page, "/bible/web/psalms/117");
  // A short psalm is wholly in view; it counts after some seconds.
  await expect(page.getByText("You have read Psalm 117 to the end.")).toBeVisible({
    timeout: 15_000,
  });
  await open(page, "/bible/web/psalms");
  await expect(page.getByRole("link", { name: "Chapter 117, read" })).toBeVisible();
  await open(page, "/reading-history");
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(page.getByText("1 of 1,189 chapters read to the end.")).toBeVisible();
  await page.getByRole("button", { name: /^Erase\b.*\d/ }).click();
  await expect(page.getByRole("heading", { name: "Today" })).toBeHidden();

  // Switched off, nothing is added.
  await page.getByRole("checkbox", { name: "Remember what I read" }).uncheck();
  await open(page, "/bible/web/psalms/117");
  await page.waitForTimeout(9_000);
  await open(page, "/reading-history");
  await expect(page.getByText("switched off, and nothing is in it")).toBeVisible();
});
