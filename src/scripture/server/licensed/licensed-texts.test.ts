import { expect, test, vi } from "vitest";
import { TEXT_USES } from "../../policies.ts";
import { readReference } from "../../references/read-reference.ts";
import type { LicensedCode } from "../../translations.ts";
import { createLicensedTexts } from "./licensed-texts.ts";
import { type AskedVerses, type Provider, ProviderError } from "./provider.ts";

const ranges = (reference: string) => {
  const reading = readReference(reference);
  if (reading.kind !== "reference") throw new Error(`${reference} is no reference`);
  return reading.ranges;
};

const wordsOf = ({ first, last }: AskedVerses) => ({
  verses: Array.from({ length: last - first + 1 }, (_, at) => ({
    number: first + at,
    text: `Words of ${first + at}.`,
    lineBreaks: [],
    startsParagraph: at === 0,
  })),
});

function open(provider: Partial<Provider> = {}, code: LicensedCode = "ESV") {
  let nowMs = 1_000_000;
  const ask = vi.fn(async (asked: AskedVerses) => wordsOf(asked));
  const warn = vi.fn();
  const texts = createLicensedTexts({
    providers: new Map([[code, { ask, ...provider }]]),
    now: () => nowMs,
    warn,
  });
  const passDays = (days: number) => {
    nowMs += days * 86_400_000;
  };
  return { texts, ask, warn, passDays };
}

test("the verses come with their owner's line", async () => {
  const { texts } = open();
  const found = await texts.find("ESV", ranges("John 3:16-17"), "show");
  expect(found).toMatchObject({
    ok: true,
    copyright: expect.stringContaining("Crossway"),
    verses: [{ text: "Words of 16." }, { text: "Words of 17." }],
  });
});

test("a translation without a right is not there", async () => {
  const { texts, ask } = open();
  expect([...texts.codes]).toEqual(["ESV"]);
  expect(await texts.find("NIV", ranges("John 3:16"), "show")).toEqual({
    ok: false,
    reason: "not-licensed",
  });
  expect(ask).not.toHaveBeenCalled();
});

test.each(TEXT_USES.filter((use) => use !== "show" && use !== "copy"))(
  "to %s is refused before anybody is asked",
  async (use) => {
    const { texts, ask } = open();
    expect(await texts.find("ESV", ranges("John 3:16"), use)).toEqual({ ok: false, reason: use });
    expect(ask).not.toHaveBeenCalled();
  },
);

test("two who ask for one passage make one call, and the next none", async () => {
  const { texts, ask } = open();
  const asked = () => texts.find("ESV", ranges("John 3:16"), "show");
  await Promise.all([asked(), asked(), asked()]);
  await asked();
  expect(ask).toHaveBeenCalledTimes(1);
});

