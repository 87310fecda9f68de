import type { Page } from "@playwright/test";
import { expect, open, test } from "./journey.ts";

interface StubVoice {
  /** Every piece that was begun. */
  said: string[];
  /** Says the piece that was begun to its end; false where nothing is being said. */
  finish: () => boolean;
}
declare const voice: StubVoice;

/** A voice that waits in each piece until the test has it finished, so that no step races it. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let current: SpeechSynthesisUtterance | undefined;
    const stub: StubVoice = {
      said: [],
      finish: () => {
        const piece = current;
        current = undefined;
        piece?.onend?.({} as SpeechSynthesisEvent);
        return piece !== undefined;
      },
    };
    const voices = {
      getVoices: () => [{ lang: "en-US", default: true }],
      speak: (utterance: SpeechSynthesisUtterance) => {
        stub.said.push(utterance.text);
        current = utterance;
        setTimeout(() => utterance.onstart?.({} as SpeechSynthesisEvent));
      },
      cancel: () => {
        current = undefined;
      },
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
    Object.assign(window, { voice: stub });
  });
}
const heard = (page: Page): Promise<string[]> => page.evaluate(() => voice.said);
/** As many pieces as are asked for, each once it has begun. */
async function hear(page: Page, pieces: number): Promise<void> {
  for (let piece = 0; piece < pieces; piece += 1) {
    await page.waitForFunction(() => voice.finish());
  }
}
/** Every piece of this page, until the reader turns to another. */
async function hearWhileAt(page: Page, path: string): Promise<void> {
  await page.waitForFunction((at) => {
    if (location.pathname !== at) return true;
    voice.finish();
    return false;
  }, path);
}

test("a chapter is heard from the chosen verse across its end, paused and stopped", async ({
  page,
}) => {
  await giveVoice(page);
  await open(page, "/bible/web/john/3#v35");
  await page.getByRole("button", { name: "Listen", exact: true }).click();
  const player = page.getByRole("region", { name: "Listening" });
  await hearWhileAt(page, "/bible/web/john/3");
  await expect(page).toHaveURL("/bible/web/john/4");
  await expect(page.locator("#v1")).toHaveAttribute("data-spoken", "true");
  expect((await heard(page))[0]).toContain("The Father loves the Son");
  await hear(page, 1);
  await expect(page.locator("#v2")).toHaveAttribute("data-spoken", "true");
  await player.getByRole("button", { name: "Pause" }).click();
  const paused = await heard(page);
  expect(await page.evaluate(() => voice.finish())).toBe(false);
  expect(await heard(page)).toEqual(paused);
  await player.getByRole("button", { name: "The next verse" }).click();
  await player.getByRole("button", { name: "Go on" }).click();
  await expect(page.locator("#v3")).toHaveAttribute("data-spoken", "true");
  await hear(page, 1);
  await expect(page.locator("#v4")).toHaveAttribute("data-spoken", "true");

  // To the end of this chapter and no further.
  await player.getByRole("combobox", { name: "Sleep timer" }).selectOption("chapter");
  await player.getByRole("combobox", { name: "Speed" }).selectOption("1.5");
  await page.waitForFunction(() => {
    while (voice.finish());
    return document.querySelector(".listening")?.textContent?.includes("Finished");
  });
  await expect(page).toHaveURL("/bible/web/john/4");
  await player.getByRole("button", { name: "Stop listening" }).click();
  await expect(player).toBeHidden();
});

test("listening goes on where it stopped", async ({ page }) => {
  await giveVoice(page);
  await open(page, "/bible/web/psalms/119");
  await page.getByRole("button", { name: "Listen", exact: true }).click();
  const player = page.getByRole("region", { name: "Listening" });
  await hear(page, 5);
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
  await page.waitForFunction(() => {
    voice.finish();
    return voice.said.at(-1)?.includes("Amen");
  });
});
