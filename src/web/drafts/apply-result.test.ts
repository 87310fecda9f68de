import { describe, expect, test } from "vitest";
import { applyLoaded, applyResult } from "./apply-result.ts";
import type { Draft, DraftKind, KnownBase } from "./draft.ts";
import { textRules } from "./text-drafts.ts";

const kind: DraftKind<string> = {
  ...textRules,
  name: "texts",
  goneText: "",
  isEmpty: () => false,
  send: () => Promise.reject(new Error("Nothing is sent here")),
};
const base = { content: "Six jars", version: "v1" };
const sending: Draft<string> = {
  id: "a",
  target: "7",
  content: "Six jars of stone",
  base,
  sent: [],
};
const saved = (content: string, isMerged = false) =>
  ({ kind: "saved", target: "7", base: { content, version: "v2" }, isMerged }) as const;
const typedOn = { ...sending, content: "Six jars of stone, empty" };

describe("what was saved", () => {
  test("is what the next edits are made over", () => {
    const { draft, isMerged } = applyResult(kind, saved("Six jars of stone"), {
      sending,
      now: sending,
    });
    expect(draft.base).toEqual({ content: "Six jars of stone", version: "v2" });
    expect(isMerged).toBe(false);
  });

  test("brings in what was written elsewhere", () => {
    const merged = "Six jars of stone\n\nFilled";
    const applied = applyResult(kind, saved(merged, true), { sending, now: sending });
    expect(applied).toMatchObject({ isMerged: true, draft: { content: merged } });
  });

  test("retains what was typed since, and is joined with the rest by the next request", () => {
    const merged = saved("Six jars of stone\n\nFilled", true);
    expect(applyResult(kind, merged, { sending, now: typedOn })).toMatchObject({
      isMerged: false,
      draft: { content: typedOn.content, base: { content: sending.content, version: "v1" } },
    });
  });

  test("of a thing created by the request, goes on from the version of its creation", () => {
    const first = { ...sending, target: undefined, base: undefined };
    const now = { ...first, content: "Six jars of stone, empty" };
    const merged = { ...saved("Merged", true), createdVersion: "v0" };
    expect(applyResult(kind, merged, { sending: first, now }).draft).toMatchObject({
      target: "7",
      base: { content: sending.content, version: "v0" },
    });
  });

  test("retains what was typed since where nothing came from elsewhere", () => {
    const { draft } = applyResult(kind, saved("Six jars of stone"), { sending, now: typedOn });
    expect(draft).toMatchObject({
      content: typedOn.content,
      base: { content: "Six jars of stone" },
    });
  });
});

describe("a conflict", () => {
  const theirs: KnownBase<string> = { content: "Seven jars", version: "v2" };
  const conflict = { theirs, mine: sending.content, both: "Six jars of stone\n\nSeven jars" };
  const result = { kind: "conflict", target: "7", conflict } as const;

  test("is for a person to settle", () => {
    const now = { ...sending, sent: ["Six jars of stone"] };
    expect(applyResult(kind, result, { sending, now })).toEqual({
      draft: { ...sending, sent: [] },
      conflict,
      isMerged: false,
    });
  });

  test("waits until what was typed during the request is joined too", () => {
    const now = { ...typedOn, sent: [sending.content] };
    // Over the same version as before, so that the next answer is made from all of it.
    expect(applyResult(kind, result, { sending, now })).toEqual({ draft: now, isMerged: false });
  });
});

describe("what the server holds, loaded again", () => {
  const clean: Draft<string> = { ...sending, content: "Six jars" };
  const loaded = { content: "Seven jars", version: "v2" };

  test("is taken where it is newer and nothing was written here", () => {
    expect(applyLoaded(kind, loaded, clean)).toMatchObject({ content: "Seven jars", base: loaded });
  });

  test("is taken where versions are not counted and it reads otherwise", () => {
    const now = { ...clean, base: { ...base, version: null } };
    expect(applyLoaded(kind, { ...loaded, version: null }, now)?.content).toBe("Seven jars");
  });

  test.each<[string, Draft<string>]>([
    ["something newer was saved from here", { ...clean, base: { ...base, version: "v3" } }],
    ["it is the version that is here already", { ...clean, base: { ...base, version: "v2" } }],
    ["something is written that was not sent", sending],
    ["the base is not known", { ...clean, base: { content: undefined, version: "v1" } }],
    ["there is none yet", { ...clean, base: undefined }],
  ])("changes nothing where %s", (_, now) => {
    expect(applyLoaded(kind, loaded, now)).toBeUndefined();
  });
});
