// What the small buttons over the text do: marks around what is selected, or
// at the start of its lines. Pressed again, they take the marks away.

export type Mark = "bold" | "italic" | "heading" | "list" | "quote";

export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const AROUND: Partial<Record<Mark, string>> = { bold: "**", italic: "_" };
const BEFORE: Partial<Record<Mark, string>> = { heading: "## ", list: "- ", quote: "> " };

/** What stands in place of `from` to `to` then, and what of the new text is selected. */
export interface Replacement extends Selected {
  readonly from: number;
  readonly to: number;
}

export function markText(selected: Selected, mark: Mark): Replacement {
  const around = AROUND[mark];
  return around ? markAround(selected, around) : markLines(selected, BEFORE[mark] ?? "");
}

function markAround({ text, start, end }: Selected, mark: string): Replacement {
  // Marks hold letters, not the space beside them.
  const inner = text.slice(start, end);
  const from = start + (inner.length - inner.trimStart().length);
  const to = Math.max(from, end - (inner.length - inner.trimEnd().length));
  const word = text.slice(from, to);
  const isMarked =
    text.slice(from - mark.length, from) === mark && text.slice(to, to + mark.length) === mark;
  if (isMarked) {
    const at = from - mark.length;
    return { from: at, to: to + mark.length, text: word, start: at, end: at + word.length };
  }
  const at = from + mark.length;
  return { from, to, text: `${mark}${word}${mark}`, start: at, end: at + word.length };
}

function markLines({ text, start, end }: Selected, mark: string): Replacement {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", Math.max(start, end));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const isMarked = lines.every((line) => line.startsWith(mark) || line === "");
  const isBlank = lines.every((line) => line === "");
  const written = lines.map((line) => {
    if (isMarked && !isBlank) return line.slice(mark.length);
    return line === "" && lines.length > 1 ? line : `${mark}${line}`;
  });
  const changed = written.join("\n");
  const moved = (written[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  return {
    from,
    to,
    text: changed,
    start: Math.max(from, start + moved),
    end: Math.max(from, end + changed.length - (to - from)),
  };
}
