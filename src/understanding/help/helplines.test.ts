import { expect, test } from "vitest";
import { DANGERS } from "../contract.ts";
import { HELPLINES, HELPS, listLines } from "./helplines.ts";

const { countries } = HELPLINES;

test("every country stands once, and every number can be traced to a page", () => {
  const codes = countries.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { emergency, lines } of countries) {
    expect(emergency.sources.length).toBeGreaterThan(0);
    for (const { sources } of lines) expect(sources.length).toBeGreaterThan(0);
  }
});

test.each(countries.map((country) => [country.name, country] as const))(
  "%s: nobody is left between two lines",
  (_name, country) => {
    expect(country.lines.length).toBeGreaterThan(0);
    for (const danger of DANGERS) {
      const lines = listLines(country, danger, "both");
      // One for children and one for those who worry about them serve both.
      for (const who of ["writer", "other"] as const) {
        expect(listLines(country, danger, who).length > 0).toBe(lines.length > 0);
      }
    }
  },
);

test.each(["US", "GB", "IE", "CA", "AU", "NZ", "ZA", "IN"])(
  "%s has a line for every crisis",
  (code) => {
    const lines = countries.find((country) => country.code === code)?.lines ?? [];
    expect(lines.some(({ helps, number }) => helps.includes("crisis") && number)).toBe(true);
  },
);

test("what a line is for is one of the kinds of help", () => {
  const named = countries.flatMap(({ lines }) => lines.flatMap(({ helps }) => helps));
  for (const help of named) expect(HELPS).toContain(help);
});
