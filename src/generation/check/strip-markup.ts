// Generated text as plain words: no HTML, no Markdown but headings, nothing
// invisible. What was set apart as a quotation by markup is put between marks,
// so that it is checked as one. No pattern looks for what closes a mark without a
// bound: a text of opening marks alone would take quadratic time.

import { readHtml } from "./read-html.ts";

const LONG_EMPHASIS =
  /(?<![\p{L}\p{N}*_])([*_])(?!\s|\1)([^*_\n]{20,})(?<!\s)\1(?![\p{L}\p{N}*_])/gu;
/** Bold, italics, code and strike-through of a few words. */
const EMPHASIS = /(\*\*|__|\*|_|~~|`)(?=\S)([^\n]{0,500}?\S)\1/g;
// Zero-width characters, direction marks, private use, tags and other controls.
const INVISIBLE =
  /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ue000-\uf8ff\u{e0000}-\u{e007f}]|[^\P{Cc}\n\t]/gu;

export function stripMarkup(written: string): string {
  const text = readHtml(dropInvisible(written.replace(/\r\n?/g, "\n").normalize("NFC")), {
    decodeEntities: true,
    quote: putBetweenMarks,
  });
  // Again, for tags that were written as entities.
  return readHtml(dropInvisible(text), { decodeEntities: false, quote: putBetweenMarks })
    .split("\n")
    .map(stripLine)
    .join("\n")
    .replace(/!?\[([^[\]\n]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, "$1")
    .replace(/\bhttps?:\/\/\S+|\bwww\.\S+/gi, "")
    .replace(LONG_EMPHASIS, (_all, _mark, inner: string) => putBetweenMarks(inner))
    .replace(EMPHASIS, "$2")
    .replace(EMPHASIS, "$2")
    .replace(/[<>]/g, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const dropInvisible = (text: string): string => text.replace(INVISIBLE, "");

function stripLine(line: string): string {
  const heading = /^\s{0,3}#{1,6}\s+(.*)$/.exec(line)?.[1];
  if (heading !== undefined) return `## ${heading.replace(/(?<!#)#+$/, "").trimEnd()}`;
  const quoted = /^\s*>+\s?(.*)$/.exec(line);
  if (quoted?.[1]?.trim()) return putBetweenMarks(quoted[1]);
  if (/^\s*([-*_=]\s*){3,}$/.test(line)) return "";
  const words = line.replace(/^\s*(?:[-*+•]|\d{1,2}[.)])\s+/, "");
  return /^[\s:|-]+\|$/.test(words.trimEnd()) ? "" : words;
}

const QUOTING_WORDS = 5;

function putBetweenMarks(inner: string): string {
  const words = inner.trim();
  const isLong = words.split(/\s+/).length >= QUOTING_WORDS;
  return isLong && !/["“”„«»]|\{\{/.test(words) ? `“${words}”` : words;
}
