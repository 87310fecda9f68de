import { expect, test, vi } from "vitest";
import { findLocally, isMeant, listPages } from "./local-sources.ts";

vi.stubGlobal("document", { documentElement: { getAttribute: () => null } });

const visitor = { isSignedIn: false, isPremium: false, translation: "web" };
const member = { isSignedIn: true, isPremium: true, translation: "kjv" };
const show = (typed: string, asker = visitor) =>
  findLocally(typed, asker).flatMap(({ title, commands }) =>
    commands.map(({ label }) => `${title}: ${label}`),
  );

test.each([
  ["G26", "Strong’s numbers: Strong’s G26"],
  ["h07225", "Strong’s numbers: Strong’s H7225"],
  ["ἀγάπη", "Words: Study the word “ἀγάπη”"],
  ["hope", "Words: Study the word “hope”"],
  ["ps 23", "Bible: Psalm 23"],
  ["dark", "Actions: Dark colors"],
  ["night", "Actions: Dark colors"],
  ["print", "Actions: Print this page"],
  ["conc", "Pages: Bible Concordance"],
  ["help", "Pages: Help Center"],
])("“%s” finds %s", (typed, found) => {
  expect(show(typed)).toContain(found);
});

test.each([
  ["G26", "Strong’s numbers: Strong’s G26"],
  ["dark", "Actions: Dark colors"],
  ["print", "Actions: Print this page"],
  ["highlights", "Pages: Your highlights"],
  ["ruth", "Bible: Ruth"],
  ["hope", "Words: Study the word “hope”"],
])("Enter after “%s” takes %s", (typed, first) => {
  expect(show(typed)[0]).toBe(first);
});

test("a word that no verse has is not offered for study", () => {
  expect(findLocally("asdfqwer", visitor, true)).toEqual([]);
});

test("members' pages are theirs alone", () => {
  const hrefs = (asker: typeof visitor) => listPages(asker).map(({ href }) => href);
  expect(hrefs(visitor)).not.toContain("/premium/prayers");
  expect(hrefs(visitor)).not.toContain("/dashboard");
  expect(hrefs({ ...visitor, isSignedIn: true })).toContain("/dashboard");
  expect(hrefs(member)).toContain("/premium/prayers");
  // Each address once, so that no two names lead to the same place.
  expect(new Set(hrefs(member)).size).toBe(hrefs(member).length);
});

test("nothing typed finds nothing, and markup is only text", () => {
  expect(findLocally("", member)).toEqual([]);
  expect(findLocally("<script>alert(1)</script>", member)).toEqual([]);
  expect(isMeant("pray li", "Prayer List")).toBe(true);
  expect(isMeant("list of", "Prayer List")).toBe(false);
});
