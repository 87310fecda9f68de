import { expect, test } from "vitest";
import { rememberVectors } from "./remember-vectors.ts";

test("each text is encoded once, and its vector given in its place", async () => {
  const asked: string[][] = [];
  const encoder = rememberVectors({
    encode: async (texts) => {
      asked.push([...texts]);
      return texts.map((text) => Float32Array.of(text.length));
    },
  });
  expect(await encoder.encode(["a", "bb"])).toEqual([Float32Array.of(1), Float32Array.of(2)]);
  expect(await encoder.encode(["bb", "ccc", "a"])).toEqual([
    Float32Array.of(2),
    Float32Array.of(3),
    Float32Array.of(1),
  ]);
  expect(await encoder.encode(["a"])).toEqual([Float32Array.of(1)]);
  expect(asked).toEqual([["a", "bb"], ["ccc"]]);
});

test("an encoder that cannot answer is asked again", async () => {
  let isAway = true;
  const encoder = rememberVectors({
    encode: async (texts) => (isAway ? [] : texts.map(() => Float32Array.of(1))),
  });
  expect(await encoder.encode(["a"])).toEqual([]);
  isAway = false;
  expect(await encoder.encode(["a"])).toEqual([Float32Array.of(1)]);
});
