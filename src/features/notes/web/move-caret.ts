/** Where a place in a text is after the text has changed before, after or around it. */
export function moveCaret(before: string, after: string, at: number): number {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head++;
  if (at <= head) return at;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const fromEnd = before.length - at;
  return fromEnd <= tail ? after.length - fromEnd : after.length - tail;
}
