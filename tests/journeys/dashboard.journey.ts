// A person's own page: from the first day, with nothing on it, to recorded days.
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, open, test } from "./journey.ts";
import { fillSignIn, imaginePerson, signUp, subscribe } from "./person.ts";

const PATH = "/dashboard";
const part = (page: Page, name: string) => page.getByRole("region", { name });
const newsMark = (page: Page) => page.locator("[data-news-mark]:visible");

async function post(request: APIRequestContext, path: string, data: object): Promise<number> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return ((await answer.json()) as { id: number }).id;
}

/** Finishes a plan of one day, of which its reader is then notified. */
async function finishPlan(request: APIRequestContext, name: string): Promise<void> {
  const id = await post(request, "/api/reading-plans", {
    name,
    duration: 1,
    selectedBooks: ["Jude"],
  });
  const answer = await request.patch(`/api/reading-plans/${id}/progress`, {
    data: { dayNumber: 1 },
  });
  expect(answer.status()).toBe(200);
}

test("a signed-out visitor is asked to sign in, and comes back here", async ({ page }) => {
  const person = imaginePerson();
  await signUp(page.request, person);
  await page.request.post("/api/auth/logout");
  await open(page, PATH);
  await expect(page.getByText("Sign in to see your dashboard")).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(0);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await fillSignIn(page, person);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.username);
  await expect(page).toHaveURL(PATH);
});

test("the first day", async ({ page }) => {
  const { username } = await signUp(page.request, imaginePerson());
  await open(page, PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    new RegExp(`^Good (morning|afternoon|evening), ${username}$`),
  );
  await expect(page.getByRole("link", { name: "Continue Journey" })).toHaveAttribute("href", "/");
  await expect(newsMark(page)).toHaveCount(0);

  const actions = part(page, "Quick actions");
  for (const name of ["Prayer List", "Reading Plans", "Complete Devotionals"]) {
    await expect(actions.getByRole("link", { name })).toHaveAttribute("href", "/premium-access");
  }
  await expect(actions.getByRole("link", { name: "Settings" })).toHaveAttribute(
    "href",
    "/settings",
  );
  await expect(part(page, "Notifications")).toContainText("Nothing new.");
  await expect(part(page, "Today’s reading")).toContainText("They come with Premium");
  await expect(part(page, "This week")).toContainText("A moment with today’s verse is a beginning");

  // The verse was in view for a while: the day counts, here and at once.
  await expect(part(page, "Today’s verse")).toContainText("Engagement tracked");
  await expect(part(page, "This week")).toContainText("1 of 7 days active, 14%");
  await expect(part(page, "Days in a row")).toContainText("1day");
  await expect(part(page, "A year of days")).toContainText("1 day in the last twelve months.");
});

test("recorded days, and the notifications", async ({ page }) => {
  await signUp(page.request);
  await subscribe(page.request);
  await post(page.request, "/api/prayers", { title: "The rent" });
  await post(page.request, "/api/prayers", { title: "Ruth, and sleep" });
  for (let count = 1; count <= 6; count++) await finishPlan(page.request, `Jude, time ${count}`);
  await post(page.request, "/api/reading-plans", { planType: "gospels" });
  for (const [kind, target] of [
    ["verse", "Psalm 23:1"],
    ["topic", "hope"],
  ]) {
    await post(page.request, "/api/user/favourites", { kind, target });
  }
  await open(page, PATH);

  await expect(part(page, "This week")).toContainText("Prayers this week2");
  await expect(part(page, "Days in a row")).toContainText("1day");
  const reading = part(page, "Today’s reading");
  await expect(reading).toContainText("Gospels in 30 Days, day 1 of 30");
  await expect(reading.getByRole("link", { name: /Read Today/ })).toHaveAttribute(
    "href",
    /\/premium\/reading-plans#plan-\d+/,
  );
  await expect(
    part(page, "Quick actions").getByRole("link", { name: "Prayer List" }),
  ).toHaveAttribute("href", "/premium/prayers");
  await expect(page.getByRole("link", { name: "Psalm 23:1" })).toHaveAttribute(
    "href",
    "/bible/web/psalms/23#v1",
  );

  const news = part(page, "Notifications");
  const rows = news.getByRole("listitem");
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText("You have finished Jude, time 6");
  await expect(newsMark(page)).toHaveCount(1);
  await page.getByLabel("Your menu").click();
  await expect(page.getByRole("link", { name: /Dashboard/ }).first()).toContainText("6");
  await page.keyboard.press("Escape");

  await news.getByRole("button", { name: /^Mark as read.*time 6$/ }).click();
  await expect(rows.first().getByText("Unread:")).toHaveCount(0);
  await expect(rows.first().getByRole("link")).toBeFocused();
  await news.getByRole("button", { name: "Earlier notifications" }).click();
  await expect(rows).toHaveCount(6);
  await news.getByRole("button", { name: "Remove: You have finished Jude, time 5" }).click();
  await expect(rows).toHaveCount(5);
  await expect(news.getByRole("heading")).toBeFocused();
  await news.getByRole("button", { name: "Mark all as read" }).click();
  await expect(news.getByText("Unread:")).toHaveCount(0);
  await expect(newsMark(page)).toHaveCount(0);

  await page.reload();
  await expect(rows).toHaveCount(5);
  await expect(news.getByText("Unread:")).toHaveCount(0);
  await expect(news).not.toContainText("time 5");
});

test("what arrives meanwhile shows when the tab comes to the front", async ({ page }) => {
  await signUp(page.request);
  await subscribe(page.request);
  await finishPlan(page.request, "Jude, first");
  await page.clock.install({ time: new Date() });
  await open(page, PATH);
  const rows = part(page, "Notifications").getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await finishPlan(page.request, "Jude, again");
  await page.clock.fastForward("02:00");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Jude, again");
  await expect(newsMark(page)).toHaveCount(1);
});

test.describe("what cannot be saved", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("is reported, and is shown as it was", async ({ page }) => {
    await signUp(page.request);
    await subscribe(page.request);
    await finishPlan(page.request, "Jude");
    await open(page, PATH);
    await page.route("**/api/user/notifications/*/read", (route) => route.abort());
    const news = part(page, "Notifications");
    await news.getByRole("button", { name: /^Mark as read/ }).click();
    await expect(page.locator("[data-toast]")).toContainText("The notification was not marked");
    await expect(news.getByText("Unread:")).toHaveCount(1);
  });
});
