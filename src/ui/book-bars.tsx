// Where something occurs in the 66 books: one bar a book, the highest named.
export interface BookBar {
  readonly book: string;
  readonly isNewTestament: boolean;
  readonly count: number;
  /** Fainter than the others. */
  readonly isFaint?: boolean;
}

/** Bars that a name covers, on a phone and from a tablet's width on. */
const NAME_WIDTH = { narrow: 20, wide: 11 };
const NAMES = { narrow: 3, wide: 4 };

export function BookBars({
  label,
  bars,
  className = "h-30 md:h-44",
  onPress,
}: {
  /** What is counted, before the books are read out: `How often love stands in each book`. */
  label: string;
  /** All 66, Genesis first. */
  bars: readonly BookBar[];
  /** How high the highest bar is. */
  className?: string;
  /** A shortcut for the pointer: the books must also be chosen from elsewhere. */
  onPress?: (book: string) => void;
}) {
  const counts = bars.map(({ count }) => count);
  const most = Math.max(1, ...counts);
  const said = bars
    .filter(({ count }) => count > 0)
    .map(({ book, count }) => `${book} ${count}`)
    .join(", ");
  const wide = findNamedBars(counts, NAMES.wide, NAME_WIDTH.wide);
  const narrow = findNamedBars(counts, NAMES.narrow, NAME_WIDTH.narrow);
  return (
    <>
      <div className={`relative mt-8 border-ink border-b ${className}`}>
        <div
          role="img"
          aria-label={`${label}: ${said}`}
          className="flex h-full items-end gap-px md:gap-1"
        >
          {bars.map(({ book, isNewTestament, count, isFaint }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer alone.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the books are chosen elsewhere by key.
            <span
              key={book}
              title={onPress ? `${book}, ${count.toLocaleString("en")}` : undefined}
              onClick={onPress && count > 0 ? () => onPress(book) : undefined}
              className={`flex h-full min-w-0 flex-1 items-end ${onPress && count > 0 ? "cursor-pointer hover:bg-sunk" : ""} ${book === "Matthew" ? "ml-2.5 md:ml-4.5" : ""}`}
            >
              <span
                className={`flex-1 forced-color-adjust-none ${isNewTestament ? "bg-ink" : "bg-accent"} ${isFaint ? "opacity-30" : ""}`}
                style={{ height: `${(count / most) * 100}%` }}
              />
            </span>
          ))}
        </div>
        <div aria-hidden="true">
          {bars.map(({ book, count }, at) =>
            wide.includes(at) || narrow.includes(at) ? (
              <span
                key={book}
                className={`absolute whitespace-nowrap pb-1.5 text-12 text-muted leading-none ${narrow.includes(at) ? "" : "max-md:hidden"} ${wide.includes(at) ? "" : "md:hidden"}`}
                style={{
                  // Moved back by as much as it is moved on, a name stays inside at both ends.
                  left: `${((at + 0.5) / bars.length) * 100}%`,
                  transform: `translateX(-${((at + 0.5) / bars.length) * 100}%)`,
                  bottom: `${(count / most) * 100}%`,
                }}
              >
                {book} {count.toLocaleString("en")}
              </span>
            ) : null,
          )}
        </div>
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-x-3 text-14 text-muted">
        <span>Old Testament, {sum(bars.filter((bar) => !bar.isNewTestament))}</span>
        <span>New Testament, {sum(bars.filter((bar) => bar.isNewTestament))}</span>
      </div>
    </>
  );
}

const sum = (bars: readonly BookBar[]): string =>
  bars.reduce((total, { count }) => total + count, 0).toLocaleString("en");

/**
 * Places of the highest bars whose names can be set above them: a name neither
 * covers a higher bar nor comes where it could meet another name.
 *
 * A name hangs over its bar as far along as the bar is in the row, so that
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
