// Which pages a device can show without a connection, and the names that
// everything about it goes by. Live pages, the service worker and the offline
// pages all ask, so this depends on nothing.

export const OFFLINE_PATH = "/offline";
export const PACKS_PATH = "/offline/packs";
/** What the service worker answers with where the server cannot be reached. */
export const SHELL_PATH = "/offline-shell.html";
export const WORKER_PATH = "/service-worker.js";

/** Says to a service worker that waits that it may begin. */
export const TAKE_OVER = "take-over";
/** The same, provided that no other page of Berea is open. */
export const TAKE_OVER_ALONE = "take-over-alone";

/** What of a person's own may be stored. */
export type CopyKind = "plans" | "prayers" | "notes" | "highlights" | "devotionals" | "memory";

/** Where each is read; a device with copies answers for these pages and all below them. */
const COPY_PAGES: Readonly<Record<string, readonly CopyKind[]>> = {
  "/premium/reading-plans": ["plans"],
  "/premium/prayers": ["prayers"],
  "/premium/bible-tools": ["notes"],
  "/premium/devotionals": ["devotionals"],
  "/highlights": ["highlights"],
  "/memory": ["memory"],
  "/dashboard": ["plans", "prayers"],
};

export interface Stored {
  /** Slugs of the translations that are stored. */
  readonly translations: readonly string[];
  /** Whether there are copies of the person who is signed in. */
  readonly hasCopies: boolean;
}

/** Whether the device itself can show a page. */
export function hasStoredPage(pathname: string, { translations, hasCopies }: Stored): boolean {
  if (pathname === OFFLINE_PATH) return true;
  if (hasCopies && findCopyKinds(pathname)) return true;
  if (translations.length === 0) return false;
  if (pathname === "/bible" || pathname === "/bible-verse-search") return true;
  const [, bible, translation = "", , chapter, ...more] = pathname.split("/");
  if (bible !== "bible" || more.length > 0) return false;
  if (chapter !== undefined && !/^\d{1,3}$/.test(chapter)) return false;
  return translations.includes(translation);
}

export function findCopyKinds(pathname: string): readonly CopyKind[] | undefined {
  const page = Object.keys(COPY_PAGES).find(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
  return page === undefined ? undefined : COPY_PAGES[page];
}

/** `1.5 MB`, as people read it. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  if (bytes >= 1_000_000_000) return `${Math.round(bytes / 100_000_000) / 10} GB`;
  const megabytes = bytes / 1_000_000;
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}
