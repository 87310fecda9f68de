// What to do with a word once it is studied: our own sentence where we have written
// one, otherwise a way of reading that follows from where the word stands.
import applications from "#content/word-applications.json" with { type: "json" };
import { BOOKS } from "../../books.ts";
import { stemOf } from "../word-index/stem-word.ts";

interface StudyPlace {
  readonly keyVerse: string | undefined;
  readonly byBook: readonly number[];
}

const SENTENCES: ReadonlyMap<string, string> = new Map(
  applications.flatMap(({ words, text }) => words.map((word) => [stemOf(word), text] as const)),
);

/** Empty where the word stands nowhere. */
export function suggestApplication(word: string, { keyVerse, byBook }: StudyPlace): string {
  if (!keyVerse) return "";
  const written = SENTENCES.get(stemOf(word.toLowerCase()));
  if (written) return written;
  const total = byBook.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...byBook);
  const book = BOOKS[byBook.indexOf(most)]!.name;
  if (total < FEW) {
    return `The word is rare: ${total === 1 ? "it stands here alone" : `all ${total} places can be read in one sitting`}. Begin with ${keyVerse}, read the whole chapter around it, and say in a sentence of your own what the word does there.`;
  }
  if (most >= total * LARGE_SHARE) {
    return `${most} of the ${total} places are in ${book}. Read those first and in order, and write down who acts and who receives; then read ${keyVerse} again and see what has changed for you.`;
  }
  return `Read ${keyVerse} with the verses before and after it. Then choose one more place from another book and ask of both the same question: who is speaking, to whom, and what does the word ask of the hearer?`;
}

const FEW = 12;
const LARGE_SHARE = 0.3;
