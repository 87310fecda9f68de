import { expect, test } from "vitest";
import { LicenceError, readLicences } from "./read-licences.ts";

const BOTH = { hasEsv: true, hasApiBible: true };

test.each([undefined, "", " , "])("%j grants nothing, whatever keys there are", (granted) => {
  expect(readLicences(granted, BOTH)).toEqual([]);
});

test("each named translation has its provider", () => {
  expect(readLicences("esv, NIV=apibible:78a9f6124f344018-01 ,CSB=apibible:a1", BOTH)).toEqual([
    { code: "ESV", provider: "esv" },
    { code: "NIV", provider: "api-bible", bibleId: "78a9f6124f344018-01" },
    { code: "CSB", provider: "api-bible", bibleId: "a1" },
  ]);
});

const WRONG: readonly [granted: string, sentence: RegExp][] = [
  ["XYZ", /“XYZ” is none of NIV, ESV/],
  ["constructor", /“constructor” is none of/],
  ["KJV", /King James Version \(KJV\) is in the public domain/],
  ["NIV", /NIV must say which Bible of API\.Bible it is/],
  ["NIV=", /NIV must say/],
  ["NIV=esv", /NIV must say/],
  ["NIV=apibible:../../keys", /NIV must say/],
  ["NIV=apibible:a=b", /NIV must say/],
  ["ESV=apibible:a1", /ESV comes from api\.esv\.org/],
  ["ESV,ESV", /ESV is named twice/],
];

test.each(WRONG)("%s is refused with a sentence that names it", (granted, sentence) => {
  expect(() => readLicences(granted, BOTH)).toThrow(LicenceError);
  expect(() => readLicences(granted, BOTH)).toThrow(sentence);
  expect(() => readLicences(granted, BOTH)).toThrow(/^LICENSED_TRANSLATIONS/);
});

test("a right without a key is refused", () => {
  const none = { hasEsv: false, hasApiBible: false };
  expect(() => readLicences("ESV", none)).toThrow("ESV needs ESV_API_KEY");
  expect(() => readLicences("NIV=apibible:a1", none)).toThrow("NIV needs API_BIBLE_KEY");
});

test("all that is wrong is said at once", () => {
  expect(() => readLicences("XYZ,KJV", BOTH)).toThrow(/XYZ.*\n.*KJV/);
});
