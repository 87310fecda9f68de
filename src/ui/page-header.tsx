import type { ReactNode } from "react";

/** Title, a line below it, and what can be done here at the right. */
export function PageHeader({
  title,
  subtitle,
  actions,
}: {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="grid grid-cols-1 gap-5 pt-6 pb-8 md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:pt-10 md:pb-12">
      <div>
        <h1 className="text-38 lg:text-48">{title}</h1>
        {subtitle ? <p className="mt-3 max-w-xl text-18 text-muted">{subtitle}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </header>
  );
}
