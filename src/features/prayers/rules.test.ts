import { describe, expect, test } from "vitest";
import {
  decideStatus,
  findTextProblem,
  findTitleProblem,
  PRAYER_STATUSES,
  type PrayerState,
  type PrayerStatus,
} from "./rules.ts";

const NOW = new Date("2026-11-21T08:00:00Z");
const EARLIER = new Date("2026-11-14T08:00:00Z");
const WORDS = "Her mother came for three weeks.";

const answer = { isAnswered: true, answeredAt: EARLIER, answerDescription: WORDS };
const none = { isAnswered: false, answeredAt: null, answerDescription: null };
const states: Record<string, PrayerState> = {
  active: { status: "active", ...none },
  "active again": { status: "active", ...none, answerDescription: WORDS },
  ongoing: { status: "ongoing", ...none },
  answered: { status: "answered", ...answer },
  archived: { status: "archived", ...none },
  "archived with its answer": { status: "archived", ...answer },
};

/** From where, asked for what, with which words; then where it stands, or why not. */
type Row = [from: string, to: PrayerStatus, words: string | undefined, then: unknown];
const refused = "Only an active or ongoing prayer can be marked answered";
const stays = "stays";
const answeredNow = (words: string) => ({
  status: "answered",
  isAnswered: true,
  answeredAt: NOW,
  answerDescription: words,
});

const rows: Row[] = [
  ["active", "answered", "  She slept. ", answeredNow("She slept.")],
  ["active", "answered", undefined, stays],
  ["active", "answered", "", stays],
  ["active", "answered", " \n\t ", stays],
  ["active", "answered", "\u200b\u2060", stays],
  ["active again", "answered", undefined, stays],
  ["active again", "answered", "New words", answeredNow("New words")],
  ["active", "ongoing", undefined, { status: "ongoing", ...none }],
  ["active", "archived", undefined, { status: "archived", ...none }],
  ["active", "active", undefined, stays],

  ["ongoing", "active", undefined, { status: "active", ...none }],
  ["ongoing", "archived", undefined, { status: "archived", ...none, wasOngoing: true }],
  ["ongoing", "answered", WORDS, answeredNow(WORDS)],
  ["ongoing", "answered", undefined, stays],
  ["ongoing", "ongoing", undefined, stays],

  ["answered", "active", undefined, { status: "active", ...none, answerDescription: WORDS }],
  ["answered", "ongoing", undefined, { status: "ongoing", ...none, answerDescription: WORDS }],
  ["answered", "archived", undefined, { status: "archived", ...answer }],
  ["answered", "answered", undefined, stays],
  ["answered", "answered", WORDS, stays],
  ["answered", "answered", "Other words", "This prayer has been marked answered already"],

  ["archived", "active", undefined, { status: "active", ...none }],
  ["archived", "ongoing", undefined, { status: "ongoing", ...none }],
  ["archived", "answered", WORDS, refused],
  ["archived", "archived", undefined, stays],
  ["archived with its answer", "answered", undefined, { status: "answered", ...answer }],
  [
    "archived with its answer",
    "active",
    undefined,
    { status: "active", ...none, answerDescription: WORDS },
  ],
  ["archived with its answer", "archived", undefined, stays],
];

describe("where a prayer stands", () => {
  test.each(rows)("%s, asked to be %s with %j", (from, status, answerDescription, then) => {
    const decision = decideStatus(states[from] as PrayerState, { status, answerDescription }, NOW);
    const expected =
      then === stays
        ? { kind: "stay" }
        : typeof then === "string"
          ? { kind: "refuse", sentence: then }
          : { kind: "change", to: { wasOngoing: false, ...(then as object) } };
    expect(decision).toEqual(expected);
  });

  test("every way from every status stands in the table", () => {
    for (const from of PRAYER_STATUSES) {
      for (const to of PRAYER_STATUSES) {
        expect(rows.some((row) => row[0] === from && row[1] === to)).toBe(true);
      }
    }
  });
});

describe("a title", () => {
  const cases: [string, string, string | undefined][] = [
    ["a plain one", "Dad’s second scan", undefined],
    ["one in another script", "אבא", undefined],
    ["one of 200 characters", "a".repeat(200), undefined],
    ["one of 200 and spaces around", ` ${"a".repeat(200)} `, undefined],
    ["nothing", "", "Title is required"],
    ["spaces", "   ", "Title is required"],
    ["what cannot be seen", "\u200b\u00ad\u2060", "Title is required"],
    ["one of 201 characters", "a".repeat(201), "Please shorten the title to 200 characters"],
    ["a NUL", "a\u0000b", "The title holds characters that cannot be read"],
    ["an escape", "a\u001b[31mb", "The title holds characters that cannot be read"],
    ["two lines", "a\nb", "The title holds characters that cannot be read"],
    ["half a character", "a\ud83db", "The title holds characters that cannot be read"],
  ];
  test.each(cases)("%s", (_name, title, problem) => {
    expect(findTitleProblem(title)).toBe(problem);
  });
});

describe("a text", () => {
  const cases: [string, string, string | undefined][] = [
    ["nothing", "", undefined],
    ["lines and tabs", "one\r\ntwo\n\tthree", undefined],
    ["one of 5000 characters", "a".repeat(5000), undefined],
    [
      "one of 5001 characters",
      "a".repeat(5001),
      "Please shorten the description to 5000 characters",
    ],
    ["a bell", "ding\u0007", "The description holds characters that cannot be read"],
  ];
  test.each(cases)("%s", (_name, text, problem) => {
    expect(findTextProblem("description", text)).toBe(problem);
  });
});
