// Pages of choices: sections with their name in the margin, and in each a row
// for one thing, its control at the right.
import type { ReactNode } from "react";

export function RowSection({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="entry">
      <h2 id={id} className="text-20 md:pt-4">
        {title}
      </h2>
      <div className="max-w-2xl">
        {text ? <p className="text-muted md:pt-4">{text}</p> : null}
        {children}
      </div>
    </section>
  );
}

export function Row({
  label,
  labelFor,
  help,
  error,
  control,
  children,
}: {
  label: ReactNode;
  /** The id of the control, where it is a field. Its help and error are `{id}-help` and `{id}-error`. */
  labelFor?: string;
  help?: ReactNode;
  error?: string | undefined;
  control?: ReactNode;
  /** Below, over the whole width. */
  children?: ReactNode;
}) {
  return (
    <div className="border-line border-b py-4 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="min-w-[min(12rem,100%)] flex-1">
          {labelFor ? (
            <label htmlFor={labelFor} className="block font-medium">
              {label}
            </label>
          ) : (
            <p className="font-medium">{label}</p>
          )}
          {help ? (
            <p id={labelFor && `${labelFor}-help`} className="mt-0.5 text-14 text-muted">
              {help}
            </p>
          ) : null}
          {error ? (
            <p
              id={labelFor && `${labelFor}-error`}
              role="alert"
              className="mt-0.5 text-14 text-danger"
            >
              {error}
            </p>
          ) : null}
        </div>
        {control}
      </div>
      {children}
    </div>
  );
}
