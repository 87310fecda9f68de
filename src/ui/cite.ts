/** A passage as people paste it: the text, and beneath it its reference. */
export function citePassage(passage: {
  readonly text: string;
  readonly reference: string;
  readonly translation: string;
  /** Its owner's line, which goes along. */
  readonly copyright?: string | undefined;
}): string {
  const { text, reference, translation, copyright } = passage;
  return `${text}\n${reference} (${translation})${copyright ? `\n${copyright}` : ""}`;
}
