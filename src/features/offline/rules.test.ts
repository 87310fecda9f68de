import { describe, expect, test } from "vitest";
import { formatBytes, hasStoredPage, type Stored } from "./rules.ts";

const nothing: Stored = { translations: [], hasCopies: false };
const kjv: Stored = { translations: ["kjv"], hasCopies: false };
const copies: Stored = { translations: [], hasCopies: true };

describe("which pages a device shows by itself", () => {
  test.each<[path: string, stored: Stored, isStored: boolean]>([
    ["/offline", nothing, true],
    ["/bible", nothing, false],
    ["/bible", kjv, true],
    ["/bible/kjv", kjv, true],
    ["/bible/kjv/john", kjv, true],
    ["/bible/kjv/john/3", kjv, true],
    ["/bible/web/john/3", kjv, false],
    ["/bible/kjv/john/3/16/words", kjv, false],
    ["/bible/kjv/john/three", kjv, false],
    ["/bible-verse-search", kjv, true],
    ["/bible-verse-search", copies, false],
    ["/bible-concordance", kjv, false],
    ["/", kjv, false],
    ["/premium/prayers", kjv, false],
    ["/premium/prayers", copies, true],
    ["/premium/devotionals/12", copies, true],
    ["/premium/devotionals-of-others", copies, false],
    ["/dashboard", copies, true],
    ["/settings", copies, false],
  ])("%s, %o: %s", (path, stored, isStored) => {
    expect(hasStoredPage(path, stored)).toBe(isStored);
  });
});

test.each([
  [0, "0 B"],
  [999, "999 B"],
  [1_000, "1 kB"],
  [64_637, "65 kB"],
  [1_498_599, "1.5 MB"],
  [9_940_000, "9.9 MB"],
  [120_400_000, "120 MB"],
  [10_742_000_000, "10.7 GB"],
])("%i bytes are %s", (bytes, said) => {
  expect(formatBytes(bytes)).toBe(said);
});
