import { useState } from "react";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import { Button } from "#src/ui/button.tsx";
import { saveFile } from "#src/ui/save-file.ts";
import { describeFailure } from "#src/web/tell-failure.ts";
import type { HighlightColor } from "../rules.ts";
import type { NamedColor } from "./color-names.ts";
import type { HighlightEntry } from "./highlight-entries.ts";
import { writeHighlights } from "./write-highlights.ts";

/** Saves what is listed as a file, with the words of every verse. */
export function ExportHighlights({
  entries,
  translation,
  colors,
  fetchTexts,
}: {
  entries: readonly HighlightEntry[];
  translation: EmbeddedCode;
  colors: readonly NamedColor[];
  fetchTexts: (entries: readonly HighlightEntry[]) => Promise<ReadonlyMap<string, string>>;
}) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const save = async () => {
    setBusy(true);
    setProblem("");
    try {
      const localDate = new Intl.DateTimeFormat("sv-SE").format(new Date());
      const names = Object.fromEntries(colors.map(({ color, name }) => [color, name]));
      const file = writeHighlights(entries, await fetchTexts(entries), {
        translation,
        names: names as Record<HighlightColor, string>,
        localDate,
      });
      saveFile(`berea-highlights-${localDate}.md`, file, "text/markdown");
    } catch (error) {
      setProblem(`The file was not made. ${describeFailure(error)}`);
    }
    setBusy(false);
  };
  if (entries.length === 0) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3" data-print="no">
      <Button
        kind="quiet"
        size="small"
        className="-mr-3"
        isBusy={isBusy}
        busyLabel="Gathering verses"
        onClick={() => (isBusy ? undefined : void save())}
      >
        Export with the verses
      </Button>
      {problem ? (
        <span role="alert" className="text-14 text-danger">
          {problem}
        </span>
      ) : null}
    </span>
  );
}
