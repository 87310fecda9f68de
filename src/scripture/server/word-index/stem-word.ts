import { stemEnglish } from "./english-stemmer.ts";
import { BRITISH_ISE, BRITISH_OUR, OLDER_SPELLINGS } from "./spellings.ts";
import { HEAD_OF_FORM, KEY_OF_WORD_APART, NOT_PLURAL_OF_MAN } from "./word-forms.ts";

/**
 * The key that a word shares with its other forms: inflected (`loves`, `loved`),
 * irregular (`spake`), older (`loveth`, `thee` for `you`), spelled otherwise
 * (`saviour`), with or without a hyphen. A key is no word to show.
 * @param word as `foldWord` leaves it
 */
export function stemOf(word: string): string {
  const bare = word.replaceAll("-", "").replace(/'s?$/, "");
  const modern = spellAnew(bare);
  return KEY_OF_WORD_APART.get(modern) ?? stemEnglish(headOf(dropNess(modern)));
}

function spellAnew(word: string): string {
  const spelling = OLDER_SPELLINGS.find(([older]) => word.startsWith(older));
  const modern = spelling ? spelling[1] + word.slice(spelling[0].length) : word;
  return modern.replace(BRITISH_OUR, "$1or").replace(BRITISH_ISE, "$1z");
}

function headOf(word: string): string {
  const head = HEAD_OF_FORM.get(word);
  if (head !== undefined) return head;
  if (word.endsWith("st")) return headOfPast(word) ?? word;
  if (word.endsWith("men") && !NOT_PLURAL_OF_MAN.has(word)) return `${word.slice(0, -3)}man`;
  return word;
}

/** `knewest`, `sawst`, `fleddest`: the second person of an irregular past. */
function headOfPast(word: string): string | undefined {
  const short = word.slice(0, -2);
  return (
    HEAD_OF_FORM.get(short) ??
    HEAD_OF_FORM.get(short.replace(/e$/, "")) ??
    HEAD_OF_FORM.get(short.replace(/([dt])\1e$/, "$1"))
  );
}

// The stemmer takes `-ness` off after the endings of verbs, and so would part
// `blessedness` from `blessed`.
function dropNess(word: string): string {
  const ending = /(i?)ness(?:es)?$/.exec(word);
  const base = word.slice(0, ending?.index);
  if (!ending || !/[aeiouy][^aeiouy]/.test(base)) return word;
  return ending[1] ? `${base}y` : base;
}
