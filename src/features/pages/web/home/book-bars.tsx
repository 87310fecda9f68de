// Where a word stands in the 66 books: one bar a book.

export interface BookBar {
  readonly book: string;
  readonly isNewTestament: boolean;
  readonly verses: number;
}

/** Peaks are named where two names cannot meet. */
const NAMES_APART = 12;
const PEAKS = 4;

export function BookBars({
  word,
  translation,
  bars,
}: {
  word: string;
  translation: string;
  bars: readonly BookBar[];
}) {
  const most = Math.max(1, ...bars.map(({ verses }) => verses));
  const total = sum(bars);
  const said = bars
    .filter(({ verses }) => verses > 0)
    .map(({ book, verses }) => `${countVerses(verses)} in ${book}`)
    .join(", ");
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-serif text-38 md:text-48">{word}</span>
        <span className="text-14 text-muted">
          in {total.toLocaleString("en")} verses of the {translation}
        </span>
      </figcaption>
      <div className="relative mt-10 h-24 border-ink border-b md:h-32">
        <div
          role="img"
          aria-label={`Verses with ${word} in each book: ${said}`}
          className="flex h-full items-end gap-px md:gap-0.5"
        >
          {bars.map(({ book, isNewTestament, verses }) => (
            <span
              key={book}
              className={`min-w-0 flex-1 forced-color-adjust-none ${isNewTestament ? "bg-ink" : "bg-accent"} ${book === "Matthew" ? "ml-2.5 md:ml-4.5" : ""}`}
              style={{ height: `${(verses / most) * 100}%` }}
            />
          ))}
        </div>
        <div aria-hidden="true">
          {findPeaks(bars).map((at) => (
            <span
              key={at}
              className="absolute whitespace-nowrap pb-1.5 text-center text-12 text-muted leading-tight"
              style={{
                // Moved back by as much as it is moved on, a name stays inside at both ends.
                left: `${((at + 0.5) / bars.length) * 100}%`,
                transform: `translateX(-${((at + 0.5) / bars.length) * 100}%)`,
                bottom: `${((bars[at]?.verses ?? 0) / most) * 100}%`,
              }}
            >
              {bars[at]?.book}
              <br />
              {countVerses(bars[at]?.verses ?? 0)}
            </span>
          ))}
        </div>
      </div>
      <div className="mt-2 flex justify-between text-14 text-muted">
        <span>Old Testament, {sum(bars.filter((bar) => !bar.isNewTestament))}</span>
        <span>New Testament, {sum(bars.filter((bar) => bar.isNewTestament))}</span>
      </div>
    </figure>
  );
}

const countVerses = (count: number): string => (count === 1 ? "1 verse" : `${count} verses`);

const sum = (bars: readonly BookBar[]): number =>
  bars.reduce((total, { verses }) => total + verses, 0);

/** Places of the highest bars that stand far enough apart to be named. */
function findPeaks(bars: readonly BookBar[]): number[] {
  const order = bars
    .map((_, at) => at)
    .sort((a, b) => (bars[b]?.verses ?? 0) - (bars[a]?.verses ?? 0));
  const peaks: number[] = [];
  for (const at of order) {
    if (peaks.length === PEAKS || (bars[at]?.verses ?? 0) === 0) break;
    if (peaks.every((peak) => Math.abs(peak - at) >= NAMES_APART)) peaks.push(at);
  }
  return peaks;
}
