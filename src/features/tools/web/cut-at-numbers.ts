// Cuts a verse into the words that bear a number and what stands between them.

export interface NumberedPiece<Word> {
  readonly start: number;
  readonly end: number;
  /** None between numbered words. */
  readonly numbers: readonly Word[];
}

/**
 * Joined, the pieces are the text again. Numbers whose words overlap, as in a
 * rendering that is split around another, stand together under all of them; a
 * comma or point stays with the word that it follows.
 */
export function cutAtNumbers<Word extends { readonly span: readonly [number, number] }>(
  text: string,
  words: readonly Word[],
): NumberedPiece<Word>[] {
  const joined: { start: number; end: number; numbers: Word[] }[] = [];
  for (const word of words.toSorted((one, other) => one.span[0] - other.span[0])) {
    const [start, end] = word.span;
    const last = joined.at(-1);
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      last.numbers.push(word);
    } else joined.push({ start, end, numbers: [word] });
  }
  const pieces: NumberedPiece<Word>[] = [];
  let at = 0;
  for (const [index, piece] of joined.entries()) {
    const next = joined[index + 1]?.start ?? text.length;
    while (piece.end < next && /\S/.test(text[piece.end] ?? "")) piece.end++;
    if (piece.start > at) pieces.push({ start: at, end: piece.start, numbers: [] });
    pieces.push(piece);
    at = piece.end;
  }
  if (at < text.length) pieces.push({ start: at, end: text.length, numbers: [] });
  return pieces;
}
