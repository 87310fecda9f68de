// A labelled field with a line of help or, where something is wrong, the
// sentence that says so. Either is read out with the field.
import { type ComponentProps, type ReactNode, useId } from "react";

/** Of every box that one types into. */
export const inputClass =
  "min-h-12 w-full rounded-control border border-control bg-raised px-3.5 text-16 focus-visible:outline-offset-1 aria-invalid:border-danger";

export type FieldProps = ComponentProps<"input"> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  /** Stands in the box at its right end, such as a button that shows what is typed. */
  inset?: ReactNode;
};

export function Field({ label, help, error, inset, className = "", ...input }: FieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const described = error ? errorId : help ? helpId : undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-14">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className={`${inputClass} ${inset ? "pr-18" : ""} ${className}`}
          {...input}
        />
        {inset ? <div className="absolute inset-y-0 right-0 flex items-center">{inset}</div> : null}
      </div>
      {error ? (
        <p id={errorId} role="alert" className="text-14 text-danger">
          {error}
        </p>
      ) : null}
      {help && !error ? (
        <p id={helpId} className="text-14 text-muted">
          {help}
        </p>
      ) : null}
    </div>
  );
}
