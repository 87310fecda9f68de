// The passage that a request for an outline names: in its field, by a reference
// in the topic, or by the name that people have for it.
import { UserError } from "#src/platform/errors.ts";
import { formatRange } from "#src/scripture/format-reference.ts";
import { findReferences } from "#src/scripture/references/find-references.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Passages } from "#src/scripture/server/passages.ts";
import type { OrdinalRange } from "#src/scripture/versification.ts";
import type { OutlineRequest } from "../contract.ts";

export interface AskedPassage {
  readonly range: OrdinalRange;
  readonly label: string;
  readonly isBook: boolean;
  /** Where it was asked for by name: the heading of that passage. */
  readonly heading: string | undefined;
}

/** Names of books that people type for what they also mean. */
const WORDS: ReadonlySet<string> = new Set(["job", "numbers", "acts", "judges", "mark"]);

/**
 * `undefined` where none is named.
 * @throws UserError `invalid` for a place that is not in the Bible, saying what is
 */
export function findAsked(
  { topic, scriptureReference }: OutlineRequest,
  passages: Passages,
): AskedPassage | undefined {
  return (
    (scriptureReference ? readPlace(scriptureReference) : undefined) ??
    readPlace(topic) ??
    findInProse(topic) ??
    findByName(topic, passages)
  );
}

function readPlace(text: string): AskedPassage | undefined {
  if (WORDS.has(text.trim().toLowerCase())) return undefined;
  const reading = readReference(text);
  if (reading.kind === "no-such-reference") throw noSuchPlace(reading.sentence);
  if (reading.kind !== "reference") return undefined;
  const [range] = reading.ranges;
  return range && describe(range, reading.wholeBook);
}

function findInProse(topic: string): AskedPassage | undefined {
  const [found] = findReferences(topic);
  if (!found) return undefined;
  const [range] = found.passage?.ranges ?? [];
  if (range) return describe(range, false);
  const written = topic.slice(found.start, found.end);
  const reading = readReference(written);
  throw noSuchPlace(
    reading.kind === "no-such-reference"
      ? reading.sentence
      : `There is no ${written} in the Bible that Berea reads.`,
  );
}

function findByName(topic: string, passages: Passages): AskedPassage | undefined {
  const passage = passages.findByName(topic);
  return passage && { ...describe(passage.range, false), heading: passage.heading };
}

const describe = (range: OrdinalRange, isBook: boolean): AskedPassage => ({
  range: { start: range.start, end: range.end },
  label: formatRange(range),
  isBook,
  heading: undefined,
});

const noSuchPlace = (sentence: string): UserError =>
  new UserError("invalid", sentence, { fields: { topic: sentence } });
