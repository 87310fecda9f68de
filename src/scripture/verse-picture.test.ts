import { expect, test } from "vitest";
import {
  PICTURE_SHAPES,
  PICTURE_STYLES,
  PICTURE_TONES,
  type PictureLook,
  readPictureAddress,
  writePictureAddress,
} from "./verse-picture.ts";

const JOHN_3 = { bookSlug: "john", chapter: 3 };
const SPAN = { from: 16, to: 18 };

test("every look has an address that is read back", () => {
  for (const shape of Object.keys(PICTURE_SHAPES)) {
    for (const style of Object.keys(PICTURE_STYLES)) {
      for (const tone of Object.keys(PICTURE_TONES)) {
        const look = { shape, style, tone } as PictureLook;
        const address = writePictureAddress(JOHN_3, SPAN, "KJV", look);
        expect(readPictureAddress(address)).toEqual({ page: "/verse/john-3-16-18/kjv", look });
      }
    }
  }
});

test("the default translation has no part of its own in the page's address", () => {
  const look = { shape: "wide", style: "plain", tone: "dark" } as const;
  const address = writePictureAddress(JOHN_3, SPAN, "WEB", look);
  expect(address).toBe("/verse-pictures/john-3-16-18/web/wide-plain-dark.png");
  expect(readPictureAddress(address)?.page).toBe("/verse/john-3-16-18");
});

test.each([
  "/verse-pictures/john-3-16/web/square-plain.png",
  "/verse-pictures/john-3-16/web/huge-plain-dark.png",
  "/verse-pictures/john-3-16/web/constructor-plain-dark.png",
  "/verse-pictures/john-3-16/web/square-plain-dark.svg",
  "/verse-pictures/john-3-16/square-plain-dark.png",
  "/verse-pictures/../home/web/square-plain-dark.png",
  "/verse-pictures/john%2F3/web/square-plain-dark.png",
  `/verse-pictures/${"x".repeat(10_000)}/web/square-plain-dark.png`,
])("%s is no picture", (path) => {
  expect(readPictureAddress(path)).toBeUndefined();
});
