import { expect, test } from "vitest";
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import { checkText } from "../check/check-text.ts";
import type { PrayerSubject } from "../contract.ts";
import { finishPrayer } from "../finish.ts";
import { countWords } from "../reading-time.ts";
import { composePrayer, composePrayerForAll } from "./compose-prayer.ts";
import { situations } from "./store.ts";

const corpus = getTestCorpus();
const subject = (title: string, rest: Partial<PrayerSubject> = {}): PrayerSubject => ({
  title,
  category: "personal",
  urgency: "medium",
  ...rest,
});
const pray = (one: PrayerSubject, seed = "1") =>
  composePrayer(corpus, undefined, one, { seed, translation: "WEB" });

test.each(
  situations.flatMap(({ id, words }) => ["1", "2", "3"].map((seed) => [id, words[0] ?? "x", seed])),
)(
  "a prayer on %s (%s, seed %s) has 80 to 160 words and one line of Scripture",
  async (_id, title, seed) => {
    const stored = await pray(subject(title as string), seed);
    const { prayer, paragraphs } = finishPrayer(corpus, stored);
    expect(countWords(prayer)).toBeGreaterThanOrEqual(80);
    expect(countWords(prayer)).toBeLessThanOrEqual(165);
    expect(paragraphs.flatMap(({ parts }) => parts).filter((part) => "quote" in part)).toHaveLength(
      1,
    );
    expect(checkText(corpus, stored.draft.prayer, "WEB").removed).toEqual([]);
  },
);

test("the title is said as it was written, the description is not repeated", async () => {
  const { draft } = await pray(
    subject("Mum's operation on Friday", { description: "hip replacement at St Mary's" }),
  );
  expect(draft.prayer).toContain("Mum's operation on Friday");
  expect(draft.prayer).not.toContain("St Mary");
});

test.each([
  ["a place that does not exist", "John 99:1 says God hates cats"],
  ["a marker", "{{John 3:16|God hates cats}}"],
  ["a quotation", "“God will make all of us rich”"],
  ["HTML", "<b>hello</b>"],
])("a title with %s is not said", async (_name, title) => {
  expect((await pray(subject(title))).draft.prayer).not.toMatch(/hates cats|rich|hello/);
});

test.each([
  ["I want to die", "crisis line"],
  ["He hits me when he drinks", "not your fault"],
  ["sober for 20 days", "recovery group"],
])("%s: says where to find help", async (title, part) => {
  expect((await pray(subject(title))).care).toContain(part);
});

test("the same seed prays the same, another otherwise, and what was used is passed over", async () => {
  const one = await pray(subject("Exams"), "a");
  expect(await pray(subject("Exams"), "a")).toEqual(one);
  expect((await pray(subject("Exams"), "b")).draft).not.toEqual(one.draft);
  const next = await composePrayer(corpus, undefined, subject("Exams"), {
    seed: "a",
    translation: "WEB",
    avoid: one.used,
  });
  expect(next.used.forms.filter((form) => one.used.forms.includes(form)).length).toBeLessThan(3);
});

test("a list is prayed with the most urgent first", async () => {
  const { draft } = await composePrayerForAll(
    corpus,
    [subject("Exams"), subject("The rent", { urgency: "high" })],
    { seed: "1", translation: "WEB" },
  );
  expect(draft.prayer.indexOf("The rent")).toBeLessThan(draft.prayer.indexOf("Exams"));
});

test.each([
  ["Grandpa died", "The funeral is on Friday", "death"],
  ["Tunde, my son", "He does not call any more", "prodigal"],
  ["Ana and Luis’ wedding", "on Saturday", "wedding"],
  ["I drink too much", "every evening", "addiction"],
  ["Sarah’s pregnancy", "", "birth"],
  ["Our dog at the vet", "", "pet"],
  ["My mother", "we had an argument", "conflict"],
  ["a safe birth", "in May", "birth"],
  ["Mum’s biopsy on Friday", "", "tests"],
  ["Famine in Sudan", "", "hunger"],
  ["My friend Jo lost her baby", "", "death"],
  ["I lost my job", "", "job"],
  ["Passing my exams", "", "study"],
  ["Clean water for the village", "it is a long drought", "hunger"],
  ["my husband is cheating on me", "", "betrayed"],
  ["our dog died", "", "pet"],
  ["I cannot forgive myself", "", "regret"],
  ["angry at God", "", "lament"],
  ["Mia’s first day at school", "", "school-start"],
  ["I hit my wife", "", "violence"],
  ["my friend wants to kill himself", "", "concern"],
  ["examen", "", "study"],
])("%s (%s) is prayed for as %s", async (title, description, id) => {
  const { draft } = await pray(subject(title, { description }));
  const asks = situations.find((one) => one.id === id)?.asks ?? [];
  expect(asks.some((ask) => draft.prayer.includes(ask))).toBe(true);
});

test("who prays for another does not speak as the one who is ill", async () => {
  for (const seed of ["1", "2", "3", "4", "5"]) {
    const { draft } = await pray(subject("Mum’s biopsy", { category: "health" }), seed);
    expect(draft.prayer).not.toMatch(/this is my body|I lie here/);
  }
});

test("a picture of several people does not cost a request its title", async () => {
  const { draft } = await composePrayerForAll(corpus, [subject("Zoë 👩‍👩‍👧 & the move")], {
    seed: "1",
    translation: "WEB",
  });
  expect(draft.prayer).toContain("& the move");
});
