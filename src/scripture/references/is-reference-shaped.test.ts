import { expect, test } from "vitest";
import { isReferenceShaped } from "./is-reference-shaped.ts";

test.each([
  "John 3:16",
  "john 3:16",
  " John 3:16 ",
  "jn3:16",
  "John 3:16-18",
  "John 3:16–18",
  "John 3:16 - 18",
  "John 3:16-4:2",
  "John 3.16",
  "1 John 4:8",
  "1John 4:8",
  "1st John 4:8",
  "I John 4:8",
  "first john 4:8",
  "iitim3:16-17",
  "Song of Solomon 2:1",
  "Song of Songs 2:1",
  "1 Cor. 13:4-7",
  "Ps. 119:105",
  "Matt 5:3-12a",
  "Hezekiah 3:16",
])("%s has the shape of a reference", (query) => {
  expect(isReferenceShaped(query)).toBe(true);
});

test.each([
  "",
  "love",
  "Psalm 23",
  "John",
  "3:16",
  "what does John 3:16 mean",
  "John 3:16 love",
  "John 3:16 and the love of God in the whole wide world",
  "verses about hope 24:7 in every season of life",
  "God so loved 3:16:18",
  "<John 3:16>",
  `${"a".repeat(5_000)} 3:16`,
  "a ".repeat(5_000),
])("%s has not", (query) => {
  expect(isReferenceShaped(query)).toBe(false);
});
