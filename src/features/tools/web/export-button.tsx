import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { buttonClass } from "#src/ui/button.tsx";
import { saveFile } from "#src/ui/save-file.ts";
import { describeFailure } from "#src/web/tell-failure.ts";
import { nameSearchFile } from "./name-file.ts";
import { type FoundPart, fetchAllFound } from "./queries.ts";
import { describeScope } from "./scope-choice.tsx";
import { formatSearchChoice, type SearchChoice } from "./tool-url.ts";
import { writeResults } from "./write-results.ts";

/** Takes all verses of a search along as a text file. */
export function ExportButton({ choice, first }: { choice: SearchChoice; first: FoundPart }) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const { total, results, reading } = first;
  const save = async () => {
    setProblem(undefined);
    setProgress(0);
    try {
      const verses =
        results.length === total ? results : await fetchAllFound(client, choice, setProgress);
      const search = {
        query: choice.query,
        says: reading.says,
        scope: describeScope(choice.scope),
        order: choice.order === "canonical" ? "in the Bible’s order" : "best first",
        notice: reading.notice,
        address: new URL(formatSearchChoice({ ...choice, page: undefined }), location.href).href,
        localDate: new Intl.DateTimeFormat("sv-SE").format(new Date()),
      };
      saveFile(nameSearchFile(choice.query), writeResults(search, verses));
    } catch (error) {
      setProblem(`The file was not made. ${describeFailure(error)}`);
    }
    setProgress(undefined);
  };
  const isBusy = progress !== undefined;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 noscript:hidden">
      <button
        type="button"
        aria-busy={isBusy || undefined}
        onClick={() => (isBusy ? undefined : void save())}
        className={buttonClass({ kind: "quiet", size: "small", className: "-mr-3" })}
      >
        <span aria-live="polite" className="tabular-nums">
          {isBusy
            ? `Gathering ${progress.toLocaleString("en")} of ${total.toLocaleString("en")}`
            : "Export as text"}
        </span>
      </button>
      {problem ? (
        <span role="alert" className="text-14 text-danger">
          {problem}
        </span>
      ) : null}
    </span>
  );
}
