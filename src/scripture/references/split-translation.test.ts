import { describe, expect, test } from "vitest";
import { splitTranslation, splitUnknownTranslation } from "./split-translation.ts";

describe("the translation is told apart", () => {
  test.each([
    ["love NIV", "love", "NIV"],
    ["love niv", "love", "NIV"],
    ["love YLT", "love", "YLT"],
    ["love msg", "love", "MSG"],
    ["love WEB", "love", "WEB"],
    ["love (web)", "love (web)", undefined],
    ["John 3:16 ESV", "John 3:16", "ESV"],
    ["John 3:16 (KJV)", "John 3:16", "KJV"],
    ["John 3:16 [NIV].", "John 3:16", "NIV"],
    ["John 3:16, NIV", "John 3:16", "NIV"],
    ["John 3:16 - NIV", "John 3:16", "NIV"],
    ["John 3:16ESV", "John 3:16", "ESV"],
    ["1 john 4 8 asv", "1 john 4 8", "ASV"],
    ["john 3:16 web", "john 3:16", "WEB"],
    ["john 3:16 (web)", "john 3:16", "WEB"],
    ["John 3:16 AV", "John 3:16", "KJV"],
    ["John 3:16 NIV84", "John 3:16", "NIV"],
    ["John 3:16 NASB1995", "John 3:16", "NASB"],
    ["Isaiah 53 in the ESV", "Isaiah 53", "ESV"],
    ["grace in the King James Version", "grace", "KJV"],
    ["grace new king james version", "grace", "NKJV"],
    ["grace (World English Bible)", "grace", "WEB"],
    ["John 3:16 King James", "John 3:16", "KJV"],
    ["John 3:16 The Message", "John 3:16", "MSG"],
    ["love thy neighbour Young’s Literal Translation", "love thy neighbour", "YLT"],
    ["love KJV Bible", "love", "KJV"],
    ["love NIV ESV", "love", "NIV"],
    ['"living water" KJV', '"living water"', "KJV"],
    ["(faith OR hope) AND NOT works ASV", "(faith OR hope) AND NOT works", "ASV"],
    ["  love   NIV ", "love", "NIV"],
  ])("%s", (typed, rest, translation) => {
    expect(splitTranslation(typed)).toEqual(
      translation === undefined ? { rest } : { rest, translation },
    );
  });
});

describe("a query that names no translation is left as it was typed", () => {
  test.each([
    "",
    "   ",
    "love",
    "NIV",
    " (KJV) ",
    "the NIV",
    "spider's web",
    "SPIDER WEB",
    "hatch the viper's eggs and weave the spider's web",
    "john nelson darby",
    "king james",
    "the message of the cross",
    "spread the message",
    "naïve",
    "love NIVs",
    "ESVs and others",
    "John 3:16 RSV",
    `${"x".repeat(10_000)}`,
  ])("%s", (typed) => {
    expect(splitTranslation(typed)).toEqual({ rest: typed });
  });
});

test("translations that are not carried are known after a reference only", () => {
  expect(splitUnknownTranslation("John 3:16 RSV")).toEqual({ rest: "John 3:16", unknown: "RSV" });
  expect(splitUnknownTranslation("Psalm 23 (nrsv)")).toEqual({ rest: "Psalm 23", unknown: "NRSV" });
  expect(splitUnknownTranslation("cast the net")).toBeUndefined();
  expect(splitUnknownTranslation("still small voice")).toBeUndefined();
});
