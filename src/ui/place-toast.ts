// Where a message stands so that it covers nothing that can be pressed: from the
// bottom left upwards, then from the bottom right. Pure.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
}

const STEP = 8;
/** What is pressed beside a message is not pressed by mistake. */
const GAP = 4;

/**
 * @param obstacles what must stay free, the most important first: where no place
 * leaves all of them free, the last groups are given up one after the other
 */
export function placeToast(
  size: Pick<Box, "width" | "height">,
  view: Pick<Box, "width" | "height">,
  edge: number,
  obstacles: readonly (readonly Box[])[],
): Place {
  const lefts = [edge, view.width - size.width - edge].filter((left) => left >= edge);
  const lowest = view.height - size.height - edge;
  for (let groups = obstacles.length; groups > 0; groups--) {
    const taken = obstacles.slice(0, groups).flat();
    for (const left of lefts.length > 0 ? lefts : [edge]) {
      for (let top = lowest; top >= edge; top -= STEP) {
        const box = { left, top, ...size };
        if (!taken.some((one) => covers(box, one))) return { left, top };
      }
    }
  }
  return { left: edge, top: Math.max(edge, lowest) };
}

export const covers = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width + GAP &&
  other.left < one.left + one.width + GAP &&
  one.top < other.top + other.height + GAP &&
  other.top < one.top + one.height + GAP;
