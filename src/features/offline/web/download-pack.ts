// Fetches a pack and stores it: all of it, checked against its hash, or nothing.
import type { Pack } from "../contract.ts";
import { formatBytes } from "../rules.ts";
import { storePack } from "./stored-packs.ts";

export type StoreFailure = "unreached" | "damaged" | "full" | "refused";

export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly failure: StoreFailure;
  constructor(failure: StoreFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** What went wrong and what to do, in words. */
export function describeStoreFailure(failure: StoreFailure, bytes: number): string {
  switch (failure) {
    case "unreached":
      return "The connection broke off. Nothing half was stored. Please try again when you are back online.";
    case "damaged":
      return "What arrived was not whole, so it was not stored. Please try again.";
    case "full":
      return `This device has no room for ${formatBytes(bytes)} more. Remove a translation below, or free some space on the device, and try again.`;
    case "refused":
      return "This browser does not let Berea store anything. In a private window, or where cookies are blocked, that is so: open Berea in an ordinary window, or allow it to store data.";
  }
}

/**
 * @param onProgress hears how many bytes have arrived
 * @throws StoreError
 */
export async function downloadPack(
  pack: Pack,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  await askForRoom(pack.bytes);
  const file = await fetchFile(pack, onProgress, signal);
  if (!(await isWhole(file, pack.hash))) throw new StoreError("damaged");
  const { code, slug, name, hash, bytes, licence } = pack;
  try {
    await storePack({ code, slug, name, hash, bytes, licence, storedAt: Date.now() }, file);
  } catch (error) {
    throw new StoreError(isFull(error) ? "full" : "refused");
  }
}

/** Asks the browser to leave what is stored alone when it needs room, and whether there is any. */
async function askForRoom(bytes: number): Promise<void> {
  // Refused, the pack is stored all the same: the browser may remove it one day.
  await navigator.storage?.persist?.().catch(() => false);
  const room = await navigator.storage?.estimate?.().catch(() => undefined);
  const { quota, usage = 0 } = room ?? {};
  if (quota !== undefined && quota - usage < bytes) throw new StoreError("full");
}

async function fetchFile(
  pack: Pack,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(pack.url, { signal });
    if (!answer.ok || !answer.body) throw new StoreError("unreached");
    const file = new Uint8Array(pack.bytes);
    let size = 0;
    for (const reader = answer.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      if (size + value.length > file.length) throw new StoreError("damaged");
      file.set(value, size);
      size += value.length;
      onProgress(size);
    }
    if (size < file.length) throw new StoreError("damaged");
    return file.buffer;
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError("unreached");
  }
}

/** Where the page is not secure the browser makes no hashes; the size was checked. */
async function isWhole(file: ArrayBuffer, hash: string): Promise<boolean> {
  if (!crypto.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", file));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";
