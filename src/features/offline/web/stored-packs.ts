// The packs on this device, in IndexedDB. A pack is written in one transaction,
// once all of it is there: a device has the whole of one or nothing.
import { createStore, delMany, get, getMany, keys, setMany, type UseStore } from "idb-keyval";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import { markStored } from "./stored-marks.ts";

export interface StoredPack {
  readonly code: EmbeddedCode;
  readonly slug: string;
  readonly name: string;
  readonly hash: string;
  readonly bytes: number;
  readonly licence: string;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

const CHANGED = "stored-packs";
const PACK = "pack:";
const FILE = "file:";

let opened: UseStore | undefined;
const store: UseStore = async (...call) => {
  opened ??= createStore("berea-offline", "packs");
  return opened(...call);
};

/** Without their files. None where the browser gives no storage. */
export async function listStoredPacks(): Promise<readonly StoredPack[]> {
  try {
    const names = (await keys<string>(store)).filter((name) => name.startsWith(PACK));
    const packs = await getMany<StoredPack | undefined>(names, store);
    return packs.filter((pack) => pack !== undefined);
  } catch {
    return [];
  }
}

/** The compressed file. */
export const readPackFile = (code: EmbeddedCode): Promise<ArrayBuffer | undefined> =>
  get<ArrayBuffer>(`${FILE}${code}`, store);

/** @throws DOMException where the device takes no more */
export async function storePack(pack: StoredPack, file: ArrayBuffer): Promise<void> {
  const { code } = pack;
  const rows: [string, unknown][] = [
    [`${PACK}${code}`, pack],
    [`${FILE}${code}`, file],
  ];
  await setMany(rows, store);
  await tellStored();
}

export async function removePack(code: EmbeddedCode): Promise<void> {
  await delMany([`${PACK}${code}`, `${FILE}${code}`], store);
  await tellStored();
}

async function tellStored(): Promise<void> {
  markStored((await listStoredPacks()).map(({ slug }) => slug));
  window.dispatchEvent(new Event(CHANGED));
}

export function watchStoredPacks(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
