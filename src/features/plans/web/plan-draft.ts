// The custom plan that the user is making, stored in this tab until it is
// begun: a dialog closed by mistake and a reload lose nothing of it.

import type { Testament } from "#src/scripture/books.ts";
import { type ChosenBooks, NOTHING_CHOSEN } from "#src/scripture/chosen-books.ts";
import { findTyping, forgetTyping, storeTyping } from "#src/ui/stored-typing.ts";
import { DEFAULT_DURATION, DEFAULT_REMINDER_TIME, type ReminderMethod } from "../choices.ts";

export interface PlanDraft {
  readonly name: string;
  readonly description: string;
  /** As it is typed. */
  readonly duration: string;
  readonly chosen: ChosenBooks;
  readonly reminderTime: string;
  readonly reminderMethod: ReminderMethod;
}

export const NEW_DRAFT: PlanDraft = {
  name: "",
  description: "",
  duration: String(DEFAULT_DURATION),
  chosen: NOTHING_CHOSEN,
  reminderTime: DEFAULT_REMINDER_TIME,
  reminderMethod: "none",
};

const FORM = "plan-new";

/** Sets are no JSON. */
interface StoredDraft extends Omit<PlanDraft, "chosen"> {
  readonly testaments: readonly Testament[];
  readonly books: readonly number[];
}

const write = ({ chosen, ...rest }: PlanDraft): StoredDraft => ({
  ...rest,
  testaments: [...chosen.testaments],
  books: [...chosen.books],
});

export function saveDraft(owner: number, draft: PlanDraft): void {
  const stored = write(draft);
  if (JSON.stringify(stored) === JSON.stringify(write(NEW_DRAFT))) forgetTyping(owner, FORM);
  else storeTyping(owner, FORM, stored);
}

export function findDraft(owner: number): PlanDraft | undefined {
  const stored = findTyping<StoredDraft>(owner, FORM);
  if (!stored) return undefined;
  const { testaments, books, ...rest } = stored;
  return { ...rest, chosen: { testaments: new Set(testaments), books: new Set(books) } };
}

export const forgetDraft = (owner: number): void => forgetTyping(owner, FORM);
