// Takes a cleaned query apart into books and the numbers after each. All of it
// must be one or the other: a word that is neither makes it a sentence, not a
// reference.
import { tokenize } from "./clean-typing.ts";
import { type BookName, readBookName } from "./read-book-name.ts";
import { readNumbers, type Tie } from "./read-numbers.ts";

export interface BookMention {
  readonly name: BookName;
  /** In the spelling that `readPassages` takes; empty for a bare name. */
  readonly numbers: string;
  /** How it is tied to the mention before it; the first is tied like one of a list. */
  readonly tie: Tie;
}

/** @returns `undefined` when something in the text is neither a book nor part of its numbers */
export function findBookMentions(text: string): readonly BookMention[] | undefined {
  const tokens = tokenize(text);
  const mentions: BookMention[] = [];
  let at = 0;
  let tie: Tie = "list";
  while (at < tokens.length) {
    const found = readBookName(tokens, at);
    if (!found) return undefined;
    const numbers = readNumbers(tokens, found.next, countChapters(found.name));
    if (!numbers) return undefined;
    mentions.push({ name: found.name, numbers: numbers.text, tie });
    tie = numbers.tie;
    at = numbers.next;
  }
  return mentions;
}

const countChapters = (name: BookName): number =>
  name.kind === "books" ? Math.min(...name.books.map((book) => book.verseCounts.length)) : 0;
