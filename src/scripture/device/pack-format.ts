// The form in which one translation goes to a device: named sections, each a
// string or an array of numbers. Layout: the length of the table (4 bytes, little
// endian), the table as JSON, then the sections, each at a multiple of 8.

const FORMAT = 1;
const ALIGNMENT = 8;

type PackArray = Uint16Array | Uint32Array;
/** By the names that the corpus gives them. */
export type PackSections = Readonly<Record<string, string | PackArray>>;

interface Entry {
  readonly name: string;
  readonly type: "utf8" | "u16" | "u32";
  /** In bytes, from the end of the table. */
  readonly offset: number;
  readonly length: number;
}

interface Table {
  readonly format: number;
  readonly entries: readonly Entry[];
}

export interface OpenPack {
  /** @throws Error where the pack has no such text */
  readonly text: (name: string) => string;
  readonly array: {
    (name: string, type: "u16"): Uint16Array;
    (name: string, type: "u32"): Uint32Array;
  };
}

const align = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

export function encodePack(sections: PackSections): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const entries: Entry[] = [];
  const pieces: Uint8Array[] = [];
  let offset = 0;
  for (const [name, data] of Object.entries(sections)) {
    const bytes =
      typeof data === "string"
        ? encoder.encode(data)
        : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    const type = typeof data === "string" ? "utf8" : data instanceof Uint16Array ? "u16" : "u32";
    entries.push({ name, type, offset, length: bytes.length });
    pieces.push(bytes);
    offset = align(offset + bytes.length);
  }
  const table = encoder.encode(JSON.stringify({ format: FORMAT, entries } satisfies Table));
  const start = align(4 + table.length);
  const pack = new Uint8Array(start + offset);
  new DataView(pack.buffer).setUint32(0, table.length, true);
  pack.set(table, 4);
  entries.forEach((entry, index) => {
    pack.set(pieces[index]!, start + entry.offset);
  });
  return pack;
}

/** @throws Error for what is no pack, or one of another format */
export function decodePack(pack: ArrayBuffer): OpenPack {
  const decoder = new TextDecoder();
  const { entries, start } = readTable(pack);
  const find = (name: string, type: Entry["type"]): Entry => {
    const entry = entries.get(name);
    if (entry?.type !== type) throw new Error(`The pack has no ${name}`);
    return entry;
  };
  function array(name: string, type: "u16"): Uint16Array;
  function array(name: string, type: "u32"): Uint32Array;
  function array(name: string, type: "u16" | "u32"): PackArray {
    const { offset, length } = find(name, type);
    return type === "u16"
      ? new Uint16Array(pack, start + offset, length / 2)
      : new Uint32Array(pack, start + offset, length / 4);
  }
  return {
    text: (name) => {
      const { offset, length } = find(name, "utf8");
      return decoder.decode(new Uint8Array(pack, start + offset, length));
    },
    array,
  };
}

function readTable(pack: ArrayBuffer): { entries: ReadonlyMap<string, Entry>; start: number } {
  if (pack.byteLength < 4) throw new Error("This is no pack");
  const length = new DataView(pack).getUint32(0, true);
  if (4 + length > pack.byteLength) throw new Error("This is no pack, or half of one");
  const { format, entries } = JSON.parse(
    new TextDecoder().decode(new Uint8Array(pack, 4, length)),
  ) as Table;
  if (format !== FORMAT) throw new Error(`This pack is of format ${format}, not ${FORMAT}`);
  const start = align(4 + length);
  const last = entries.at(-1);
  if (last && start + last.offset + last.length > pack.byteLength) {
    throw new Error("This is half of a pack");
  }
  return { entries: new Map(entries.map((entry) => [entry.name, entry])), start };
}
