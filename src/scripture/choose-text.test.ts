import { expect, test } from "vitest";
import { chooseText } from "./choose-text.ts";

const cases: [string | undefined, string | undefined, string | undefined][] = [
  [undefined, "WEB", undefined],
  ["", "WEB", undefined],
  ["kjv", "KJV", undefined],
  ["Darby", "DARBY", undefined],
  ["NIV", "WEB", "NIV"],
  ["nlt", "WEB", "NLT"],
  ["CSB", "WEB", "CSB"],
  ["MSG", "WEB", "MSG"],
  ["ESV", "ASV", "ESV"],
  ["NASB", "ASV", "NASB"],
  ["NKJV", "KJV", "NKJV"],
  ["XYZ", undefined, undefined],
  ["constructor", undefined, undefined],
];

test.each(cases)("%s is answered by %s", (requested, code, requestedTranslation) => {
  const chosen = chooseText(requested, "WEB", "show");
  expect(chosen?.code).toBe(code);
  expect(chosen?.requestedTranslation).toBe(requestedTranslation);
  if (requestedTranslation) {
    expect(chosen?.notice).toContain(`(${requestedTranslation})`);
    expect(chosen?.notice).toContain(`(${code})`);
  } else {
    expect(chosen?.notice).toBeUndefined();
  }
});
