// A study note: written, retained when the network or the session goes, written on
// two devices, found beside its passage, taken along, deleted and brought back.
import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, test, waitForScript } from "./journey.ts";
import { fillSignIn, signIn, signUp, subscribe } from "./person.ts";

const NOTES = "/premium/bible-tools?tool=notes";

async function expectNothingForAxe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const textOf = (page: Page) => page.getByLabel("Note", { exact: true });
const titleOf = (page: Page) => page.getByLabel("Title");
const stateOf = (page: Page) => page.getByRole("form").getByRole("status");
const toastOf = (page: Page) => page.locator("[data-toast]");

interface Fields {
  readonly title: string;
  readonly reference?: string;
  readonly content: string;
}

/** Made through the API. @returns its address */
async function makeNote(page: Page, fields: Fields): Promise<string> {
  const answer = await page.request.post("/api/study-notes", { data: fields });
  expect(answer.status()).toBe(201);
  return `${NOTES}&note=${((await answer.json()) as { id: number }).id}`;
}

const readNotes = async (page: Page) =>
  (await (await page.request.get("/api/study-notes")).json()) as Fields[];

test.beforeEach(async ({ page }) => {
  test.slow();
  await signUp(page.request);
  await subscribe(page.request);
});

test("a note is written, read beside its passage, taken along, deleted and brought back", async ({
  page,
}) => {
  await open(page, NOTES);
  await expectNothingForAxe(page);
  await page.getByRole("link", { name: "Write your first note" }).click();
  await expect(titleOf(page)).toBeFocused();
  await page.getByRole("button", { name: "Create Note" }).click();
  await expect(page.getByText("Please fill required fields").first()).toBeVisible();
  await expect(titleOf(page)).toBeFocused();

  await titleOf(page).fill("The servants who knew");
  await page.getByLabel("Scripture reference").fill("John 2:1-11");
  await page.getByLabel("Category").selectOption("Sermon Notes");
  await page.getByLabel("Tags").fill("signs, cana, , Signs");
  await textOf(page).fill("They drew the water. Compare Psalm 23:5.\n\n<script>alert(1)</script>");
  await expect(toastOf(page)).toContainText("Note created");
  await expect(page).toHaveURL(/note=\d+&mode=edit/);
  // The bar of marks is one stop, gone through by the arrows.
  await textOf(page).press("Shift+Tab");
  await expect(page.getByRole("button", { name: /^Bold/ })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("button", { name: "Quotation" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(textOf(page)).toBeFocused();
  await textOf(page).press("End");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("They knew");
  await page.keyboard.press("Control+s");
  await expect(toastOf(page)).toContainText("Note updated");
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(page.getByText("They knew", { exact: true })).toHaveCSS("font-weight", "600");
  await expectNothingForAxe(page);
  await page.getByRole("button", { name: "Save Note" }).click();

  const note = page.getByRole("article", { name: "The servants who knew" });
  await expect(note).toContainText("<script>alert(1)</script>");
  await expect(note).toContainText("#signs");
  await expect(note.getByRole("link", { name: "Psalm 23:5" }).first()).toHaveAttribute(
    "href",
    "/bible/web/psalms/23#v5",
  );
  await expectNothingForAxe(page);
  await note.getByRole("link", { name: "John 2:1–11" }).click();

  await page.waitForURL(/\/bible\/web\/john\/2/);
  await expect(page.locator("#v1")).toHaveAttribute("data-noted");
  const panel = page.getByRole("complementary", { name: "Verse" });
  await expect(panel.getByRole("link", { name: "The servants who knew" })).toBeVisible();
  await page.locator("#v13").click();
  // Beside the text a note needs no more than words, and saves itself.
  await panel.getByRole("combobox", { name: "Through" }).selectOption("16");
  await panel.getByRole("button", { name: "Add a note" }).click();
  await panel.getByLabel("Note on John 2:13–16").fill("Whose house it is.");
  await expect(panel.getByRole("link", { name: /^John 2:13–16/ })).toBeVisible();
  await expect(page.locator("#v13")).toHaveAttribute("data-noted");
  await panel.getByRole("button", { name: "Done" }).click();
  await expect(panel.getByLabel("Note on John 2:13–16")).toBeHidden();
  await panel.getByRole("link", { name: /^John 2:13–16/ }).click();
  await expect(page.getByText("Whose house it is.")).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(toastOf(page)).toContainText("Note deleted");

  await page.getByRole("searchbox", { name: "Search your notes" }).fill("drew WATER");
  await expect(page.getByText("1 of 1 note")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search your notes" }).fill("Lazarus");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await page.getByRole("button", { name: "Show all notes" }).click();
  await expectNothingForAxe(page);
  await page.getByLabel("Export all notes").click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "As Markdown" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^study-notes-.*\.md$/);
  expect(await readFile(await file.path(), "utf8")).toContain("# The servants who knew");

  await page.getByRole("link", { name: "The servants who knew" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(toastOf(page)).toContainText("Note deleted");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "The servants who knew" })).toBeVisible();
  expect(await readNotes(page)).toMatchObject([{ tags: ["signs", "cana"] }]);
});

test("notes are exported, lost, and imported again with others, and an import is undone", async ({
  page,
}) => {
  await makeNote(page, {
    title: "Cana",
    reference: "John 2:1-11",
    content: "Six jars\n\n---\n\nof water",
  });
  const exported = await (await page.request.get("/api/study-notes/export?format=markdown")).body();
  await open(page, NOTES);
  const list = page.getByRole("main");
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import notes" });
  const choose = (...files: { name: string; text: string | Buffer }[]) =>
    dialog.getByLabel("Choose files").setInputFiles(
      files.map(({ name, text }) => ({
        name,
        mimeType: "text/plain",
        buffer: Buffer.isBuffer(text) ? text : Buffer.from(text),
      })),
    );
  const csv = `Title,Reference,Note\n${Array.from({ length: 60 }, (_, at) => `Row ${at},Psalm ${at + 1},Words ${at}`).join("\n")}`;
  await choose(
    { name: "study-notes.md", text: exported },
    { name: "Bethany.md", text: "---\ntags: [friends]\n---\nJohn 11:35" },
    { name: "rows.csv", text: csv },
    { name: "broken.json", text: "{" },
  );
  await expect(dialog.getByText("61 notes to import. 1 is here already.")).toBeFocused();
  await dialog.getByText("One thing is left out").click();
  await expect(dialog.getByText("It is not JSON.")).toBeVisible();
  await expect(list.getByText("Bethany")).toHaveCount(0);
  await expectNothingForAxe(page);
  await dialog.getByRole("button", { name: "Import 61 notes" }).click();
  await expect(dialog.getByText("61 notes imported.")).toBeVisible();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByText(/The import was undone/)).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: "Import" })).toBeFocused();
  await expect(list.getByText("Bethany")).toHaveCount(0);
  await expect(list.getByText("Cana")).toBeVisible();

  await page.getByRole("button", { name: "Import" }).click();
  await choose({ name: "Bethany.md", text: "See John 11:35" });
  await dialog.getByRole("button", { name: "Import 1 note" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(list.getByText("Bethany")).toBeVisible();
});

