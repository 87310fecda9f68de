// Whether a query is written as book, chapter and verse. Browser-safe and alone:
// the page that asks must not load what reads references.

/**
 * Such a query is sent as non-AI, any other as AI (specification 2 §5). The
 * shape only: `Hezekiah 3:16` has it, `Psalm 23` does not.
 */
export function isReferenceShaped(query: string): boolean {
  return query.length <= 60 && SHAPE.test(query);
}

const BOOK = String.raw`(?:(?:[1-3]|I{1,3})(?:st|nd|rd)?\.?\s?|(?:first|second|third)\s)?[a-z]+\.?(?:\s(?:of\s)?(?:the\s)?[a-z]+\.?){0,3}`;
const DASH = String.raw`\s?[-\u2010-\u2015\u2212]\s?`;
const SHAPE = new RegExp(
  String.raw`^\s*${BOOK}\s*\d{1,3}\s?[:.]\s?\d{1,3}[a-c]?(?:${DASH}\d{1,3}(?:[:.]\d{1,3})?[a-c]?)?\s*$`,
  "iu",
);
