// The words of a verse, as all tables of facts about the KJV count them: runs
// of letters that keep inner apostrophes and hyphens, numbered from 0. An
// apostrophe or hyphen at an edge belongs to no word ("sons'" is `sons`).
const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;

export interface Word {
  readonly text: string;
  /** UTF-16 offsets into the verse, end excluded. */
  readonly start: number;
  readonly end: number;
}

export const splitWords = (verse: string): Word[] =>
  Array.from(verse.matchAll(WORD), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
