// What somebody writes, kept on the device with every stroke until it has
// arrived: it outlives a lost connection, an ended session and a closed page.
// Each open page keeps its own, under its owner, so that two tabs cannot write
// over each other; what a page that is gone has left is found by the next one.

export interface Left<Value> {
  readonly key: string;
  /** When it was kept last, in milliseconds. */
  readonly at: number;
  readonly value: Value;
}

export interface WritingPlace<Value> {
  /** @returns false where the device takes nothing: the words then last as long as the page */
  readonly keep: (value: Value) => boolean;
  readonly forget: () => void;
  /** The page goes; what is kept stays for the next one. */
  readonly leave: () => void;
  /** The page goes while `value` is still being sent, and has left once that has ended. */
  readonly leaveAfter: (sending: Promise<unknown>, value: Value) => void;
}

/** What a page of this tab that is gone is still sending. */
export interface Leaving<Value> {
  /** As it stands beside what the page leaves. */
  readonly key: string;
  readonly value: Value;
  /** Resolves once it has been sent or could not be. */
  readonly gone: Promise<void>;
}

const prefixOf = (owner: number, kind: string) => `writing:${kind}:${owner}:`;

/** A version 4 UUID, also where the page is not secure and the browser makes none. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const openHere = new Set<string>();
const leavingHere = new Map<string, Leaving<unknown>>();

/** @param kind what is written: `study-notes` */
export function openWritingPlace<Value>(owner: number, kind: string): WritingPlace<Value> {
  const key = `${prefixOf(owner, kind)}${createId()}`;
  openHere.add(key);
  // Held for as long as the page lives, however it ends; tells other pages that it does.
  let release = () => {};
  const left = new Promise<void>((resolve) => {
    release = resolve;
  });
  const released = navigator.locks?.request(key, () => left).catch(() => {});
  const leave = () => {
    openHere.delete(key);
    release();
  };
  return {
    keep: (value) => {
      try {
        localStorage.setItem(key, JSON.stringify({ at: Date.now(), value }));
        return true;
      } catch {
        return false;
      }
    },
    forget: () => forget(key),
    leave,
    leaveAfter: (sending, value) => {
      const end = () => {
        leavingHere.delete(key);
        leave();
      };
      leavingHere.set(key, { key, value, gone: sending.then(end, end).then(() => released) });
    },
  };
}

/** The one that left last stands last. */
export function listLeaving<Value>(owner: number, kind: string): Leaving<Value>[] {
  return [...leavingHere.values()].filter(({ key }) =>
    key.startsWith(prefixOf(owner, kind)),
  ) as Leaving<Value>[];
}

/** Whether anything of theirs is kept on this device, by whichever page. */
export function hasWriting(owner: number, kind: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefixOf(owner, kind)));
  } catch {
    return false;
  }
}

/** What pages that are gone have left, the latest first. */
export async function listLeft<Value>(owner: number, kind: string): Promise<Left<Value>[]> {
  const prefix = prefixOf(owner, kind);
  const held = await listHeld();
  const left: Left<Value>[] = [];
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix) || openHere.has(key) || held.has(key)) continue;
      const kept = readKept<Value>(key);
      if (kept) left.push({ key, ...kept });
    }
  } catch {
    // Storage may be forbidden; then nothing was kept.
  }
  return left.sort((one, other) => other.at - one.at);
}

/** Unless it was written on since. */
export function forgetLeft({ key, at }: Left<unknown>): void {
  if (readKept(key)?.at === at) forget(key);
}

async function listHeld(): Promise<ReadonlySet<string | undefined>> {
  try {
    return new Set((await navigator.locks.query()).held?.map(({ name }) => name));
  } catch {
    return new Set();
  }
}

function readKept<Value>(key: string): { at: number; value: Value } | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept ? (JSON.parse(kept) as { at: number; value: Value }) : undefined;
  } catch {
    return undefined;
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be reached was not kept either.
  }
}
