import { expect, test } from "vitest";
import { nameSearchFile } from "./name-file.ts";

test.each([
  ["love", "bible-search-love.txt"],
  ["  in the   beginning ", "bible-search-in-the-beginning.txt"],
  ['"living water" AND NOT (well)', "bible-search-living-water-AND-NOT-well.txt"],
  ["the LORD's prayer", "bible-search-the-LORDs-prayer.txt"],
  ["../../etc/passwd", "bible-search-etc-passwd.txt"],
  ["C:\\con<>|?*", "bible-search-C-con.txt"],
  ["ἀγάπη", "bible-search-ἀγάπη.txt"],
  ["שָׁלוֹם", "bible-search-שָׁלוֹם.txt"],
  ["cafe\u0301", "bible-search-café.txt"],
  ["love\u202Etxt.exe", "bible-search-love-txt-exe.txt"],
  ["tab\tand\nline\u0000", "bible-search-tab-and-line.txt"],
  ["love\ud800", "bible-search-love.txt"],
  ["...", "bible-search.txt"],
  ["", "bible-search.txt"],
])("%j is named %s", (query, name) => {
  expect(nameSearchFile(query)).toBe(name);
});

test.each([["a".repeat(500)], ["愛".repeat(500)], ["👨‍👩‍👧‍👦".repeat(50)]])(
  "a long name is cut where systems can take it: case %#",
  (query) => {
    const name = nameSearchFile(query);
    expect(new TextEncoder().encode(name).length).toBeLessThan(140);
    expect(name.isWellFormed()).toBe(true);
  },
);
