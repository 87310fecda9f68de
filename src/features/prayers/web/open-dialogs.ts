// Which dialog is open in this tab and what is typed in it, so that a reload or
// a lost session takes up where it broke off.
import { findTyping, forgetTyping, storeTyping } from "#src/ui/stored-typing.ts";

/** A form that is typed into: to add, to edit a prayer, to say how it was answered. */
export type FormDialog =
  | { readonly kind: "add" }
  | { readonly kind: "edit"; readonly id: number }
  | { readonly kind: "answer"; readonly id: number };

const OPEN = "prayer-dialog";

export const formNameOf = (dialog: FormDialog): string =>
  dialog.kind === "add" ? "prayer-add" : `prayer-${dialog.kind}-${dialog.id}`;

export const rememberOpen = (owner: number, dialog: FormDialog): void =>
  storeTyping(owner, OPEN, dialog);

export const rememberClosed = (owner: number): void => forgetTyping(owner, OPEN);

/** The dialog that was open, if something was typed in it. */
export function findOpen(owner: number): FormDialog | undefined {
  const dialog = findTyping<FormDialog>(owner, OPEN);
  return dialog && findTyping(owner, formNameOf(dialog)) ? dialog : undefined;
}
