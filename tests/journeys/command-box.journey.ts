import { expect, open, test } from "./journey.ts";
import { signUp, subscribe } from "./person.ts";

test("a place, a word and a verse are found by key, and the last choice again", async ({
  page,
}) => {
  await open(page, "/help-center");
  await page.keyboard.press("Control+k");
  const box = page.getByRole("dialog", { name: "Find anything" });
  const field = box.getByRole("combobox");
  await field.fill("jn 3 16-18");
  await expect(box.getByRole("option", { name: "John 3:16–18" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/bible/web/john/3#v16-18");
  await expect(page.locator("#v17")).toHaveAttribute("data-chosen", "true");
  await expect(box).toBeHidden();

  await page.keyboard.press("/");
  await expect(box.getByRole("option", { name: "John 3:16–18" })).toBeVisible();
  await field.fill("G26");
  await box.getByRole("option", { name: "Strong’s G26" }).click();
  await expect(page).toHaveURL(/\/strongs\/G26/);

  await page.getByRole("button", { name: "Find anything" }).click();
  await field.fill("the lord is my shepherd");
  await expect(box.getByRole("option", { name: /Psalm 23:1 WEB/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Find anything" })).toBeFocused();
});

test("what is typed before the box is there waits for it", async ({ page }) => {
  await page.route("**/command-box-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await open(page, "/help-center");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("romans 8", { delay: 60 });
  const box = page.getByRole("dialog", { name: "Find anything" });
  await page.keyboard.type(":28");
  await expect(box.getByRole("combobox")).toHaveValue("romans 8:28");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/bible/web/romans/8#v28");
});

test("a member finds their own notes and prayers, and shortcuts of one key can be off", async ({
  page,
  browser,
}) => {
  await signUp(page.request);
  await subscribe(page.request);
  const note = { title: "Sycamore ramble", content: "Zacchaeus climbed." };
  expect((await page.request.post("/api/study-notes", { data: note })).ok()).toBe(true);
  await open(page, "/bible/web/luke/19");
  await page.keyboard.press("/");
  const box = page.getByRole("dialog", { name: "Find anything" });
  await box.getByRole("combobox").fill("sycamore");
  await expect(box.getByRole("option", { name: /Sycamore ramble/ })).toBeVisible();

  // Somebody else finds nothing of it.
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await signUp(stranger.request);
  await subscribe(stranger.request);
  await open(stranger, "/bible/web/luke/19");
  await stranger.keyboard.press("/");
  const theirs = stranger.getByRole("dialog", { name: "Find anything" });
  await theirs.getByRole("combobox").fill("sycamore");
  await expect(theirs.getByRole("option", { name: /Luke 19:4/ })).toBeVisible();
  await expect(theirs.getByRole("option", { name: /Sycamore ramble/ })).toBeHidden();
  await other.close();

  await box.getByRole("combobox").fill("shortcuts");
  await box.getByRole("option", { name: "Switch shortcuts of one key off" }).click();
  await page.keyboard.press("/");
  await page.keyboard.press("j");
  await expect(page).toHaveURL("/bible/web/luke/19");
  await expect(box).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(box).toBeVisible();
});

test.describe("without a line", () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });
  test("what the device knows is found, and it says so", async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/help-center");
    await page.getByRole("button", { name: "Find anything" }).focus();
    await page.waitForTimeout(1000);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Find anything" }).click();
    const box = page.getByRole("dialog", { name: "Find anything" });
    await box.getByRole("combobox").fill("psalm 23");
    await expect(box.getByRole("option", { name: "Psalm 23", exact: true })).toBeVisible();
    await expect(box.getByText("There is no connection.")).toBeVisible();
    await context.setOffline(false);
  });
});

test("words of danger show help in the box", async ({ page }) => {
  await open(page, "/help-center");
  await page.keyboard.press("Control+k");
  const box = page.getByRole("dialog", { name: "Find anything" });
  await box.getByRole("combobox").fill("I want to kill myself");
  await expect(box.getByRole("region", { name: "Help, now" })).toBeVisible();
});

test("Enter takes the first answer; words that were asked are not offered again, and Help, now opens", async ({
  page,
}) => {
  await open(page, "/help-center");
  await page.keyboard.press("Control+k");
  const box = page.getByRole("dialog", { name: "Find anything" });
  const field = box.getByRole("combobox");
  await field.fill("zzxqy");
  await box.getByRole("option", { name: /^Search the Bible for/ }).click();
  await expect(page).toHaveURL(/q=zzxqy/);
  await page.keyboard.press("Control+k");
  await expect(box.getByRole("option", { name: "be still" })).toBeVisible();
  await expect(box).not.toContainText("zzxqy");
  await field.fill("shortcuts");
  await page.keyboard.press("Enter");
  await expect(box).toBeHidden();
  await page.keyboard.press("Control+k");
  await field.fill("help now");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/help-now");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("single-key shortcuts can be switched off in the reader's own menu", async ({ page }) => {
  await open(page, "/bible/web/luke/19");
  await page.getByLabel("Text size and layout").click();
  await page.getByLabel("Single-key shortcuts").uncheck();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-single-keys", "off");
});
