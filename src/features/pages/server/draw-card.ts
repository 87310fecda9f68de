// The picture that stands for a page where it is shared: its title and what it
// is about, in the reading face on paper, with the mark beside.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";

export interface Card {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const PAPER = "#FBF8F2";
const INK = "#1D1A16";
const MUTED = "#5F574B";
const OLIVE = "#4B5D2A";
/** The lamp whose flame is an olive leaf, drawn in 32 by 32. */
const MARK =
  "M17.2 1.2c-3 3.6-4.9 7.2-4.9 11 0 3.4 1.1 6.2 2.9 8.2 0-4.4.4-8.4 1.3-12.2.1-.4.7-.3.6.1-.7 3.7-1 7.7-.9 12.1 2.4-2.8 4-5.8 4-9.6 0-3.6-1.1-6.8-3-9.6Z M3.5 19c3.3 3.6 7.5 5.1 12.5 5.1s9.2-1.5 12.5-5.1c-.2 5.3-3.8 8.8-8.7 9.5l1 2.3h-9.6l1-2.3C7.3 27.8 3.7 24.3 3.5 19Z";

type Box = { readonly type: string; readonly props: Record<string, unknown> };
const box = (style: Record<string, unknown>, children: unknown = undefined): Box => ({
  type: "div",
  props: { style: { display: "flex", boxSizing: "border-box", flexShrink: 0, ...style }, children },
});
const mark = (size: number, colour: string): Box => ({
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

type Fonts = NonNullable<Parameters<typeof satori>[1]["fonts"]>;

/** Reads the face once; the cards are PNG, 1200 by 630. */
export function createCardDrawer(): (card: Card) => Promise<Uint8Array<ArrayBuffer>> {
  const folder = path.dirname(createRequire(import.meta.url).resolve("@fontsource/literata"));
  const fonts: Fonts = ([400, 500] as const).flatMap((weight) =>
    SUBSETS.map((subset) => ({
      name: subset === "latin" ? "Literata" : `Literata ${subset}`,
      weight,
      style: "normal" as const,
      data: readFileSync(path.join(folder, `files/literata-${subset}-${weight}-normal.woff`)),
    })),
  );
  return async (card) => {
    const svg = await satori(layOut(card) as unknown as Parameters<typeof satori>[0], {
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      fonts,
    });
    return new Uint8Array(new Resvg(svg).render().asPng());
  };
}

/** The longer the title, the smaller its letters, down to what still reads in a list. */
const sizeOfTitle = (title: string): number =>
  title.length <= 24 ? 88 : title.length <= 44 ? 72 : 56;

function layOut({ title, description, siteName }: Card): Box {
  const drawn = (text: string) => text.replace(DRAWN, "").replace(/\s+/g, " ").trim();
  const families = SUBSETS.map((subset) =>
    subset === "latin" ? "Literata" : `Literata ${subset}`,
  );
  return box(
    { width: "100%", height: "100%", backgroundColor: PAPER, fontFamily: families.join(", ") },
    [
      box({ flexDirection: "column", width: 860, height: "100%", padding: "68px 72px 64px" }, [
        box({ alignItems: "center", fontSize: 44, fontWeight: 500, color: INK }, [
          mark(50, OLIVE),
          box({ marginLeft: 18 }, siteName),
        ]),
        box({ flexDirection: "column", flexGrow: 1, flexShrink: 1, justifyContent: "flex-end" }, [
          box(
            {
              display: "block",
              fontSize: sizeOfTitle(title),
              lineHeight: 1.08,
              letterSpacing: "-0.015em",
              color: INK,
              lineClamp: 3,
            },
            drawn(title),
          ),
          box(
            {
              display: "block",
              marginTop: 24,
              fontSize: 29,
              lineHeight: 1.35,
              color: MUTED,
              lineClamp: 3,
            },
            drawn(description),
          ),
        ]),
      ]),
      box(
        {
          width: CARD_WIDTH - 860,
          height: "100%",
          alignItems: "center",
          justifyContent: "center",
          backgroundColor: OLIVE,
        },
        mark(236, PAPER),
      ),
    ],
  );
}
