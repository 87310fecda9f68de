import { expect, test } from "vitest";
import { CareSchema, type Concern, DANGERS, GENTLE_KINDS } from "../contract.ts";
import { sayCare, toCare, toCareFromSentence } from "./to-care.ts";

const WHO = ["writer", "other", "both"] as const;
const all: Concern[] = WHO.flatMap((who) => [
  ...DANGERS.map((kind) => ({ kind, who, level: "danger" as const })),
  ...DANGERS.map((kind) => ({ kind, who, level: "perhaps" as const })),
  ...GENTLE_KINDS.map((kind) => ({ kind, who, level: "gentle" as const })),
]);

test.each(
  all.map((concern) => [`${concern.level}, ${concern.kind}, ${concern.who}`, concern] as const),
)("%s: is said in whole sentences, and leads to all numbers", (_name, concern) => {
  for (const country of ["US", "AU", "KE", undefined]) {
    const care = CareSchema.parse(toCare(concern, country));
    expect(care).toMatchObject(concern);
    expect(care.text).toMatch(/^[A-Z].*\.$/);
    expect(care.text.length).toBeLessThan(130);
    if (concern.level === "danger") expect(care.title).toMatch(/^[A-Z].{10,70}\.$/);
    expect(care.links.at(-1)?.url).toBe(`/help-now${country ? `?country=${country}` : ""}`);
  }
});

// What nobody in danger is to be told: to bear it, to make it good, that all will be well.
test.each(all)("$level, $kind, $who: no promise and no burden", (concern) => {
  const { title, text } = sayCare(concern);
  expect(`${title} ${text}`).not.toMatch(
    /forgiv|reconcil|try harder|submit|patien|pray|promise|will be (?:fine|well|over)|should have|must|!/i,
  );
});

const called: [
  kind: (typeof DANGERS)[number],
  who: Concern["who"],
  country: string,
  urls: string[],
][] = [
  ["suicide", "writer", "US", ["tel:988", "sms:988", "tel:911"]],
  ["suicide", "other", "AU", ["tel:131114", "tel:000"]],
  ["violence", "writer", "US", ["tel:18007997233", "sms:88788?&body=START", "tel:911"]],
  ["sexual", "writer", "AU", ["tel:1800737732", "tel:000"]],
  ["psychosis", "other", "NZ", ["tel:1737", "sms:1737", "tel:111"]],
  ["harm", "writer", "GB", ["tel:116123", "tel:999"]],
  // A child calls one line, who worries about one calls another.
  ["child", "writer", "GB", ["tel:08001111", "tel:999"]],
  ["child", "other", "GB", ["tel:08088005000", "tel:999"]],
  ["child", "both", "GB", ["tel:08001111", "tel:08088005000", "tel:999"]],
  // Without a line of its own: the crisis line.
  ["eating", "writer", "US", ["tel:988", "sms:988", "tel:911"]],
  ["eating", "writer", "AU", ["tel:1800334673", "tel:000"]],
  ["addiction", "other", "MX", ["tel:8009112000", "tel:911"]],
  // No line whose number was found: its page, and the emergency number.
  ["violence", "writer", "CA", ["https://sheltersafe.ca/", "tel:911"]],
  ["suicide", "writer", "KE", ["tel:999"]],
];

test.each(called)("%s, %s, %s: %j", (kind, who, country, urls) => {
  const { links } = toCare({ kind, who, level: "danger" }, country);
  expect(links.slice(0, -1).map(({ url }) => url)).toEqual(urls);
});

test.each([undefined, "AT"])("in %s no number is known, and none is made up", (country) => {
  const { links } = toCare({ kind: "suicide", who: "writer", level: "danger" }, country);
  expect(links.map(({ url }) => url)).toEqual(["/help-now"]);
});

test("a number says whose it is, where, and when it is answered", () => {
  const [number] = toCare({ kind: "suicide", who: "writer", level: "danger" }, "US").links;
  expect(number).toEqual({
    label: "988",
    url: "tel:988",
    note: "988 Suicide & Crisis Lifeline, United States. Free, day and night.",
  });
});

test.each([
  ["In danger call your local emergency number. A doctor can help.", "danger"],
  ["If you fear being alone with it tonight, ring someone.", "gentle"],
])("a stored sentence of before is shown as it stands: %s", (sentence, level) => {
  expect(toCareFromSentence(sentence, "US")).toMatchObject({ level, text: sentence });
});
