// The Hebrew Bible word by word, as the corpus file keeps it: each distinct
// word (its letters, its Strong's number, its parsing) once, and for every word
// of the text which of them it is. Nothing is unpacked before it is asked for.

/** How a word stands in the manuscript and in the reading tradition. */
export const Reading = { Plain: 0, Ketiv: 1, Qere: 2 } as const;
export type Reading = (typeof Reading)[keyof typeof Reading];

/** What follows a word, as bits. */
export const After = { Maqqef: 1, Paseq: 2, SofPasuq: 4 } as const;

export interface HebrewWord {
  /** With vowel points and accents; a slash between its parts: `בְּ/רֵאשִׁ֖ית`. */
  readonly form: string;
  /** As the source writes it: a letter for each prefix, and Strong's number: `b/7225`, `1254 a`. */
  readonly lemma: string;
  /** Open Scriptures' code, the language first: `HR/Ncfsa`. */
  readonly morph: string;
  readonly reading: Reading;
  /** The first word of a place where what is written differs from what is read. */
  readonly opensVariant: boolean;
  /** Bits of `After`. */
  readonly after: number;
  /** Of a psalm's title, which the KJV prints before its first verse. */
  readonly isTitle: boolean;
}

/** Where words of a verse begin that stand under another number in the Hebrew Bible. */
interface HebrewNumber {
  /** Index of the first such word in the KJV's verse. */
  readonly from: number;
  readonly chapter: number;
  readonly verse: number;
}

export interface HebrewText {
  /** The words behind a verse of the KJV in Hebrew order; none where the Hebrew has no such verse. */
  wordsOf(ordinal: number): readonly HebrewWord[];
  /** Numbers of the Hebrew Bible for the verse; none where it has the KJV's own number. */
  numbersOf(ordinal: number): readonly HebrewNumber[];
}

/** The sections below `hebrew/`. */
export interface HebrewSections {
  /** Letters of all distinct forms, end to end, a byte each (`encodeForm`). */
  readonly letters: Uint8Array;
  /** Where each distinct word's letters begin; one more than there are words. */
  readonly starts: Uint32Array;
  /** For each distinct word, the line of `lemmaList` and of `morphList`. */
  readonly lemmas: Uint16Array;
  readonly morphs: Uint16Array;
  readonly lemmaList: string;
  readonly morphList: string;
  /** For each word of the text, which distinct one it is, and what is said of this place. */
  readonly words: Uint32Array;
  /** For each KJV ordinal where its words begin; one more than there are ordinals. */
  readonly verses: Uint32Array;
  /** Rows of four: KJV ordinal, first word, chapter, verse. */
  readonly numbers: Uint16Array;
}

const SLASH_BYTE = 0;
/** Before the block of Hebrew letters and points, U+0591 to U+05EA. */
const FIRST_CODE = 0x580;
const LAST_CODE = 0x5ff;

/** Throws a RangeError for whatever is neither Hebrew nor a slash. */
export function encodeForm(form: string): number[] {
  return Array.from(form, (letter) => {
    if (letter === "/") return SLASH_BYTE;
    const code = letter.codePointAt(0)!;
    if (code <= FIRST_CODE || code > LAST_CODE) {
      throw new RangeError(`${JSON.stringify(letter)} in ${form} is no Hebrew letter or point`);
    }
    return code - FIRST_CODE;
  });
}

function decodeForm(bytes: Uint8Array): string {
  let form = "";
  for (const byte of bytes) {
    form += byte === SLASH_BYTE ? "/" : String.fromCharCode(FIRST_CODE + byte);
  }
  return form;
}

// A place in the text: 20 bits for the distinct word, then what is said of the place.
const INDEX_BITS = 20;
const INDEX_MASK = 2 ** INDEX_BITS - 1;
const AFTER_AT = INDEX_BITS;
const READING_AT = INDEX_BITS + 3;
const OPENS_AT = INDEX_BITS + 5;
const TITLE_AT = INDEX_BITS + 6;

type Place = Pick<HebrewWord, "reading" | "opensVariant" | "after" | "isTitle">;

export const packPlace = (index: number, place: Place): number =>
  index |
  (place.after << AFTER_AT) |
  (place.reading << READING_AT) |
  (Number(place.opensVariant) << OPENS_AT) |
  (Number(place.isTitle) << TITLE_AT);

const NUMBER_COLUMNS = 4;

export function openHebrewText(sections: HebrewSections): HebrewText {
  const { letters, starts, lemmas, morphs, words, verses, numbers } = sections;
  let lists: { lemmas: string[]; morphs: string[] } | undefined;
  const read = (packed: number): HebrewWord => {
    lists ??= {
      lemmas: sections.lemmaList.split("\n"),
      morphs: sections.morphList.split("\n"),
    };
    const index = packed & INDEX_MASK;
    return {
      form: decodeForm(letters.subarray(starts[index], starts[index + 1])),
      lemma: lists.lemmas[lemmas[index]!]!,
      morph: lists.morphs[morphs[index]!]!,
      after: (packed >> AFTER_AT) & 7,
      reading: ((packed >> READING_AT) & 3) as Reading,
      opensVariant: ((packed >> OPENS_AT) & 1) === 1,
      isTitle: ((packed >> TITLE_AT) & 1) === 1,
    };
  };
  let numbersByOrdinal: ReadonlyMap<number, readonly HebrewNumber[]> | undefined;
  return {
    wordsOf: (ordinal) => Array.from(words.subarray(verses[ordinal], verses[ordinal + 1]), read),
    numbersOf: (ordinal) => {
      numbersByOrdinal ??= readNumbers(numbers);
      return numbersByOrdinal.get(ordinal) ?? [];
    },
  };
}

function readNumbers(numbers: Uint16Array): ReadonlyMap<number, readonly HebrewNumber[]> {
  const byOrdinal = new Map<number, HebrewNumber[]>();
  for (let at = 0; at < numbers.length; at += NUMBER_COLUMNS) {
    const [ordinal = 0, from = 0, chapter = 0, verse = 0] = numbers.subarray(
      at,
      at + NUMBER_COLUMNS,
    );
    const known = byOrdinal.get(ordinal);
    if (known) known.push({ from, chapter, verse });
    else byOrdinal.set(ordinal, [{ from, chapter, verse }]);
  }
  return byOrdinal;
}
