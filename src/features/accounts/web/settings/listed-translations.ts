import {
  EMBEDDED_CODES,
  findTranslation,
  isEmbedded,
  type TranslationCode,
} from "#src/scripture/translations.ts";

// The specification's own list comes first, in its own order.
const OFFERED_FIRST: readonly TranslationCode[] = ["YLT", "KJV", "NIV", "ESV", "NASB", "NLT"];

export interface ListedTranslation {
  readonly code: TranslationCode;
  /** `New International Version (NIV), not available here` */
  readonly label: string;
  /** Whether nobody can open it here, so that it is not offered for choosing. */
  readonly isClosed: boolean;
}

/**
 * @param chosen is listed in any case, so that a choice made elsewhere is not lost
 * @param licensed those under licence for which this site holds a right
 */
export function listTranslations(
  chosen: TranslationCode,
  licensed: readonly string[],
): ListedTranslation[] {
  return [...new Set<TranslationCode>([...OFFERED_FIRST, ...EMBEDDED_CODES, chosen])].map(
    (code) => ({
      code,
      label: `${findTranslation(code)?.name ?? code} (${code})${describeRight(code, licensed)}`,
      isClosed: !isEmbedded(code) && !licensed.includes(code),
    }),
  );
}

function describeRight(code: TranslationCode, licensed: readonly string[]): string {
  if (isEmbedded(code)) return "";
  return licensed.includes(code) ? ", under licence" : ", not available here";
}
