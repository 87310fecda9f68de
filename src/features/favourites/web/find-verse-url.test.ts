import { expect, test } from "vitest";
import { findVerseUrl } from "./find-verse-url.ts";

test.each([
  ["John 3:16", "/bible/kjv/john/3#v16"],
  ["Psalm 23:1", "/bible/kjv/psalms/23#v1"],
  ["Song of Solomon 2:1", "/bible/kjv/song-of-solomon/2#v1"],
  ["1 John 4:8", "/bible/kjv/1-john/4#v8"],
  ["Obadiah 1:15", "/bible/kjv/obadiah/1#v15"],
  ["Lamentations 3:22–23", "/bible/kjv/lamentations/3#v22-23"],
  ["Romans 8:38–9:2", "/bible/kjv/romans/8#v38"],
  ["John 99:1", undefined],
  ["John 3:99", undefined],
  ["Psalm 23", "/bible/kjv/psalms/23"],
  ["Jude", "/bible/kjv/jude/1"],
  ["John 3:18–16", undefined],
  ["anything at all", undefined],
])("%s: %s", (reference, address) => {
  expect(findVerseUrl(reference, "kjv")).toBe(address);
});
