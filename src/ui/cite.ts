import { type DisputedSpan, printBrackets } from "#src/scripture/disputed.ts";

/** A passage as people paste it: the text, and beneath it its reference. */
export function citePassage(passage: {
  readonly text: string;
  /** To be put in brackets, as its edition has them. */
  readonly disputed?: readonly DisputedSpan[] | undefined;
  readonly reference: string;
  readonly translation: string;
  /** Its owner's line, which goes along. */
  readonly copyright?: string | undefined;
}): string {
  const { text, disputed, reference, translation, copyright } = passage;
  return `${printBrackets(text, disputed)}\n${reference} (${translation})${copyright ? `\n${copyright}` : ""}`;
}
