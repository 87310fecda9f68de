// Copies of what a person wrote, for reading without a connection. Each account
// has its own, and only those of the person who was signed in when Berea was
// last reached are ever shown.
import { createStore, del, delMany, get, keys, set, setMany, type UseStore } from "idb-keyval";
import type { CopyKind } from "../rules.ts";
import { findMarkedAccount, markAccount, setKeepsCopies } from "./stored-marks.ts";

export interface Copy<Data> {
  /** Milliseconds since 1970. */
  readonly copiedAt: number;
  readonly data: Data;
}

let opened: UseStore | undefined;
const store: UseStore = async (...call) => {
  opened ??= createStore("berea-copies", "copies");
  return opened(...call);
};

/** For the service worker, which has no local storage. */
const SHOWN = "shown";
const nameOf = (userId: number, kind: CopyKind): string => `${userId}:${kind}`;

/** Nothing where it was never copied, or another person's is asked for than may be shown. */
export async function readCopy<Data>(
  userId: number,
  kind: CopyKind,
): Promise<Copy<Data> | undefined> {
  if (findMarkedAccount() !== userId) return undefined;
  return get<Copy<Data>>(nameOf(userId, kind), store).catch(() => undefined);
}

/** Together, so that no page shows half of what there was. @throws DOMException where nothing more is taken */
export function writeCopies(
  userId: number,
  copies: readonly (readonly [CopyKind, unknown])[],
  copiedAt = Date.now(),
): Promise<void> {
  const rows = copies.map(([kind, data]): [string, Copy<unknown>] => [
    nameOf(userId, kind),
    { copiedAt, data },
  ]);
  return setMany(rows, store);
}

/** Whose copies may be shown from now on; nobody's where no person is given. */
export async function showCopiesOf(userId: number | undefined): Promise<void> {
  markAccount(userId);
  await (userId === undefined ? del(SHOWN, store) : set(SHOWN, userId, store)).catch(() => {});
}

export const areCopiesShown = async (): Promise<boolean> =>
  (await get(SHOWN, store).catch(() => undefined)) !== undefined;

/** Removes all copies of a person, and that they wanted any. */
export async function wipeCopies(userId: number): Promise<void> {
  setKeepsCopies(userId, false);
  if (findMarkedAccount() === userId) await showCopiesOf(undefined);
  const names = await keys<string>(store).catch(() => []);
  const own = names.filter((name) => name.startsWith(`${userId}:`));
  await delMany(own, store).catch(() => {});
}
