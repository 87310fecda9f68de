// Asks the thread that holds the stored translations.
import type { DeviceChapter, DeviceText } from "#src/scripture/device/device-text.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";

type Place = { readonly book: number; readonly chapter: number };
type Search = Parameters<DeviceText["search"]>[0];
type Found = ReturnType<DeviceText["search"]>;

export type LibraryCall = { readonly id: number; readonly code: EmbeddedCode } & (
  | ({ readonly kind: "chapter" } & Place)
  | ({ readonly kind: "search" } & Search)
);

export type LibraryAnswer =
  | { readonly id: number; readonly found: unknown }
  | { readonly id: number; readonly problem: string };

let thread: Worker | undefined;
let calls = 0;
const waiting = new Map<number, (answer: LibraryAnswer) => void>();

function start(): Worker {
  const started = new Worker(new URL("./library.worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<LibraryAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  started.addEventListener("error", () => {
    for (const [id, tell] of waiting) tell({ id, problem: "The stored texts could not be opened" });
    waiting.clear();
    thread = undefined;
  });
  return started;
}

type Question<Call> = Call extends LibraryCall ? Omit<Call, "id"> : never;

function ask<Answer>(call: Question<LibraryCall>): Promise<Answer> {
  thread ??= start();
  const id = calls++;
  const answer = new Promise<Answer>((resolve, reject) => {
    waiting.set(id, (told) => {
      if ("found" in told) resolve(told.found as Answer);
      else reject(new Error(told.problem));
    });
  });
  thread.postMessage({ id, ...call } satisfies LibraryCall);
  return answer;
}

/** @throws Error where the translation is not stored or cannot be opened */
export const readStoredChapter = (code: EmbeddedCode, place: Place): Promise<DeviceChapter> =>
  ask({ kind: "chapter", code, ...place });

/** @throws Error where the translation is not stored or cannot be opened */
export const searchStored = (code: EmbeddedCode, search: Search): Promise<Found> =>
  ask({ kind: "search", code, ...search });
