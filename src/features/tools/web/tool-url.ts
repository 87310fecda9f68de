// The tools as addresses spell them: which one is open, and everything that was
// asked of it, so that a URL can be saved, shared and gone back to.
import { BOOKS, Testament } from "#src/scripture/books.ts";
import { type ChosenBooks, namesOf } from "#src/scripture/chosen-books.ts";
import {
  type SplitQuery,
  splitLeadingTranslation,
  splitTranslation,
} from "#src/scripture/references/split-translation.ts";
import { TRANSLATION_CODES, type TranslationCode } from "#src/scripture/translations.ts";
import { TOOLS_PATH } from "./tools-path.ts";

export const TOOLS = ["search", "compare", "notes"] as const;
export type Tool = (typeof TOOLS)[number];

export const SEARCH_TYPES = ["phrase", "any", "all", "boolean"] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

export interface SearchChoice {
  /** Blank where nothing has been asked yet. */
  readonly query: string;
  readonly type: SearchType;
  readonly translation: TranslationCode;
  readonly scope: ChosenBooks;
  readonly forms: "exact" | "related";
  readonly order: "relevance" | "canonical";
  /** From 1; without it the verses stand in one list. */
  readonly page?: number | undefined;
}

export interface ComparisonChoice {
  /** Without the name of a translation; blank where nothing has been asked yet. */
  readonly reference: string;
  /** At least one, each once. */
  readonly translations: readonly TranslationCode[];
  /** The text that the others are held against, word by word. */
  readonly base?: TranslationCode | undefined;
  /** Strong's numbers of the words of the KJV. */
  readonly hasNumbers: boolean;
  /** From 1. */
  readonly page: number;
}

const SEARCH_DEFAULT: TranslationCode = "YLT";
export const COMPARISON_DEFAULT: readonly TranslationCode[] = ["YLT", "KJV", "NIV"];

export const WHOLE_BIBLE: ChosenBooks = {
  testaments: new Set([Testament.Old, Testament.New]),
  books: new Set(),
};

const PAGE_MAX = 1000;

export function readTool(parameters: URLSearchParams): Tool {
  const named = readWord(parameters, "tool");
  return TOOLS.find((tool) => tool === named) ?? "search";
}

export const formatToolUrl = (tool: Tool): string => `${TOOLS_PATH}?tool=${tool}`;

/** @param fallback the translation where the address names none that is known */
export function readSearchChoice(
  parameters: URLSearchParams,
  fallback: TranslationCode = SEARCH_DEFAULT,
): SearchChoice {
  const type = readWord(parameters, "type");
  const [translation = fallback] = readTranslations(parameters, "translation");
  return {
    query: parameters.get("q")?.trim() ?? "",
    type: SEARCH_TYPES.find((known) => known === type) ?? "phrase",
    translation,
    scope: readScope(parameters),
    forms: readWord(parameters, "forms") === "related" ? "related" : "exact",
    order: readWord(parameters, "order") === "canonical" ? "canonical" : "relevance",
    page: readPage(parameters),
  };
}

/** What goes without saying is left out, but for the translation: people's defaults differ. */
export function formatSearchChoice(choice: SearchChoice): string {
  const { query, type, translation, scope, forms, order, page } = choice;
  return formatUrl("search", {
    q: query,
    type: type === "phrase" ? "" : type,
    translation,
    testament: scope.testaments.size === 1 ? [...scope.testaments].join() : "",
    books: namesOf(scope).join(),
    forms: forms === "related" ? forms : "",
    order: order === "canonical" ? order : "",
    page: page ? String(page) : "",
  });
}

export function readComparisonChoice(parameters: URLSearchParams): ComparisonChoice {
  const { rest, translation } = splitNamed(parameters.get("reference")?.trim() ?? "");
  const named = readTranslations(parameters, "translations");
  const translations = [...(named.length > 0 ? named : COMPARISON_DEFAULT)];
  if (translation && !translations.includes(translation)) translations.push(translation);
  const [base] = readTranslations(parameters, "differences");
  return {
    reference: rest,
    translations,
    base: base && translations.includes(base) ? base : undefined,
    hasNumbers: readWord(parameters, "strongs") === "on",
    page: readPage(parameters) ?? 1,
  };
}

export function formatComparisonChoice(choice: ComparisonChoice): string {
  const { reference, translations, base, hasNumbers, page } = choice;
  return formatUrl("compare", {
    reference,
    translations: translations.join(),
    differences: base ?? "",
    strongs: hasNumbers ? "on" : "",
    page: page > 1 ? String(page) : "",
  });
}

/** A named translation would answer in the place of each that is to be compared. */
function splitNamed(reference: string): SplitQuery {
  const trailing = splitTranslation(reference);
  return trailing.translation ? trailing : (splitLeadingTranslation(reference) ?? trailing);
}

const readWord = (parameters: URLSearchParams, name: string): string | undefined =>
  parameters.get(name)?.trim().toLowerCase();

/** Names in one value with commas, or in several as a form without script sends them. */
export const readList = (parameters: URLSearchParams, name: string): string[] =>
  parameters
    .getAll(name)
    .flatMap((value) => value.split(","))
    .map((value) => value.trim());

function readTranslations(parameters: URLSearchParams, name: string): TranslationCode[] {
  const named = new Set(readList(parameters, name).map((code) => code.toUpperCase()));
  return [...named].flatMap((code) => TRANSLATION_CODES.find((known) => known === code) ?? []);
}

function readScope(parameters: URLSearchParams): ChosenBooks {
  const testaments = readList(parameters, "testament").map((name) => name.toLowerCase());
  const known = Object.values(Testament).filter((one) => testaments.includes(one));
  const on = new Set(known.length > 0 ? known : WHOLE_BIBLE.testaments);
  const names = readList(parameters, "books").map((name) => name.toLowerCase());
  const books = BOOKS.filter(
    ({ name, testament }) => on.has(testament) && names.includes(name.toLowerCase()),
  );
  return { testaments: on, books: new Set(books.map(({ number }) => number)) };
}

function readPage(parameters: URLSearchParams): number | undefined {
  const page = Number(parameters.get("page"));
  return Number.isInteger(page) && page >= 1 ? Math.min(page, PAGE_MAX) : undefined;
}

function formatUrl(tool: Tool, values: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams({ tool });
  for (const [name, value] of Object.entries(values)) if (value) parameters.set(name, value);
  return `${TOOLS_PATH}?${parameters.toString().replaceAll("%2C", ",")}`;
}
