/** What stands on the page: above it on small screens, beside it on large ones. */
export function OnThisPage({
  pieces,
}: {
  pieces: readonly { readonly id: string; readonly title: string; readonly note: string }[];
}) {
  return (
    <nav
      aria-label="On this page"
      className="mb-10 lg:col-start-2 lg:row-start-1 lg:mb-0"
      data-print="no"
    >
      <ol className="border-line border-t lg:sticky lg:top-24">
        {pieces.map(({ id, title, note }) => (
          <li key={id} className="border-line border-b">
            <a
              href={`#${id}`}
              className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-6 py-2.5 text-ink leading-snug no-underline hover:text-accent hover:underline lg:block"
            >
              <span className="font-serif text-18">{title}</span>
              <span className="text-14 text-muted lg:block">{note}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
