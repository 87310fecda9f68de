// Numbers in words, as they come from dictation: `first john four eight`,
// `psalm one hundred and nineteen`, `the twenty-third psalm`.

const UNITS = "zero one two three four five six seven eight nine".split(" ");
const TEENS =
  "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINAL_UNITS = "- first second third fourth fifth sixth seventh eighth ninth".split(" ");
const ORDINAL_TEENS =
  "tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );
const ORDINAL_TENS =
  "- - twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth".split(" ");

const valuesOf = (words: readonly string[], step: number, from = 0): [string, number][] =>
  words.map((word, index): [string, number] => [word, from + index * step]);

const SMALL = new Map([
  ...valuesOf(UNITS, 1),
  ...valuesOf(TEENS, 1, 10),
  ...valuesOf(ORDINAL_UNITS, 1),
  ...valuesOf(ORDINAL_TEENS, 1, 10),
]);
const ROUND = new Map([...valuesOf(TENS, 10), ...valuesOf(ORDINAL_TENS, 10)]);
const HUNDREDS = new Set(["hundred", "hundredth"]);

const ANY = [...SMALL.keys(), ...ROUND.keys(), ...HUNDREDS].filter((word) => word !== "-");
const RUN = new RegExp(
  `\\b(?:${ANY.join("|")})(?:[ -]+(?:and[ -]+)?(?:${ANY.join("|")}))*\\b`,
  "g",
);

/** Every number in words becomes digits; `three sixteen` becomes `3 16`. */
export function replaceNumberWords(text: string): string {
  return text.replace(RUN, (run) => joinNumbers(run.split(/[ -]+/)).join(" "));
}

function joinNumbers(words: readonly string[]): (number | string)[] {
  const numbers: (number | string)[] = [];
  let value: number | undefined;
  // The largest number that may still be added: after `twenty` a unit, after `hundred` anything.
  let room = 0;
  const close = () => {
    if (value !== undefined) numbers.push(value);
    value = undefined;
    room = 0;
  };
  words.forEach((word, index) => {
    if (word === "and") {
      // `one hundred and nineteen` is one number, `sixteen and eighteen` are two.
      if (room >= 100 && index > 0) return;
      close();
      numbers.push("and");
      return;
    }
    if (HUNDREDS.has(word)) {
      value = (value !== undefined && value < 10 ? value : 1) * 100;
      room = 100;
      return;
    }
    const small = SMALL.get(word);
    const amount = small ?? ROUND.get(word) ?? 0;
    const fits = value !== undefined && amount > 0 && amount < room;
    if (!fits) close();
    value = (fits ? (value ?? 0) : 0) + amount;
    room = small === undefined ? 10 : 0;
  });
  close();
  return numbers;
}
