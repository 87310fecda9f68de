// Sentences that say "the Bible says" without saying where.

const SOURCES =
  "bible|scriptures?|word of god|god’s word|god's word|gospels?|psalmist|prophets?|apostle|lord|god|jesus|christ|paul|peter|moses|david|solomon|isaiah|jeremiah|bibel|biblia|bible|schrift|escritura|écriture|gott|dios|dieu|jésus|jesús|cristo|herr|señor|seigneur|библия|иисус";
const SPEAK =
  "says?|said|writes?|wrote|declares?|declared|reads|states?|sagt|sagte|spricht|sprach|dice|dijo|dit|schreibt|говорит|сказал";
const TELL = "tells?|told|promises?|promised|teaches|taught|commands?|commanded|wants?|assures?";
const WHOM = "(?: (?:us|me|you|them|his \\p{L}+|to \\p{L}+))?";

// Someone of the Bible, or the book itself, is made to speak word for word ("Jesus said, …"),
// to promise or command, or is said to have said something that no one can look up.
const BOLD: readonly RegExp[] = [
  new RegExp(`\\b(?:${SOURCES})\\b[^.!?]{0,24}?\\b(?:${SPEAK})${WHOM}\\s*[,:]`, "iu"),
  new RegExp(`\\b(?:${SOURCES})\\b[^.!?]{0,24}?\\b(?:${TELL})${WHOM}\\s*:`, "iu"),
  /\b(?:god|the lord|jesus|christ)\b (?:has )?(?:promises?|promised|commands?|commanded|wants you) to\b/i,
  /\b(?:the )?(?:bible|scriptures?|word of god|god[’']s word)\s+(?:clearly )?(?:says?|tells?|declares?|promises|teaches|reads|states)\b/i,
  /\b(?:it is|as it is|it stands) written\b|\bthus (?:says|saith)\b|\baccording to (?:the )?(?:bible|scripture|word of god)/i,
  /steht geschrieben|está escrito|il est écrit|está escrita|сказано в/iu,
];
// "God says that …": a retelling, which is in order beside the passage that it retells.
const RETELLING: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${SOURCES})\\b[^.!?]{0,24}?\\b(?:${SPEAK}|${TELL})${WHOM}\\s*(?:that|dass|daß|que)\\b`,
    "iu",
  ),
];

const LEAST_WORDS = 6;

/**
 * Whether a sentence without any reference passes words off as Scripture's.
 * @param hasPassage a passage stands before it under the same heading
 */
export function claimsScripture(sentence: string, hasPassage: boolean): boolean {
  if (sentence.trim().split(/\s+/).length < LEAST_WORDS) return false;
  const isMatch = (one: RegExp): boolean => one.test(sentence);
  return BOLD.some(isMatch) || (!hasPassage && RETELLING.some(isMatch));
}
