// The pictures that a verse is given away as, and where each is fetched:
// `/verse-pictures/john-3-16/kjv/square-plain-light.png`. Pure and browser-safe.
import { EMBEDDED, type EmbeddedCode } from "./translations.ts";
import { VERSE_PAGE_DEFAULT, writeVerseAddress } from "./verse-address.ts";

export const PICTURE_SHAPES = {
  square: { label: "Square", width: 1080, height: 1080 },
  story: { label: "Story", width: 1080, height: 1920 },
  wide: { label: "Wide", width: 1600, height: 900 },
} as const;
export const PICTURE_STYLES = {
  plain: { label: "Plain" },
  centered: { label: "Centered" },
  numeral: { label: "Numeral" },
} as const;
export const PICTURE_TONES = { light: { label: "Light" }, dark: { label: "Dark" } } as const;

export interface PictureLook {
  readonly shape: keyof typeof PICTURE_SHAPES;
  readonly style: keyof typeof PICTURE_STYLES;
  readonly tone: keyof typeof PICTURE_TONES;
}

const BEGIN = "/verse-pictures/";
const PARTS =
  /^\/verse-pictures\/([a-z0-9-]{1,60})\/([a-z]{1,5})\/([a-z]+)-([a-z]+)-([a-z]+)\.png$/;

/** @param verse the end of a verse's address: `john-3-16` */
function writePicture(verse: string, slug: string, { shape, style, tone }: PictureLook): string {
  return `${BEGIN}${verse}/${slug}/${shape}-${style}-${tone}.png`;
}

export function writePictureAddress(
  chapter: { readonly bookSlug: string; readonly chapter: number },
  { from, to }: { readonly from: number; readonly to: number },
  translation: EmbeddedCode,
  look: PictureLook,
): string {
  const [, , verse = ""] = writeVerseAddress(chapter, from, to, translation).split("/");
  return writePicture(verse, EMBEDDED[translation].slug, look);
}

/** The page whose words the picture shows, or nothing where the address names no picture. */
export function readPictureAddress(
  path: string,
): { readonly page: string; readonly look: PictureLook } | undefined {
  const [, verse, slug, shape = "", style = "", tone = ""] = PARTS.exec(path) ?? [];
  const isLook =
    Object.hasOwn(PICTURE_SHAPES, shape) &&
    Object.hasOwn(PICTURE_STYLES, style) &&
    Object.hasOwn(PICTURE_TONES, tone);
  if (!verse || !isLook) return undefined;
  const isDefault = slug === EMBEDDED[VERSE_PAGE_DEFAULT].slug;
  return {
    page: `/verse/${verse}${isDefault ? "" : `/${slug}`}`,
    look: { shape, style, tone } as PictureLook,
  };
}