test("an answer is kept for as long as its record allows", async () => {
  const { texts, ask, passDays } = open();
  const asked = () => texts.find("ESV", ranges("John 3:16"), "show");
  await asked();
  passDays(0.99);
  await asked();
  expect(ask).toHaveBeenCalledTimes(1);
  passDays(0.02);
  await asked();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("no more is kept than its record allows: 500 verses", async () => {
  const { texts, ask } = open();
  // 176 verses each in the first, then others until the first must go.
  for (const psalm of ["Psalm 119", "Psalm 78", "Psalm 89", "Psalm 18", "Psalm 106", "Psalm 105"]) {
    await texts.find("ESV", ranges(psalm), "show");
  }
  await texts.find("ESV", ranges("Genesis 24"), "show");
  await texts.find("ESV", ranges("Numbers 7"), "show");
  ask.mockClear();
  await texts.find("ESV", ranges("Numbers 7"), "show");
  expect(ask).not.toHaveBeenCalled();
  await texts.find("ESV", ranges("Psalm 119"), "show");
  expect(ask).toHaveBeenCalledTimes(1);
});

test("of a short book less than half is kept", async () => {
  const { texts, ask } = open();
  await texts.find("ESV", ranges("Jude 1:1-12"), "show");
  await texts.find("ESV", ranges("Jude 1:13-20"), "show");
  ask.mockClear();
  await texts.find("ESV", ranges("Jude 1:13-20"), "show");
  expect(ask).not.toHaveBeenCalled();
  await texts.find("ESV", ranges("Jude 1:1-12"), "show");
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each(["Jude 1", "Jude 1:1-13", "2 John 1", "Psalm 117-121", "Genesis 1-12"])(
  "%s is more of the ESV than may be shown at once",
  async (reference) => {
    const { texts, ask } = open();
    expect(await texts.find("ESV", ranges(reference), "show")).toEqual({
      ok: false,
      reason: "too-long",
    });
    expect(ask).not.toHaveBeenCalled();
  },
);

test("a passage over chapters is asked for by chapter", async () => {
  const { texts, ask } = open();
  const found = await texts.find("ESV", ranges("John 3:35-4:2"), "show");
  expect(ask.mock.calls.map(([asked]) => asked)).toEqual([
    { book: 43, chapter: 3, first: 35, last: 36 },
    { book: 43, chapter: 4, first: 1, last: 2 },
  ]);
  expect(found.ok && found.verses.map(({ text }) => text)).toEqual([
    "Words of 35.",
    "Words of 36.",
    "Words of 1.",
    "Words of 2.",
  ]);
});

test("a verse that the text does not have is said to be absent, without a call", async () => {
  const { texts, ask } = open();
  const found = await texts.find("ESV", ranges("Matthew 17:21"), "show");
  expect(found).toMatchObject({ ok: true, verses: [{ text: "", omission: expect.any(String) }] });
  expect(ask).not.toHaveBeenCalled();
});

test("verses rendered as one stand at the first of them, and the others say so", async () => {
  const { texts } = open(
    {
      ask: async () => ({
        verses: [{ number: 16, through: 17, text: "Both.", lineBreaks: [], startsParagraph: true }],
      }),
    },
    "NIV",
  );
  const found = await texts.find("NIV", ranges("John 3:16-17"), "show");
  expect(found).toMatchObject({
    ok: true,
    verses: [
      { text: "Both.", numberedAs: "John 3:16–17" },
      { text: "", omission: "rendered as one with verse 16" },
    ],
  });
});

const FAILURES = [
  ["spent", "spent", false],
  ["away", "away", false],
  ["absent", "away", false],
  ["not-allowed", "away", true],
  ["unsound", "away", true],
] as const;

test.each(FAILURES)("a provider's “%s” is “%s” to a reader", async (failure, reason, isWarned) => {
  const { texts, warn } = open({
    ask: () => Promise.reject(new ProviderError(failure, "a reason")),
  });
  expect(await texts.find("ESV", ranges("John 3:16"), "show")).toEqual({ ok: false, reason });
  expect(warn).toHaveBeenCalledTimes(isWarned ? 1 : 0);
});

test("a failure is not kept: the next who asks may have it", async () => {
  const ask = vi
    .fn(async (asked: AskedVerses) => wordsOf(asked))
    .mockRejectedValueOnce(new ProviderError("away", "a reason"));
  const { texts } = open({ ask });
  expect((await texts.find("ESV", ranges("John 3:16"), "show")).ok).toBe(false);
  expect((await texts.find("ESV", ranges("John 3:16"), "show")).ok).toBe(true);
});

test("every view is reported, also of what was kept", async () => {
  const reportView = vi.fn();
  const { texts } = open(
    { ask: async (asked) => ({ ...wordsOf(asked), viewToken: "a-token" }), reportView },
    "NIV",
  );
  await texts.find("NIV", ranges("John 3:16"), "show");
  await texts.find("NIV", ranges("John 3:16"), "show");
  expect(reportView.mock.calls).toEqual([["a-token"], ["a-token"]]);
});
