// The box that a search begins in: an ordinary GET form, so that it works
// before, and without, any script.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useNavigate, useNavigation } from "react-router";
import { Button } from "./button.tsx";
import { usePageKeys } from "./use-page-keys.ts";

export interface SearchFormProps {
  readonly id?: string;
  readonly action: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly busyLabel?: string;
  readonly placeholder?: string;
  readonly value?: string;
  readonly maxLength?: number;
  /** What is sent along unseen, such as a chosen translation. */
  readonly hidden?: Readonly<Record<string, string | undefined>>;
  /** `line`: the page's own heading, large. `box`: one part of a page. */
  readonly look?: "line" | "box";
  /** Said where the box is sent empty; without it such a press does nothing. */
  readonly required?: string;
  /** Whether an empty box leads to `action` all the same, where the search goes on. */
  readonly mayBeEmpty?: boolean;
  /** Whether it has just been sent empty, as a page without script knows it. */
  readonly isMissing?: boolean;
  /** The id of what says why the words could not be taken. */
  readonly problemId?: string | undefined;
  readonly isLabelShown?: boolean;
  /** Beside the button. */
  readonly children?: ReactNode;
}

export function SearchForm({
  id,
  action,
  label,
  submitLabel,
  busyLabel,
  placeholder,
  value = "",
  maxLength,
  hidden = {},
  look = "box",
  required,
  mayBeEmpty = false,
  isMissing = false,
  problemId,
  isLabelShown = false,
  children,
}: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { location } = useNavigation();
  const navigate = useNavigate();
  usePageKeys({ "/": () => input.current?.focus() });
  const shown = useRef(value);
  useEffect(() => {
    // Only another search changes the box: what was typed before the script
    // arrived stays.
    if (shown.current === value) return;
    shown.current = value;
    if (input.current) input.current.value = value;
  }, [value]);
  const [isBlank, setBlank] = useState(isMissing);
  const inputId = `${id ?? "search"}-box`;
  const blankId = isBlank && required ? `${inputId}-problem` : undefined;
  const isLine = look === "line";
  return (
    <Form
      id={id}
      action={action}
      role="search"
      onSubmit={(event) => {
        if (input.current?.value.trim()) return;
        event.preventDefault();
        if (mayBeEmpty) {
          void navigate(action);
          return;
        }
        setBlank(true);
        input.current?.focus();
      }}
      className={isLine ? "flex flex-wrap gap-2 md:gap-6" : "grid grid-cols-1 gap-3"}
    >
      <div className={isLine ? "min-w-0 flex-[1_1_11rem]" : "min-w-0"}>
        <label
          htmlFor={inputId}
          className={isLabelShown ? "mb-2 block font-semibold text-14" : "sr-only"}
        >
          {label}
        </label>
        <input
          ref={input}
          id={inputId}
          type="search"
          name="q"
          defaultValue={value}
          placeholder={placeholder}
          maxLength={maxLength}
          aria-invalid={(blankId ?? problemId) ? true : undefined}
          aria-describedby={blankId ?? problemId}
          onInput={() => setBlank(false)}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          className={
            isLine
              ? "min-h-14 w-full border-ink border-b-2 bg-transparent font-serif text-24 tracking-tight placeholder:italic focus-visible:rounded-[4px] focus-visible:border-transparent focus-visible:outline-offset-4 md:min-h-18 md:text-38"
              : "min-h-14 w-full rounded-control border border-control bg-raised px-3.5 font-serif text-18 placeholder:italic focus-visible:outline-offset-1"
          }
        />
      </div>
      {Object.entries(hidden).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <div className={isLine ? "self-end" : "grid grid-cols-1 gap-3 md:flex md:flex-wrap"}>
        <Button
          type="submit"
          size="tall"
          isBusy={location !== undefined && location.pathname === action}
          busyLabel={busyLabel}
          className={isLine ? "" : "max-md:whitespace-normal"}
        >
          {submitLabel}
        </Button>
        {children}
      </div>
      {blankId ? (
        <p id={blankId} role="alert" className="w-full font-medium text-danger">
          {required}
        </p>
      ) : null}
    </Form>
  );
}
