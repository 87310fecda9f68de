// The picture that stands for a page where it is shared: its title and what it
// is about, in the reading face on paper, with the mark beside.
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import {
  type Box,
  box,
  drawn,
  FACES,
  INK,
  MUTED,
  mark,
  OLIVE,
  PAPER,
  readFonts,
} from "./card-parts.ts";
import { layOutVerse, type PictureFormat } from "./lay-out-verse.ts";

export interface Card {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Of Scripture, whole: shown instead of the description. */
  readonly words?: string | undefined;
  /** Of a picture of these words, where it is not the common card. */
  readonly format?: PictureFormat | undefined;
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
const CARD: PictureFormat = {
  width: CARD_WIDTH,
  height: CARD_HEIGHT,
  style: "plain",
  tone: "light",
};

/** Reads the face once; the cards are PNG, 1200 by 630 unless their format says otherwise. */
export function createCardDrawer(): (card: Card) => Promise<Uint8Array<ArrayBuffer>> {
  const fonts = readFonts();
  return async (card) => {
    const { words, format = CARD } = card;
    const content = words ? layOutVerse({ ...card, words }, format) : layOut(card);
    const svg = await satori(content as unknown as Parameters<typeof satori>[0], {
      width: format.width,
      height: format.height,
      fonts,
    });
    return new Uint8Array(new Resvg(svg).render().asPng());
  };
}

/** The longer the title, the smaller its letters, down to what still reads in a list. */
const sizeOfTitle = (title: string): number =>
  title.length <= 24 ? 88 : title.length <= 44 ? 72 : 56;

function layOut({ title, description, siteName }: Card): Box {
  return box({ width: "100%", height: "100%", backgroundColor: PAPER, fontFamily: FACES }, [
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
  ]);
}
