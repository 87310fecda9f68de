// What cards and pictures are put together from: boxes, the mark, the face.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type satori from "satori";

export const PAPER = "#FBF8F2";
export const INK = "#1D1A16";
export const MUTED = "#5F574B";
export const OLIVE = "#4B5D2A";
/** The lamp whose flame is an olive leaf, drawn in 32 by 32. */
const MARK =
  "M17.2 1.2c-3 3.6-4.9 7.2-4.9 11 0 3.4 1.1 6.2 2.9 8.2 0-4.4.4-8.4 1.3-12.2.1-.4.7-.3.6.1-.7 3.7-1 7.7-.9 12.1 2.4-2.8 4-5.8 4-9.6 0-3.6-1.1-6.8-3-9.6Z M3.5 19c3.3 3.6 7.5 5.1 12.5 5.1s9.2-1.5 12.5-5.1c-.2 5.3-3.8 8.8-8.7 9.5l1 2.3h-9.6l1-2.3C7.3 27.8 3.7 24.3 3.5 19Z";

export type Box = { readonly type: string; readonly props: Record<string, unknown> };

export const box = (style: Record<string, unknown>, children: unknown = undefined): Box => ({
  type: "div",
  props: { style: { display: "flex", boxSizing: "border-box", flexShrink: 0, ...style }, children },
});

export const mark = (size: number, colour: string): Box => ({
  type: "svg",
  props: {
    width: size,
    height: size,
    viewBox: "0 0 32 32",
    children: { type: "path", props: { d: MARK, fill: colour } },
  },
});

// Letters outside these subsets are left out before drawing.
const SUBSETS = ["latin", "latin-ext", "greek", "greek-ext"];
const DRAWN = /[^\u0020-\u024F\u0370-\u03FF\u1E00-\u1FFF\u2010-\u2026]/gu;

export const drawn = (text: string): string => text.replace(DRAWN, "").replace(/\s+/g, " ").trim();

const nameFace = (subset: string) => (subset === "latin" ? "Literata" : `Literata ${subset}`);
export const FACES = SUBSETS.map(nameFace).join(", ");

type Fonts = NonNullable<Parameters<typeof satori>[1]["fonts"]>;

export function readFonts(): Fonts {
  const folder = path.dirname(createRequire(import.meta.url).resolve("@fontsource/literata"));
  return ([400, 500] as const).flatMap((weight) =>
    SUBSETS.map((subset) => ({
      name: nameFace(subset),
      weight,
      style: "normal" as const,
      data: readFileSync(path.join(folder, `files/literata-${subset}-${weight}-normal.woff`)),
    })),
  );
}
