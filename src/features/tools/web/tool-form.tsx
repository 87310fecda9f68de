// The frame of the tools that are asked something: one large line, its button,
// and what is wrong with it. An ordinary form: without script it is sent whole.
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Form } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { usePageKeys } from "#src/ui/use-page-keys.ts";
import type { Tool } from "./tool-url.ts";
import { TOOLS_PATH } from "./tools-path.ts";

interface ToolFormProps
  extends Pick<
    ComponentProps<"input">,
    "name" | "placeholder" | "maxLength" | "autoCapitalize" | "aria-describedby"
  > {
  readonly tool: Tool;
  readonly label: string;
  readonly value: string;
  /** Said where nothing was typed. */
  readonly missing: string;
  /** Whether it has just been sent empty, as a page without script knows it. */
  readonly isMissing: boolean;
  readonly isBusy: boolean;
  readonly button: string;
  readonly onType: (value: string) => void;
  /** Called with something typed only. */
  readonly onAsk: () => void;
  /** What else is chosen. */
  readonly children: ReactNode;
}

export function ToolForm({
  tool,
  label,
  value,
  missing,
  isMissing,
  isBusy,
  button,
  onType,
  onAsk,
  children,
  ...field
}: ToolFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wasBlank, setWasBlank] = useState(isMissing);
  const isBlank = value.trim() === "";
  const isRefused = wasBlank && isBlank;
  usePageKeys({ "/": () => input.current?.focus() });
  return (
    <Form
      action={TOOLS_PATH}
      role="search"
      data-print="no"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWasBlank(isBlank);
        if (isBlank) input.current?.focus();
        else onAsk();
      }}
    >
      <input type="hidden" name="tool" value={tool} />
      <div className="flex flex-wrap gap-2 md:gap-6">
        <div className="min-w-0 flex-[1_1_11rem]">
          <label htmlFor={id} className="sr-only">
            {label}
          </label>
          <input
            autoComplete="off"
            enterKeyHint="search"
            {...field}
            ref={input}
            id={id}
            type="search"
            value={value}
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? `${id}-problem` : field["aria-describedby"]}
            onChange={(event) => {
              setWasBlank(false);
              onType(event.target.value);
            }}
            className="min-h-14 w-full border-ink border-b-2 bg-transparent font-serif text-24 tracking-tight placeholder:italic focus-visible:rounded-[4px] focus-visible:border-transparent focus-visible:outline-offset-4 md:text-30"
          />
        </div>
        <Button
          type="submit"
          size="tall"
          isBusy={isBusy}
          busyLabel="Searching..."
          className="self-end"
        >
          {button}
        </Button>
      </div>
      {isRefused ? (
        <p id={`${id}-problem`} role="alert" className="mt-2 font-medium text-danger">
          {missing}
        </p>
      ) : null}
      {children}
    </Form>
  );
}

/**
 * What stands in a form: what the address asks, and what was changed since.
 * Only another question changes it, not another rendering of the same.
 * @param addressOf tells two questions apart
 */
export function useDraft<Choice>(choice: Choice, addressOf: (choice: Choice) => string) {
  const [draft, setDraft] = useState(choice);
  const address = addressOf(choice);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    setDraft(choice);
  }, [address, choice]);
  return [draft, setDraft] as const;
}
