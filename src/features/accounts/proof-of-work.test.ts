import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { hasZeroBits, solveChallenge, writeAttempt } from "./proof-of-work.ts";

const hash = (text: string) => createHash("sha256").update(text).digest();

// Tokens of every length, so that each way of filling blocks is hashed.
test.each(Array.from({ length: 140 }, (_, length) => length))(
  "what is found for a token of %i characters has the bits by the platform's own SHA-256",
  async (length) => {
    const token = randomBytes(length).toString("base64url").slice(0, length);
    const answer = await solveChallenge({ token, bits: 6 }, async () => {});
    expect(hasZeroBits(hash(writeAttempt(token, answer)), 6)).toBe(true);
    // Nothing smaller was passed over: each hash on the way was right.
    for (let earlier = 0; earlier < Number(answer); earlier += 1) {
      expect(hasZeroBits(hash(writeAttempt(token, String(earlier))), 6)).toBe(false);
    }
  },
);

test("the page gets its turn while a long one is searched", async () => {
  let pauses = 0;
  await solveChallenge({ token: "a token that takes a while", bits: 17 }, async () => {
    pauses += 1;
  });
  expect(pauses).toBeGreaterThan(0);
});

test.each([
  [[0, 0, 0x0f, 0xff], 20, true],
  [[0, 0, 0x1f, 0xff], 20, false],
  [[0x80, 0, 0, 0], 1, false],
  [[0x7f, 0, 0, 0], 1, true],
] as const)("%j begins with %i zero bits: %s", (bytes, bits, expected) => {
  expect(hasZeroBits(Uint8Array.from(bytes), bits)).toBe(expected);
});
