// Reads the two kinds of SWORD module that the facts come from, straight from
// their files: verse-keyed texts (zText) and dictionaries (zLD).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { BOOKS, type Testament } from "../../../src/scripture/books.ts";

const MODULES = process.env.SWORD_MODULES ?? "/usr/share/sword/modules";

/** Where Debian puts the module of that path (`texts/ztext/…`), or below `SWORD_MODULES`. */
export const findModule = (path: string): string => join(MODULES, path);

const BLOCK_RECORD = 12; // offset, packed size, unpacked size
const VERSE_RECORD = 10; // block (32 bits), offset in it (32), length (16)

function readTestament(folder: string, testament: Testament): string[] {
  const blocks = readFileSync(join(folder, `${testament}.bzs`));
  const records = readFileSync(join(folder, `${testament}.bzv`));
  const packed = readFileSync(join(folder, `${testament}.bzz`));
  const unpacked = new Map<number, Buffer>();
  const block = (number: number): Buffer => {
    let content = unpacked.get(number);
    if (!content) {
      const start = blocks.readUInt32LE(number * BLOCK_RECORD);
      content = inflateSync(
        packed.subarray(start, start + blocks.readUInt32LE(number * BLOCK_RECORD + 4)),
      );
      unpacked.set(number, content);
    }
    return content;
  };

  let record = 0;
  const next = (): string => {
    const at = record++ * VERSE_RECORD;
    const length = records.readUInt16LE(at + 8);
    if (length === 0) return "";
    const offset = records.readUInt32LE(at + 4);
    return block(records.readUInt32LE(at)).toString("utf8", offset, offset + length);
  };

  const verses: string[] = [];
  next(); // heading of the module
  next(); // heading of the testament
  for (const book of BOOKS.filter((candidate) => candidate.testament === testament)) {
    next(); // introduction to the book
    for (const count of book.verseCounts) {
      next(); // introduction to the chapter
      for (let verse = 0; verse < count; verse++) verses.push(next());
    }
  }
  if (record * VERSE_RECORD !== records.length) {
    throw new Error(
      `${folder}: ${testament}.bzv holds ${records.length} bytes, which is not KJV numbering`,
    );
  }
  return verses;
}

/** Each verse's markup by KJV ordinal; index 0 is empty. Linked verses repeat their text. */
export const readSwordVerses = (folder: string): string[] => [
  "",
  ...readTestament(folder, "ot"),
  ...readTestament(folder, "nt"),
];

/** The entries of a dictionary module, in its own order (`path` without extension). */
export function readSwordDictionary(path: string): { key: string; body: string }[] {
  const index = readFileSync(`${path}.idx`);
  const keys = readFileSync(`${path}.dat`);
  const blockIndex = readFileSync(`${path}.zdx`);
  const blocks = readFileSync(`${path}.zdt`);
  const unpacked = new Map<number, Buffer>();
  const block = (number: number): Buffer => {
    let content = unpacked.get(number);
    if (!content) {
      const start = blockIndex.readUInt32LE(number * 8);
      content = inflateSync(
        blocks.subarray(start, start + blockIndex.readUInt32LE(number * 8 + 4)),
      );
      unpacked.set(number, content);
    }
    return content;
  };
  const entries: { key: string; body: string }[] = [];
  for (let at = 0; at < index.length; at += 8) {
    const start = index.readUInt32LE(at);
    const record = keys.subarray(start, start + index.readUInt32LE(at + 4));
    // A record is the key, a line end (CR LF), then block number and entry within the block.
    const keyEnd = record.indexOf("\r\n");
    const content = block(record.readUInt32LE(keyEnd + 2));
    // A block opens with a count and a table of offset and length.
    const entryAt = 4 + record.readUInt32LE(keyEnd + 6) * 8;
    const offset = content.readUInt32LE(entryAt);
    const body = content.toString("utf8", offset, offset + content.readUInt32LE(entryAt + 4));
    entries.push({ key: record.toString("utf8", 0, keyEnd), body: body.replace(/\0+$/, "") });
  }
  return entries;
}
