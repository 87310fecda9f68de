import { describe, expect, test } from "vitest";
import { namesOf } from "#src/scripture/chosen-books.ts";
import {
  formatComparisonChoice,
  formatSearchChoice,
  readComparisonChoice,
  readSearchChoice,
  readTool,
} from "./tool-url.ts";

const search = (query: string) => readSearchChoice(new URLSearchParams(query));
const comparison = (query: string) => readComparisonChoice(new URLSearchParams(query));

test.each([
  ["", "search"],
  ["tool=compare", "compare"],
  ["tool=notes", "notes"],
  ["tool=audio", "search"],
])("the address with “%s” opens %s", (query, tool) => {
  expect(readTool(new URLSearchParams(query))).toBe(tool);
});

describe("a search", () => {
  test.each([
    ["q=love&translation=YLT"],
    ["q=in+the+beginning&type=all&translation=KJV&testament=nt&books=John,1+John&forms=related"],
    ["q=%22living+water%22+AND+NOT+well&type=boolean&translation=NIV&order=canonical&page=3"],
    ["q=%C3%A9%F0%9F%93%96&translation=DARBY&books=Genesis"],
  ])("comes back as it went: %s", (query) => {
    expect(formatSearchChoice(search(query))).toBe(`/premium/bible-tools?tool=search&${query}`);
  });

  test("what is not known is left out", () => {
    const choice = search("q=+love+&type=fuzzy&translation=XYZ&testament=apocrypha&page=-1");
    expect(choice).toMatchObject({ query: "love", type: "phrase", translation: "YLT" });
    expect(choice.page).toBeUndefined();
    expect([...choice.scope.testaments]).toEqual(["ot", "nt"]);
  });

  test("a person's own translation stands where the address names none", () => {
    expect(readSearchChoice(new URLSearchParams("q=love"), "KJV").translation).toBe("KJV");
  });

  test("as a form without script sends it", () => {
    const { scope } = search("q=love&testament=ot&testament=nt&books=Ruth&books=john&books=Tobit");
    expect([...scope.testaments]).toEqual(["ot", "nt"]);
    expect(namesOf(scope)).toEqual(["Ruth", "John"]);
  });

  test("in whatever letters it was typed", () => {
    const choice = search("q=love&type=ALL&testament=NT&order=Canonical&forms=Related&books=JOHN");
    expect(choice).toMatchObject({ type: "all", order: "canonical", forms: "related" });
    expect([...choice.scope.testaments]).toEqual(["nt"]);
    expect(namesOf(choice.scope)).toEqual(["John"]);
  });

  test("a testament that is off has no books", () => {
    expect(namesOf(search("q=love&testament=nt&books=Ruth,John").scope)).toEqual(["John"]);
  });
});

describe("a comparison", () => {
  test.each([
    ["reference=John+3%3A16&translations=YLT,KJV,NIV"],
    ["reference=Psalm+119&translations=KJV,WEB&differences=KJV&strongs=on&page=2"],
  ])("comes back as it went: %s", (query) => {
    expect(formatComparisonChoice(comparison(query))).toBe(
      `/premium/bible-tools?tool=compare&${query}`,
    );
  });

  test.each([
    ["none named", "", ["YLT", "KJV", "NIV"]],
    ["none known", "translations=XYZ,QQQ", ["YLT", "KJV", "NIV"]],
    ["as a form sends them", "translations=web&translations=KJV", ["WEB", "KJV"]],
    [
      "fifty at once",
      `translations=${["KJV,YLT", ...Array.from({ length: 50 }, (_, at) => `X${at}`), "KJV"]}`,
      ["KJV", "YLT"],
    ],
    ["one with the reference", "reference=John+3:16+ESV", ["YLT", "KJV", "NIV", "ESV"]],
    ["one before the reference", "reference=KJV+John+3:16", ["YLT", "KJV", "NIV"]],
  ])("of which translations: %s", (_case, query, translations) => {
    expect(comparison(query).translations).toEqual(translations);
  });

  test.each([
    ["John 3:16 ESV", "John 3:16"],
    ["KJV John 3:16", "John 3:16"],
    ["John 3:16; Romans 5:8", "John 3:16; Romans 5:8"],
  ])("of which passage: %s", (reference, rest) => {
    expect(comparison(`${new URLSearchParams({ reference })}`).reference).toBe(rest);
  });

  test("nothing is held against a text that is not shown", () => {
    expect(comparison("translations=KJV,WEB&differences=ASV").base).toBeUndefined();
  });
});
