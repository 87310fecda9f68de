// Generated text as plain words: no HTML, no Markdown but headings, nothing
// invisible. What was set apart as a quotation by markup is put between marks,
// so that it is checked as one. No pattern looks for what closes a mark without a
// bound: a text of opening marks alone would take quadratic time.

const QUOTING_TAG = /<(q|blockquote|cite|em|i)\b[^>]{0,500}>/gi;
const QUOTING_END = /<\/(q|blockquote|cite|em|i)\s*>/gi;
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
    .replace(/<(br|\/p|\/div|\/li|\/h\d)\b[^>]{0,500}>/gi, "\n\n");
  return quoteTagged(decoded)
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

/** What stands between a quoting tag and the next end of its kind. */
function quoteTagged(text: string): string {
  const ends = Map.groupBy(text.matchAll(QUOTING_END), ([, name = ""]) => name.toLowerCase());
  for (const list of ends.values()) list.reverse();
  let quoted = "";
  let at = 0;
  for (const { 0: tag, 1: name = "", index } of text.matchAll(QUOTING_TAG)) {
    const kind = name.toLowerCase();
    const waiting = ends.get(kind) ?? [];
    while ((waiting.at(-1)?.index ?? index) < index) waiting.pop();
    const end = waiting.at(-1);
    if (index < at || !end) continue;
    const words = putBetweenMarks(text.slice(index + tag.length, end.index));
    quoted += text.slice(at, index) + (kind === "blockquote" ? `\n\n${words}\n\n` : words);
    at = end.index + end[0].length;
  }
  return quoted + text.slice(at);
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
