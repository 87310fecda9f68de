// A chapter of a licensed text, in the shape of `readChapter`.
import type { StandInReason } from "../../choose-text.ts";
import { formatOrdinal } from "../../format-reference.ts";
import { LICENSED, type LicensedCode } from "../../translations.ts";
import { chapterRange, verseAt } from "../../versification.ts";
import { describeChapter } from "../read-passage.ts";
import type { LicensedTexts, LicensedVerse } from "./licensed-texts.ts";

/** @throws RangeError when the book has no such chapter */
export async function readLicensedChapter(
  licensed: LicensedTexts,
  code: LicensedCode,
  book: number,
  chapter: number,
  asker?: string,
) {
  const found = await licensed.find(code, [chapterRange(book, chapter)], "show", asker);
  if (!found.ok) return { ok: false as const, reason: found.reason satisfies StandInReason };
  const { name } = LICENSED[code];
  return {
    ok: true as const,
    chapter: {
      ...describeChapter({ translation: code, name, slug: code.toLowerCase() }, book, chapter),
      verses: found.verses.map(writeVerse),
      copyright: found.copyright,
    },
  };
}

function writeVerse({ ordinal, ...verse }: LicensedVerse) {
  const { text, title, omission, numberedAs, lineBreaks, startsParagraph } = verse;
  return {
    number: verseAt(ordinal).verse,
    reference: formatOrdinal(ordinal),
    text,
    ...(title ? { title } : {}),
    ...(lineBreaks.length > 0 ? { lineBreaks } : {}),
    ...(startsParagraph ? { startsParagraph } : {}),
    ...(omission ? { omission } : {}),
    ...(numberedAs ? { numberedAs } : {}),
  };
}
