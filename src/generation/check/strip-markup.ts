// Generated text as plain words: no HTML, no Markdown but headings, nothing
// invisible. What was set apart as a quotation by markup is put between marks,
// so that it is checked as one. Each pattern looks only so far for the mark that
// closes another: a text of opening marks alone would take quadratic time.

const QUOTING_TAGS = /<(q|blockquote|cite|em|i)\b[^<>]*>([\s\S]{0,2000}?)<\/\1\s*>/gi;
const LONG_EMPHASIS =
  /(?<![\p{L}\p{N}*_])([*_])(?!\s|\1)([^*_\n]{20,})(?<!\s)\1(?![\p{L}\p{N}*_])/gu;
/** Bold, italics, code and strike-through of a few words. */
const EMPHASIS = /(\*\*|__|\*|_|~~|`)(?=\S)([^\n]{0,500}?\S)\1/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ldquo: "“",
  rdquo: "”",
  lsquo: "‘",
  rsquo: "’",
  laquo: "«",
  raquo: "»",
};
// Zero-width characters, direction marks, private use, tags and other controls.
const INVISIBLE =
  /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ue000-\uf8ff\u{e0000}-\u{e007f}]|[^\P{Cc}\n\t]/gu;

export function stripMarkup(written: string): string {
  const decoded = decodeEntities(written.replace(/\r\n?/g, "\n").normalize("NFC"))
    .replace(INVISIBLE, "")
    .replace(/<!--[\s\S]{0,500}?-->/g, "")
    .replace(/<(script|style|iframe|svg|template)\b[\s\S]*?(<\/\1\s*>|$)/gi, "")
    .replace(/<(br|\/p|\/div|\/li|\/h\d)\b[^<>]*>/gi, "\n\n");
  return decoded
    .replace(QUOTING_TAGS, (_all, tag: string, inner: string) => {
      const words = putBetweenMarks(inner);
      return tag.toLowerCase() === "blockquote" ? `\n\n${words}\n\n` : words;
    })
    .replace(/<\/?[a-z!][^>\n]*(>|$)/gi, "")
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

function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (all, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? all;
    const code =
      name[1]?.toLowerCase() === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : "";
  });
}
