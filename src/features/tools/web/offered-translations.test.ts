import { expect, test } from "vitest";
import { listForComparison, listForSearch } from "./offered-translations.ts";

const codesOf = (offered: readonly { readonly code: string }[]) => offered.map(({ code }) => code);

test("search offers the specification's list, then the other embedded texts", () => {
  expect(codesOf(listForSearch("YLT"))).toEqual(
    "YLT KJV NIV ESV NASB NLT NKJV CSB WEB ASV DARBY".split(" "),
  );
});

test("comparison offers the specification's list, then the other embedded texts", () => {
  expect(codesOf(listForComparison(["YLT"]))).toEqual(
    "YLT KJV NIV ESV NASB NLT WEB ASV DARBY".split(" "),
  );
});

test("what an address names besides is offered too", () => {
  expect(codesOf(listForSearch("MSG")).at(-1)).toBe("MSG");
  expect(codesOf(listForComparison(["KJV", "CSB"])).at(-1)).toBe("CSB");
});

test("the licensed ones are marked", () => {
  const licensed = listForSearch("YLT").filter(({ isLicensed }) => isLicensed);
  expect(codesOf(licensed)).toEqual(["NIV", "ESV", "NASB", "NLT", "NKJV", "CSB"]);
});
