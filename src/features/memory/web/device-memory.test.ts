import { beforeEach, expect, test, vi } from "vitest";
import { openTestStorage } from "../../../../tests/support/test-storage.ts";
import type { CardItem, ReviewItem } from "../rules.ts";
import {
  addDeviceItems,
  deviceMemory,
  forgetDeviceItems,
  takeVisitorCard,
} from "./device-memory.ts";

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", openTestStorage());
});

const name = { reference: "John 11:35", translation: "WEB" } as const;
const card = (second: number, removed: number | null = null): CardItem => ({
  ...name,
  text: "Jesus wept.",
  href: "/bible/web/john/11#v35",
  addedAt: at(second),
  removedAt: removed === null ? null : at(removed),
});
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
const review = (id: string): ReviewItem => ({ ...name, id, at: at(9), grade: 3 });

test("a card is there once with its latest dates, and each review once", () => {
  addDeviceItems(7, [card(1), review("a")]);
  addDeviceItems(7, [card(1, 5), review("a"), review("b")]);
  addDeviceItems(7, [card(0)]);
  expect(deviceMemory.read(7)).toEqual([card(1, 5), review("a"), review("b")]);
  expect(deviceMemory.read("visitor")).toEqual([]);
});

test("what was changed while it was on its way waits on", () => {
  addDeviceItems(7, [card(1), review("a")]);
  const sent = deviceMemory.read(7);
  addDeviceItems(7, [card(1, 5), review("b")]);
  forgetDeviceItems(7, sent);
  expect(deviceMemory.read(7)).toEqual([card(1, 5), review("b")]);
});

test("a visitor's card goes with its reviews and can be had again", () => {
  addDeviceItems("visitor", [card(1), review("a")]);
  const taken = takeVisitorCard(name);
  expect(deviceMemory.read("visitor")).toEqual([]);
  addDeviceItems("visitor", taken);
  expect(deviceMemory.read("visitor")).toEqual([card(1), review("a")]);
});

test("what another release stored, or somebody typed, is left out", () => {
  const bad = [
    null,
    3,
    { reference: "John 1:1" },
    { ...review("c"), grade: 9 },
    { ...name, at: 1 },
  ];
  localStorage.setItem("memory", JSON.stringify([...bad, review("a")]));
  expect(deviceMemory.read("visitor")).toEqual([review("a")]);
});
