// From a run of text with verse numbers in it to verses, refused unless the
// numbers are those that were asked for, in their order and without a gap.
import type { AskedVerses, ProvidedVerse } from "./provider.ts";
import { ProviderError } from "./provider.ts";

/** A verse's number where it stands, and what follows it up to the next one. */
export interface NumberedText {
  readonly chapter?: number | undefined;
  readonly number: number;
  readonly through?: number | undefined;
  /** With its line breaks; an empty line between paragraphs. */
  readonly raw: string;
}

const refuse = (reason: string): never => {
  throw new ProviderError("unsound", `The provider's answer cannot be shown: ${reason}`);
};

/**
 * @param mayLack whether the translation leaves a verse out
 * @throws ProviderError where a verse is missing, twice, out of order or without words
 */
export function numberVerses(
  asked: AskedVerses,
  numbered: readonly NumberedText[],
  mayLack: (verse: number) => boolean,
): ProvidedVerse[] {
  const verses: ProvidedVerse[] = [];
  let next = asked.first;
  let startsParagraph = true;
  let startsLine = false;
  for (const { chapter, number, through = number, raw } of numbered) {
    if (chapter !== undefined && chapter !== asked.chapter) refuse("another chapter");
    while (next < number && next <= asked.last && mayLack(next)) next += 1;
    if (number !== next || through < number || through > asked.last) refuse("a verse is missing");
    const { text, lineBreaks } = layOut(raw);
    if (!text) refuse("a verse has no words");
    if (/[<>]/.test(text)) refuse("there is markup in it");
    verses.push({
      number,
      ...(through > number ? { through } : {}),
      text,
      lineBreaks: startsLine && !startsParagraph ? [0, ...lineBreaks] : lineBreaks,
      startsParagraph,
    });
    next = through + 1;
    const lineEnds = raw.slice(raw.trimEnd().length).split("\n").length - 1;
    startsParagraph = lineEnds > 1;
    startsLine = lineEnds > 0;
  }
  while (next <= asked.last && mayLack(next)) next += 1;
  if (next <= asked.last) refuse("a verse is missing");
  return verses;
}

/** White space as single spaces, and where lines began. */
function layOut(raw: string): { text: string; lineBreaks: number[] } {
  let text = "";
  const lineBreaks: number[] = [];
  for (const line of raw.split("\n")) {
    const words = line.replace(/\s+/gu, " ").trim();
    if (!words) continue;
    if (text) {
      text += " ";
      lineBreaks.push(text.length);
    }
    text += words;
  }
  return { text, lineBreaks };
}
