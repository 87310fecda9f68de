import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { deflatePieces, joinGzip } from "./gzip-pieces.ts";

const make = (pieces: readonly string[], between: string): Buffer =>
  joinGzip(
    deflatePieces(
      pieces.map((piece) => Buffer.from(piece)),
      Buffer.byteLength(between),
    ),
    Buffer.from(between),
  );
const join = (pieces: readonly string[], between: string): string =>
  gunzipSync(make(pieces, between)).toString();

const LONG = "In the beginning was the Word. ".repeat(8_000);
const cases: [name: string, pieces: string[], between: string][] = [
  ["one piece", ["<p>λόγος</p>"], "unused"],
  ["a nonce in three places", ["<script nonce=", ">1</script>", "</html>"], "bm9uY2U="],
  ["empty pieces", ["", "", ""], "x"],
  ["nothing between", ["a", "b"], ""],
  ["more than a window", [LONG, LONG], "="],
  ["the text between looks like the rest", ["ababab", "ababab", "ab"], "abab"],
  ["a gap beyond the window", [LONG, "In the beginning", LONG], "b".repeat(40_000)],
  ["as much between as a block holds", ["a", "b"], "x".repeat(65_535)],
];

test.each(cases)("%s", (_name, pieces, between) => {
  expect(join(pieces, between)).toBe(pieces.join(between));
});

test("whatever the pieces are", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 200 });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), text, (pieces, between) => {
      expect(join(pieces, between)).toBe(pieces.join(between));
    }),
  );
});

test("a checksum that is wrong would be noticed", () => {
  const file = make(["word"], "");
  file.writeUInt8((file.at(-5) ?? 0) ^ 1, file.length - 5);
  expect(() => gunzipSync(file)).toThrow(/data check/);
});

test("one piece refers to another, and none to the text between", () => {
  const verse = "For God so loved the world, that he gave his one and only Son";
  const twice = deflatePieces([Buffer.from(verse), Buffer.from(verse)], 4);
  expect(twice.pieces[1]?.deflated.length).toBeLessThan(20);
  expect(() => joinGzip(twice, Buffer.from("longer"))).toThrow("6 bytes for a gap of 4");
});
