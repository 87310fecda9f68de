// The file in which the built corpus is kept: named sections, each a typed array
// or a string, under one checksum. It is written whole and opened whole; nothing
// reads or mends a part of it.
//
// Layout, little-endian: magic (8 bytes), format version (4), length of the
// table (4), SHA-256 of everything that follows (32), the table as JSON, all
// strings as UTF-8, all arrays, each at a multiple of 8.
import { createHash } from "node:crypto";
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** Why the corpus cannot be used, as a sentence for the person who runs Berea. */
export class CorpusError extends Error {
  override readonly name = "CorpusError";
}

const ARRAYS = {
  u8: Uint8Array,
  i8: Int8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f32: Float32Array,
  f64: Float64Array,
} as const;
type ArrayType = keyof typeof ARRAYS;

interface ArrayTypes {
  readonly u8: Uint8Array;
  readonly i8: Int8Array;
  readonly u16: Uint16Array;
  readonly u32: Uint32Array;
  readonly i32: Int32Array;
  readonly f32: Float32Array;
  readonly f64: Float64Array;
}
type SectionArray = ArrayTypes[ArrayType];
type SectionData = string | SectionArray;
/** Sections by name; a slash in a name groups it (`text/KJV/Gen`). */
export type Sections = Readonly<Record<string, SectionData>>;

interface TableEntry {
  readonly name: string;
  readonly type: ArrayType | "utf8";
  /** Bytes from the start of the strings, or of the arrays. */
  readonly offset: number;
  /** In bytes. */
  readonly length: number;
}

interface Table {
  readonly madeFrom: string;
  readonly stringBytes: number;
  readonly arrayBytes: number;
  readonly entries: readonly TableEntry[];
}

const MAGIC = "BEREACRP";
const FORMAT_VERSION = 1;
const HEADER_BYTES = 48;
const CHECKSUM_AT = 16;
const ALIGNMENT = 8;
const REMEDY = "Run npm run corpus:build.";

const align = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/**
 * Writes the file beside its place and then moves it there, so that a reader
 * sees the old corpus or the new one and never half of it.
 *
 * @param madeFrom names what the sections were made from; `Artifact.madeFrom` gives it back
 */
export function writeArtifact(file: string, sections: Sections, madeFrom: string): void {
  const strings = gather(sections, (data) => (typeof data === "string" ? encode(data) : undefined));
  const arrays = gather(sections, (data) => (typeof data === "string" ? undefined : view(data)));
  const table: Table = {
    madeFrom,
    stringBytes: strings.bytes.length,
    arrayBytes: arrays.bytes.length,
    entries: [...strings.entries, ...arrays.entries],
  };
  // Spaces, which JSON ignores, bring what follows to its alignment.
  const json = Buffer.from(JSON.stringify(table));
  const tableBytes = Buffer.alloc(align(json.length), " ");
  json.copy(tableBytes);

  const header = Buffer.alloc(HEADER_BYTES);
  header.write(MAGIC, "latin1");
  header.writeUInt32LE(FORMAT_VERSION, 8);
  header.writeUInt32LE(tableBytes.length, 12);
  checksum(tableBytes, strings.bytes, arrays.bytes).copy(header, CHECKSUM_AT);

  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, Buffer.concat([header, tableBytes, strings.bytes, arrays.bytes]));
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

const encode = (text: string): Buffer => Buffer.from(text, "utf8");
const view = (array: SectionArray): Buffer =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength);

function gather(
  sections: Sections,
  bytesOf: (data: SectionData) => Buffer | undefined,
): { entries: TableEntry[]; bytes: Buffer } {
  const entries: TableEntry[] = [];
  const pieces: Buffer[] = [];
  let offset = 0;
  for (const [name, data] of Object.entries(sections)) {
    const bytes = bytesOf(data);
    if (!bytes) continue;
    entries.push({ name, type: typeOf(name, data), offset, length: bytes.length });
    const padding = align(bytes.length) - bytes.length;
    pieces.push(bytes, Buffer.alloc(padding));
    offset += bytes.length + padding;
  }
  return { entries, bytes: Buffer.concat(pieces) };
}

function typeOf(name: string, data: SectionData): TableEntry["type"] {
  if (typeof data === "string") return "utf8";
  for (const [type, ArrayClass] of Object.entries(ARRAYS)) {
    if (data.constructor === ArrayClass) return type as ArrayType;
  }
  throw new TypeError(`Section ${name} is of a type that the corpus file cannot hold.`);
}

function checksum(...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
}

export interface Artifact {
  /** SHA-256 of all it holds, in hexadecimal. */
  readonly contentHash: string;
  /** What `writeArtifact` was told that it is made from. */
  readonly madeFrom: string;
  /** Throws a CorpusError when there is no such section, or it is no string. */
  text(name: string): string;
  /** A view on the file's own bytes. Throws a CorpusError when there is no such array. */
  array<Type extends ArrayType>(name: string, type: Type): ArrayTypes[Type];
  /** Whatever stands below `prefix`, by the rest of its name. */
  group(prefix: string): Sections;
}

