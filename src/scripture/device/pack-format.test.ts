import { describe, expect, test } from "vitest";
import { decodePack, encodePack, type PackSections } from "./pack-format.ts";

const CASES: readonly (readonly [name: string, sections: PackSections])[] = [
  ["nothing", {}],
  ["a text", { verses: "In the beginning" }],
  ["a text with letters of several bytes", { verses: "“Ἐν ἀρχῇ” בְּרֵאשִׁית" }],
  ["an empty text and an empty array", { none: "", empty: new Uint16Array() }],
  ["arrays after a text of odd length", { odd: "abc", short: Uint16Array.of(1, 65_535, 3) }],
  [
    "a view into a longer array",
    { view: new Uint32Array([9, 8, 7, 4_294_967_295]).subarray(1), text: "x" },
  ],
];

describe("a pack holds what was put into it", () => {
  test.each(CASES)("%s", (_name, sections) => {
    const open = decodePack(encodePack(sections).buffer);
    for (const [name, data] of Object.entries(sections)) {
      if (typeof data === "string") expect(open.text(name)).toBe(data);
      else if (data instanceof Uint16Array) expect(open.array(name, "u16")).toEqual(data);
      else expect(open.array(name, "u32")).toEqual(new Uint32Array(data));
    }
  });
});

const whole = encodePack({ text: "In the beginning", numbers: Uint32Array.of(1, 2, 3) });
const another = new TextEncoder().encode(JSON.stringify({ format: 9, entries: [] }));
const ofAnotherFormat = new Uint8Array(4 + another.length + 8);
new DataView(ofAnotherFormat.buffer).setUint32(0, another.length, true);
ofAnotherFormat.set(another, 4);

describe("what is no whole pack is refused", () => {
  test.each([
    ["no bytes", new ArrayBuffer(0), /no pack/],
    ["half a table", whole.buffer.slice(0, 12), /half/],
    ["half of the sections", whole.buffer.slice(0, whole.length - 8), /half/],
    ["another format", ofAnotherFormat.buffer, /format 9/],
  ] as const)("%s", (_name, bytes, message) => {
    expect(() => decodePack(bytes)).toThrow(message);
  });

  test("a section that is not there, or is of another type", () => {
    const open = decodePack(whole.buffer);
    expect(() => open.text("absent")).toThrow("absent");
    expect(() => open.text("numbers")).toThrow("numbers");
    expect(() => open.array("numbers", "u16")).toThrow("numbers");
  });
});
