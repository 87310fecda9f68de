import { expect, test } from "vitest";
import { listTranslations } from "./listed-translations.ts";

test("the six of the settings come first, then what is embedded beside them", () => {
  expect(listTranslations("YLT", []).map(({ code }) => code)).toEqual([
    ..."YLT KJV NIV ESV NASB NLT".split(" "),
    ..."WEB ASV DARBY".split(" "),
  ]);
});

test("the licensed ones are marked", () => {
  const labels = listTranslations("YLT", ["ESV"]).map(({ label }) => label);
  expect(labels).toContain("New International Version (NIV), not available here");
  expect(labels).toContain("English Standard Version (ESV), under licence");
  expect(labels).toContain("King James Version (KJV)");
});

test("a choice made elsewhere is listed too", () => {
  expect(listTranslations("MSG", []).at(-1)?.code).toBe("MSG");
});

test("what nobody can open is listed, and cannot be chosen", () => {
  const closed = (licensed: string[]) =>
    listTranslations("YLT", licensed).flatMap(({ code, isClosed }) => (isClosed ? code : []));
  expect(closed([])).toEqual(["NIV", "ESV", "NASB", "NLT"]);
  expect(closed(["ESV"])).toEqual(["NIV", "NASB", "NLT"]);
});