test.describe("when something is away", () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of (401|404|409|503)/],
  });

  test("an import that breaks off says how far it came, and goes on", async ({ page }) => {
    await open(page, NOTES);
    await page.getByRole("button", { name: "Import" }).click();
    const dialog = page.getByRole("dialog", { name: "Import notes" });
    const csv = `Title,Note\n${Array.from({ length: 70 }, (_, at) => `Row ${at},Words ${at}`).join("\n")}`;
    let calls = 0;
    await page.route("**/api/study-notes/import", (route) => {
      const isPreview = route.request().postDataJSON().isPreview === true;
      if (!isPreview) calls += 1;
      return !isPreview && calls === 2
        ? route.fulfill({ status: 503, json: {} })
        : route.continue();
    });
    await dialog
      .getByLabel("Choose files")
      .setInputFiles({ name: "rows.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await dialog.getByRole("button", { name: "Import 70 notes" }).click();
    await expect(dialog.getByRole("alert")).toContainText("What was imported before stays.");
    await expect(dialog.getByText("50 of 70 notes")).toBeVisible();
    await dialog.getByRole("button", { name: "Go on" }).click();
    await expect(dialog.getByText("70 notes imported.")).toBeVisible();
  });

  test("without the network a note waits on the device, also over a closed page", async ({
    page,
    context,
  }) => {
    const address = await makeNote(page, { title: "Cana", content: "Six jars" });
    await open(page, `${address}&mode=edit`);
    await expect(textOf(page)).toHaveValue("Six jars");
    await context.setOffline(true);
    await textOf(page).fill("Six jars of stone");
    await expect(stateOf(page)).toContainText("Kept on this device");
    await expect(stateOf(page)).toContainText("Berea could not be reached");
    await page.keyboard.press("Control+s");
    await expect(toastOf(page)).toContainText("Error");
    await expect(toastOf(page)).toContainText("Failed to update note.");
    await context.setOffline(false);
    await expect(stateOf(page)).toHaveText("Saved.");

    await context.setOffline(true);
    await textOf(page).fill("Six jars of stone, filled to the brim");
    await expect(stateOf(page)).toContainText("to be sent");
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await open(later, NOTES);
    await expect
      .poll(async () => (await readNotes(later))[0]?.content)
      .toBe("Six jars of stone, filled to the brim");
  });

  test("a new note outlives a reload before it can be sent", async ({ page }) => {
    await page.route("**/api/study-notes", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 503, json: { error: "Away", code: "unavailable" } })
        : route.continue(),
    );
    await open(page, NOTES);
    await page.getByRole("link", { name: "Write your first note" }).click();
    await titleOf(page).fill("On the way");
    await textOf(page).fill("Written in the train");
    await expect(stateOf(page)).toContainText("Kept on this device");
    await page.getByRole("button", { name: "Create Note" }).click();
    await expect(toastOf(page)).toContainText("Failed to create note.");
    await page.reload();
    await waitForScript(page);
    await expect(textOf(page)).toHaveValue("Written in the train");
    // What was restored is sent by itself: that must have failed before the way is open.
    await expect(stateOf(page)).toContainText("to be sent");
    await page.unroute("**/api/study-notes");
    await page.getByRole("button", { name: "Create Note" }).click();
    await expect(toastOf(page)).toContainText("Note created");
    // Create Note, like Save Note, leads to the note as it is read.
    await expect(page).toHaveURL(/note=\d+$/);
    await expect(page.getByRole("heading", { name: "On the way" })).toBeVisible();
    await expect.poll(async () => await readNotes(page)).toHaveLength(1);
  });

  test("when the session has ended, signing in again sends what was written", async ({
    page,
    context,
    browser,
  }) => {
    const elsewhere = await browser.newContext();
    const person = await signUp(elsewhere.request);
    await subscribe(elsewhere.request);
    await elsewhere.close();
    await context.clearCookies();
    await signIn(page.request, person);
    const address = await makeNote(page, { title: "Cana", content: "Six jars" });
    await open(page, `${address}&mode=edit`);
    await expect(textOf(page)).toHaveValue("Six jars");
    await context.clearCookies();
    await textOf(page).fill("Six jars, and nobody there");
    await expect(page.getByText("What you were writing is kept on this device.")).toBeVisible();
    await page.getByRole("button", { name: "Sign In to Continue" }).click();
    await page.getByRole("dialog").getByRole("tab", { name: "Sign In" }).click();
    await fillSignIn(page, person);
    await expect
      .poll(async () => (await readNotes(page))[0]?.content, { timeout: 20_000 })
      .toBe("Six jars, and nobody there");
  });

  test("the list says when it cannot be fetched, and tries again", async ({ page }) => {
    await open(page, "/premium/bible-tools");
    await page.route("**/api/study-notes/**", (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole("tab", { name: "Study Notes" }).click();
    await expect(page.getByRole("alert").getByText("Failed to fetch notes").first()).toBeVisible();
    await page.unroute("**/api/study-notes/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Nothing written yet" })).toBeVisible();
  });

  test("two devices: what does not touch is joined, what does is for the person to choose", async ({
    page,
    browser,
  }) => {
    const state = await page.context().storageState();
    const tablet = await (await browser.newContext({ storageState: state })).newPage();
    const content = "Water\n\nSix jars\n\nWine";
    const address = await makeNote(page, { title: "Cana", content });
    for (const device of [page, tablet]) {
      await open(device, `${address}&mode=edit`);
      await expect(textOf(device)).toHaveValue(content);
    }
    await textOf(tablet).fill(`${content}\nFrom the tablet`);
    await expect(stateOf(tablet)).toHaveText("Saved.");
    await textOf(page).fill(`From the phone\n${content}`);
    await expect(stateOf(page)).toContainText("Saved, with what was written in another place.");
    await expect(textOf(page)).toHaveValue(`From the phone\n${content}\nFrom the tablet`);

    await textOf(page).fill("Six stone jars");
    await expect(stateOf(page)).toHaveText("Saved.");
    await textOf(tablet).fill("Six water jars");
    await expect(tablet.getByText("This note was also changed in another place")).toBeVisible();
    await expect(tablet.getByText("Six stone jars", { exact: true })).toBeVisible();
    await expect(textOf(tablet)).toHaveValue("Six water jars");
    await expectNothingForAxe(tablet);
    await tablet.getByRole("button", { name: "Keep both" }).click();
    await expect(stateOf(tablet)).toHaveText("Saved.");
    const { content: joined } = (await readNotes(page))[0] as Fields;
    expect(joined).toContain("Six stone jars");
    expect(joined).toContain("Six water jars");

    // Choosing one discards the other, and that too can be taken back.
    await page.reload();
    await waitForScript(page);
    await expect(textOf(page)).toHaveValue(joined);
    await textOf(page).fill("Six full jars");
    await expect(stateOf(page)).toHaveText("Saved.");
    await textOf(tablet).fill("Six empty jars");
    await tablet.getByRole("button", { name: "Keep the other" }).click();
    await expect(textOf(tablet)).toHaveValue("Six full jars");
    await expect(tablet.getByText("What you wrote here was let go.")).toBeVisible();
    await expect(tablet.getByRole("button", { name: "Undo" })).toBeFocused();
    await expect(tablet.getByText("Saved.", { exact: true })).toBeVisible();
    await tablet.getByRole("button", { name: "Undo" }).click();
    await expect(stateOf(tablet)).toHaveText("Saved.");
    const { content: brought } = (await readNotes(page))[0] as Fields;
    expect(brought).toContain("Six full jars");
    expect(brought).toContain("Six empty jars");

    // It can no longer be taken back once newer words have come from the other device.
    await page.reload();
    await waitForScript(page);
    await expect(textOf(page)).toHaveValue(brought);
    await textOf(page).fill("Six new jars");
    await expect(stateOf(page)).toHaveText("Saved.");
    await textOf(tablet).fill("Six old jars");
    await tablet.getByRole("button", { name: "Keep the other" }).click();
    await expect(tablet.getByRole("button", { name: "Undo" })).toBeFocused();
    await textOf(page).fill("Six new jars, filled");
    await expect.poll(async () => (await readNotes(page))[0]?.content).toBe("Six new jars, filled");
    await expect(async () => {
      await tablet.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect(textOf(tablet)).toHaveValue("Six new jars, filled", { timeout: 1_000 });
    }).toPass();
    await expect(tablet.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await tablet.context().close();
  });

  test("a note deleted on another device is brought back with what was written here", async ({
    page,
  }) => {
    const address = await makeNote(page, { title: "Cana", content: "Six jars" });
    await open(page, `${address}&mode=edit`);
    await expect(textOf(page)).toHaveValue("Six jars");
    await page.request.delete(`/api/study-notes/${address.split("=").at(-1)}`);
    await textOf(page).fill("Six jars of stone");
    await expect(page.getByText("This note was deleted in another place.").first()).toBeVisible();
    await page.getByRole("button", { name: "Bring it back" }).click();
    await expect(stateOf(page)).toHaveText("Saved.");
    expect(await readNotes(page)).toMatchObject([{ content: "Six jars of stone" }]);

    await page.getByRole("link", { name: "Read it" }).click();
    await page.route("**/api/study-notes/*", (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(toastOf(page)).toContainText("Failed to delete note.");
    expect(await readNotes(page)).toHaveLength(1);
  });
});
