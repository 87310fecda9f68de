// What an operator says of the rights that were granted: `ESV,NIV=apibible:78a9…-01`.
// A text that is not named here is off, whatever keys there are.
import {
  EMBEDDED,
  findTranslation,
  LICENSED_CODES,
  type LicensedCode,
} from "../../translations.ts";

export type Licence =
  | { readonly code: "ESV"; readonly provider: "esv" }
  | { readonly code: LicensedCode; readonly provider: "api-bible"; readonly bibleId: string };

/** The list names something that cannot be served; `message` says what to write. */
export class LicenceError extends Error {
  override name = "LicenceError";
}

/**
 * @param granted the value of LICENSED_TRANSLATIONS
 * @throws LicenceError with a sentence for each entry that is wrong
 */
export function readLicences(
  granted: string | undefined,
  keys: { readonly hasEsv: boolean; readonly hasApiBible: boolean },
): Licence[] {
  const problems: string[] = [];
  const licences = new Map<LicensedCode, Licence>();
  const entries = (granted ?? "").split(",").map((entry) => entry.trim());
  for (const entry of entries.filter(Boolean)) {
    const licence = readEntry(entry, keys);
    if (typeof licence === "string") problems.push(`LICENSED_TRANSLATIONS: ${licence}`);
    else if (licences.has(licence.code)) {
      problems.push(`LICENSED_TRANSLATIONS: ${licence.code} is named twice.`);
    } else licences.set(licence.code, licence);
  }
  if (problems.length > 0) throw new LicenceError(problems.join("\n"));
  return [...licences.values()];
}

/** The licence, or the sentence that says what is wrong with the entry. */
function readEntry(
  entry: string,
  { hasEsv, hasApiBible }: { hasEsv: boolean; hasApiBible: boolean },
): Licence | string {
  const [name = "", source, ...more] = entry.split("=").map((part) => part.trim());
  const code = name.toUpperCase();
  const translation = findTranslation(code);
  if (translation && !("nearest" in translation)) {
    return `${EMBEDDED[translation.code].name} (${code}) is in the public domain and needs no licence; leave it out.`;
  }
  if (!translation) {
    return `“${name.slice(0, 40)}” is none of ${LICENSED_CODES.join(", ")}.`;
  }
  const licensed = translation.code;
  if (licensed === "ESV") {
    if (source !== undefined) return "ESV comes from api.esv.org; write ESV alone.";
    return hasEsv ? { code: licensed, provider: "esv" } : "ESV needs ESV_API_KEY.";
  }
  const bibleId = /^apibible:([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)$/.exec(source ?? "")?.[1];
  if (!bibleId || more.length > 0) {
    return `${licensed} must say which Bible of API.Bible it is, for example ${licensed}=apibible:78a9f6124f344018-01.`;
  }
  return hasApiBible
    ? { code: licensed, provider: "api-bible", bibleId }
    : `${licensed} needs API_BIBLE_KEY.`;
}
