// What an address asks for and does not get. The form shows what is asked in
// its place; the reader is told, so that nobody takes a search of the whole Bible
// for the narrower one that was sent to them.
import { BOOKS } from "#src/scripture/books.ts";
import { TRANSLATION_CODES } from "#src/scripture/translations.ts";
import {
  readComparisonChoice,
  readList,
  readSearchChoice,
  readTool,
  SEARCH_TYPES,
  TOOLS,
} from "./tool-url.ts";

const QUOTED_MAX = 5;
const QUOTED_LENGTH = 40;

const TESTAMENTS = ["ot", "nt"];
const BOOK_NAMES = BOOKS.map(({ name }) => name);

/** @returns what was left out, each as a phrase: `the books “Enoch” and “Tobit”` */
export function findLeftOut(parameters: URLSearchParams): string[] {
  const unknown = (parameter: string, one: string, many: string, known: readonly string[]) => {
    const names = known.map((name) => name.toLowerCase());
    const strange = new Set(
      readList(parameters, parameter).filter(
        (value) => value !== "" && !names.includes(value.toLowerCase()),
      ),
    );
    return strange.size === 0 ? [] : [`${strange.size === 1 ? one : many} ${quote([...strange])}`];
  };
  const page = parameters.get("page") ?? "";
  const strangePage = page && !/^[1-9]\d*$/.test(page) ? [`the page ${quote([page])}`] : [];
  const tool = unknown("tool", "the tool", "the tools", TOOLS);
  switch (readTool(parameters)) {
    case "search":
      return [
        ...tool,
        ...unknown("type", "the way of matching", "the ways of matching", SEARCH_TYPES),
        ...unknown("translation", "the translation", "the translations", TRANSLATION_CODES),
        ...unknown("testament", "the testament", "the testaments", TESTAMENTS),
        ...unknown("books", "the book", "the books", BOOK_NAMES),
        ...findBooksTurnedOff(parameters),
        ...unknown("order", "the order", "the orders", ["relevance", "canonical"]),
        ...unknown("forms", "the forms", "the forms", ["exact", "related"]),
        ...strangePage,
      ];
    case "compare":
      return [
        ...unknown("translations", "the translation", "the translations", TRANSLATION_CODES),
        ...findDifferencesOfNothing(parameters),
        ...findNumbersOfNothing(parameters),
        ...strangePage,
      ];
    case "notes":
      return [];
  }
}

function findBooksTurnedOff(parameters: URLSearchParams): string[] {
  const { testaments } = readSearchChoice(parameters).scope;
  const asked = readList(parameters, "books").map((name) => name.toLowerCase());
  const off = BOOKS.filter(
    ({ name, testament }) => asked.includes(name.toLowerCase()) && !testaments.has(testament),
  ).map(({ name }) => name);
  return off.length === 0 ? [] : [`${list(off)}, as the testament is turned off`];
}

function findDifferencesOfNothing(parameters: URLSearchParams): string[] {
  const asked = parameters.get("differences");
  if (!asked || readComparisonChoice(parameters).base) return [];
  return [`the differences from ${quote([asked])}, as it is not compared`];
}

function findNumbersOfNothing(parameters: URLSearchParams): string[] {
  const asked = parameters.get("strongs");
  if (!asked) return [];
  if (asked.trim().toLowerCase() !== "on") return [`${quote([asked])} for Strong’s numbers`];
  return readComparisonChoice(parameters).translations.includes("KJV")
    ? []
    : ["Strong’s numbers, as the KJV is not compared"];
}

const quote = (values: readonly string[]): string => list(values.map((one) => `“${clip(one)}”`));

const clip = (value: string): string => {
  const letters = [...value];
  return letters.length > QUOTED_LENGTH ? `${letters.slice(0, QUOTED_LENGTH).join("")}…` : value;
};

const list = (names: readonly string[]): string => {
  const shown = names.slice(0, QUOTED_MAX);
  const rest = names.length - shown.length;
  return new Intl.ListFormat("en").format(rest > 0 ? [...shown, `${rest} more`] : shown);
};
