// What must be true of every passage that we name, and of the names.
import { expect, test } from "vitest";
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import { formatOrdinal, formatRange } from "../format-reference.ts";
import { readReference } from "../references/read-reference.ts";
import { bookOfOrdinal } from "../versification.ts";
import { openPassages } from "./passages.ts";

const corpus = getTestCorpus();
const passages = openPassages();

test("no passage ends before it begins, leaves its book, or overlaps another", () => {
  expect(passages.all.length).toBeGreaterThan(400);
  let last = 0;
  for (const { start, end } of passages.all) {
    expect(start, formatOrdinal(start)).toBeGreaterThan(last);
    expect(end, formatOrdinal(start)).toBeGreaterThanOrEqual(start);
    expect(bookOfOrdinal(end)).toBe(bookOfOrdinal(start));
    last = end;
  }
});

test("the chapters that are said to be covered are, without a gap", () => {
  const missing: string[] = [];
  for (const chapters of passages.covered) {
    const reading = readReference(chapters);
    if (reading.kind !== "reference") throw new Error(chapters);
    for (const { start, end } of reading.ranges) {
      for (let at = start; at <= end; at += 1) {
        if (!passages.all.some((one) => one.start <= at && at <= one.end)) {
          missing.push(formatOrdinal(at));
        }
      }
    }
  }
  expect(missing).toEqual([]);
});

test("headings differ within a book, names belong to one passage each", () => {
  const headings = new Set<string>();
  const names = new Set<string>();
  for (const { start, heading } of passages.all) {
    const key = `${bookOfOrdinal(start)} ${heading}`;
    expect(headings.has(key), key).toBe(false);
    headings.add(key);
  }
  for (const { names: own } of [...passages.all, ...passages.wholes]) {
    for (const name of own) {
      expect(name, name).toBe(name.toLowerCase());
      expect(names.has(name), name).toBe(false);
      names.add(name);
    }
  }
});

test("people and places are named in their passage by one of the texts", () => {
  const absent: string[] = [];
  for (const { start, end, people, places, heading } of [...passages.all, ...passages.wholes]) {
    const words = (["WEB", "KJV", "ASV"] as const)
      .map((code) => {
        let text = "";
        for (let at = start; at <= end; at += 1) text += ` ${corpus.texts[code].verse(at)}`;
        return text;
      })
      .join(" ");
    for (const name of [...people, ...places]) {
      if (!new RegExp(`\\b${name}`).test(words)) absent.push(`${heading}: ${name}`);
    }
  }
  expect(absent).toEqual([]);
});

test.each([
  ["prodigal son", "Luke 15:11–32"],
  ["The Prodigal Son", "Luke 15:11–32"],
  ["the Beatitudes for teenagers", "Matthew 5:1–12"],
  ["a study of the Sermon on the Mount", "Matthew 5–7"],
  ["David and Goliath", "1 Samuel 17"],
  ["armour of God", "Ephesians 6:10–20"],
  ["the ten commandments", "Exodus 20:1–21"],
  ["fruit of the Spirit", "Galatians 5:16–26"],
  ["the story of Joseph", "Genesis 37–50"],
  ["Jonah and the whale", "Jonah 1:17–2:10"],
  ["the rich man and Lazarus", "Luke 16:19–31"],
  ["Lazarus", "John 11:1–44"],
  ["Who killed Goliath?", "1 Samuel 17"],
  ["the ten plagues of Egypt", "Exodus 7:14–12:36"],
  ["Balaam's donkey, a talk for children", "Numbers 22:21–41"],
  ["the Shema", "Deuteronomy 6:4–9"],
])("%s is %s", (text, reference) => {
  const found = passages.findByName(text);
  expect(found && formatRange(found)).toBe(reference);
});

test.each(["praying for Thomas after his operation", "my friend Joseph lost his job", "hope"])(
  "%s names no passage",
  (text) => expect(passages.findByName(text)).toBeUndefined(),
);
