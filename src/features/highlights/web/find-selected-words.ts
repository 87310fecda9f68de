import {
  type EmbeddedCode,
  isEmbedded,
  type TranslationCode,
} from "#src/scripture/translations.ts";
import type { HighlightPlace } from "../contract.ts";

interface ChapterText {
  readonly translation: TranslationCode;
  readonly verses: readonly {
    readonly number: number;
    readonly reference: string;
    readonly text: string;
  }[];
}

/**
 * The words that are selected in a chapter, verse by verse, whole words at both
 * ends. None in a licensed text, whose words are not stored.
 *
 * @param text holds the verses' elements, each with its number first
 */
export function findSelectedWords(text: HTMLElement, chapter: ChapterText): HighlightPlace[] {
  const { translation } = chapter;
  const selection = window.getSelection();
  if (!isEmbedded(translation) || !selection?.rangeCount || selection.isCollapsed) return [];
  const range = selection.getRangeAt(0);
  if (!text.contains(range.commonAncestorContainer)) return [];
  return [...text.querySelectorAll<HTMLElement>("[data-verse]")].flatMap((element) => {
    const verse = chapter.verses.find(({ number }) => number === Number(element.dataset.verse));
    if (!verse?.text || !range.intersectsNode(element)) return [];
    const found = findOffsets(element, range);
    const words = found && widenToWords(verse.text, found, translation);
    return words ? [{ reference: verse.reference, words }] : [];
  });
}

/** How many letters of the verse lie before the range, and before its end. */
function findOffsets(verse: HTMLElement, range: Range): [number, number] | undefined {
  const number = verse.firstElementChild;
  if (!number) return undefined;
  const all = document.createRange();
  all.selectNodeContents(verse);
  all.setStartAfter(number);
  const countTo = (node: Node, offset: number): number => {
    const before = all.cloneRange();
    if (all.comparePoint(node, offset) < 0) return 0;
    if (all.comparePoint(node, offset) === 0) before.setEnd(node, offset);
    return countLetters(before);
  };
  const start = countTo(range.startContainer, range.startOffset);
  const end = countTo(range.endContainer, range.endOffset);
  return start < end ? [start, end] : undefined;
}

/** Brackets are printed, not stored. */
const countLetters = (range: Range): number => range.toString().replace(/[[\]]/g, "").length;

function widenToWords(
  text: string,
  [from, to]: [number, number],
  translation: EmbeddedCode,
): HighlightPlace["words"] {
  const isLetter = (at: number) => /[\p{L}\p{M}\p{N}’'-]/u.test(text[at] ?? "");
  let start = Math.min(from, text.length);
  let end = Math.min(to, text.length);
  while (start < end && !isLetter(start)) start++;
  while (end > start && !isLetter(end - 1)) end--;
  if (start === end) return undefined;
  while (start > 0 && isLetter(start - 1)) start--;
  while (end < text.length && isLetter(end)) end++;
  return { translation, start, end };
}
