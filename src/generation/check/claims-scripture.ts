// Sentences that say "the Bible says" without saying where.

const SOURCES =
  "bible|scriptures?|word of god|god’s word|god's word|gospels?|psalmist|prophets?|apostle|lord|god|jesus|christ|paul|peter|moses|david|solomon|isaiah|jeremiah|bibel|biblia|bible|schrift|escritura|écriture|gott|dios|dieu|jésus|jesús|cristo|herr|señor|seigneur|библия|иисус";
const VERBS =
  "says?|said|tells?|told|writes?|wrote|declares?|declared|promises?|promised|teaches|taught|reads|states?|commands?|commanded|sagt|sagte|spricht|sprach|dice|dijo|dit|schreibt|говорит|сказал";

const CLAIMS: readonly RegExp[] = [
  // Someone of the Bible, or the book itself, is made to speak: "God says that …", "Jesus said, …".
  new RegExp(
    `\\b(?:${SOURCES})\\b[^.!?]{0,24}?(?:${VERBS})(?: (?:us|me|you|them|his \\p{L}+|to \\p{L}+))?\\s*(?:[,:]|that\\b|dass\\b|daß\\b|que\\b|we\\b|to\\b)`,
    "iu",
  ),
  /\b(?:the )?(?:bible|scriptures?|word of god|god[’']s word)\s+(?:clearly )?(?:says?|tells?|declares?|promises|teaches|reads|states)\b/i,
  /\b(?:it is|as it is|it stands) written\b|\bthus (?:says|saith)\b|\baccording to (?:the )?(?:bible|scripture|word of god)/i,
  /steht geschrieben|está escrito|il est écrit|está escrita|сказано в/iu,
];

const LEAST_WORDS = 6;

/** Whether a sentence without any reference passes words off as Scripture's. */
export function claimsScripture(sentence: string): boolean {
  return (
    sentence.trim().split(/\s+/).length >= LEAST_WORDS && CLAIMS.some((one) => one.test(sentence))
  );
}
