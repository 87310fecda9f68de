// "psalm about fear", "verses in Romans about hope": what is looked for, and the
// book in which. Only where the query says so in one of these forms; a book's
// name alone may be a word.
import { BOOKS } from "../../books.ts";
import { findBookByName } from "../../references/find-book.ts";
import { bookRange, type OrdinalRange } from "../../versification.ts";

export interface Narrowed {
  /** The query without the book. */
  readonly rest: string;
  /** As it is said in a sentence: `Psalms`, `the Gospels`. */
  readonly label: string;
  readonly ranges: readonly OrdinalRange[];
}

const GROUPS: Readonly<Record<string, readonly [label: string, first: string, last: string]>> = {
  gospels: ["the Gospels", "Matthew", "John"],
  gospel: ["the Gospels", "Matthew", "John"],
  "old testament": ["the Old Testament", "Genesis", "Malachi"],
  "new testament": ["the New Testament", "Matthew", "Revelation"],
  torah: ["the five books of Moses", "Genesis", "Deuteronomy"],
  pentateuch: ["the five books of Moses", "Genesis", "Deuteronomy"],
};

const VERSES =
  "(?:a |an |any |some |the |good |short )*(?:bible )?(?:verses?|scriptures?|passages?|lines?|quotes?|chapters?)";
const ABOUT =
  "(?:about|on|for|regarding|concerning|that (?:talks?|speaks?) (?:about|of)|to do with)";
const BOOK =
  "(?:the )?(?:book of |gospel of |letter to the |epistle to the )?(?<book>[\\p{L}\\d ]{2,24}?)";
const TOPIC = "(?<topic>\\S.*?)";

const FORMS: readonly RegExp[] = [
  `(?:a |an |any |the |which |what )?(?<book>psalms?|proverbs?) ${ABOUT} ${TOPIC}`,
  `${VERSES} (?:in|from) ${BOOK} ${ABOUT} ${TOPIC}`,
  `${VERSES} ${ABOUT} ${TOPIC} (?:in|from) ${BOOK}`,
  `${BOOK} (?:about|on) ${TOPIC}`,
  `what (?:does|do) ${BOOK} (?:say|teach|tell us) about ${TOPIC}`,
  `where (?:does|do) ${BOOK} (?:talk|speak) (?:about|of) ${TOPIC}`,
].map((form) => new RegExp(`^${form}[?.!\\s]*$`, "iu"));

export function narrowToBook(query: string): Narrowed | undefined {
  for (const form of FORMS) {
    const { book, topic } = form.exec(query.trim())?.groups ?? {};
    const place = book && findPlace(book.trim().toLowerCase());
    if (place && topic) return { rest: topic, ...place };
  }
  return undefined;
}

function findPlace(name: string): Omit<Narrowed, "rest"> | undefined {
  const group = Object.hasOwn(GROUPS, name) ? GROUPS[name] : undefined;
  if (group) {
    const [label, first, last] = group;
    return { label, ranges: [{ start: rangeOf(first).start, end: rangeOf(last).end }] };
  }
  const book = findBookByName(name);
  return book && { label: book.name, ranges: [bookRange(book.number)] };
}

function rangeOf(name: string): OrdinalRange {
  const book = BOOKS.find((one) => one.name === name);
  if (!book) throw new Error(`There is no book called ${name}`);
  return bookRange(book.number);
}
