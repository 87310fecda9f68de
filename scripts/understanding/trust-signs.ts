// Signs begin with as much weight as they were right in the requests that are
// learnt from, so that few requests are enough to learn the rest.
import { isSign } from "../../src/understanding/situation/linear-model.ts";

/** "! born/0 not" is the first sign of "born", denied. */
export function readSignName(name: string): { situation: string; isDenied: boolean } {
  const [, situation = "", denied] = /^! ([^/]+)\/\d+( not)?$/.exec(name) ?? [];
  return { situation, isDenied: denied !== undefined };
}

/** How often each sign stands in a request of its situation. */
export function trustSigns(
  requests: readonly { readonly names: readonly string[]; readonly classes: readonly string[] }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, { all: number; right: number }>();
  for (const { names, classes } of requests) {
    for (const name of names.filter(isSign)) {
      const count = counts.get(name) ?? { all: 0, right: 0 };
      count.all++;
      if (classes.includes(readSignName(name).situation)) count.right++;
      counts.set(name, count);
    }
  }
  // Beside what was counted, as if one more had been right and one wrong.
  return new Map([...counts].map(([name, { all, right }]) => [name, (right + 1) / (all + 2)]));
}
