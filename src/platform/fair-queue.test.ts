import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { UserError } from "./errors.ts";
import { createFairQueue, type FairQueueRules, measureElapsed } from "./fair-queue.ts";

const RULES: FairQueueRules = {
  share: 0.25,
  savedMs: 0,
  runningMax: 1,
  heldMs: 100,
  waitMs: 2_500,
  waitingMax: 100,
  waitingMaxPerAddress: 50,
  measure: measureElapsed,
};

beforeEach(() => {
  // From an instant at which no address owes anything.
  vi.useFakeTimers({
    now: 1_000_000,
    toFake: ["setTimeout", "clearTimeout", "setImmediate", "clearImmediate", "performance"],
  });
  vi.advanceTimersByTime(60_000);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Calls that work for a given time, and a record of when each began, to ten milliseconds. */
function open(rules: Partial<FairQueueRules> = {}) {
  const zero = performance.now();
  const began: string[] = [];
  const times: Record<string, number> = {};
  const refused: Record<string, unknown> = {};
  const figures = { waiting: 0, refused: 0 };
  const queue = createFairQueue(
    { ...RULES, ...rules },
    {
      onWaiting: (_kind, change) => {
        figures.waiting += change;
      },
      onRefused: () => {
        figures.refused += 1;
      },
    },
  );
  /** @param name the address and a number: `a1` */
  const call = (name: string, workMs = 20, signal?: AbortSignal) =>
    queue
      .enter(name.slice(0, 1), { kind: "test", ...(signal ? { signal: () => signal } : {}) })
      .then(
        (leave) => {
          began.push(name);
          times[name] = Math.round((performance.now() - zero) / 10) * 10;
          if (Number.isFinite(workMs)) setTimeout(leave, workMs);
          return leave;
        },
        (error: unknown) => {
          refused[name] = error;
          return () => {};
        },
      );
  return { call, began, times, refused, figures };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("whose turn it is", () => {
  test("who is alone begins at once", async () => {
    const { call, began, figures } = open();
    await call("a1");
    expect(began).toEqual(["a1"]);
    expect(figures.waiting).toBe(0);
  });

  const cases: [string, string[], string[]][] = [
    ["one address, in the order of its calls", ["a1", "a2", "a3"], ["a1", "a2", "a3"]],
    [
      "addresses take turns, however many calls one sends",
      ["a1", "a2", "a3", "a4", "b1", "b2", "c1"],
      ["a1", "a2", "b1", "c1", "a3", "b2", "a4"],
    ],
  ];
  test.each(cases)("%s", async (_case, calls, order) => {
    // Without a limit on the pace.
    const { call, began } = open({ share: 1 });
    for (const name of calls) void call(name);
    await pass(1_000);
    expect(began).toEqual(order);
  });

  test("an address has one piece at a time, though there is room for others", async () => {
    const { call, began } = open({ runningMax: 3, heldMs: 1_000 });
    for (const name of ["a1", "a2", "b1"]) void call(name, 200);
    await pass(100);
    expect(began).toEqual(["a1", "b1"]);
  });

  test("what waits for something else lets the next begin", async () => {
    const { call, began, times } = open();
    for (const name of ["a1", "b1"]) void call(name, Number.POSITIVE_INFINITY);
    await pass(150);
    expect(began).toEqual(["a1", "b1"]);
    expect(times.b1).toBeGreaterThanOrEqual(RULES.heldMs);
  });

  test("a turn ends once, however often it is left", async () => {
    const { call, began } = open();
    const leave = await call("a1", Number.POSITIVE_INFINITY);
    for (const name of ["b1", "c1"]) void call(name, Number.POSITIVE_INFINITY);
    leave();
    leave();
    await pass(50);
    expect(began).toEqual(["a1", "b1"]);
  });

  test("each piece begins in a round of the event loop of its own", async () => {
    const { call, began } = open({ runningMax: 2 });
    for (const name of ["a1", "b1", "c1", "d1"]) void call(name, Number.POSITIVE_INFINITY);
    await pass(RULES.heldMs);
    expect(began).toEqual(["a1", "b1"]);
    // There is room for both now. A round takes a millisecond of the clock here.
    await pass(1);
    expect(began).toEqual(["a1", "b1", "c1"]);
    await pass(1);
    expect(began).toEqual(["a1", "b1", "c1", "d1"]);
  });
});

describe("the pace of an address", () => {
  test("its next piece begins when its share has made up for the last one", async () => {
    const { call, times } = open();
    for (const name of ["a1", "a2", "a3"]) void call(name, 20);
    await pass(1_000);
    expect(times).toEqual({ a1: 0, a2: 80, a3: 160 });
  });

  test("who asked for nothing lately has something saved", async () => {
    const { call, times } = open({ savedMs: 50 });
    for (const name of ["a1", "a2", "a3", "a4", "a5"]) void call(name, 20);
    await pass(1_000);
    expect(times).toMatchObject({ a1: 0, a2: 20, a3: 40, a4: 60, a5: 120 });
    // Not more than that, however long it asks for nothing.
    await pass(2_000);
    for (const name of ["a6", "a7", "a8", "a9"]) void call(name, 20);
    await pass(1_000);
    expect(times).toMatchObject({ a6: 3_000, a7: 3_020, a8: 3_040, a9: 3_060 });
  });

  test("a turn can be made to cost more than was measured", async () => {
    const { call, times } = open();
    const leave = await call("a1", Number.POSITIVE_INFINITY);
    leave(50);
    void call("a2", 20);
    await pass(1_000);
    expect(times.a2).toBe(200);
  });

  test("no turn costs more than the time it is held for", async () => {
    const { call, times } = open({ measure: () => () => 5_000 });
    for (const name of ["a1", "a2"]) void call(name, 20);
    await pass(1_000);
    expect(times.a2).toBe(RULES.heldMs / RULES.share);
  });

  test("others are served while it waits for its share", async () => {
    const { call, times } = open();
    for (const name of ["a1", "a2", "a3"]) void call(name, 80);
    await pass(100);
    for (const name of ["b1", "c1"]) void call(name, 20);
    await pass(1_000);
    expect(times).toMatchObject({ a1: 0, b1: 100, c1: 120, a2: 320, a3: 640 });
  });
});

describe("who waits too long", () => {
  test("is refused, with the time after which to try again", async () => {
    const { call, refused, began, figures } = open({ waitMs: 500 });
    for (const name of ["a1", "a2", "a3"]) void call(name, 100);
    await pass(499);
    expect(figures).toEqual({ waiting: 1, refused: 0 });
    await pass(1);
    expect(began).toEqual(["a1", "a2"]);
    expect(figures).toEqual({ waiting: 0, refused: 1 });
    expect(refused.a3).toBeInstanceOf(UserError);
    expect(refused.a3).toMatchObject({ code: "too-many" });
    expect((refused.a3 as UserError).retryAfterSeconds).toBeGreaterThan(0);
  });

  const bounds: [string, Partial<FairQueueRules>, string[], string[]][] = [
    ["of one address", { waitingMaxPerAddress: 2 }, ["a1", "a2", "a3", "a4", "b1"], ["a4"]],
    ["of all", { waitingMax: 3 }, ["a1", "a2", "b1", "c1", "d1", "e1"], ["d1", "e1"]],
  ];
  test.each(bounds)(
    "is refused at once where too many wait %s",
    async (_case, rules, calls, out) => {
      const { call, refused } = open(rules);
      for (const name of calls) void call(name);
      await pass(0);
      expect(Object.keys(refused)).toEqual(out);
    },
  );
});

test.each([
  ["while it waits", 30],
  ["before it came", 0],
])("a caller who goes away %s leaves the line", async (_case, afterMs) => {
  const { call, began, figures } = open({ share: 1 });
  const caller = new AbortController();
  if (afterMs === 0) caller.abort();
  void call("a1", 50);
  void call("a2", 50, caller.signal);
  void call("a3", 50);
  await pass(afterMs);
  caller.abort();
  await pass(0);
  expect(figures).toEqual({ waiting: 1, refused: 0 });
  await pass(500);
  expect(began).toEqual(["a1", "a3"]);
});
