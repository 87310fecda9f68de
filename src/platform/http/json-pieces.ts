/**
 * JSON in pieces, of a value whose long lists are read while they are written:
 * for each AsyncIterable an array is written. The pieces together are
 * what `JSON.stringify(value, undefined, indent)` gives of the same with arrays.
 * Lists are looked for in plain objects and in what lists give, not in arrays.
 */
export async function* writeJsonPieces(
  value: unknown,
  indent = 0,
  depth = 0,
): AsyncGenerator<string> {
  const lineAt = (at: number) => (indent > 0 ? `\n${" ".repeat(indent * at)}` : "");
  if (isList(value)) {
    let isEmpty = true;
    for await (const item of value) {
      yield `${isEmpty ? "[" : ","}${lineAt(depth + 1)}`;
      yield* writeJsonPieces(item, indent, depth + 1);
      isEmpty = false;
    }
    yield isEmpty ? "[]" : `${lineAt(depth)}]`;
  } else if (holdsList(value)) {
    let isFirst = true;
    for (const [name, one] of Object.entries(value)) {
      if (one === undefined) continue;
      yield `${isFirst ? "{" : ","}${lineAt(depth + 1)}${JSON.stringify(name)}:${indent > 0 ? " " : ""}`;
      yield* writeJsonPieces(one, indent, depth + 1);
      isFirst = false;
    }
    yield `${lineAt(depth)}}`;
  } else {
    // A line break in a text is escaped: those that are there part lines of the layout.
    yield JSON.stringify(value, undefined, indent).replaceAll("\n", lineAt(depth));
  }
}

const isList = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

function holdsList(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).some((one) => isList(one) || holdsList(one));
}
