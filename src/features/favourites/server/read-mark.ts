import { UserError } from "#src/platform/errors.ts";
import { formatRange } from "#src/scripture/format-reference.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { FavouriteBody } from "../contract.ts";

/**
 * A mark as it is stored: a verse by the one name that pages write, however it
 * was spelt, so that it is marked once and found again.
 * @throws UserError 400 where the verse does not exist
 */
export function readMark(mark: FavouriteBody): FavouriteBody {
  const read = tryReadMark(mark);
  if (typeof read !== "string") return read;
  throw new UserError("invalid", read, { fields: { target: read } });
}

/** What a device held, without what names no verse: an older page's mark, or nobody's. */
export function readDeviceMarks(marks: readonly FavouriteBody[]): FavouriteBody[] {
  return marks.map(tryReadMark).filter((read) => typeof read !== "string");
}

/** The mark, or the sentence that says why it is none. */
function tryReadMark(mark: FavouriteBody): FavouriteBody | string {
  if (mark.kind !== "verse") return mark;
  const reading = readReference(mark.target);
  if (reading.kind === "no-such-reference") return reading.sentence;
  const range = reading.kind === "reference" && reading.ranges.length === 1 && reading.ranges[0];
  if (!range || (reading.kind === "reference" && reading.wholeBook)) {
    return "A verse is named by its reference, for example John 3:16";
  }
  return { ...mark, target: formatRange(range) };
}
