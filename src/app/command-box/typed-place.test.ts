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
  ["john 3:99", undefined],
  ["john 99", undefined],
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
