/**
 * Places of the highest bars whose names can be set above them: a name stands in
 * nobody's way, neither over a higher bar nor where it could meet another name.
 *
 * A name hangs over its bar as far along as the bar stands in the row, so that
 * names stay inside at both ends: at the first bar it runs to the right, at the
 * last one to the left.
 *
 * @param width bars that a name covers
 */
export function findNamedBars(counts: readonly number[], most: number, width: number): number[] {
  const named: number[] = [];
  const order = [...counts.entries()].sort(([, a], [, b]) => b - a);
  for (const [at, count] of order) {
    if (named.length === most || count === 0) break;
    const from = Math.max(0, Math.floor(at - ((at + 0.5) / counts.length) * width));
    const isCovering = counts.slice(from, from + width + 1).some((other) => other > count);
    const isMeeting = named.some((other) => Math.abs(other - at) <= width);
    if (!isCovering && !isMeeting) named.push(at);
  }
  return named;
}
