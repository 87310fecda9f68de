// A reading plan from the choice to its last day. Days that go by are lived
// through with a clock in the feature's own tests; here one day is all days.
import { AxeBuilder } from "@axe-core/playwright";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, open, test, waitForScript } from "./journey.ts";
import { signUp, subscribe } from "./person.ts";

const PATH = "/premium/reading-plans";

async function openAsMember(page: Page) {
  await signUp(page.request);
  await subscribe(page.request);
  await open(page, PATH);
}

async function begin(request: APIRequestContext, body: object) {
  const answer = await request.post("/api/reading-plans", { data: body });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: number };
}

const RUTH = {
  name: "Ruth in a week",
  planType: "custom",
  duration: 3,
  selectedBooks: ["Ruth"],
};

const cardOf = (page: Page, name: string) => page.getByRole("article", { name });
async function expectNothingForAxe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test("a ready-made plan, begun, read and marked", async ({ page }) => {
  await openAsMember(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reading Plans");
  for (const tab of ["Completed", "Paused", "Active Plans"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("heading", { name: /^No \w+ plans$/ })).toBeVisible();
  }

  await page.getByRole("button", { name: "New Plan" }).click();
  const dialog = page.getByRole("dialog", { name: "New Plan" });
  await expect(dialog.getByRole("tab", { name: "Preset Plans" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  const create = dialog.getByRole("button", { name: "Create Plan" });
  await expect(create).toBeDisabled();
  await expect(dialog.locator("[data-icon]")).toHaveCount(6);
  await dialog.getByRole("radio", { name: /Gospels in 30 Days/ }).check();
  await expect(dialog.getByRole("status")).toContainText("Matthew 1–5");
  const presets = dialog.getByRole("tabpanel", { name: "Preset Plans" });
  await presets.getByLabel("Reminder", { exact: true }).selectOption("By email");
  await expectNothingForAxe(page);
  await create.click();
  await expect(dialog).toBeHidden();

  const card = cardOf(page, "Gospels in 30 Days");
  await expect(card).toContainText("Day 1 of 30");
  await expect(card).toContainText("07:00 by email");
  await expect(card.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
  await expect(card.getByRole("progressbar")).toHaveAttribute("aria-valuemax", "30");
  await expectNothingForAxe(page);

  await card.getByRole("button", { name: "Read Today" }).click();
  const reader = page.getByRole("dialog", { name: "Day 1: Matthew 1–5" });
  await expect(reader).toContainText("A roll of the birth of Jesus Christ");
  await reader.getByRole("radio", { name: "KJV" }).check({ force: true });
  await expect(reader).toContainText("The book of the generation of Jesus Christ");
  await expect(reader).toContainText("Matthew 1, King James Version");
  await reader.getByRole("button", { name: "Next: Matthew 2" }).click();
  await expect(reader.getByRole("heading", { name: /Matthew 2/ })).toBeFocused();
  for (const _ of [3, 4, 5]) await page.keyboard.press("ArrowRight");
  await expect(reader.getByRole("heading", { name: /Matthew 5 / })).toBeVisible();
  await expectNothingForAxe(page);
  await reader.getByRole("button", { name: "Mark Complete" }).click();
  await expect(reader).toBeHidden();
  await expect(card).toContainText("Day 2 of 30");
  await card.getByRole("button", { name: /^Undo/ }).click();
  await expect(card).toContainText("Day 1 of 30");
  await card.getByRole("button", { name: "Mark Complete" }).click();
  await expect(card).toContainText("Day 2 of 30");
});

test("a note, a favourite, a pause, and going on", async ({ page }) => {
  await openAsMember(page);
  const { id } = await begin(page.request, { planType: "gospels" });
  const marked = await page.request.patch(`/api/reading-plans/${id}/progress`, {
    data: { dayNumber: 1 },
  });
  expect(marked.status()).toBe(200);
  await page.reload();
  const card = cardOf(page, "Gospels in 30 Days");
  const note = card.getByLabel("Note for day 2");
  await note.fill("Salt and light.");
  await note.blur();
  await expect(card).toContainText("Saved.");
  await card.getByRole("button", { name: "Day 2 is a favorite" }).click();
  await card.getByRole("tab", { name: "Favorites" }).click();
  await expect(card.getByRole("tabpanel")).toContainText("Matthew 6–9");
  await card.getByRole("tab", { name: "Notes" }).click();
  await expect(card.getByRole("tabpanel")).toContainText("Salt and light.");
  await card.getByRole("tab", { name: "Today" }).click();

  await card.getByRole("button", { name: "Pause" }).click();
  const toast = page.locator("[data-toast]");
  await expect(toast).toContainText("Gospels in 30 Days is paused");
  await expect(page.getByRole("heading", { name: "No active plans" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Active Plans" })).toBeFocused();
  await page.getByRole("button", { name: "Show the paused plan" }).click();
  await expect(page.getByRole("tab", { name: "Paused" })).toBeFocused();
  await cardOf(page, "Gospels in 30 Days").getByRole("button", { name: "Resume Plan" }).click();
  await expect(toast).toContainText("Gospels in 30 Days is active again");
  await page.getByRole("tab", { name: "Active Plans" }).click();
  await expect(card.getByLabel("Note for day 2")).toHaveValue("Salt and light.");
});

test("clearing today's note deletes it in the account, and it can be brought back", async ({
  page,
}) => {
  await openAsMember(page);
  const { id } = await begin(page.request, RUTH);
  await page.reload();
  await waitForScript(page);
  const note = cardOf(page, RUTH.name).getByLabel("Note for day 1");
  const stored = async () => {
    const answer = await page.request.get(`/api/reading-plans/${id}/notes`);
    return ((await answer.json()) as { notes: string }[]).map(({ notes }) => notes);
  };
  await note.fill("Whither thou goest.");
  await note.blur();
  await expect.poll(stored).toEqual(["Whither thou goest."]);
  await note.fill("");
  await note.blur();
  await expect.poll(stored).toEqual([]);
  const toast = page.locator("[data-toast]");
  await expect(toast).toContainText("The note for day 1 was deleted");
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(note).toHaveValue("Whither thou goest.");
  await expect.poll(stored).toEqual(["Whither thou goest."]);
  await note.fill("");
  await note.blur();
  await expect.poll(stored).toEqual([]);
  await page.reload();
  await waitForScript(page);
  await expect(note).toHaveValue("");
});

test("a user's own plan: testaments, categories, and what is wrong is said", async ({ page }) => {
  await openAsMember(page);
  await page.getByRole("button", { name: "New Plan" }).click();
  const dialog = page.getByRole("dialog", { name: "New Plan" });
  await dialog.getByRole("tab", { name: "Customize Your Plan" }).click();
  const form = dialog.getByRole("tabpanel", { name: "Customize Your Plan" });
  await form.getByRole("button", { name: "Create Plan" }).click();
  await expect(form).toContainText("A plan needs a name");
  await expect(form).toContainText("Choose at least one book");
  await form.getByLabel("Name").fill("The letters");
  await form.getByLabel("Duration in days").fill("1001");
  await expect(form).toContainText("from 1 to 1000");
  await form.getByLabel("Duration in days").fill("30");

  const old = form.getByRole("switch", { name: "Old Testament (39 books)" });
  const young = form.getByRole("switch", { name: "New Testament (27 books)" });
  await old.check();
  await expect(form).toContainText("39 of 66 chosen");
  for (const category of ["Pentateuch", "Wisdom", "Major Prophets"]) {
    await expect(form.getByRole("button", { name: category })).toBeVisible();
  }
  await young.check();
  await old.uncheck();
  await expect(form).toContainText("27 of 66 chosen");
  await expect(form.getByLabel("Genesis")).toHaveCount(0);
  for (const category of ["Gospels", "General Letters", "Prophecy"]) {
    await form.getByRole("button", { name: category }).click();
  }
  await form.getByLabel("Acts").uncheck();
  await expect(form).toContainText("13 of 66 chosen");
  await expect(form.getByRole("button", { name: "Paul's Letters" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectNothingForAxe(page);
  await form.getByRole("button", { name: "Create Plan" }).click();
  await expect(dialog).toBeHidden();
  await expect(cardOf(page, "The letters")).toContainText("Romans 1");
});

test("to the last day, and after it", async ({ page }) => {
  await openAsMember(page);
  await begin(page.request, RUTH);
  await page.reload();
  const card = cardOf(page, RUTH.name);
  await expect(card).toContainText("Day 1 of 3");
  for (const day of [2, 3]) {
    await card.getByRole("button", { name: "Mark Complete" }).click();
    await expect(card).toContainText(`Day ${day} of 3`);
  }
  await card.getByRole("button", { name: "Mark Complete" }).click();
  await expect(page.getByRole("heading", { name: "You have read all of it" })).toBeFocused();
  await expectNothingForAxe(page);
  await page.getByRole("tab", { name: "Completed" }).click();
  await expect(card).toContainText("Completed on");
  await card.getByRole("button", { name: "Read again from day 1" }).click();
  const reader = page.getByRole("dialog");
  await reader.getByRole("button", { name: "Mark as unread" }).click();
  await expect(reader.getByRole("button", { name: "Mark Complete" })).toBeVisible();
  // What it said of the whole is true no longer, and its card has gone to another tab.
  await expect(page.getByRole("heading", { name: "You have read all of it" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator("#main")).toBeFocused();
  await page.getByRole("tab", { name: "Active Plans" }).click();
  await expect(card).toContainText("Day 1 of 3");
});

test("a day behind: the ways back, and the focus stays with the plan", async ({ page }) => {
  await signUp(page.request);
  await subscribe(page.request);
  const liveIn = async (timeZone: string) => {
    const answer = await page.request.patch("/api/user/settings", { data: { timeZone } });
    expect(answer.status()).toBe(200);
  };
  // A journey over the date line: where it leads it is a later day at any hour.
  await liveIn("Pacific/Pago_Pago");
  await begin(page.request, RUTH);
  const { id } = await begin(page.request, { ...RUTH, name: "Ruth once more" });
  await liveIn("Pacific/Kiritimati");
  await open(page, PATH);
  const waysOf = (name: string) =>
    page.getByRole("region", { name: new RegExp(`unread in ${name}$`) });
  await expect(waysOf(RUTH.name)).toContainText("Nothing is lost.");
  await expectNothingForAxe(page);
  await waysOf(RUTH.name)
    .getByRole("button", { name: /^Move the end to/ })
    .click();
  await expect(waysOf(RUTH.name)).toHaveCount(0);
  await expect(page.locator("[data-toast]")).toContainText("Ruth in a week is brought up to date");
  await expect(cardOf(page, RUTH.name).getByRole("heading", { name: RUTH.name })).toBeFocused();
  await expect(cardOf(page, RUTH.name)).toContainText("Day 1 of 3");

  const other = cardOf(page, "Ruth once more");
  await other.getByRole("button", { name: "Mark Complete" }).click();
  await expect(other).toContainText("Day 2 of 3");
  await expect(other.getByRole("heading", { name: "Ruth once more" })).toBeFocused();

  // Paused on another device, it goes to its tab once that is known here.
  await page.request.patch(`/api/reading-plans/${id}/toggle`, { data: { isActive: false } });
  await other.getByRole("button", { name: "Mark Complete" }).click();
  await expect(other).toBeHidden();
  await expect(page.getByRole("tab", { name: "Active Plans" })).toBeFocused();
});

test("all days are listed; a deleted plan can be brought back", async ({ page }) => {
  await openAsMember(page);
  const { id } = await begin(page.request, RUTH);
  await open(page, `${PATH}?plan=${id}`);
  const days = page.getByRole("list").filter({ hasText: "Day 3" });
  await expect(days.getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await expectNothingForAxe(page);
  // An address for calendars: made, copied, taken away.
  await page.getByRole("button", { name: "Add to calendar" }).click();
  const calendar = page.getByRole("dialog", { name: "In your calendar" });
  await calendar.getByRole("button", { name: "Create the address" }).click();
  const subscribing = calendar.getByRole("link", { name: "Open in your calendar" });
  await expect(subscribing).toHaveAttribute("href", /^webcal:.*\.ics$/);
  await expectNothingForAxe(page);
  const path = new URL((await subscribing.getAttribute("href")) ?? "").pathname;
  expect(await (await page.request.get(path)).text()).toContain("SUMMARY:Ruth 1");
  await calendar.getByRole("button", { name: "Take the address away" }).click();
  await expect(calendar.getByRole("button", { name: "Create the address" })).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(404);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Add to calendar" })).toBeFocused();

  await days.getByRole("button", { name: /Day 2/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Mark Complete" }).click();
  await expect(days.getByRole("button", { name: /Day 2/ })).toContainText("Read");

  await page.getByRole("link", { name: "Back to your plans" }).click();
  const card = cardOf(page, RUTH.name);
  await card.getByLabel(`More for ${RUTH.name}`).click();
  await card.getByRole("button", { name: "Delete" }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card).toContainText("Day 1 of 3");

  await card.getByLabel(`More for ${RUTH.name}`).click();
  await card.getByRole("button", { name: "Delete" }).click();
  await expect(card).toHaveCount(0);
  await page.reload();

  // Where a reminder's link leads.
  await open(page, `${PATH}?plan=${id}`);
  await expect(
    page.getByText("The plan that this address names is not among yours."),
  ).toBeVisible();
  await page.getByText("Deleted plans", { exact: true }).click();
  await expect(page.getByText(/Day 1 of 3\. Gone for good on/)).toBeVisible();
  await expectNothingForAxe(page);
  await page.getByRole("button", { name: "Bring back" }).click();
  await expect(days.getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("heading", { level: 2, name: RUTH.name })).toBeFocused();
  await page.getByRole("link", { name: "Back to your plans" }).click();
  await expect(card).toContainText("Day 1 of 3");
});

test.describe("when something goes wrong", () => {
  test.use({ expectedErrors: [/status of (404|409|503)|Failed to load resource/] });

  test("a plan deleted elsewhere while its reader is open", async ({ page }) => {
    await openAsMember(page);
    const { id } = await begin(page.request, RUTH);
    await page.reload();
    await cardOf(page, RUTH.name).getByRole("button", { name: "Read Today" }).click();
    const reader = page.getByRole("dialog");
    await expect(reader).toContainText("the judging of the judges");
    await page.request.delete(`/api/reading-plans/${id}`);
    await reader.getByRole("button", { name: "Mark Complete" }).click();
    await expect(page.getByRole("alert")).toContainText("deleted in another place");
    await expect(reader).toContainText("under Deleted plans it can be brought back");
    await expect(reader.getByRole("button", { name: "Mark Complete" })).toBeDisabled();
  });

  test("a reading that cannot be fetched is said and can be tried again", async ({ page }) => {
    await openAsMember(page);
    await begin(page.request, RUTH);
    await page.reload();
    await page.route("**/reading/1*", (route) => route.abort());
    await cardOf(page, RUTH.name).getByRole("button", { name: "Read Today" }).click();
    const reader = page.getByRole("dialog");
    await expect(reader).toContainText("Unable to load today's reading");
    await page.unroute("**/reading/1*");
    await reader.getByRole("button", { name: "Try again" }).click();
    await expect(reader).toContainText("the judging of the judges");

    await page.route("**/reading/2*", async (route) => {
      await expect(reader).toContainText("Loading passage text...");
      await route.abort();
    });
    await reader.getByRole("button", { name: "The day after" }).click();
    await expect(reader).toContainText("Unable to load reading content");
  });

  test("a note that could not be saved is retained", async ({ page }) => {
    await openAsMember(page);
    await begin(page.request, RUTH);
    await page.reload();
    const note = cardOf(page, RUTH.name).getByLabel("Note for day 1");
    await page.route("**/notes", (route) => route.abort());
    await note.fill("Empty I came back.");
    await note.blur();
    await expect(page.getByText("The note was not saved")).toBeVisible();
    await page.unroute("**/notes");
    await page.reload();
    await expect(note).toHaveValue("Empty I came back.");
    // It was left, so it is sent without being touched again.
    await expect(page.getByText("The note is saved.")).toBeAttached();
  });

  test("a note written on while it is being saved is saved to its end", async ({ page }) => {
    await openAsMember(page);
    const { id } = await begin(page.request, RUTH);
    await page.reload();
    const note = cardOf(page, RUTH.name).getByLabel("Note for day 1");
    const line = Promise.withResolvers<void>();
    const sent: string[] = [];
    await page.route("**/notes", async (route) => {
      if (route.request().method() === "POST") {
        sent.push(route.request().postDataJSON().notes);
        await line.promise;
      }
      await route.continue();
    });
    await note.fill("Empty I came");
    await note.blur();
    await expect.poll(() => sent).toEqual(["Empty I came"]);
    await note.fill("Empty I came back.");
    await note.blur();
    line.resolve();
    await expect(page.getByText("The note is saved.")).toBeAttached();
    await expect
      .poll(async () => (await page.request.get(`/api/reading-plans/${id}/notes`)).json())
      .toMatchObject([{ notes: "Empty I came back." }]);
  });

  test("two devices write the same note, and neither text is lost", async ({ page }) => {
    await openAsMember(page);
    const { id } = await begin(page.request, RUTH);
    await page.reload();
    const card = cardOf(page, RUTH.name);
    await expect(card).toContainText("Day 1 of 3");
    await page.request.post(`/api/reading-plans/${id}/notes`, {
      data: { dayNumber: 1, notes: "Written on the phone." },
    });
    const note = card.getByLabel("Note for day 1");
    await note.fill("Written at the desk.");
    await note.blur();
    await expect(card.getByRole("alert")).toContainText("changed in another place");
    await expect(card).toContainText("Written on the phone.");
    await card.getByRole("button", { name: "Keep both" }).click();
    await expect(card).toContainText("Saved.");
    await expect(note).toHaveValue("Written on the phone.\n\nWritten at the desk.");
    await card.getByRole("tab", { name: "Notes" }).click();
    await card.getByRole("button", { name: "Delete note" }).click();
    await expect(card.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(card.getByRole("tabpanel")).toContainText("Written at the desk.");
  });

  test("two notes are deleted, and each can be brought back", async ({ page }) => {
    await openAsMember(page);
    const { id } = await begin(page.request, RUTH);
    for (const [dayNumber, notes] of ["Empty I came back.", "Whose field?"].entries()) {
      await page.request.post(`/api/reading-plans/${id}/notes`, {
        data: { dayNumber: dayNumber + 1, notes },
      });
    }
    await page.reload();
    const card = cardOf(page, RUTH.name);
    await card.getByRole("tab", { name: "Notes" }).click();
    const undo = card.getByRole("button", { name: "Undo" });
    await card.getByRole("button", { name: "Delete note of day 1" }).click();
    await expect(undo).toBeFocused();
    await card.getByRole("button", { name: "Delete note of day 2" }).click();
    await expect(undo).toHaveCount(2);
    await expect(undo.last()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(card.getByRole("tabpanel")).toContainText("Whose field?");
    await expect(undo).toHaveCount(1);
    await undo.click();
    await expect(card.getByRole("tabpanel")).toContainText("Empty I came back.");
    await expect(undo).toHaveCount(0);
  });
});

test("a plan that is being made outlives its dialog, and the whole Bible a day", async ({
  page,
}) => {
  await openAsMember(page);
  await page.getByRole("button", { name: "New Plan" }).click();
  const dialog = page.getByRole("dialog", { name: "New Plan" });
  await dialog.getByRole("tab", { name: "Customize Your Plan" }).click();
  const form = dialog.getByRole("tabpanel", { name: "Customize Your Plan" });
  await form.getByLabel("Name").fill("All of it");
  await form.getByLabel("Duration in days").fill("1");
  await form.getByRole("switch", { name: /Old Testament/ }).check();
  await form.getByRole("button", { name: /^Choose none/ }).click();
  await expect(form).toContainText("None chosen yet");
  await form.getByRole("button", { name: /^Choose all/ }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: "New Plan" }).click();
  await expect(form).toContainText("What you chose before stands here again.");
  await expect(form.getByLabel("Name")).toHaveValue("All of it");
  await expect(form).toContainText("39 of 66 chosen");
  await form.getByRole("switch", { name: /New Testament/ }).check();
  await expect(form).toContainText("All of it in one day: 31,102 verses");
  await form.getByRole("button", { name: "Create Plan" }).click();
  await expect(dialog).toBeHidden();

  const card = cardOf(page, "All of it");
  await card.getByRole("button", { name: "Read Today" }).click();
  const reader = page.getByRole("dialog");
  for (let chapter = 1; chapter < 10; chapter += 1) {
    await expect(reader.getByRole("heading", { name: `Genesis ${chapter} ` })).toBeVisible();
    await reader.getByRole("button", { name: `Next: Genesis ${chapter + 1}` }).click();
  }
  await expect(reader).toContainText("Cush hath begotten Nimrod");
});

test("a user who is not a member sees the gate", async ({ page }) => {
  await signUp(page.request);
  await open(page, PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Premium Access Required");
});
