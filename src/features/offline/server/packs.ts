// The packs as they were built: their list, and each file when it is asked for.
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { EMBEDDED, type EmbeddedCode } from "#src/scripture/translations.ts";
import type { Pack } from "../contract.ts";
import { PACKS_PATH } from "../rules.ts";

interface BuiltPack {
  readonly code: EmbeddedCode;
  readonly file: string;
  readonly hash: string;
  readonly bytes: number;
}

export interface Packs {
  readonly list: readonly Pack[];
  /** `undefined` where there is no file of that name. */
  readonly read: (file: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** As the reader lists them. */
const ORDER: readonly EmbeddedCode[] = ["WEB", "KJV", "ASV", "YLT", "DARBY"];

/** None where they were not built: then nothing can be stored, and all else works. */
export function openPacks(folder: string): Packs {
  const built = readList(path.join(folder, "packs.json")).toSorted(
    (one, other) => ORDER.indexOf(one.code) - ORDER.indexOf(other.code),
  );
  return {
    list: built.map(({ code, file, hash, bytes }) => {
      const { name, slug, year } = EMBEDDED[code];
      const licence = `In the public domain (edition of ${year}).`;
      return { code, name, slug, url: `${PACKS_PATH}/${file}`, hash, bytes, licence };
    }),
    read: async (file) => {
      if (!built.some((pack) => pack.file === file)) return undefined;
      return new Uint8Array(await readFile(path.join(folder, file)));
    },
  };
}

function readList(file: string): readonly BuiltPack[] {
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as { packs: BuiltPack[] }).packs;
  } catch {
    return [];
  }
}
