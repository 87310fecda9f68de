import type { ReactNode } from "react";
import { chooseText } from "#src/scripture/choose-text.ts";
import { EMBEDDED, type EmbeddedCode } from "#src/scripture/translations.ts";

/** As the reader of chapters lists them. */
const ORDER: readonly EmbeddedCode[] = ["WEB", "KJV", "ASV", "YLT", "DARBY"];

/** The translations to read a day in, and beside them what else there is to choose. */
export function ReaderBar({
  current,
  chosenTranslation,
  onTranslation,
  children,
}: {
  current: EmbeddedCode | undefined;
  chosenTranslation: string | undefined;
  onTranslation: (code: EmbeddedCode) => void;
  children: ReactNode;
}) {
  // The preferred one first; where it is under licence, the text that stands in for it.
  const preferred = chooseText(chosenTranslation, "YLT", "show")?.code ?? "YLT";
  const codes = [preferred, ...ORDER.filter((code) => code !== preferred)];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-y py-1">
      <fieldset className="min-w-0">
        <legend className="sr-only">Translation</legend>
        <div className="choice-links -mx-1.5 md:-mx-2.5">
          {codes.map((code) => (
            <label key={code} className="choice-link" title={EMBEDDED[code].name}>
              <input
                type="radio"
                name="plan-translation"
                checked={current === code}
                onChange={() => onTranslation(code)}
              />
              {code === "DARBY" ? "Darby" : code}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="ml-auto flex items-center">{children}</div>
    </div>
  );
}