/** Opens and checks the whole file. Throws a CorpusError that says what is wrong and what to do. */
export function readArtifact(file: string): Artifact {
  return withFile(file, (descriptor) => {
    const { tableBytes, table, expected } = readTable(descriptor);
    // Strings are decoded and their bytes let go; the arrays stay where they were read.
    const stringsAt = HEADER_BYTES + tableBytes.length;
    const strings = readExactly(descriptor, stringsAt, table.stringBytes);
    const arrays = readExactly(descriptor, stringsAt + table.stringBytes, table.arrayBytes);
    const actual = checksum(tableBytes, strings, arrays).toString("hex");
    if (actual !== expected) {
      throw new CorpusError(`The corpus file is damaged (its checksum differs). ${REMEDY}`);
    }
    const sections = new Map<string, SectionData>();
    for (const { name, type, offset, length } of table.entries) {
      if (type === "utf8") sections.set(name, strings.toString("utf8", offset, offset + length));
      else sections.set(name, arrayAt(type, arrays, offset, length));
    }
    return { contentHash: actual, madeFrom: table.madeFrom, ...openSections(sections) };
  });
}

function withFile<Result>(file: string, read: (descriptor: number) => Result): Result {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, "r");
    return read(descriptor);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new CorpusError(`There is no corpus at ${file}. ${REMEDY}`);
    if (code) throw new CorpusError(`The corpus at ${file} cannot be read: ${message}. ${REMEDY}`);
    throw error;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function readTable(descriptor: number): { tableBytes: Buffer; table: Table; expected: string } {
  const { size } = fstatSync(descriptor);
  const header = readExactly(descriptor, 0, HEADER_BYTES);
  if (header.toString("latin1", 0, MAGIC.length) !== MAGIC) {
    throw new CorpusError(`The corpus file is not one that Berea wrote. ${REMEDY}`);
  }
  const version = header.readUInt32LE(8);
  if (version !== FORMAT_VERSION) {
    throw new CorpusError(
      `The corpus file is of format ${version}; this version of Berea reads format ${FORMAT_VERSION}. ${REMEDY}`,
    );
  }
  const tableBytes = readExactly(descriptor, HEADER_BYTES, header.readUInt32LE(12));
  const table = parseTable(tableBytes);
  if (size !== HEADER_BYTES + tableBytes.length + table.stringBytes + table.arrayBytes) {
    throw new CorpusError(`The corpus file is incomplete. ${REMEDY}`);
  }
  const expected = header.toString("hex", CHECKSUM_AT, CHECKSUM_AT + 32);
  return { tableBytes, table, expected };
}

function parseTable(bytes: Buffer): Table {
  try {
    const table = JSON.parse(bytes.toString("utf8")) as Table;
    if (Array.isArray(table.entries) && table.stringBytes >= 0 && table.arrayBytes >= 0)
      return table;
  } catch {
    // Told below: whatever is wrong with the table, the remedy is the same.
  }
  throw new CorpusError(`The corpus file is damaged (its table cannot be read). ${REMEDY}`);
}

function readExactly(descriptor: number, position: number, length: number): Buffer {
  const { size } = fstatSync(descriptor);
  if (position + length > size) throw new CorpusError(`The corpus file is incomplete. ${REMEDY}`);
  // Not from Node's pool: the arrays need a buffer that begins at a multiple of 8.
  const bytes = Buffer.from(new ArrayBuffer(length));
  for (let done = 0; done < length; ) {
    const count = readSync(descriptor, bytes, done, length - done, position + done);
    if (count === 0) throw new CorpusError(`The corpus file is incomplete. ${REMEDY}`);
    done += count;
  }
  return bytes;
}

function arrayAt(type: ArrayType, bytes: Buffer, offset: number, length: number): SectionArray {
  const ArrayClass = ARRAYS[type];
  return new ArrayClass(
    bytes.buffer as ArrayBuffer,
    bytes.byteOffset + offset,
    length / ArrayClass.BYTES_PER_ELEMENT,
  );
}

function openSections(
  sections: ReadonlyMap<string, SectionData>,
): Pick<Artifact, "text" | "array" | "group"> {
  const find = (name: string): SectionData => {
    const data = sections.get(name);
    if (data === undefined) {
      throw new CorpusError(`The corpus file lacks ${name}, which this version needs. ${REMEDY}`);
    }
    return data;
  };
  return {
    text: (name) => {
      const data = find(name);
      if (typeof data !== "string") throw new CorpusError(`${name} is no text. ${REMEDY}`);
      return data;
    },
    array: (name, type) => {
      const data = find(name);
      if (!(data instanceof ARRAYS[type]))
        throw new CorpusError(`${name} is no ${type}. ${REMEDY}`);
      return data as ArrayTypes[typeof type];
    },
    group: (prefix) =>
      Object.fromEntries(
        [...sections]
          .filter(([name]) => name.startsWith(`${prefix}/`))
          .map(([name, data]) => [name.slice(prefix.length + 1), data]),
      ),
  };
}
