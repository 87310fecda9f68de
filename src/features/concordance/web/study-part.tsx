import type { ReactNode } from "react";

/** One part of a study: its name in the margin, what it says beside it. */
export function StudyPart({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="entry">
      <h2 id={id} className="text-20">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
