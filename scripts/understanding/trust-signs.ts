// Signs begin with as much weight as they were right in the requests that are
// learnt from, so that few requests are enough to learn the rest.
import { isSign } from "../../src/understanding/situation/linear-model.ts";

/** "! born/0 not = is born": the situation, whether it is denied, and the sign without its words. */
export function readSignName(name: string) {
  const [, general = "", situation = "", denied, words] =
    /^(! ([^/]+)\/\d+( not)?)( = .*)?$/.exec(name) ?? [];
  return { situation, isDenied: denied !== undefined, general: words ? general : undefined };
}

/** How often each sign, and each of its words, stands in a request of its situation. */
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
  const trust = new Map<string, number>();
  const byLength = [...counts].sort(([a], [b]) => a.length - b.length);
  for (const [name, { all, right }] of byLength) {
    const { general } = readSignName(name);
    const before = general ? (trust.get(general) ?? 0.5) : 0.5;
    trust.set(name, (right + 2 * before) / (all + 2));
  }
  return trust;
}
