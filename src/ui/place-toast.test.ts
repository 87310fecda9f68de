import { expect, test } from "vitest";
import { type Box, placeToast } from "./place-toast.ts";

const SIZE = { width: 400, height: 60 };
const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const ON_PHONE = { width: 358, height: 60 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});
const everything = [box(0, 0, 1280, 900)];

test.each<[string, Box[][], object]>([
  ["nothing in the way: bottom left", [[]], { left: 32, top: 808 }],
  ["a button at the bottom left: above it", [[box(40, 820, 100, 44)]], { left: 32, top: 752 }],
  ["the left side is full: bottom right", [[box(0, 0, 500, 900)]], { left: 848, top: 808 }],
  [
    "links everywhere give way before buttons do",
    [[box(40, 820, 100, 44)], everything],
    { left: 32, top: 752 },
  ],
  ["no place at all: bottom left", [everything], { left: 32, top: 808 }],
])("%s", (_, obstacles, place) => {
  expect(placeToast(SIZE, WIDE, 32, obstacles)).toEqual(place);
});

test("on a phone it stands above the bar with the buttons", () => {
  const { top } = placeToast(ON_PHONE, PHONE, 16, [[box(0, 784, 390, 60)]]);
  expect(top + ON_PHONE.height).toBeLessThanOrEqual(784);
});
