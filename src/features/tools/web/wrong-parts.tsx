// Which of several passages was not understood: `John 3:16; Foo 3` fails as a
// whole, and its parts are asked for one by one.
import { useQueries } from "@tanstack/react-query";
import { findRefusal, passageQuery } from "./queries.ts";
import type { ComparisonChoice } from "./tool-url.ts";

export function WrongParts({ choice }: { choice: ComparisonChoice }) {
  const parts = splitParts(choice.reference);
  const [translation = "KJV"] = choice.translations;
  const answers = useQueries({
    queries: parts.map((part) => passageQuery(part, translation, 1)),
  });
  const wrong = parts.flatMap((part, at) => {
    const { data, error } = answers[at] ?? {};
    const reason = findRefusal(error)?.replace(/\.$/, "");
    // Still on its way, or understood.
    if (reason === undefined && (!data || data.reading.kind === "reference")) return [];
    return [`“${part}”${reason ? ` (${reason})` : ""}`];
  });
  if (wrong.length === 0) return null;
  return (
    <p role="status" className="mt-1 [overflow-wrap:anywhere]">
      Not understood: {wrong.join(", ")}.
    </p>
  );
}

/** More are not asked for one by one. */
const PARTS_MAX = 8;

/** The passages of a reference that names several, each once; none where it names one or very many. */
export function splitParts(reference: string): string[] {
  const parts = [...new Set(reference.split(";").map((part) => part.trim()))].filter(Boolean);
  return parts.length > 1 && parts.length <= PARTS_MAX ? parts : [];
}
