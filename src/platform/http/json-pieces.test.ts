import fc from "fast-check";
import { expect, test } from "vitest";
import { writeJsonPieces } from "./json-pieces.ts";

async function* listOf(items: readonly unknown[]) {
  yield* items;
}
async function write(value: unknown, indent: number): Promise<string> {
  let text = "";
  for await (const piece of writeJsonPieces(value, indent)) text += piece;
  return text;
}

test.each([0, 2])("is what JSON.stringify gives, with an indent of %i", async (indent) => {
  const text = fc.string({ unit: "binary" });
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.array(fc.jsonValue()), text, async (one, many, name) => {
      const whole = { name, none: [], one, at: new Date(0), many: [{ many, days: many }, [1]] };
      const lists = { many: listOf([{ many, days: listOf(many) }, [1]]), deep: undefined };
      const inPieces = { name, none: listOf([]), one, at: new Date(0), ...lists };
      expect(await write(inPieces, indent)).toBe(JSON.stringify(whole, undefined, indent));
      expect(await write(listOf(many), indent)).toBe(JSON.stringify(many, undefined, indent));
    }),
    { numRuns: 50 },
  );
});
