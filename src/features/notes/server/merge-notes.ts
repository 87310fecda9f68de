// Two devices have edited one note. What they wrote in different fields, or on
// different lines, is joined; what they wrote in the same place is for the
// person to choose, and nothing of either is dropped unasked.
import { CONTENT_MAX, isSameTags, type NoteFields, REFERENCE_MAX, TITLE_MAX } from "../rules.ts";
import { type MergedStretch, mergeLines } from "./merge-lines.ts";

export interface Merge {
  /** Both devices' edits. Where they meet, mine first and then theirs. */
  readonly both: NoteFields;
  /** Fields in which they meet; empty where `both` can stand unasked. */
  readonly conflicts: readonly (keyof NoteFields)[];
}

/**
 * @param base what both started from
 * @param theirs what is stored now
 */
export function mergeNotes(base: NoteFields, mine: NoteFields, theirs: NoteFields): Merge {
  const conflicts: (keyof NoteFields)[] = [];
  const choose = <Name extends keyof NoteFields>(
    name: Name,
    join: (one: NoteFields[Name], other: NoteFields[Name]) => NoteFields[Name],
  ): NoteFields[Name] => {
    if (mine[name] === theirs[name] || mine[name] === base[name]) return theirs[name];
    if (theirs[name] === base[name]) return mine[name];
    conflicts.push(name);
    return join(mine[name], theirs[name]);
  };
  const content = mergeContent(base.content, mine.content, theirs.content);
  const both: NoteFields = {
    title: choose("title", (one, other) => joinLines(one, other, " / ", TITLE_MAX)),
    reference: choose("reference", (one, other) => joinLines(one, other, "; ", REFERENCE_MAX)),
    category: choose("category", (one) => one),
    tags: mergeTags(base.tags, mine.tags, theirs.tags),
    content: content.text,
  };
  // Joined, it may be more than a note takes: then the person shortens it.
  if (content.meets || content.text.length > CONTENT_MAX) conflicts.push("content");
  return { both, conflicts };
}

/** What one device put in or took out holds. */
function mergeTags(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  if (isSameTags(mine, base)) return theirs;
  const removed = base.filter((tag) => !mine.includes(tag));
  const kept = theirs.filter((tag) => !removed.includes(tag));
  const known = new Set(kept.map((tag) => tag.toLowerCase()));
  const added = mine.filter((tag) => !base.includes(tag) && !known.has(tag.toLowerCase()));
  return [...kept, ...added];
}

const joinLines = (one: string, other: string, by: string, max: number): string => {
  const joined = [one, other].filter(Boolean).join(by);
  return joined.length <= max ? joined : one;
};

interface MergedContent {
  readonly text: string;
  /** Whether both devices wrote in the same place. */
  readonly meets: boolean;
}

export function mergeContent(base: string, mine: string, theirs: string): MergedContent {
  if (mine === theirs || mine === base) return { text: theirs, meets: false };
  if (theirs === base) return { text: mine, meets: false };
  const stretches = mergeLines(mine.split("\n"), base.split("\n"), theirs.split("\n"));
  return {
    text: stretches.flatMap(joinStretch).join("\n"),
    meets: stretches.some((stretch) => "mine" in stretch),
  };
}

/** Where both wrote: all that either has now, what they share of it once. */
function joinStretch(stretch: MergedStretch): readonly string[] {
  if ("lines" in stretch) return stretch.lines;
  const { mine, theirs } = stretch;
  const parted = theirs.findIndex((line, at) => line !== mine[at]);
  return parted === -1 ? mine : [...mine, ...theirs.slice(parted)];
}
