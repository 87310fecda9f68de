/** A passage as people paste it: the text, and beneath it where it stands. */
export function citePassage(passage: {
  readonly text: string;
  readonly reference: string;
  readonly translation: string;
}): string {
  return `${passage.text}\n${passage.reference} (${passage.translation})`;
}
