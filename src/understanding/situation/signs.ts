// What the words themselves make all but certain: "stillborn", "IVF", "got the
// job". The model learns how far each can be trusted, and the tone is guarded
// by them.
import table from "#content/understanding/signs.json" with { type: "json" };

/** Alternatives that the patterns name with `@`. */
const GROUPS: Readonly<Record<string, string>> = table.groups;
/**
 * `@name` is one of a group, `~` up to three words of the same sentence; a word
 * matches whole, and the plain text has no other signs than words and stops.
 */
const SOURCES: Readonly<Record<string, readonly string[]>> = table.signs;

const compile = (source: string): RegExp => {
  const spaced = source
    .replaceAll(/@([a-z]+)/g, (_, name: string) => `(?:${GROUPS[name]})`)
    .replaceAll(" ~ ~ ", "(?: [^ .]+){0,6} ")
    .replaceAll(" ~ ", "(?: [^ .]+){0,3} ");
  return new RegExp(` (?:${spaced})(?= )`, "u");
};

const SIGNS: readonly (readonly [string, RegExp])[] = Object.entries(SOURCES).flatMap(
  ([situation, sources]) =>
    sources.map((source, at) => [`${situation}/${at}`, compile(source)] as const),
);

/** What stands shortly before a sign and takes it back, or only wishes for it. */
const TAKEN_BACK =
  / (?:not|never|no|without|hardly|neither|nor|if|unless|until|hope|hoping|wish|want|pray|praying|please|need|help|let|may|could)(?: [^ .]+){0,3}$/;

/**
 * @returns names of the signs that are there: the situation, which of its signs,
 * and `not` where words before it deny it or only ask for it
 */
export function readSigns(plainWords: string): string[] {
  return SIGNS.flatMap(([name, sign]) => {
    const at = plainWords.search(sign);
    if (at < 0) return [];
    const before = plainWords.slice(Math.max(0, at - 60), at);
    return [TAKEN_BACK.test(before) ? `${name} not` : name];
  });
}

const GROUPS_OF_A_WORD = Object.entries(GROUPS).map(
  ([name, words]) => [`@${name}`, new RegExp(`^(?:${words})$`, "u")] as const,
);

/** The first group that a word belongs to, or the word itself. */
export const groupOf = (word: string): string =>
  GROUPS_OF_A_WORD.find(([, words]) => words.test(word))?.[0] ?? word;
