// Misspelt names of books: `Phillipians`, `Habbakuk`, `Pslam`. A guess is made
// only where one book is nearer than every other; whether the place calls for
// a book at all is for the caller to know.
import { BOOKS, type Book } from "../books.ts";
import { nameKey, namesOfBooks, splitNumberedName } from "./find-book.ts";

// English words and names within a slip of a book's name, sought through a
// spelling dictionary and the texts' own vocabulary. Before a chapter and verse
// the book is meant (`number 6:24`), before one number the word is (`number 7`).
const NEAR_WORDS: ReadonlySet<string> = new Set(
  (
    "kinds kines kinks milcah mizzah maacah hagar hagab hegai hawaii number judge judged " +
    "either ether escher hoshea hosed hoses palms palls plasma chronicler chronicled " +
    "chroniclers nahom jeshua jonath jinnah potter peters patter peeler peeper pepper perter " +
    "pester petted pettier pewter putter pater hebrewess jeremiad jannes jamel jades jambs " +
    "jammed japes jazzes levitical revolution relations reevaluation reevaluations reflation " +
    "reflations regulation regulations relegation revaluation revaluations revocation " +
    "revocations revolutions colombians collegians collisions colonials danielle dannie " +
    "daniels filipinos philippines phillip mather romano romansh romany roans rowans " +
    "chanticleer chanticleers ecclesiastic ecclesiastics tutus"
  ).split(" "),
);

export const isNearWord = (word: string): boolean => NEAR_WORDS.has(word);

interface Candidate {
  readonly book: Book;
  readonly number: number;
  readonly skeleton: string;
}

let candidates: readonly Candidate[] | undefined;

// Names long enough that a slip leaves them recognisable; abbreviations are not.
const SHORTEST_NAME = 4;
const ALSO_GUESSED = ["psalm", "songofsongs", "canticles", "apocalypse", "revelations"];

function listCandidates(): readonly Candidate[] {
  const named = BOOKS.map((book): Candidate => {
    const [number, stem] = splitNumberedName(book.name);
    return { book, number, skeleton: skeletonOf(nameKey(stem)) };
  });
  const others = ALSO_GUESSED.map((name): Candidate => {
    return { book: namesOfBooks().get(name) as Book, number: 0, skeleton: skeletonOf(name) };
  });
  return [...named, ...others].filter(({ skeleton }) => skeleton.length >= SHORTEST_NAME);
}

/** Spellings that sound alike are made alike: `ph` and `f`, doubled letters. */
function skeletonOf(word: string): string {
  return word.replaceAll("ph", "f").replace(/(.)\1+/g, "$1");
}

/** Slips that a name of this length bears before it could be another word. */
function slipsAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}

/**
 * @param word letters only, lower case
 * @param number the book's number as typed; 0 where none was
 * @returns the one book that the word is likest to. Where no number was typed
 *   before a name that needs one, the books of that name.
 */
export function guessBooks(word: string, number: number): readonly Book[] {
  candidates ??= listCandidates();
  const typed = skeletonOf(word);
  let best = Number.POSITIVE_INFINITY;
  let found: Candidate[] = [];
  for (const candidate of candidates) {
    const { skeleton } = candidate;
    if (number !== 0 && candidate.number !== number) continue;
    if (Math.abs(skeleton.length - typed.length) > 3) continue;
    // The first letter is the one that is hardly ever wrong.
    if (skeleton[0] !== typed[0]) continue;
    const distance = countSlips(typed, skeleton);
    const isSwap = distance === 1 && sortLetters(typed) === sortLetters(skeleton);
    const allowed = isSwap ? 1 : slipsAllowed(Math.min(typed.length, skeleton.length));
    if (distance > allowed || distance > best) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(candidate);
  }
  const stems = new Set(found.map(({ skeleton }) => skeleton));
  const unnumbered = found.filter((candidate) => candidate.number === number);
  // Without a number John is the Gospel; `Corinthians` stands for both letters.
  const books = new Set((unnumbered.length > 0 ? unnumbered : found).map(({ book }) => book));
  return stems.size === 1 || books.size === 1 ? [...books] : [];
}

/** The book likest to a name that is none: asked as a question, never acted on. */
export function suggestBook(word: string, number: number): Book | undefined {
  candidates ??= listCandidates();
  const near = candidates
    .filter((candidate) => candidate.number === number)
    .map(({ book, skeleton }) => ({ book, distance: countSlips(skeletonOf(word), skeleton) }))
    .filter(({ distance }) => distance <= (word.length < 7 ? 1 : 2))
    .sort((one, other) => one.distance - other.distance);
  const [first, second] = near;
  return second && second.distance === first?.distance ? undefined : first?.book;
}

/** Books without a number that a name of two to four letters may shorten: their letters, some left out. */
export function booksShortenedTo(word: string): readonly Book[] {
  if (word.length < 2 || word.length > 4) return [];
  const shortened = new RegExp(`^${[...word].join("[a-z]*")}`, "i");
  return BOOKS.filter(({ name }) => shortened.test(name));
}

const sortLetters = (word: string): string => [...word].sort().join("");

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function countSlips(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1;
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        slips = Math.min(slips, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(slips);
    }
    beforeLast = last;
    last = row;
  }
  return last[to.length] ?? 0;
}
