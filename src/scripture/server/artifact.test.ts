import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { CorpusError, readArtifact, writeArtifact } from "./artifact.ts";

const folder = mkdtempSync(path.join(tmpdir(), "berea-artifact-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SECTIONS = {
  "text/words": "Jesus wept. — “ἀγάπη” 👣",
  "text/none": "",
  "numbers/bytes": Uint8Array.of(1, 2, 3),
  "numbers/signed": Int8Array.of(-1, 127),
  "numbers/shorts": Uint16Array.of(31_102, 7, 65_535),
  "numbers/words": Uint32Array.of(4_294_967_295, 1),
  "numbers/floats": Float32Array.of(0.5, -2),
  "numbers/none": new Uint16Array(),
};

function writeSample(name: string): string {
  const file = path.join(folder, name);
  writeArtifact(file, SECTIONS, "sample");
  return file;
}

/** What `readArtifact` says of the file; fails when it says nothing. */
function complaintOf(file: string): string {
  try {
    readArtifact(file);
  } catch (error) {
    expect(error).toBeInstanceOf(CorpusError);
    return (error as Error).message;
  }
  throw new Error("The file was read without complaint");
}

test("sections come back as they were written", () => {
  const artifact = readArtifact(writeSample("whole.bin"));
  expect(artifact.text("text/words")).toBe(SECTIONS["text/words"]);
  expect(artifact.text("text/none")).toBe("");
  expect(artifact.group("numbers")).toEqual({
    bytes: SECTIONS["numbers/bytes"],
    signed: SECTIONS["numbers/signed"],
    shorts: SECTIONS["numbers/shorts"],
    words: SECTIONS["numbers/words"],
    floats: SECTIONS["numbers/floats"],
    none: SECTIONS["numbers/none"],
  });
  expect(artifact.array("numbers/shorts", "u16")).toEqual(SECTIONS["numbers/shorts"]);
  expect(artifact.madeFrom).toBe("sample");
});

test("arrays are views on one buffer, not copies", () => {
  const artifact = readArtifact(writeSample("views.bin"));
  const { buffer } = artifact.array("numbers/shorts", "u16");
  expect(artifact.array("numbers/words", "u32").buffer).toBe(buffer);
});

test("equal sections give equal files and hashes, and others do not", () => {
  const first = writeSample("first.bin");
  const second = writeSample("second.bin");
  expect(readFileSync(first)).toEqual(readFileSync(second));
  const other = path.join(folder, "other.bin");
  writeArtifact(other, { ...SECTIONS, "numbers/bytes": Uint8Array.of(1, 2, 4) }, "sample");
  expect(readArtifact(other).contentHash).not.toBe(readArtifact(first).contentHash);
});

test("a flipped bit anywhere is noticed", () => {
  const file = path.join(folder, "flipped.bin");
  const whole = readFileSync(writeSample("sound.bin"));
  for (let at = 0; at < whole.length; at++) {
    const damaged = Buffer.from(whole);
    damaged[at]! ^= 1 << (at % 8);
    writeFileSync(file, damaged);
    expect(() => readArtifact(file), `byte ${at}`).toThrow(CorpusError);
  }
});

test("a file cut short anywhere is noticed", () => {
  const file = path.join(folder, "short.bin");
  const whole = readFileSync(writeSample("long.bin"));
  for (let length = 0; length < whole.length; length += 7) {
    writeFileSync(file, whole.subarray(0, length));
    expect(() => readArtifact(file), `${length} bytes`).toThrow(CorpusError);
  }
});

test("each fault is told in a sentence that says what to do", () => {
  const file = path.join(folder, "faulty.bin");
  const whole = readFileSync(writeSample("template.bin"));
  const complaintAfter = (change: (bytes: Buffer) => Buffer): string => {
    writeFileSync(file, change(Buffer.from(whole)));
    return complaintOf(file);
  };
  expect(complaintOf(path.join(folder, "absent.bin"))).toMatch(/^There is no corpus at .*absent/);
  expect(complaintOf(folder)).toMatch(/cannot be read/);
  expect(complaintAfter((bytes) => bytes.subarray(0, bytes.length - 1))).toMatch(/incomplete/);
  expect(complaintAfter((bytes) => Buffer.concat([bytes, Buffer.of(0)]))).toMatch(/incomplete/);
  expect(complaintAfter(() => Buffer.from("<html>".repeat(100)))).toMatch(
    /not one that Berea wrote/,
  );
  expect(
    complaintAfter((bytes) => {
      bytes.writeUInt32LE(99, 8);
      return bytes;
    }),
  ).toMatch(/of format 99/);
  const damaged = complaintAfter((bytes) => {
    bytes[bytes.length - 9]! ^= 4;
    return bytes;
  });
  expect(damaged).toBe(
    "The corpus file is damaged (its checksum differs). Run npm run corpus:build.",
  );
});

test("a section that is not there, or is of another kind, is refused by name", () => {
  const artifact = readArtifact(writeSample("sections.bin"));
  expect(() => artifact.text("text/lost")).toThrow("The corpus file lacks text/lost");
  expect(() => artifact.text("numbers/bytes")).toThrow(CorpusError);
  expect(() => artifact.array("numbers/bytes", "u16")).toThrow(CorpusError);
});

test("a failed write leaves the old file and no draft", () => {
  const file = writeSample("kept.bin");
  const broken = { "numbers/odd": new BigInt64Array(1) } as unknown as typeof SECTIONS;
  expect(() => writeArtifact(file, broken, "broken")).toThrow("numbers/odd");
  expect(readArtifact(file).madeFrom).toBe("sample");
  expect(readdirSync(folder).filter((name) => name.endsWith(".tmp"))).toEqual([]);
});
