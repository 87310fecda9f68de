// Which passage, in which texts, and what is shown of them.
import { useEffect, useId, useRef, useState } from "react";
import { Form } from "react-router";
import type { TranslationCode } from "#src/scripture/translations.ts";
import { Button } from "#src/ui/button.tsx";
import { usePageKeys } from "#src/ui/use-page-keys.ts";
import { listForComparison } from "./offered-translations.ts";
import {
  type ComparisonChoice,
  formatComparisonChoice,
  readComparisonChoice,
} from "./tool-address.ts";
import { TOOLS_PATH } from "./tools-path.ts";

const REFERENCE_MAX_LENGTH = 400;
const MISSING = "Please enter a verse reference";

export function ComparisonForm({
  choice,
  isMissing,
  isBusy,
  onCompare,
}: {
  choice: ComparisonChoice;
  /** Whether it has just been sent empty, as a page without script knows it. */
  isMissing: boolean;
  isBusy: boolean;
  onCompare: (choice: ComparisonChoice) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(choice);
  const [isBlank, setBlank] = useState(isMissing);
  const address = formatComparisonChoice(choice);
  const shown = useRef(address);
  usePageKeys({ "/": () => input.current?.focus() });
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    setDraft(readComparisonChoice(new URLSearchParams(address.split("?")[1])));
    setBlank(false);
  }, [address]);
  const submit = (next: ComparisonChoice) => {
    // A translation named with the reference is compared too.
    const { reference, translations } = next;
    const named = new URLSearchParams({ reference, translations: translations.join() });
    onCompare({ ...next, ...pick(readComparisonChoice(named)), page: 1 });
  };
  const change = (part: Partial<ComparisonChoice>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (choice.reference && next.reference.trim() && next.translations.length > 0) submit(next);
  };
  const toggle = (code: TranslationCode, isOn: boolean) => {
    const translations = isOn
      ? [...draft.translations, code]
      : draft.translations.filter((one) => one !== code);
    change({ translations, base: draft.base === code && !isOn ? undefined : draft.base });
  };
  const offered = listForComparison(choice.translations);
  const isEmpty = draft.translations.length === 0;
  return (
    <Form
      action={TOOLS_PATH}
      role="search"
      data-print="no"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!draft.reference.trim()) {
          setBlank(true);
          input.current?.focus();
        } else if (!isEmpty) submit(draft);
      }}
    >
      <input type="hidden" name="tool" value="compare" />
      <div className="flex flex-wrap gap-2 md:gap-6">
        <div className="min-w-0 flex-[1_1_11rem]">
          <label htmlFor={`${id}-reference`} className="sr-only">
            Verse reference
          </label>
          <input
            ref={input}
            id={`${id}-reference`}
            type="search"
            name="reference"
            value={draft.reference}
            placeholder="John 3:16; Romans 5:8; Psalm 23"
            maxLength={REFERENCE_MAX_LENGTH}
            aria-invalid={isBlank || undefined}
            aria-describedby={isBlank ? `${id}-problem` : undefined}
            onChange={(event) => {
              setBlank(false);
              setDraft({ ...draft, reference: event.target.value });
            }}
            autoComplete="off"
            enterKeyHint="search"
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
          Compare
        </Button>
      </div>
      {isBlank ? (
        <p id={`${id}-problem`} role="alert" className="mt-2 font-medium text-danger">
          {MISSING}
        </p>
      ) : null}
      <fieldset className="mt-5">
        <legend className="font-semibold text-14">Translations</legend>
        <ul className="flex flex-wrap gap-x-5">
          {offered.map(({ code, name, isLicensed }) => (
            <li key={code}>
              <label className="flex min-h-11 cursor-pointer items-center gap-2" title={name}>
                <input
                  type="checkbox"
                  name="translations"
                  value={code}
                  checked={draft.translations.includes(code)}
                  onChange={(event) => toggle(code, event.target.checked)}
                  className="size-4 flex-none accent-accent"
                />
                <span aria-hidden="true">
                  {code === "DARBY" ? "Darby" : code}
                  {isLicensed ? <span className="text-muted"> ©</span> : null}
                </span>
                <span className="sr-only">
                  {name}
                  {isLicensed ? ", under licence" : ""}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p className="text-14 text-muted">
          {isEmpty ? (
            <span role="alert" className="font-medium text-danger">
              Choose at least one translation
            </span>
          ) : (
            "© Under licence: where it is not available here, the nearest free text stands in, under its own name."
          )}
        </p>
      </fieldset>
      <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-2 border-line border-y py-2">
        <label className="flex flex-wrap items-center gap-x-3 gap-y-1">
          Mark differences from
          <select
            name="differences"
            value={draft.base ?? ""}
            onChange={(event) =>
              change({ base: (event.target.value || undefined) as TranslationCode | undefined })
            }
            className="select"
          >
            <option value="">none</option>
            {offered
              .filter(({ code }) => draft.translations.includes(code))
              .map(({ code }) => (
                <option key={code} value={code}>
                  {code === "DARBY" ? "Darby" : code}
                </option>
              ))}
          </select>
        </label>
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            name="strongs"
            value="on"
            checked={draft.hasNumbers}
            onChange={(event) =>
              change({
                hasNumbers: event.target.checked,
                // The numbers stand under the words of the KJV alone.
                ...(event.target.checked && !draft.translations.includes("KJV")
                  ? { translations: [...draft.translations, "KJV" as const] }
                  : {}),
              })
            }
            className="size-4 flex-none accent-accent"
          />
          Strong’s numbers under the KJV
        </label>
      </div>
    </Form>
  );
}

const pick = ({ reference, translations }: ComparisonChoice) => ({ reference, translations });
