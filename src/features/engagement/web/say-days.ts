const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** `one day`; above ten in figures: `11 days`. */
export const sayDays = (count: number): string =>
  `${WORDS[count] ?? count} ${count === 1 ? "day" : "days"}`;

export const countDays = (count: number): string => (count === 1 ? "1 day" : `${count} days`);
