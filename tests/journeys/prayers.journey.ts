// A prayer from request to answer, and what must not be lost on the way.
import { AxeBuilder } from "@axe-core/playwright";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, open, test, waitForScript } from "./journey.ts";
import { fillSignIn, imaginePerson, signUp, subscribe } from "./person.ts";

const PATH = "/premium/prayers";

async function openAsMember(page: Page, person = imaginePerson()) {
  await signUp(page.request, person);
  await subscribe(page.request);
  await open(page, PATH);
  return person;
}

async function add(request: APIRequestContext, title: string, more: object = {}) {
  const answer = await request.post("/api/prayers", {
    data: { title, ...more },
    // An idle connection may be closed at the moment in which it is used again.
    maxRetries: 3,
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: number; updatedAt: string };
}

const cardOf = (page: Page, title: string) => page.getByRole("article", { name: title });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("from the first request to its answer", async ({ page }) => {
  await openAsMember(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prayer List");
  await expect(page.getByText("Track your prayers and see God's faithfulness")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No prayers yet" })).toBeVisible();
  await expect(
    page.getByText("Start your prayer journey by adding your first prayer request."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Generate Prayer for all" })).toBeDisabled();

  await press(page, "Add Your First Prayer");
  const form = page.getByRole("dialog", { name: "Add New Prayer Request" });
  await expect(form.getByLabel("Title")).toBeFocused();
  await expect(form.getByLabel("Category")).toHaveValue("personal");
  await expect(form.getByLabel("Medium")).toBeChecked();
  await expect(form.getByLabel("Remind me")).toHaveValue("daily");
  await page.keyboard.press("Enter");
  await expect(form.getByText("Title is required")).toBeVisible();
  await form.getByLabel("Title").fill("Ruth and the night feeds");
  await form.getByLabel(/Description/).fill("She has not slept.\nNot one night.");
  await form.getByLabel("Category").selectOption("Family");
  await form.getByLabel("High", { exact: true }).check({ force: true });
  await form.getByRole("button", { name: "Add Prayer" }).click();
  await expect(form).toBeHidden();

  const card = cardOf(page, "Ruth and the night feeds");
  await expect(card).toContainText("Active");
  await expect(card).toContainText("Family");
  await expect(card).toContainText("High Priority");
  await expect(card).toContainText("She has not slept.");
  await expect(card).toContainText(/Added \d+ \w+ \d{4}/);

  const prayed = card.getByRole("button", { name: "Prayed today" });
  await prayed.click();
  await expect(prayed).toHaveAttribute("aria-pressed", "true");
  await expect(card).toContainText("1 day in all");

  await card.getByRole("button", { name: "Edit" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Prayer Request" });
  await edit.getByLabel("Title").fill("Ruth, and sleep");
  await edit.getByRole("button", { name: "Update Prayer" }).click();
  await expect(edit).toBeHidden();
  const edited = cardOf(page, "Ruth, and sleep");
  await expect(edited.getByRole("button", { name: "Edit" })).toBeFocused();

  // Without words nothing is marked.
  await edited.getByRole("button", { name: "Mark Answered" }).click();
  const answer = page.getByRole("dialog", { name: "How was it answered?" });
  await expect(answer.getByLabel("How God answered")).toBeFocused();
  await answer.getByRole("button", { name: "Mark Answered" }).click();
  await expect(answer).toBeHidden();
  const toast = page.locator("[data-toast]");
  await expect(toast).toContainText("Still active");
  await expect(edited).toContainText("Active");

  await edited.getByRole("button", { name: "Mark Answered" }).click();
  await answer.getByLabel("How God answered").fill("Her mother came for three weeks.");
  await answer.getByRole("button", { name: "Mark Answered" }).click();
  await expect(edited.getByRole("heading", { name: "How God Answered:" })).toBeVisible();
  // One message at a time, and the latest: what it said before is true no longer.
  await expect(toast).toHaveCount(1);
  await expect(toast).toBeVisible();
  await expect(toast).toContainText("Marked answered");
  await expect(edited).toContainText("Her mother came for three weeks.");
  await expect(edited).toContainText(/Answered on \d+ \w+ \d{4}/);
  await expect(edited.getByRole("button", { name: "Mark Answered" })).toHaveCount(0);
  await expect(edited.getByRole("heading", { name: "Ruth, and sleep" })).toBeFocused();

  await press(page, "Active");
  await expect(page.getByRole("heading", { name: "No active prayers" })).toBeVisible();
  await press(page, "Answered");
  await page.reload();
  await waitForScript(page);
  await expect(page.getByRole("button", { name: "Answered", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(edited).toBeVisible();

  await page.getByRole("link", { name: "Answered over time" }).click();
  await expect(page.getByRole("heading", { name: "Answered over time" })).toBeVisible();
  await expect(page.getByText("on the day it was added")).toBeVisible();
  await expect(page.getByText("Her mother came for three weeks.")).toBeVisible();
});

test("what is put away can be brought back", async ({ page }) => {
  await signUp(page.request);
  await subscribe(page.request);
  await add(page.request, "The rent");
  await add(page.request, "Wells in the north", { category: "world" });
  await open(page, PATH);
  const rent = cardOf(page, "The rent");
  const more = async (item: string) => {
    await rent.getByLabel("More for The rent").click();
    await rent.getByRole("button", { name: item }).click();
  };
  await more("Make ongoing");
  await expect(rent).toContainText("Ongoing");
  await expect(rent.getByRole("button", { name: "Mark Answered" })).toHaveCount(0);

  for (const [item, said] of [
    ["Delete", "The rent was deleted."],
    ["Archive", "The rent was archived."],
  ] as const) {
    await more(item);
    await expect(page.getByText(said)).toBeVisible();
    await expect(rent).toHaveCount(0);
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(rent.getByRole("heading")).toBeFocused();
    await expect(rent).toContainText("Ongoing");
  }

  await more("Delete");
  await page.getByRole("link", { name: "Archived and deleted" }).click();
  await expect(rent).toContainText(/Gone for good on \d+ \w+ \d{4}/);
  await rent.getByRole("button", { name: "Bring back" }).click();
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(rent).toContainText("Ongoing");
});

test("an ongoing prayer is answered in one step, and comes back from the archive as it was", async ({
  page,
}) => {
  await openAsMember(page);
  for (const title of ["Ruth, and sleep", "Dad’s second scan"]) {
    const added = await page.request.post("/api/prayers", { data: { title } });
    const { id } = (await added.json()) as { id: number };
    await page.request.patch(`/api/prayers/${id}/status`, { data: { status: "ongoing" } });
  }
  await page.reload();
  await waitForScript(page);
  const ruth = cardOf(page, "Ruth, and sleep");
  await expect(ruth.getByRole("button", { name: "Mark Answered" })).toHaveCount(0);
  await ruth.getByRole("button", { name: "It was answered" }).click();
  const answer = page.getByRole("dialog", { name: "How was it answered?" });
  await answer.getByLabel("How God answered").fill("She sleeps through.");
  await answer.getByRole("button", { name: "Save the answer" }).click();
  await expect(ruth.getByRole("heading", { name: "How God Answered:" })).toBeVisible();

  const dad = cardOf(page, "Dad’s second scan");
  await dad.getByLabel("More for Dad’s second scan").click();
  await dad.getByRole("button", { name: "Archive" }).click();
  await page.getByRole("link", { name: "Archived and deleted" }).click();
  await dad.getByRole("button", { name: "Bring back" }).click();
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(dad).toContainText("Ongoing");
});

test("a message leaves once the retry has succeeded, and covers no button", async ({ browser }) => {
  // A page of its own: what fails here on purpose is logged by the browser.
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => sessionStorage.setItem("upsell", "shown"));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await openAsMember(page);
    const add = page.getByRole("button", { name: "Add Prayer" });
    const form = page.getByRole("dialog", { name: "Add New Prayer Request" });
    const toast = page.locator("[data-toast]");
    await add.first().click();
    await form.getByLabel("Title").fill("The rent");
    await page.route("**/api/prayers", (route) => route.abort());
    await form.getByRole("button", { name: "Add Prayer" }).click();
    await expect(toast).toContainText("The prayer was not added");
    await expectNoButtonCovered(page);
    await page.unroute("**/api/prayers");
    await form.getByRole("button", { name: "Add Prayer" }).click();
    await expect(cardOf(page, "The rent")).toBeVisible();
    await expect(toast).toHaveText(/^Prayer addedThe rent$/);
    await expect(page.getByText("The prayer was not added")).toHaveCount(0);
    await expectNoButtonCovered(page);
    await page.context().clearCookies();
  }
  await page.context().close();
});

/** Of the buttons in the window, each can be pressed where it stands. */
async function expectNoButtonCovered(page: Page): Promise<void> {
  const covered = () =>
    page.evaluate(() => {
      const toast = document.querySelector("[data-toast]")?.getBoundingClientRect();
      if (!toast) return ["no message"];
      const within = document.querySelector("[role=dialog]") ?? document.body;
      return [...within.querySelectorAll("button")]
        .filter((one) => !one.closest("[data-toast]"))
        .filter((one) => {
          const { left, right, top, bottom, width } = one.getBoundingClientRect();
          const isBeside = right <= toast.left || left >= toast.right;
          return width > 1 && !isBeside && bottom > toast.top && top < toast.bottom;
        })
        .map((one) => one.textContent);
    });
  await expect.poll(covered).toEqual([]);
}

test.describe("what was typed", () => {
  test.use({ expectedErrors: [/status of (401|409|503)|ERR_FAILED/] });

  test("outlives a failure, a reload and a lost session", async ({ page, context }) => {
    test.slow();
    const person = await openAsMember(page);
    await press(page, "Add Prayer");
    const form = page.getByRole("dialog", { name: "Add New Prayer Request" });
    const title = form.getByLabel("Title");
    await title.fill("The rent in December");
    await form.getByLabel(/Description/).fill("Short by a third.");

    await page.route("**/api/prayers", (route) => route.abort());
    await form.getByRole("button", { name: "Add Prayer" }).click();
    await expect(form.getByRole("alert")).toContainText("could not be reached");
    await expect(page.locator("[data-toast]")).toContainText("The prayer was not added");
    await expect(title).toHaveValue("The rent in December");
    await page.unroute("**/api/prayers");
    await expectNoButtonCovered(page);

    await page.reload();
    await expect(title).toHaveValue("The rent in December");
    await expect(form).toContainText("What you typed before stands here again.");

    // Closed by mistake, and opened again.
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await press(page, "Add Prayer");
    await expect(title).toHaveValue("The rent in December");

    await context.clearCookies();
    await form.getByRole("button", { name: "Add Prayer" }).click();
    await expect(page.getByRole("heading", { name: "Premium Access Required" })).toBeVisible();
    await page.getByRole("button", { name: "Sign In to Continue" }).click();
    await page.getByRole("dialog").getByRole("tab", { name: "Sign In" }).click();
    await fillSignIn(page, person);
    await expect(title).toHaveValue("The rent in December");
    await form.getByRole("button", { name: "Add Prayer" }).click();
    await expect(cardOf(page, "The rent in December")).toContainText("Short by a third.");
    await page.reload();
    await waitForScript(page);
    await expect(form).toHaveCount(0);
  });

  test("does not run over what another device wrote", async ({ page }) => {
    await signUp(page.request);
    await subscribe(page.request);
    const { id } = await add(page.request, "The rent");
    await open(page, PATH);
    await cardOf(page, "The rent").getByRole("button", { name: "Edit" }).click();
    const form = page.getByRole("dialog", { name: "Edit Prayer Request" });
    await form.getByLabel("Title").fill("The rent in December");
    await page.request.patch(`/api/prayers/${id}`, {
      data: { title: "The rent, once more", description: "They gave us until Friday." },
    });
    await form.getByRole("button", { name: "Update Prayer" }).click();
    await expect(form.getByRole("alert")).toContainText("changed in another place");
    await expect(form.getByRole("definition").nth(0)).toHaveText("The rent, once more");
    await expect(form.getByRole("definition").nth(1)).toHaveText("They gave us until Friday.");
    await expect(form).not.toContainText("What you typed before stands here again.");
    await expect(form.getByLabel("Title")).toHaveValue("The rent in December");
    await form.getByRole("button", { name: "Update Prayer" }).click();
    await expect(form).toBeHidden();
    await expect(cardOf(page, "The rent in December")).toBeVisible();
  });
});

test("six placeholders are shown while the list is on its way", async ({ page, context }) => {
  const person = imaginePerson();
  await signUp(page.request, person);
  await subscribe(page.request);
  await context.clearCookies();
  await open(page, PATH);
  const going = Promise.withResolvers<void>();
  for (const address of ["**/api/prayers", "**/premium/prayers.data*"]) {
    await page.route(address, async (route) => {
      await going.promise;
      await route.continue();
    });
  }
  await page.getByRole("button", { name: "Sign In to Continue" }).click();
  await page.getByRole("dialog").getByRole("tab", { name: "Sign In" }).click();
  await fillSignIn(page, person);
  await expect(page.locator("[data-placeholder]")).toHaveCount(6);
  going.resolve();
  await expect(page.getByRole("heading", { name: "No prayers yet" })).toBeVisible();
  await expect(page.locator("[data-placeholder]")).toHaveCount(0);
});

test("placeholders are shown on the way from another page; who comes back sees the list at once", async ({
  page,
}) => {
  await signUp(page.request);
  await subscribe(page.request);
  await page.request.post("/api/prayers", { data: { title: "Ana's exam" } });
  await open(page, "/dashboard");
  let going = Promise.withResolvers<void>();
  await page.route("**/api/prayers", async (route) => {
    await going.promise;
    await route.continue();
  });
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: "Prayers" }).click();
  await expect(page.locator("[data-placeholder]")).toHaveCount(6);
  going.resolve();
  await expect(cardOf(page, "Ana's exam")).toBeVisible();
  await nav.getByRole("link", { name: "Reading Plans" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reading Plans");
  await page.request.post("/api/prayers", { data: { title: "Work for Tunde" } });
  going = Promise.withResolvers<void>();
  await nav.getByRole("link", { name: "Prayers" }).click();
  await expect(cardOf(page, "Ana's exam")).toBeVisible();
  await expect(page.locator("[data-placeholder]")).toHaveCount(0);
  going.resolve();
  await expect(cardOf(page, "Work for Tunde")).toBeVisible();
});

/** Chosen whole, or Scripture prayed where none is sure to fit. */
const OURS = /From Berea’s prayers|Composed from Scripture/;

test.describe("a generated prayer", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("is read, saved, removed and brought back; a failure is shown", async ({ page }) => {
    await signUp(page.request);
    await subscribe(page.request);
    await add(page.request, "The rent in December", { description: "Short by a third." });
    await add(page.request, "Dad’s second scan", { category: "health", urgency: "high" });
    await open(page, PATH);
    const forAll = page.getByRole("button", { name: "Generate Prayer for all" });
    const rent = cardOf(page, "The rent in December");
    const forOne = rent.getByRole("button", { name: "Generate Prayer" });

    await page.route("**/generate*", (route) => route.abort());
    for (const opener of [forAll, forOne]) {
      await opener.click();
      await expect(page.locator("[data-toast]")).toContainText("The prayer was not generated");
      await expect(opener).toBeEnabled();
      await page.locator("[data-toast]").getByRole("button", { name: "Dismiss" }).click();
    }
    await page.unroute("**/generate*");

    const dialog = page.getByRole("dialog", { name: "Generated Prayer" });
    const going = Promise.withResolvers<void>();
    await page.route("**/generate-all", async (route) => {
      await going.promise;
      await route.continue();
    });
    await forAll.click();
    await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
    going.resolve();
    await expect(dialog).toContainText("Dad’s second scan");
    await expect(dialog).toContainText("The rent in December");
    await page.keyboard.press("Escape");
    await expect(forAll).toBeFocused();

    await forOne.click();
    await expect(dialog).toContainText(OURS);
    const first = await dialog.getByRole("region").textContent();
    await dialog.getByRole("button", { name: "Another one" }).click();
    await expect.poll(() => dialog.getByRole("region").textContent()).not.toBe(first);
    await expect(dialog).toContainText(/\d+:\d+(?:–\d+)?(?:, )?WEB/);
    await dialog.getByRole("button", { name: "Keep this prayer" }).click();
    await expect(dialog.getByRole("button", { name: "Kept" })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(dialog).toBeHidden();
    await expect(forOne).toBeFocused();

    await page.getByRole("link", { name: "Kept prayers" }).click();
    await expect(rent).toContainText(/Kept \d+ \w+ \d{4}/);
    await rent.getByRole("button", { name: "Remove" }).click();
    await expect(rent).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(rent.getByRole("heading", { level: 3 })).toBeFocused();
    await page.reload();
    await expect(rent).toContainText(OURS);
  });
});

test.describe("a prayer that was deleted in another place", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("leaves the list once that is known, and what is typed stays", async ({ page }) => {
    await signUp(page.request);
    await subscribe(page.request);
    const { id } = await add(page.request, "The rent");
    await open(page, PATH);
    const rent = cardOf(page, "The rent");
    await rent.getByRole("button", { name: "Mark Answered" }).click();
    const answer = page.getByRole("dialog", { name: "How was it answered?" });
    await answer.getByLabel("How God answered").fill("The landlord waits.");
    await page.request.delete(`/api/prayers/${id}`);
    await answer.getByRole("button", { name: "Mark Answered" }).click();
    await expect(answer.getByRole("alert")).toHaveText("It was deleted in another place.");
    await expect(rent).toHaveCount(0);
    await expect(answer.getByLabel("How God answered")).toHaveValue("The landlord waits.");

    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Archived and deleted" }).click();
    await rent.getByRole("button", { name: "Bring back" }).click();
    await expect(page.getByText("Nothing was deleted.")).toBeVisible();
    await open(page, PATH);
    await rent.getByRole("button", { name: "Mark Answered" }).click();
    await expect(answer.getByLabel("How God answered")).toHaveValue("The landlord waits.");
  });
});

test.describe("a written prayer that is not right", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("is reported where it is shown, before it is saved and after", async ({ page }) => {
    await signUp(page.request);
    await subscribe(page.request);
    await add(page.request, "The rent");
    await open(page, PATH);
    await cardOf(page, "The rent").getByRole("button", { name: "Generate Prayer" }).click();
    const written = page.getByRole("dialog", { name: "Generated Prayer" });
    const opener = written.getByRole("button", { name: "Report a problem" });
    await opener.click();
    const report = page.getByRole("dialog", { name: "Report a problem" });
    await expect(report).toContainText("Your list is not.");
    await report.getByLabel("What is wrong?").selectOption("What it asks for, or how");
    await report.getByLabel("What did you see?").fill("It asks for patience.");

    await page.route("**/api/prayers/report", (route) => route.abort());
    await report.getByRole("button", { name: "Send report" }).click();
    await expect(page.locator("[data-toast]")).toContainText("The report was not sent");
    await expect(report.getByLabel("What did you see?")).toHaveValue("It asks for patience.");
    await page.unroute("**/api/prayers/report");
    await report.getByRole("button", { name: "Send report" }).click();
    await expect(report).toBeHidden();
    await expect(page.locator("[data-toast]")).toContainText("Your report was taken down");
    await expect(opener).toBeFocused();

    await written.getByRole("button", { name: "Keep this prayer" }).click();
    await expect(written.getByRole("button", { name: "Kept" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Kept prayers" }).click();
    await page.getByRole("button", { name: "Report a problem" }).click();
    await report.getByRole("button", { name: "Send report" }).click();
    await expect(report).toBeHidden();

    // Both are in what a person can take away with them.
    const mine = await (await page.request.get("/api/user/export")).text();
    expect(mine.match(/It asks for patience\./g)).toHaveLength(1);
    expect(mine).toContain('"reason": "scripture"');
  });
});

test("a long list is searched and sorted, and comes a part at a time", async ({ page }) => {
  await signUp(page.request);
  await subscribe(page.request);
  for (let from = 0; from < 100; from += 20) {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => add(page.request, `Prayer ${from + index + 1}.`)),
    );
  }
  await add(page.request, "Dad’s second scan", { urgency: "high" });
  await open(page, PATH);
  await expect(page.getByText("101 prayers")).toBeVisible();
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(40);
  await press(page, "Show 40 more of 61");
  await expect(cards).toHaveCount(80);
  await expect(cards.nth(40).getByRole("heading")).toBeFocused();
  await page.getByLabel("Search your prayers").fill("dad's SCAN");
  await expect(cards).toHaveCount(1);
  await expect(page.getByText("1 prayer", { exact: true })).toBeVisible();
  await page.getByLabel("Search your prayers").fill("nobody");
  await press(page, "Clear the search");
  await page.getByLabel("Order").selectOption("Most urgent first");
  await expect(cards.first()).toContainText("Dad’s second scan");
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test(`every part of it, ${colorScheme}, ${width} px`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await signUp(page.request);
      await subscribe(page.request);
      const long = await add(page.request, `Antidisestablishmentarianism${"a".repeat(172)}`, {
        description: "word ".repeat(900),
        urgency: "high",
      });
      const { id } = await add(page.request, "The rent", { description: "Short." });
      await page.request.patch(`/api/prayers/${id}/status`, {
        data: { status: "answered", answerDescription: "It came." },
      });
      await open(page, PATH);
      const look = async () => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map((one) => [one.id, one.nodes[0]?.html])).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      };
      await look();
      await press(page, "Add Prayer");
      await page.getByRole("dialog").getByRole("button", { name: "Add Prayer" }).click();
      await look();
      await page.keyboard.press("Escape");
      await page.request.delete(`/api/prayers/${long.id}`);
      for (const view of ["answers", "kept", "away"]) {
        await open(page, `${PATH}?view=${view}`);
        await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
        await look();
      }
    });
  }
}
