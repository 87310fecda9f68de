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
  const order = counts.map((_, at) => at).sort((a, b) => counts[b]! - counts[a]!);
  for (const at of order) {
    if (named.length === most || counts[at] === 0) break;
    const from = Math.max(0, Math.floor(at - ((at + 0.5) / counts.length) * width));
    const isCovering = counts.slice(from, from + width + 1).some((count) => count > counts[at]!);
    const isMeeting = named.some((other) => Math.abs(other - at) <= width);
    if (!isCovering && !isMeeting) named.push(at);
  }
  return named;
}
