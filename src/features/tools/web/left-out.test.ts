import { expect, test } from "vitest";
import { findLeftOut } from "./left-out.ts";
import {
  formatComparisonChoice,
  formatSearchChoice,
  readComparisonChoice,
  readSearchChoice,
} from "./tool-url.ts";

test.each([
  ["tool=audio", ["the tool “audio”"]],
  ["tool=search&q=love&type=fuzzy", ["the way of matching “fuzzy”"]],
  ["q=love&translation=FOO", ["the translation “FOO”"]],
  ["q=love&translation=web", []],
  ["tool=Search&q=love&type=ALL&testament=NT&order=Canonical&books=john", []],
  ["q=love&testament=ap", ["the testament “ap”"]],
  ["q=love&books=John,Enoch,Tobit", ["the books “Enoch” and “Tobit”"]],
  ["q=love&books=john&books=Enoch&books=", ["the book “Enoch”"]],
  [
    "q=love&testament=nt&books=Genesis,Ruth,John",
    ["Genesis and Ruth, as the testament is turned off"],
  ],
  ["q=love&order=newest&forms=all", ["the order “newest”", "the forms “all”"]],
  ["q=love&page=-1", ["the page “-1”"]],
  ["q=love&page=3&order=relevance&forms=exact&utm_source=letter", []],
  [`q=love&books=${"x".repeat(60)}`, [`the book “${"x".repeat(40)}…”`]],
  ["tool=compare&reference=John+3:16&translations=YLT,FOO,kjv", ["the translation “FOO”"]],
  [
    `tool=compare&reference=John+3:16&translations=${Array.from({ length: 50 }, (_, at) => `T${at}`)}`,
    ["the translations “T0”, “T1”, “T2”, “T3”, “T4”, and 45 more"],
  ],
  [
    "tool=compare&reference=John+3:16&translations=KJV&differences=ASV",
    ["the differences from “ASV”, as it is not compared"],
  ],
  [
    "tool=compare&reference=John+3:16&translations=WEB&strongs=on",
    ["Strong’s numbers, as the KJV is not compared"],
  ],
  ["tool=compare&reference=John+3:16&strongs=true", ["“true” for Strong’s numbers"]],
  ["tool=compare&reference=John+3:16&differences=&strongs=on", []],
  ["tool=notes&books=Enoch", []],
])("of %s is left out: %j", (query, leftOut) => {
  expect(findLeftOut(new URLSearchParams(query))).toEqual(leftOut);
});

test("of an address that was written here, nothing", () => {
  const search = readSearchChoice(
    new URLSearchParams("q=love&translation=FOO&testament=nt&books=Ruth,John&page=2"),
  );
  const comparison = readComparisonChoice(
    new URLSearchParams("reference=John+3:16&translations=KJV,FOO&differences=KJV&strongs=on"),
  );
  for (const address of [formatSearchChoice(search), formatComparisonChoice(comparison)]) {
    expect(findLeftOut(new URL(address, "http://localhost").searchParams)).toEqual([]);
  }
});
