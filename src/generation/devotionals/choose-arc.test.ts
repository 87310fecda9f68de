import { describe, expect, test } from "vitest";
import type { Concern, Tone } from "#src/understanding/contract.ts";
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";
import type { Arc } from "./arc-store.ts";
import { listFitting } from "./choose-arc.ts";
import type { Nearness } from "./sentence-index.ts";

const NOT_SURE: UnderstoodRequest = {
  situation: undefined,
  candidates: [],
  tone: undefined,
  who: undefined,
  concern: undefined,
  name: undefined,
  unreadable: undefined,
};

const arc = (id: string, tone: Tone, situations: string[]): Arc => ({
  id,
  title: id,
  topic: id,
  about: id,
  situations,
  tone,
  asked: [],
  idea: id,
  opening: id,
  passages: [],
  story: id,
  prayer: id,
});

const ARCS = [
  arc("night", "fear", ["anxiety", "sleepless"]),
  arc("chair", "grief", ["parent-died", "spouse-died"]),
  arc("gladness", "joy", ["healed", "answered"]),
  arc("letting-go", "petition", ["forgiving", "family-quarrel"]),
  arc("not-your-fault", "danger", ["violence-at-home"]),
  arc("morning", "danger", ["suicidal", "self-harm"]),
];

/** All are as near as can be unless it is said otherwise. */
const choose = (
  understood: Partial<UnderstoodRequest>,
  near: Readonly<Record<string, number>> = {},
) => {
  const nearness = new Map<string, Nearness>(
    ARCS.map(({ id }) => [id, { best: near[id] ?? 1, near: near[id] ?? 1, barred: 0 }]),
  );
  const request = { understood: { ...NOT_SURE, ...understood }, nearness, isByMeaning: true };
  return listFitting(ARCS, request).map(({ id }) => id);
};

const inDanger = (kind: Concern["kind"], who: Concern["who"] = "writer"): Concern => ({
  kind,
  who,
  level: "danger",
});

describe("in danger only what was written for that danger", () => {
  const cases: [concern: Concern, ids: string[]][] = [
    [inDanger("violence"), ["not-your-fault"]],
    [inDanger("violence", "other"), ["not-your-fault"]],
    [inDanger("suicide"), ["morning"]],
    [inDanger("suicide", "other"), []],
    [inDanger("self-harm"), ["morning"]],
    [inDanger("eating"), []],
    [inDanger("sexual"), []],
  ];
  test.each(cases)("%o", (concern, ids) => {
    expect(choose({ concern })).toEqual(ids);
    // Whatever else was understood.
    expect(choose({ concern, situation: "forgiving", tone: "petition" })).toEqual(ids);
  });
});

test("where there may be violence, nothing asks for forgiveness", () => {
  const concern = { kind: "violence", who: "writer", level: "perhaps" } as const;
  expect(choose({ concern })).not.toContain("letting-go");
  expect(choose({ concern, situation: "forgiving" })).toEqual([]);
});

test("what was written for danger is not given to others", () => {
  expect(choose({})).not.toContain("not-your-fault");
  expect(choose({ situation: "violence-at-home" })).toEqual(["not-your-fault"]);
});

test("a situation that is sure is not contradicted, however near the words are", () => {
  expect(choose({ situation: "spouse-died" }, { chair: 0.3 })).toEqual(["chair"]);
  expect(choose({ situation: "wedding" })).toEqual([]);
});

describe("tones do not contradict each other", () => {
  const cases: [understood: Partial<UnderstoodRequest>, not: string[]][] = [
    [{ tone: "grief" }, ["gladness"]],
    [{ tone: "fear" }, ["gladness"]],
    [{ tone: "guilt" }, ["gladness"]],
    [{ tone: "joy" }, ["night", "chair"]],
    [{ tone: "thanks" }, ["night", "chair"]],
    [{ concern: { kind: "grief", who: "writer", level: "gentle" } }, ["gladness"]],
  ];
  test.each(cases)("%o", (understood, not) => {
    const chosen = choose(understood);
    expect(chosen.length).toBeGreaterThan(0);
    expect(chosen.filter((id) => not.includes(id))).toEqual([]);
  });
});

test("where nothing is sure, only what is near enough answers, the nearest first", () => {
  const far = Object.fromEntries(ARCS.map(({ id }) => [id, 0.3]));
  expect(choose({}, far)).toEqual([]);
  expect(choose({}, { ...far, night: 0.6, chair: 0.7 })).toEqual(["chair", "night"]);
});

test("situations that are likely together are as good as one that is sure", () => {
  const far = Object.fromEntries(ARCS.map(({ id }) => [id, 0.25]));
  const candidates = [
    { situation: "anxiety", share: 0.45 },
    { situation: "sleepless", share: 0.4 },
  ];
  expect(choose({ candidates }, far)).toEqual(["night"]);
});

test("what is nearer to those whom an arc is not for does not get it", () => {
  const nearness = new Map([["night", { best: 0.7, near: 0.7, barred: 0.8 }]]);
  expect(listFitting(ARCS, { understood: NOT_SURE, nearness, isByMeaning: true })).toEqual([]);
});
