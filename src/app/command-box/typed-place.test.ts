import { expect, test } from "vitest";
import { findTypedPlaces } from "./typed-place.ts";

const rows: [string, string | undefined, string?][] = [
  ["John 3:16", "John 3:16", "/bible/kjv/john/3#v16"],
  ["jn 3 16-18", "John 3:16–18", "/bible/kjv/john/3#v16-18"],
  ["jn 3.16", "John 3:16", "/bible/kjv/john/3#v16"],
  ["ps 23", "Psalm 23", "/bible/kjv/psalms/23"],
  ["1cor13", "1 Corinthians 13", "/bible/kjv/1-corinthians/13"],
  ["1 cor 13 4", "1 Corinthians 13:4", "/bible/kjv/1-corinthians/13#v4"],
  ["gen", "Genesis", "/bible/kjv/genesis"],
  ["song of sol 2", "Song of Solomon 2", "/bible/kjv/song-of-solomon/2"],
  ["john 3:16-99", "John 3:16–36", "/bible/kjv/john/3#v16-36"],
  ["john 3:18-16", "John 3:18", "/bible/kjv/john/3#v18"],
  ["john 3:99", "John 3", "/bible/kjv/john/3"],
  ["john 99", "John", "/bible/kjv/john"],
  ["Gen 1-3", "Genesis 1", "/bible/kjv/genesis/1"],
  ["john 20-25", "John 20", "/bible/kjv/john/20"],
  ["hope for the weary", undefined],
  ["<script>", undefined],
  ["", undefined],
  ["16", undefined],
];
test.each(rows)("“%s” leads first to %s", (typed, label, href) => {
  const [first] = findTypedPlaces(typed, "kjv");
  expect(first?.label).toBe(label);
  if (href) expect(first?.href).toBe(href);
});

test("a few letters offer several books, the well-known abbreviation first", () => {
  const labels = findTypedPlaces("jo", "kjv").map(({ label }) => label);
  expect(labels).toHaveLength(4);
  expect(findTypedPlaces("cor", "kjv").map(({ label }) => label)).toEqual(
    expect.arrayContaining(["1 Corinthians", "2 Corinthians"]),
  );
});

test("chapters from one to another are each offered, as far as there are any", () => {
  const labels = (typed: string) => findTypedPlaces(typed, "kjv").map(({ label }) => label);
  expect(labels("Gen 1-3")).toEqual(["Genesis 1", "Genesis 2", "Genesis 3"]);
  expect(labels("john 20-25")).toEqual(["John 20", "John 21"]);
});

test("of a place that does not exist it says what there is", () => {
  expect(findTypedPlaces("john 99", "kjv")[0]?.hint).toBe("John has 21 chapters");
  expect(findTypedPlaces("jude 2", "kjv")[0]?.hint).toBe("Jude has 1 chapter");
  expect(findTypedPlaces("john 3:99", "kjv")[0]?.hint).toBe("John 3 has 36 verses");
});
