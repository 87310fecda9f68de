/** Stands where text is about to stand: one bar for each line, as wide as given (in percent). */
export function SkeletonLines({ widths }: { widths: readonly number[] }) {
  return (
    <div className="grid max-w-measure gap-3" aria-hidden="true">
      {widths.map((width, index) => (
        <span key={index} className="skeleton h-4" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
