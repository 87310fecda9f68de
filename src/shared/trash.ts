// The promise about deleted items: the server holds it, pages and the API's description say it.
import { addDays } from "./calendar/days.ts";

/** For how many days a deleted item can be restored. */
export const TRASH_DAYS = 30;

/** The local date on which an item that was deleted on `deletedOn` is removed for good. */
export const purgeDate = (deletedOn: string): string => addDays(deletedOn, TRASH_DAYS);
