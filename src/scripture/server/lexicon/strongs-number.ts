// Strong's numbers: Hebrew ones stand in the Old Testament, Greek in the New.
import { bookRange } from "../../versification.ts";

const FIRST_NEW_TESTAMENT_BOOK = 40;
const firstGreekOrdinal = bookRange(FIRST_NEW_TESTAMENT_BOOK).start;

/** Whether a verse's numbers are Hebrew ones. */
export const isHebrew = (ordinal: number): boolean => ordinal < firstGreekOrdinal;

/** `H7225` or `G26`, as the verse's testament decides. */
export const formatStrongsNumber = (ordinal: number, digits: number): string =>
  `${isHebrew(ordinal) ? "H" : "G"}${digits}`;

/** `g0026` to `G26`; `undefined` for whatever is no Strong's number. */
export function parseStrongsNumber(text: string): string | undefined {
  const match = /^\s*(?:strong['’]?s\s+)?([HG])\s*0*([1-9]\d{0,3})\s*$/i.exec(text);
  return match ? `${match[1]?.toUpperCase()}${match[2]}` : undefined;
}
