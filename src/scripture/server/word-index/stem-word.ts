import { stemEnglish } from "./english-stemmer.ts";
import { HEAD_OF_FORM } from "./word-forms.ts";

/** The key that a word shares with its other forms. @param word as `foldWord` leaves it */
export function stemOf(word: string): string {
  const joined = word.replaceAll("-", "");
  return stemEnglish(HEAD_OF_FORM.get(joined) ?? joined);
}
