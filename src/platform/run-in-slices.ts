import { setImmediate } from "node:timers/promises";

const SLICE_MS = 8;

/**
 * Goes through work that may take long, and lets other requests run in between:
 * no more than a slice of some milliseconds and one step is done at a time.
 * @param take returns false to leave the rest undone
 */
export async function runInSlices<Step>(
  steps: Iterable<Step>,
  take: (step: Step) => boolean,
): Promise<void> {
  let sliceEnd = performance.now() + SLICE_MS;
  for (const step of steps) {
    if (!take(step)) return;
    if (performance.now() < sliceEnd) continue;
    await setImmediate();
    sliceEnd = performance.now() + SLICE_MS;
  }
}
