import { describe, expect, test } from "vitest";
import type { StudyNote } from "../contract.ts";
import { EMPTY_NOTE, type NoteFields } from "../rules.ts";
import type { Writing } from "./send-note.ts";
import { takeArrival } from "./take-arrival.ts";

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
