// The passage that somebody asked for: in the field for it, or named in the
// topic, by its place ("James 1") or as people call it ("the prodigal son").
import { UserError } from "#src/platform/errors.ts";
import { formatRange } from "#src/scripture/format-reference.ts";
import { findReferences } from "#src/scripture/references/find-references.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { StoryFinder } from "#src/scripture/server/find-story.ts";
import type { NamedPassage, Passages } from "#src/scripture/server/passages.ts";
import type { OrdinalRange } from "#src/scripture/versification.ts";
import type { OutlineRequest } from "../contract.ts";

export interface AskedPassage {
  readonly range: OrdinalRange;
  readonly label: string;
  /** The passage of ours that was named, where it was named and not placed. */
  readonly named?: NamedPassage;
  /** The topic tells of it, and is kept as the title. */
  readonly isTold?: boolean;
  /** In a field of its own, so that the topic says something else. */
  readonly isBesideTopic?: boolean;
}

/** Books whose names people type for what they also mean. */
const ALSO_WORDS: ReadonlySet<string> = new Set([
  "job",
  "numbers",
  "acts",
  "judges",
  "mark",
  "kings",
  "ruth",
  "james",
  "john",
  "joel",
  "daniel",
  "amos",
  "titus",
  "peter",
]);
/** Said of a book: then its name alone is meant as one. */
const OF_BOOK = /\b(?:book|gospel|letter|epistle) (?:of|to) (?:the )?((?:[123] )?\p{L}+)/iu;
/** What stands around a reference and says only that it is to be studied. */
const FRAME =
  /\b(?:(?:small|bible) )*(?:group |bible )?(?:study|studies|devotional|devotion|outline|lesson|sermon|talk|series)\b(?: (?:on|of|in|about|through|from))?|^(?:the )?(?:whole )?(?:book of )/giu;

/**
 * @returns nothing where no passage is named
 * @throws UserError `invalid` where a place is named that the Bible does not have
 */
export function findAskedPassage(
  { topic, scriptureReference }: Pick<OutlineRequest, "topic" | "scriptureReference">,
  passages: Passages,
  stories?: StoryFinder,
): AskedPassage | undefined {
  const placed = scriptureReference && readPlace(scriptureReference, "scriptureReference");
  if (placed) return { ...placed, isBesideTopic: placed.label !== readLabel(topic) };
  return (
    readPlace(topic, "topic") ??
    readPlace(topic.replace(FRAME, " ").trim(), "topic", true) ??
    narrow(readInProse(topic), topic, passages, stories) ??
    toAsked(passages.findByName(topic)) ??
    readBook(topic) ??
    toTold(stories?.find(topic), passages)
  );
}

function readPlace(text: string, field: string, isRest = false): AskedPassage | undefined {
  if (!text) return undefined;
  const reading = readReference(text);
  if (reading.kind === "no-such-reference") {
    const { sentence } = reading;
    throw new UserError("invalid", sentence, { fields: { [field]: sentence } });
  }
  if (reading.kind !== "reference") return undefined;
  const isWord =
    reading.wholeBook &&
    field === "topic" &&
    ALSO_WORDS.has(text.trim().toLowerCase()) &&
    !(isRest && text !== "");
  return isWord ? undefined : join(reading.ranges);
}

/** Several ranges are read from the first to the last of their chapter; else the first of them. */
function join(ranges: readonly OrdinalRange[]): AskedPassage | undefined {
  const [first] = ranges;
  return first && { range: first, label: formatRange(first) };
}

const readLabel = (topic: string): string | undefined => {
  const reading = readReference(topic);
  return reading.kind === "reference" ? join(reading.ranges)?.label : undefined;
};

function readInProse(topic: string): AskedPassage | undefined {
  const [found] = findReferences(topic);
  if (!found) return undefined;
  if (found.passage) return join(found.passage.ranges);
  const place = topic.slice(found.start, found.end);
  return readPlace(place, "topic");
}

function readBook(topic: string): AskedPassage | undefined {
  const name = OF_BOOK.exec(topic)?.[1];
  const reading = name ? readReference(name) : undefined;
  return reading?.kind === "reference" && reading.wholeBook ? join(reading.ranges) : undefined;
}

const toAsked = (named: NamedPassage | undefined): AskedPassage | undefined =>
  named && { range: named, label: formatRange(named), named };

/** "Genesis 21, Hagar and the boy": of a whole chapter the story that is told of. */
function narrow(
  placed: AskedPassage | undefined,
  topic: string,
  passages: Passages,
  stories: StoryFinder | undefined,
): AskedPassage | undefined {
  const told = placed && toTold(stories?.find(topic), passages);
  const isInside =
    told && told.range.start >= placed.range.start && told.range.end <= placed.range.end;
  return isInside ? told : placed;
}

/** A story that is told of and not called by a name of ours. */
const toTold = (range: OrdinalRange | undefined, passages: Passages): AskedPassage | undefined => {
  if (!range) return undefined;
  const named = [...passages.all, ...passages.wholes].find(
    (one) => one.start === range.start && one.end === range.end,
  );
  return { range, label: formatRange(range), ...(named ? { named } : {}), isTold: true };
};
