// What is around a control: its label, and a line of help or, where
// something is wrong, the sentence that says so. Either is read out with it.
import { type ReactNode, useId } from "react";

export interface FieldFrameProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
}

/** Belongs on the control inside. */
export interface FramedControl {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

export function FieldFrame({
  label,
  help,
  error,
  children,
}: FieldFrameProps & { children: (control: FramedControl) => ReactNode }) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-14">
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error ? errorId : help ? helpId : undefined,
      })}
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
