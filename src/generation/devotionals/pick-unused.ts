// One of several ways of saying a thing, another than the person had before.

import type { UsedMaterial } from "../contract.ts";
import { hashText } from "../seeded-random.ts";

/** By the seed, and none that the person had before while there are others. */
export function createPick(seed: string, avoid: UsedMaterial) {
  const taken = new Map<string, string>();
  const nameOf = (thing: unknown): string => hashText(String(thing)).toString(36);
  function pick<Thing>(
    what: string,
    things: readonly Thing[],
    idOf: (thing: Thing) => string = nameOf,
  ): Thing {
    const formOf = (thing: Thing) => `lectio-${what}:${idOf(thing)}`;
    const fresh = things.filter((thing) => !avoid.forms.includes(formOf(thing)));
    const from = fresh.length > 0 ? fresh : things;
    const thing = from[hashText(`${seed}/${what}`) % from.length];
    if (thing === undefined) throw new RangeError(`There is nothing to pick as ${what}`);
    taken.set(what, formOf(thing));
    return thing;
  }
  /** So many of them, in their order. */
  pick.some = <Thing>(what: string, things: readonly Thing[], count: number): Thing[] => {
    const start = hashText(`${seed}/${what}`) % things.length;
    const chosen = new Set(
      Array.from(
        { length: Math.min(count, things.length) },
        (_, at) => (start + at) % things.length,
      ),
    );
    return things.filter((_, at) => chosen.has(at));
  };
  pick.taken = (): string[] => [...taken.values()];
  return pick;
}
