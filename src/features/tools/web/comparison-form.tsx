// Which passage, in which texts, and what is shown of them.
import type { TranslationCode } from "#src/scripture/translations.ts";
import { listForComparison } from "./offered-translations.ts";
import { ToolForm, useDraft } from "./tool-form.tsx";
import { type ComparisonChoice, formatComparisonChoice, readComparisonChoice } from "./tool-url.ts";

const REFERENCE_MAX_LENGTH = 400;

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
  const [draft, setDraft] = useDraft(choice, formatComparisonChoice);
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
    <ToolForm
      {...{ isMissing, isBusy }}
      tool="compare"
      name="reference"
      label="Verse reference"
      button="Compare"
      missing="Please enter a verse reference"
      value={draft.reference}
      placeholder="John 3:16; Romans 5:8; Psalm 23"
      maxLength={REFERENCE_MAX_LENGTH}
      onType={(reference) => setDraft({ ...draft, reference })}
      onAsk={() => {
        if (!isEmpty) submit(draft);
      }}
    >
      <fieldset className="mt-5">
        <legend className="font-semibold text-14">Translations</legend>
        <ul className="flex flex-wrap gap-x-5">
          {offered.map(({ code, label, name, isLicensed }) => (
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
                <span>
                  {label}
                  {isLicensed ? (
                    <span aria-hidden="true" className="text-muted">
                      {" "}
                      ©
                    </span>
                  ) : null}
                  <span className="sr-only">
                    {name}
                    {isLicensed ? ", under licence" : ""}
                  </span>
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
              .map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
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
                // Only the words of the KJV bear numbers.
                ...(event.target.checked && !draft.translations.includes("KJV")
                  ? { translations: [...draft.translations, "KJV" as const] }
                  : {}),
              })
            }
            className="size-4 flex-none accent-accent"
          />
          Strong’s numbers in the KJV
        </label>
      </div>
    </ToolForm>
  );
}

const pick = ({ reference, translations }: ComparisonChoice) => ({ reference, translations });
