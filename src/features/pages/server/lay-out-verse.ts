// A verse as a picture: its words whole, what they are, and whose page it is.
import { PICTURE_SHAPES, type PictureLook } from "#src/scripture/verse-picture.ts";
import { type Box, box, drawn, FACES, INK, MUTED, mark, OLIVE, PAPER } from "./card-parts.ts";

export interface VersePicture {
  readonly words: string;
  /** `John 3:16, World English Bible`. */
  readonly title: string;
  readonly siteName: string;
}

export interface PictureFormat extends Omit<PictureLook, "shape"> {
  readonly width: number;
  readonly height: number;
}

export const formatOf = ({ shape, ...look }: PictureLook): PictureFormat => ({
  ...look,
  width: PICTURE_SHAPES[shape].width,
  height: PICTURE_SHAPES[shape].height,
});

const COLOURS = {
  light: { paper: PAPER, ink: INK, muted: MUTED, accent: OLIVE },
  dark: { paper: "#1D1A16", ink: "#F3EDE1", muted: "#B9AE9C", accent: "#B5C58A" },
} as const;

const LINE_HEIGHT = 1.36;
/** Of a letter of the face to its size; above the average, as words do not fill their lines. */
const LETTER_WIDTH = 0.53;

/** The largest letters in which the words fit. */
function chooseSize(letters: number, width: number, height: number, largest: number): number {
  for (let size = largest; size > 20; size -= 2) {
    const lines = Math.ceil(letters / Math.floor(width / (size * LETTER_WIDTH))) + 0.5;
    if (lines * size * LINE_HEIGHT <= height) return size;
  }
  return 20;
}

export function layOutVerse({ words, title, siteName }: VersePicture, format: PictureFormat): Box {
  const { width, height, style, tone } = format;
  const { paper, ink, muted, accent } = COLOURS[tone];
  const text = drawn(words);
  const short = Math.min(width, height);
  const isStory = height > width * 1.2;
  const side = Math.round(short * 0.105);
  // Phones lay their own controls over the ends of a story.
  const end = isStory ? 260 : side;
  const small = Math.round(short * 0.034);
  const numeral = style === "numeral" ? Math.round(short * 0.2) : 0;
  const isCentered = style === "centered";
  // Beside the words: what they are, below them, and the rules or the numeral.
  const rest = small * (isCentered ? 7 : 4.6) + numeral * 1.2;
  const space = height - 2 * end - rest;
  const size = chooseSize(text.length, width - 2 * side, space, Math.round(short * 0.085));
  const [reference = "", ...translation] = drawn(title).split(", ");
  const rule = box({ width: small * 3, height: 3, backgroundColor: accent });

  return box(
    {
      width: "100%",
      height: "100%",
      flexDirection: "column",
      justifyContent: "space-between",
      padding: `${end}px ${side}px`,
      backgroundColor: paper,
      color: ink,
      fontFamily: FACES,
    },
    [
      box(
        {
          flexDirection: "column",
          flexGrow: 1,
          justifyContent: isCentered || isStory ? "center" : "flex-start",
          alignItems: isCentered ? "center" : "flex-start",
        },
        [
          ...(isCentered ? [rule] : []),
          ...(numeral > 0
            ? [
                box(
                  { fontSize: numeral, lineHeight: 1, letterSpacing: "-0.03em", color: accent },
                  reference.slice(reference.lastIndexOf(" ") + 1),
                ),
              ]
            : []),
          box(
            {
              display: "block",
              margin: isCentered ? `${small}px 0` : numeral > 0 ? `${small * 0.6}px 0 0` : 0,
              fontSize: size,
              lineHeight: LINE_HEIGHT,
              letterSpacing: "-0.008em",
              textWrap: isCentered ? "balance" : "pretty",
              textAlign: isCentered ? "center" : "left",
            },
            text,
          ),
          ...(isCentered ? [rule] : []),
        ],
      ),
      box({ marginTop: small, alignItems: "flex-end", justifyContent: "space-between" }, [
        box({ flexDirection: "column", fontSize: small, lineHeight: 1.35 }, [
          box({ fontWeight: 500 }, reference),
          box({ fontSize: small * 0.82, color: muted }, translation.join(", ")),
        ]),
        box({ alignItems: "center", fontSize: small, fontWeight: 500 }, [
          mark(Math.round(small * 1.3), accent),
          box({ marginLeft: small * 0.35 }, siteName),
        ]),
      ]),
    ],
  );
}
