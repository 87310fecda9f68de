// An account, from the first look at a gate to its end.
import { createHash } from "node:crypto";
import type { Page, Request } from "@playwright/test";
import { expect, open, test, waitForScript } from "./journey.ts";
import { fillSignIn, findMailedLink, imaginePerson, signIn, signUp } from "./person.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Your Berea account" });
const signInOf = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Sign In" });
const toastOf = (page: Page) => page.locator("[data-toast]");
const withoutChallenge = (request: Request) => {
  const { challenge: _, ...body } = request.postDataJSON() as Record<string, unknown>;
  return body;
};
const menuOf = (page: Page) => page.locator("summary[aria-label='Your menu']");

test.describe("from sign-up to the end", () => {
  test.use({ expectedErrors: [/status of (400|401)/] });

  test("a gate opens the way in, and the same page opens after it", async ({ page }) => {
    const person = imaginePerson();
    const answer = await page.goto("/premium/prayers");
    expect(answer?.status()).toBe(200);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await waitForScript(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Premium Access Required");
    await expect(page.getByText("$4.99", { exact: true })).toBeVisible();
    await expect(
      page.getByRole("list", { name: "What Premium includes" }).getByRole("listitem"),
    ).toHaveCount(6);

    await page.getByRole("button", { name: "Sign In to Continue" }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole("tab", { name: "Sign Up" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await dialog.getByRole("button", { name: "Sign Up" }).click();
    for (const sentence of [
      "Username is required",
      "Valid email is required",
      "Password must be at least 6 characters",
    ]) {
      await expect(dialog.getByText(sentence)).toBeVisible();
    }
    await expect(dialog.getByLabel("Username")).toBeFocused();
    await dialog.getByLabel("Username").fill(person.username);
    await dialog.getByLabel("Email").fill(person.email);
    await dialog.getByLabel("Password", { exact: true }).fill("password");
    await expect(dialog.getByText("Username is required")).toBeHidden();
    await dialog.getByRole("button", { name: "Sign Up" }).click();
    // Too common a password: said under its field, by the server.
    await expect(dialog.getByLabel("Password", { exact: true })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expect(toastOf(page)).toContainText("Sign up failed");
    await dialog.getByLabel("Password", { exact: true }).fill(person.password);
    await dialog.getByRole("button", { name: "Sign Up" }).click();

    await expect(dialog).toBeHidden();
    await expect(toastOf(page)).toHaveCount(1);
    await expect(toastOf(page)).toContainText("Account created");
    await expect(toastOf(page)).toContainText(
      "Welcome to Berea. Your 7-day free trial opens the premium features.",
    );
    await expect(page).toHaveURL("/premium/prayers");
    await expect(page.getByRole("button", { name: "Subscribe Now" })).toBeVisible();

    await page.reload();
    await waitForScript(page);
    await menuOf(page).click();
    const menu = page.getByRole("group").filter({ has: menuOf(page) });
    await expect(menu).toContainText(person.username);
    await expect(menu).toContainText(person.email);
    await expect(menu).not.toContainText("Premium Member");
    await menu.getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(person.username);
    await expect(page.getByRole("link", { name: "Prayer List" })).toHaveAttribute(
      "href",
      "/premium-access",
    );
    await expect(page.getByRole("link", { name: "Continue Journey" })).toHaveAttribute("href", "/");
  });

  test("the address is confirmed by a press, and only once", async ({ page }) => {
    const { email } = await signUp(page.request);
    const link = await findMailedLink(email, "/verify-email");
    await open(page, link);
    await expect(page.locator("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
    await page.getByRole("button", { name: "Confirm my address" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your address is confirmed");
    await page.goto("/settings");
    await expect(page.getByText(`${email}, confirmed`)).toBeVisible();

    await open(page, link);
    await page.getByRole("button", { name: "Confirm my address" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "This link has expired or was used already",
    );
  });

  test("a forgotten password is replaced by a mailed link", async ({ page, browser }) => {
    const person = await signUp(page.request);
    const elsewhere = await (await browser.newContext()).newPage();
    await open(elsewhere, "/");
    await signInOf(elsewhere).click();
    await fillSignIn(elsewhere, { ...person, password: "not-this-one" });
    const dialog = dialogOf(elsewhere);
    await expect(dialog.getByRole("alert")).toHaveText("Invalid username or password");
    await expect(toastOf(elsewhere)).toContainText("Sign in failed");
    await dialog.getByRole("button", { name: "Forgot your password?" }).click();
    await dialog.getByLabel("Email").fill(person.email);
    await dialog.getByRole("button", { name: "Send the link" }).click();
    await expect(dialog.getByRole("status")).toContainText(person.email);

    const link = await findMailedLink(person.email, "/reset-password");
    await open(elsewhere, link);
    const renewed = { ...person, password: "another-bolt-of-cloth" };
    await elsewhere.getByLabel("New password", { exact: true }).fill(renewed.password);
    await elsewhere.getByRole("button", { name: "Change password" }).click();
    await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(
      "Your password is changed",
    );
    await elsewhere.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await fillSignIn(elsewhere, renewed);
    await expect(menuOf(elsewhere)).toBeVisible();

    // The link opened once more asks for no password in vain.
    await open(elsewhere, link);
    await expect(elsewhere.getByRole("main").getByRole("alert")).toHaveText(
      "This link has expired or was used already.",
    );
    await expect(elsewhere.getByLabel("New password", { exact: true })).toBeHidden();
    await expect(elsewhere.getByRole("button", { name: "Ask for a new link" })).toBeVisible();

    // The old session is ended.
    await page.goto("/dashboard");
    await expect(page.getByRole("main").getByRole("button", { name: "Sign In" })).toBeVisible();
  });

  test("whose address was moved by another puts it back from the old mailbox", async ({ page }) => {
    const person = await signUp(page.request);
    const thief = `thief.${person.email}`;
    await page.request.post("/api/user/email", {
      data: { email: thief, password: person.password },
    });
    const token = new URL(await findMailedLink(thief, "/verify-email")).searchParams.get("token");
    await page.request.post("/api/auth/verify-email", { data: { token } });

    await open(page, await findMailedLink(person.email, "/undo-email"));
    const field = page.getByLabel("New password", { exact: true });
    await field.fill(person.username);
    await page.getByRole("button", { name: "Keep my address" }).click();
    await expect(page.getByText(/made of your own name or address/).first()).toBeVisible();
    const renewed = { ...person, password: "nine lamps on a low wall" };
    await field.fill(renewed.password);
    await page.getByRole("button", { name: "Keep my address" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is yours again");
    await expect(page.getByRole("status").filter({ hasText: person.email })).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await fillSignIn(page, { ...renewed, username: person.email });
    await expect(menuOf(page)).toBeVisible();
  });

  test("who leaves for good is asked twice, and is gone", async ({ page }) => {
    const person = await signUp(page.request);
    await open(page, "/settings");
    await page.getByRole("button", { name: "Delete account" }).click();
    await page.getByRole("button", { name: "Keep my account" }).click();
    await expect(page.getByRole("button", { name: "Delete account" })).toBeFocused();
    await page.getByRole("button", { name: "Delete account" }).click();
    const form = page.getByRole("form", { name: "Delete account" });
    await form.getByRole("button", { name: "Delete my account" }).click();
    await expect(form.getByText("Password is required")).toBeVisible();
    await form.getByLabel("Password", { exact: true }).fill("wrong-one");
    await form.getByLabel("Type “delete” to confirm").fill("delete");
    await form.getByRole("button", { name: "Delete my account" }).click();
    await expect(form.getByText("That is not your password")).toBeVisible();
    await form.getByLabel("Password", { exact: true }).fill(person.password);
    await form.getByRole("button", { name: "Delete my account" }).click();

    await expect(page).toHaveURL("/");
    await expect(toastOf(page)).toContainText("Account deleted");
    await signInOf(page).click();
    await fillSignIn(page, person);
    await expect(dialogOf(page).getByRole("alert")).toHaveText("Invalid username or password");
  });
});

test.describe("after too many wrong passwords", () => {
  test.use({ expectedErrors: [/status of 429/] });

  test("the form does the work that is asked, and signs in", async ({ page, context }) => {
    const person = await signUp(page.request);
    await context.clearCookies();
    let asked = 0;
    await page.route("**/api/auth/login", async (route) => {
      const { challenge } = route.request().postDataJSON() as {
        challenge?: { token: string; answer: string };
      };
      if (!challenge) {
        asked += 1;
        await route.fulfill({
          status: 429,
          json: {
            error: "That was tried too often.",
            code: "too-many",
            challenge: { token: "a token", bits: 18 },
          },
        });
        return;
      }
      const hash = createHash("sha256").update(`a token:${challenge.answer}`).digest();
      expect(hash.readUInt32BE() >>> (32 - 18)).toBe(0);
      await route.continue({ postData: JSON.stringify(withoutChallenge(route.request())) });
    });
    await open(page, "/");
    await signInOf(page).click();
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (!document.body.textContent.includes("checking that you are not a robot")) return;
        sessionStorage.setItem("notice", "seen");
      }).observe(document.body, { childList: true, subtree: true });
    });
    await fillSignIn(page, person);
    await expect(menuOf(page)).toBeVisible();
    expect(asked).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem("notice"))).toBe("seen");
  });
});

test("settings are saved as they are chosen, and used on every page", async ({ page, browser }) => {
  const person = await signUp(page.request);
  await open(page, "/settings");
  await page.getByLabel("Reminder time").fill("06:45");
  await page.getByLabel("Reminder time").blur();
  await expect(toastOf(page)).toContainText("Settings updated");
  await expect(toastOf(page)).toContainText("Your preferences have been saved successfully.");
  await page.getByRole("switch", { name: "Daily verse" }).uncheck();
  await page.getByLabel("Preferred translation").selectOption("KJV");
  await page.getByLabel("Theme").selectOption("dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.waitForLoadState("networkidle");

  await page.reload();
  await expect(page.getByLabel("Reminder time")).toHaveValue("06:45");
  await expect(page.getByRole("switch", { name: "Daily verse" })).not.toBeChecked();
  await expect(page.getByLabel("Preferred translation")).toHaveValue("KJV");
  await page.goto("/bible-verse-search?q=John+11:35");
  await expect(page.locator("cite").first()).toContainText("KJV");
  await page.goto("/bible");
  await expect(page.getByText("The King James Version.")).toBeVisible();
  await page.goto("/bible-verses-about/hope");
  await expect(page.locator("blockquote cite").first()).toHaveText("KJV");
  await page.getByRole("navigation", { name: "Translation" }).getByText("WEB").click();
  await expect(page.locator("blockquote cite").first()).toHaveText("WEB");

  // The look comes along to another device.
  const other = await (await browser.newContext()).newPage();
  await open(other, "/");
  await signInOf(other).click();
  await fillSignIn(other, person);
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
});

test.describe("a choice that cannot be saved", () => {
  test.use({ expectedErrors: [/status of 503/] });

  test("is taken back, with a word", async ({ page }) => {
    await signUp(page.request);
    await open(page, "/settings");
    await page.route("**/api/user/settings", (route) =>
      route.fulfill({ status: 503, json: { error: "Settings are resting", code: "away" } }),
    );
    const reminders = page.getByRole("switch", { name: "Email reminders" });
    await reminders.click();
    await expect(toastOf(page)).toContainText("Update failed");
    await expect(toastOf(page)).toContainText("Settings are resting");
    await expect(reminders).toBeChecked();
  });
});

test("one tab hears what happens in the other", async ({ page, context }) => {
  const person = await signUp(page.request);
  await context.clearCookies();
  await open(page, "/bible");
  const other = await context.newPage();
  await open(other, "/dashboard");
  await other.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await fillSignIn(other, person);
  await expect(other.getByRole("heading", { level: 1 })).toContainText(person.username);
  await expect(menuOf(page)).toBeVisible();

  await menuOf(page).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(toastOf(page)).toContainText("Signed out");
  await expect(other).toHaveURL("/");
  await expect(signInOf(other)).toBeVisible();
  await other.goBack();
  await expect(other.getByRole("main")).not.toContainText(person.username);
});

test.describe("a session that ended elsewhere", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("leaves nothing of the first person to the second", async ({ page, context }) => {
    const first = await signUp(page.request);
    await open(page, "/settings");
    await page.getByLabel("Preferred translation").selectOption("ASV");
    await expect(toastOf(page)).toContainText("Settings updated");
    await context.clearCookies();
    await page.getByRole("switch", { name: "Daily verse" }).click();
    await expect(page.getByRole("button", { name: "Sign In to Continue" })).toBeVisible();

    const second = imaginePerson();
    await page.getByRole("button", { name: "Sign In to Continue" }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel("Username").fill(second.username);
    await dialog.getByLabel("Email").fill(second.email);
    await dialog.getByLabel("Password", { exact: true }).fill(second.password);
    await dialog.getByRole("button", { name: "Sign Up" }).click();
    await expect(
      page.getByRole("main").getByText(`${second.email}, not confirmed yet`),
    ).toBeVisible();
    await expect(page.getByLabel("Preferred translation")).toHaveValue("YLT");
    await expect(page.getByRole("main")).not.toContainText(first.email);
  });
});

test.describe("on a device in another zone", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("the settings offer its time, and say what the switch of reminders means", async ({
    page,
  }) => {
    await signUp(page.request);
    await page.request.patch("/api/user/settings", { data: { timeZone: "Europe/Berlin" } });
    await open(page, "/settings");
    const offer = page.getByText("This device is on the time of Asia/Tokyo.");
    await expect(offer).toBeVisible();
    await offer.getByRole("button", { name: "Use it" }).click();
    await expect(page.getByLabel("Time zone")).toHaveValue("Asia/Tokyo");
    await expect(offer).toHaveCount(0);

    await page.getByRole("link", { name: "Choose them one by one" }).click();
    await page.getByRole("checkbox", { name: /Reading plan reminders/ }).uncheck();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("status")).toHaveText("Your choice has been saved.");
    await open(page, "/settings");
    await expect(page.getByText("Those of reading plans you have stopped.")).toBeVisible();
  });
});

test("signing out shows no gate while the first page loads", async ({ page }) => {
  await signUp(page.request);
  await open(page, "/settings");
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.body.textContent.includes("Premium Access Required")) return;
      sessionStorage.setItem("gate", "seen");
    }).observe(document.body, { childList: true, subtree: true });
  });
  const isHome = (url: URL) => url.pathname === "/";
  await page.route(isHome, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await menuOf(page).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(signInOf(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => sessionStorage.getItem("gate"))).toBeNull();
});

test.describe("a sign-out that fails", () => {
  test.use({ expectedErrors: [/status of 500/] });

  test("leaves the person signed in", async ({ page }) => {
    await signUp(page.request);
    await open(page, "/bible");
    await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 500, body: "" }));
    await menuOf(page).click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(toastOf(page)).toContainText("Sign out failed");
    await expect(toastOf(page)).toContainText("Please try again.");
    await expect(page).toHaveURL("/bible");
    await expect(menuOf(page)).toBeVisible();
  });
});

