// Verses that the KJV numbers and that translations of the older manuscripts
// leave out or put into a footnote. Facts of versification: a provider's answer
// without one of these is whole, without any other it is not.
import type { LicensedCode } from "../../translations.ts";

// By Paratext's code of the book.
const IN_LATER_MANUSCRIPTS = [
  "MAT 17:21",
  "MAT 18:11",
  "MAT 23:14",
  "MRK 7:16",
  "MRK 9:44",
  "MRK 9:46",
  "MRK 11:26",
  "MRK 15:28",
  "LUK 17:36",
  "LUK 23:17",
  "JHN 5:4",
  "ACT 8:37",
  "ACT 15:34",
  "ACT 24:7",
  "ACT 28:29",
  "ROM 16:24",
] as const;

// The NASB and the CSB print them in brackets, the NKJV as text.
const LEFT_OUT: Partial<Record<LicensedCode, ReadonlySet<string>>> = {
  NIV: new Set(IN_LATER_MANUSCRIPTS),
  ESV: new Set([...IN_LATER_MANUSCRIPTS, "MAT 12:47"]),
  NLT: new Set(IN_LATER_MANUSCRIPTS),
};

/** @param bookCode Paratext's: `MAT` */
export const isLeftOut = (
  code: LicensedCode,
  bookCode: string,
  chapter: number,
  verse: number,
): boolean => LEFT_OUT[code]?.has(`${bookCode} ${chapter}:${verse}`) ?? false;
