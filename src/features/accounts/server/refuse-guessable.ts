import { UserError } from "#src/platform/errors.ts";
import { findGuessable } from "./guessable/guessable.ts";
import type { PartKind, Person } from "./guessable/parts.ts";

const ADVICE = "Three or four words that do not belong together hold well.";

const SENTENCES: Readonly<Record<PartKind, string>> = {
  common: `That password is among the most common ones, or close to one. ${ADVICE}`,
  own: `That password is made of your own name or address, which is tried first. ${ADVICE}`,
  site: `That password is made of this site's name, which is tried first. ${ADVICE}`,
  scripture: `References and words of the Bible are tried first on a site like this. ${ADVICE}`,
  repeat: `That password repeats itself, so it is soon guessed. ${ADVICE}`,
  row: `That password follows a row of keys, letters or digits, so it is soon guessed. ${ADVICE}`,
  date: `Years and dates are soon tried out. ${ADVICE}`,
  digits: `Digits alone are soon tried out. ${ADVICE}`,
  short: `That password is too simple for its length. ${ADVICE}`,
};

/**
 * Asked of new passwords only: nobody is prevented from signing in with an existing password.
 * @param field the name of the field that the sentence stands under
 * @throws UserError 400 for a password that is soon guessed, with why and what to do
 */
export function refuseGuessable(password: string, person: Person, field: string): void {
  const reason = findGuessable(password, person);
  if (!reason) return;
  throw new UserError("invalid", SENTENCES[reason], { fields: { [field]: SENTENCES[reason] } });
}
