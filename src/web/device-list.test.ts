import { beforeEach, expect, test, vi } from "vitest";
import { createDeviceList } from "./device-list.ts";

/** What a browser has of it, as far as the list uses it. */
let stored: Map<string, string>;
let isFull: boolean;
beforeEach(() => {
  stored = new Map();
  isFull = false;
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error("full");
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
});

const create = () =>
  createDeviceList("things", (value): value is string => typeof value === "string");

test("each owner has a list of their own, and the same one while it has not changed", () => {
  const list = create();
  list.write("visitor", ["olive"]);
  list.write(7, ["fig", "vine"]);
  expect(list.read("visitor")).toEqual(["olive"]);
  expect(list.read(7)).toEqual(["fig", "vine"]);
  expect(list.read(8)).toEqual([]);
  expect(list.read(7)).toBe(list.read(7));
  list.write(7, []);
  expect(stored.has("things.7")).toBe(false);
});

test("a listener hears of changes until it leaves", () => {
  const list = create();
  const listener = vi.fn();
  const leave = list.subscribe(listener);
  list.write("visitor", ["olive"]);
  leave();
  list.write("visitor", ["fig"]);
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each(["no JSON", '{"an":"object"}', "null", '[1,{"x":2}]'])(
  "what is stored as %s is nothing of ours",
  (text) => {
    stored.set("things", text);
    expect(create().read("visitor")).toEqual([]);
  },
);

test("where storage is forbidden, the list lasts as long as the page", () => {
  const list = create();
  isFull = true;
  list.write("visitor", ["olive"]);
  expect(list.read("visitor")).toEqual(["olive"]);
});
