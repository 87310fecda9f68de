// While sentences are judged, each find is one character of private use, so that
// no full stop inside it ends a sentence.
import { writeMarker } from "../markers.ts";
import type { Find, Placed } from "./place-finds.ts";

const FIRST_MASK = 0xe000;
export const MASKS = /[\ue000-\uf8ff]/g;

/** Adds the finds to `finds`; a mask is a place in it. */
export function mask(source: string, placed: readonly Placed[], finds: Find[]): string {
  let masked = "";
  let at = 0;
  for (const { start, end, find } of placed) {
    masked += source.slice(at, start);
    const isSilent = find.kind === "reference" && !find.written;
    if (!isSilent) {
      masked += String.fromCharCode(FIRST_MASK + finds.length);
      finds.push(find);
      if (find.kind !== "reference" && find.stop && endsSentence(source.slice(end))) masked += ".";
    }
    at = Math.max(at, end);
  }
  return masked + source.slice(at);
}

const endsSentence = (rest: string): boolean =>
  /^\s*(\(|—|–|-)?[^.!?]{0,50}\)?\s*$|^\s+\p{Lu}|^\s*\([^)]{0,50}\)\s+\p{Lu}/u.test(rest);

export const findsIn = (text: string, finds: readonly Find[]): Find[] =>
  [...text.matchAll(MASKS)].map(([one]) => finds[one.charCodeAt(0) - FIRST_MASK] as Find);

export function unmask(text: string, finds: readonly Find[]): string {
  return text.replace(MASKS, (one) => {
    const find = finds[one.charCodeAt(0) - FIRST_MASK];
    if (!find) return "";
    return find.kind === "marker" ? writeMarker(find.marker) : find.written;
  });
}

/** What stands for a find that is added. */
export function maskOne(find: Find, finds: Find[]): string {
  finds.push(find);
  return String.fromCharCode(FIRST_MASK + finds.length - 1);
}
