import { buttonClass } from "#src/ui/button.tsx";
import { Disclosure } from "#src/ui/disclosure.tsx";

/** All notes as a file: to read, or for another program. */
export function ExportMenu() {
  const linkClass =
    "flex min-h-11 items-center rounded-control px-3 text-ink no-underline hover:bg-sunk";
  return (
    <Disclosure
      label="Export all notes"
      trigger="Export"
      triggerClass={buttonClass({ kind: "secondary" })}
      panelClass="max-md:left-0 max-md:right-auto"
    >
      <a href="/api/study-notes/export?format=markdown" download className={linkClass}>
        As Markdown
      </a>
      <a href="/api/study-notes/export?format=json" download className={linkClass}>
        As JSON
      </a>
    </Disclosure>
  );
}
