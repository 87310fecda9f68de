import type { Page } from "@playwright/test";
import { expect, open, test } from "./journey.ts";

/** A voice that says each piece in a moment, and what it has said. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const voices = {
      getVoices: () => [{ lang: "en-US", default: true }],
      speak: (utterance: SpeechSynthesisUtterance) => {
        said.push(utterance.text);
        timer = setTimeout(() => {
          utterance.onstart?.({} as SpeechSynthesisEvent);
          utterance.onend?.({} as SpeechSynthesisEvent);
        }, 60);
      },
      cancel: () => clearTimeout(timer),
      addEventListener: () => {},
      removeEventListener: () => {},
    };
    class Utterance {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, "speechSynthesis", { value: voices });
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
    Object.assign(window, { said });
  });
}
const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);

test("a chapter is heard from the chosen verse across its end, paused and stopped", async ({
  page,
}) => {
  await giveVoice(page);
  await open(page, "/bible/web/john/3#v35");
  await page.getByRole("button", { name: "Listen", exact: true }).click();
  const player = page.getByRole("region", { name: "Listening" });
  await expect(page).toHaveURL("/bible/web/john/4");
  await expect(page.locator("#v2")).toHaveAttribute("data-spoken", "true");
  await player.getByRole("button", { name: "Pause" }).click();
  const paused = (await heard(page)).length;
  await page.waitForTimeout(400);
  expect((await heard(page)).length).toBe(paused);
  expect((await heard(page))[0]).toContain("The Father loves the Son");
  await player.getByRole("button", { name: "The next verse" }).click();
  await player.getByRole("button", { name: "Go on" }).click();
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(paused + 1);

  // To the end of this chapter and no further.
  await player.getByRole("combobox", { name: "Sleep timer" }).selectOption("chapter");
  await player.getByRole("combobox", { name: "Speed" }).selectOption("1.5");
  await expect(player.getByText("Finished")).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL("/bible/web/john/4");
  await player.getByRole("button", { name: "Stop listening" }).click();
  await expect(player).toBeHidden();
});

test("listening goes on where it stopped", async ({ page }) => {
  await giveVoice(page);
  await open(page, "/bible/web/psalms/119");
  await page.getByRole("button", { name: "Listen", exact: true }).click();
  const player = page.getByRole("region", { name: "Listening" });
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(4);
  await player.getByRole("button", { name: "Pause" }).click();
  await open(page, "/bible/web/psalms/119");
  await page.getByRole("button", { name: "Listen", exact: true }).click();
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
  expect((await heard(page))[0]).not.toContain("Blessed are those whose ways are blameless");
});

test("without a voice it says so, in the reader and beside a prayer", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        getVoices: () => [],
        speak: () => {},
        cancel: () => {},
        addEventListener: () => {},
        removeEventListener: () => {},
      },
    });
  });
  await open(page, "/bible/kjv/psalms/23");
  await page.getByRole("button", { name: "Listen", exact: true }).click();
  await expect(page.getByText("This browser has no voice to read with.")).toBeVisible();
  await open(page, "/prayers/bedtime");
  await page
    .getByRole("button", { name: /^Listen to/ })
    .first()
    .click();
  await expect(page.getByText("This browser has no voice to read with.")).toBeVisible();
});

test("a prayer is heard line by line", async ({ page }) => {
  await giveVoice(page);
  await open(page, "/prayers/bedtime");
  await page
    .getByRole("button", { name: /^Listen to/ })
    .first()
    .click();
  await expect.poll(async () => (await heard(page)).join(" ")).toMatch(/Amen/);
});
