// Holds the cross references to the figures of the source that was examined.

const VERSES_THAT_POINT = 30_412;
const PAIRS = 386_473;

/** Throws an Error whose message is a sentence. @param targets for each ordinal what it points to */
export function checkCrossReferences(targets: readonly (readonly number[])[]): void {
  const pairs = targets.reduce((sum, list) => sum + list.length, 0);
  const verses = targets.filter((list) => list.length > 0).length;
  if (pairs !== PAIRS || verses !== VERSES_THAT_POINT) {
    throw new Error(
      `The cross references were read as ${pairs} pairs from ${verses} verses, not ${PAIRS} from ${VERSES_THAT_POINT}.`,
    );
  }
}
