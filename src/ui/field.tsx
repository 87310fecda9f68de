import type { ComponentProps, ReactNode } from "react";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";

/** Of every text box. */
export const inputClass =
  "min-h-12 w-full rounded-control border border-control bg-raised px-3.5 text-16 focus-visible:outline-offset-1 aria-invalid:border-danger";

export type FieldProps = ComponentProps<"input"> &
  FieldFrameProps & {
    /** Placed in the box at its right end, such as a button that shows what is typed. */
    inset?: ReactNode;
  };

/** One line to type. */
export function Field({ label, help, error, inset, className = "", ...input }: FieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(control) => (
        <div className="relative">
          <input
            className={`${inputClass} ${inset ? "pr-18" : ""} ${className}`}
            {...control}
            {...input}
          />
          {inset ? (
            <div className="absolute inset-y-0 right-0 flex items-center">{inset}</div>
          ) : null}
        </div>
      )}
    </FieldFrame>
  );
}

/** Several lines to type; grows with what is typed where browsers can. */
export function TextField({
  label,
  help,
  error,
  className = "",
  ...textArea
}: ComponentProps<"textarea"> & FieldFrameProps) {
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(control) => (
        <textarea
          className={`${inputClass} field-sizing-content max-h-80 min-h-28 py-2.5 font-serif text-18 leading-relaxed placeholder:font-sans placeholder:text-16 ${className}`}
          {...control}
          {...textArea}
        />
      )}
    </FieldFrame>
  );
}

/** One of some, from a list that opens. */
export function SelectField({
  label,
  help,
  error,
  className = "",
  ...select
}: ComponentProps<"select"> & FieldFrameProps) {
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(control) => (
        <select className={`select min-h-12 w-full ${className}`} {...control} {...select} />
      )}
    </FieldFrame>
  );
}

/** On or off, at once. Its label is beside it. */
export function Switch(input: Omit<ComponentProps<"input">, "type" | "role" | "className">) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on.
  return <input type="checkbox" role="switch" className="switch" {...input} />;
}
