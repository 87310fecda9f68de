/** A point beside what has something new behind it, which says so in words itself. */
export function NewsMark({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      data-news-mark
      className={`absolute size-2.5 rounded-full border-2 border-paper bg-lamp forced-color-adjust-none ${className}`}
    />
  );
}