test("by keyboard alone: in, and back to the page before", async ({ page }) => {
  const person = await signUp(page.request);
  await page.context().clearCookies();
  await open(page, "/bible");
  const button = signInOf(page);
  await button.focus();
  await page.keyboard.press("Space");
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel("Username")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Username")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("tab", { name: "Sign Up" })).toBeFocused();
  await expect(dialog.getByLabel("Email")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.username);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await menuOf(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menuOf(page)).toBeFocused();
});

test("on a phone the menu mirrors the account", async ({ page }) => {
  const person = await signUp(page.request);
  await page.context().clearCookies();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/bible");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("button", { name: "Sign In" }).click();
  await expect(menu).toBeHidden();
  await fillSignIn(page, person);
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(menu).toContainText(person.email);
  await menu.getByRole("link", { name: "Settings" }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await menu.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(toastOf(page)).toContainText("Signed out");
});

test("what was marked before signing in moves into the account", async ({ page, browser }) => {
  const person = imaginePerson();
  await open(page, "/bible-verses-about/hope");
  await page.getByRole("button", { name: "Favorite Hope" }).click();
  await open(page, "/bible/kjv/psalms/23#v1");
  await page.getByRole("button", { name: "Favorite Psalm 23:1" }).click();
  await signInOf(page).click();
  const dialog = dialogOf(page);
  await dialog.getByRole("tab", { name: "Sign Up" }).click();
  await dialog.getByLabel("Username").fill(person.username);
  await dialog.getByLabel("Email").fill(person.email);
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Sign Up" }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => /^favourite/.test(name))),
    )
    .toEqual([]);
  await expect(page.getByRole("button", { name: "Favorite Psalm 23:1" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  const other = await browser.newContext();
  await signIn(other.request, person);
  const elsewhere = await other.newPage();
  await open(elsewhere, "/dashboard");
  const favourites = elsewhere.getByRole("region", { name: "Favorites" });
  await expect(favourites.getByRole("link", { name: "Psalm 23:1" })).toBeVisible();
  await favourites.getByRole("link", { name: "Hope" }).click();
  const toggle = elsewhere.getByRole("button", { name: "Favorite Hope" });
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await elsewhere.waitForLoadState("networkidle");
  await elsewhere.goto("/dashboard");
  await expect(favourites.getByRole("link")).toHaveText(["Psalm 23:1"]);
});

test("the page comes with who is signed in: nothing flashes, nothing is asked twice", async ({
  page,
}) => {
  const { username } = await signUp(page.request);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  const html = await (await page.request.get("/dashboard")).text();
  expect(html).toContain(username);
  await open(page, "/dashboard");
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the way in leads to a page that says what it needs", async ({ page }) => {
    await page.goto("/");
    await signInOf(page).click();
    await expect(page).toHaveURL("/sign-in");
    await expect(page.getByText("Signing in needs JavaScript")).toBeVisible();
  });
});
