import { describe, expect, test } from "vitest";
import type { StudyNote } from "../contract.ts";
import { EMPTY_NOTE, type NoteFields } from "../rules.ts";
import type { Writing } from "./send-note.ts";
import { takeArrival, takeStanding } from "./take-arrival.ts";

const fields = (content: string): NoteFields => ({ ...EMPTY_NOTE, title: "Cana", content });
const note = (content: string): StudyNote => ({
  ...fields(content),
  tags: [],
  id: 7,
  passages: [],
  createdAt: "2026-01-01T08:00:00.000Z",
  updatedAt: "2026-01-01T09:00:00.000Z",
  writtenOn: "2026-01-01",
  changedOn: "2026-01-01",
});
const base = { fields: fields("Six jars"), updatedAt: "2026-01-01T08:00:00.000Z" };
const sending: Writing = { draftId: "d", noteId: 7, fields: fields("Six jars of stone"), base };
const sent = sending.fields;

describe("what was saved", () => {
  test("is what the next edits are made over", () => {
    const taken = takeArrival(
      { kind: "saved", note: note("Six jars of stone"), isMerged: false },
      { sending, sent, now: sending },
    );
    expect(taken.writing.base).toEqual({
      fields: fields("Six jars of stone"),
      updatedAt: "2026-01-01T09:00:00.000Z",
    });
    expect(taken.joined).toBeUndefined();
  });

  test("brings in what was written elsewhere", () => {
    const taken = takeArrival(
      { kind: "saved", note: note("Six jars of stone\n\nFilled"), isMerged: true },
      { sending, sent, now: sending },
    );
    expect(taken.joined?.content).toBe("Six jars of stone\n\nFilled");
    expect(taken.writing.fields).toEqual(taken.joined);
  });

  test("keeps what was typed since, and is joined with the rest by the next sending", () => {
    const now = { ...sending, fields: fields("Six jars of stone, empty") };
    const taken = takeArrival(
      { kind: "saved", note: note("Six jars of stone\n\nFilled"), isMerged: true },
      { sending, sent, now },
    );
    expect(taken.joined).toBeUndefined();
    expect(taken.writing.fields).toBe(now.fields);
    expect(taken.writing.base).toEqual({ fields: sent, updatedAt: base.updatedAt });
  });

  test("keeps what was typed since where nothing came from elsewhere", () => {
    const now = { ...sending, fields: fields("Six jars of stone, empty") };
    const taken = takeArrival(
      { kind: "saved", note: note("Six jars of stone"), isMerged: false },
      { sending, sent, now },
    );
    expect(taken.writing.fields).toBe(now.fields);
    expect(taken.writing.base?.fields).toEqual(sent);
  });
});

test("nobody chooses before what was typed during the sending is joined too", () => {
  const now = { ...sending, fields: fields("Six jars of stone, empty"), sent: [sent] };
  const both = fields("Six jars of stone\n\nSeven jars");
  const taken = takeArrival(
    { kind: "conflict", theirs: note("Seven jars"), both },
    { sending, sent, now },
  );
  // Over the same version as before, so that the next answer is made from all of it.
  expect(taken).toEqual({ writing: now });
});

describe("what stands on the server, looked up again", () => {
  const still: Writing = { draftId: "d", noteId: 7, fields: base.fields, base };

  test("is taken where it is newer and nothing was written here", () => {
    expect(takeStanding(note("Seven jars"), still)).toMatchObject({
      fields: fields("Seven jars"),
      base: { fields: fields("Seven jars"), updatedAt: "2026-01-01T09:00:00.000Z" },
    });
  });

  const arrived = { fields: fields("Eight jars"), updatedAt: "2026-01-01T10:00:00.000Z" };
  test.each<[string, Writing]>([
    ["something newer has arrived from here meanwhile", { ...still, ...arrived, base: arrived }],
    ["it is the version that stands here", { ...still, base: { ...base, ...note("Six jars") } }],
    ["something is written that has not arrived", { ...still, fields: fields("Six jars, so") }],
    ["it is another note", { ...still, noteId: 8 }],
  ])("changes nothing where %s", (_, now) => {
    expect(takeStanding(note("Seven jars"), now)).toBeUndefined();
  });
});

test("where somebody has to choose, mine is what was edited here over what stands there", () => {
  const theirs = { ...note("Seven jars"), title: "The wedding" };
  const taken = takeArrival(
    { kind: "conflict", theirs, both: fields("Six jars of stone\n\nSeven jars") },
    { sending, sent, now: sending },
  );
  expect(taken.conflict?.mine).toMatchObject({
    title: "The wedding",
    content: "Six jars of stone",
  });
  expect(taken.writing).toMatchObject({ noteId: 7, fields: sent, sent: [] });
});
