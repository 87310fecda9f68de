// A word study as an address spells it: `/bible-concordance/love?translation=WEB`.

export const CONCORDANCE_PATH = "/bible-concordance";
const STRONGS_PATH = "/strongs";

export interface StudyChoice {
  readonly word: string;
  readonly translation?: string | undefined;
  /** As a book's address spells it. */
  readonly book?: string | undefined;
}

export function formatStudyUrl({ word, translation, book }: StudyChoice): string {
  const parameters = new URLSearchParams();
  if (translation) parameters.set("translation", translation);
  if (book) parameters.set("book", book);
  const path = `${CONCORDANCE_PATH}/${encodeURIComponent(word)}`;
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

export function readStudyUrl(word: string, parameters: URLSearchParams): StudyChoice {
  return {
    word: word.trim(),
    translation: parameters.get("translation")?.trim() || undefined,
    book: parameters.get("book")?.trim() || undefined,
  };
}

export interface NumberChoice {
  readonly number: string;
  readonly rendering?: string | undefined;
  /** From 1. */
  readonly page?: number;
}

export function formatNumberUrl({ number, rendering, page = 1 }: NumberChoice): string {
  const parameters = new URLSearchParams();
  if (rendering) parameters.set("rendering", rendering);
  if (page > 1) parameters.set("page", String(page));
  const path = `${STRONGS_PATH}/${number.toLowerCase()}`;
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Further on than the pages of any word; what lies beyond is no page either. */
const PAGE_MAX = 10_000;

export function readNumberUrl(number: string, parameters: URLSearchParams): NumberChoice {
  const page = Number(parameters.get("page"));
  return {
    number,
    rendering: parameters.get("rendering")?.trim() || undefined,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, PAGE_MAX) : 1,
  };
}
