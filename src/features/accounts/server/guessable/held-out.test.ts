// Written before it was tried, and not used to tune anything: what share of it is judged right.
import { expect, test } from "vitest";
import { findGuessable } from "./guessable.ts";

const person = { username: "tychicus", email: "t.asia@ephesus.example" };

const GUESSABLE = [
  "abc123",
  "Summer2023!",
  "qwerty12345",
  "ephesians6:21",
  "tychicus1",
  "sucihcyt",
  "Jesus123",
  "godisgood",
  "blessed1",
  "Matthew5v3",
  "777777",
  "asdfghjkl",
  "B3r34!",
  "hallelujah7",
  "dragon99",
  "m0nkey",
  "1234qwer",
  "faith",
  "iamthatiam",
  "20012001",
];
const GOOD = [
  "wren under a tin roof",
  "gR7!pq",
  "oat-milk-lantern",
  "my uncle sold nine kites",
  "zebra fjord pact",
  "Lq8vT2",
  "seven cold spoons",
  "hymnal in the glovebox",
  "jv%3Kw0p",
  "drei alte Fahrräder",
  "bkwtzm",
  "porridge after vespers",
  "tall ladder short ghost",
  "el gato duerme tarde",
  "n0tTheUsu4lThing",
  "velvet9anchor",
  "Ruth and I bought a tractor",
  "fennel&brass&rope",
  "c@ndle-Wax-17-moth",
  "up the down stairs twice",
];

test("guessable ones are refused and good ones accepted, 38 of 40 at least", () => {
  const wrong = [
    ...GUESSABLE.filter((password) => !findGuessable(password, person)),
    ...GOOD.filter((password) => findGuessable(password, person)),
  ];
  expect(GUESSABLE.length + GOOD.length).toBe(40);
  expect(wrong.length, wrong.join(", ")).toBeLessThanOrEqual(2);
});
