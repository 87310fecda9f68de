// What is known of a book and its sections: who wrote, when, for whom, where.
import { bookOfOrdinal, type OrdinalRange } from "../../versification.ts";

export interface SectionBackground extends OrdinalRange {
  readonly reference: string;
  readonly title: string;
  /** A sentence on where the section stands. */
  readonly text: string;
}

/** Author, date and audience are phrases without a stop; setting and purpose are sentences. */
export interface BookBackground {
  readonly book: string;
  /** As traditionally held, with other views where scholars hold them. */
  readonly author: string;
  readonly date: string;
  readonly audience: string;
  readonly setting: string;
  readonly purpose: string;
  /** In order; a section may hold smaller ones. */
  readonly sections: readonly SectionBackground[];
}

export interface Background {
  /** By book number, 1 to 66. Throws a RangeError for any other. */
  ofBook(number: number): BookBackground;
  /** The smallest section that a verse stands in; few verses stand in none. */
  findSection(ordinal: number): SectionBackground | undefined;
}

/** @param books JSON: the 66 books in order */
export function openBackground(books: string): Background {
  const all = JSON.parse(books) as BookBackground[];
  const ofBook = (number: number): BookBackground => {
    const book = all[number - 1];
    if (!book) throw new RangeError(`There is no book ${number}`);
    return book;
  };
  return {
    ofBook,
    findSection: (ordinal) => {
      let smallest: SectionBackground | undefined;
      for (const section of ofBook(bookOfOrdinal(ordinal)).sections) {
        if (ordinal < section.start || ordinal > section.end) continue;
        if (!smallest || lengthOf(section) < lengthOf(smallest)) smallest = section;
      }
      return smallest;
    },
  };
}

const lengthOf = ({ start, end }: OrdinalRange): number => end - start;
