// Notes that earlier pages have left, brought to the page that is open.
import { forgetLeft, type Leaving, listLeaving, listLeft } from "#src/ui/kept-writing.ts";
import type { SavingState } from "#src/ui/self-saving.ts";
import { WRITING_KIND, type Writing } from "./send-notes.ts";

/** What a page of this tab, gone by now, is still sending of these very notes. */
export interface TakenOver {
  readonly key: string;
  /** To be shown and written on. */
  readonly writing: Writing;
  /** Nothing is to be sent before: it would overtake. */
  readonly gone: Promise<unknown>;
}

/** @param id of the devotional */
export function takeOver(owner: number, id: number): TakenOver | undefined {
  const all = listLeaving<Writing>(owner, WRITING_KIND).filter(({ value }) => value.id === id);
  const last: Leaving<Writing> | undefined = all.at(-1);
  if (!last) return undefined;
  const { key, value } = last;
  return {
    key,
    writing: { ...value, sent: [...(value.sent ?? []), value.text].slice(-4) },
    gone: Promise.all(all.map(({ gone }) => gone)),
  };
}

export interface OpenPage {
  /** Whether it is still shown and holds nothing that has not arrived. */
  readonly isFree: () => boolean;
  /** Whether what it took over was written on, and that is kept or has arrived. */
  readonly hasWrittenOn: () => boolean;
  /** @returns whether the device keeps it */
  readonly lay: (writing: Writing) => boolean;
  readonly saveNow: () => Promise<SavingState>;
}

/** What earlier pages have left of the notes on a devotional is written on and sent, one by one. */
export async function bringBack(
  owner: number,
  id: number,
  page: OpenPage,
  taken?: TakenOver,
): Promise<void> {
  await taken?.gone;
  const all = await listLeft<Writing>(owner, WRITING_KIND);
  const followed = all.find(({ key }) => key === taken?.key);
  const isFollowed = followed !== undefined && page.hasWrittenOn();
  if (isFollowed) forgetLeft(followed);
  const left = all.find((one) => one.value.id === id && !(isFollowed && one === followed));
  // Whoever has written already goes on; what was left waits for the next opening.
  if (!left || !page.isFree()) return;
  // Where the device takes no copy, the one that it has is not given up before it has arrived.
  if (page.lay(left.value)) forgetLeft(left);
  if ((await page.saveNow()).kind !== "saved") return;
  forgetLeft(left);
  await bringBack(owner, id, page);
}
