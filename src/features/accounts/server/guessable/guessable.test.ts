import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { findGuessable } from "./guessable.ts";
import type { PartKind } from "./parts.ts";

const person = { username: "Priscilla.Aquila", email: "prisca@corinth.example" };

const refused: readonly (readonly [PartKind, readonly string[]])[] = [
  ["repeat", ["aaaaaa", "zzzzzzzz", "xyxyxyxy", "q1q1q1q1q1", "!!!!!!!!!!!!", "abzabzabzabz"]],
  [
    "common",
    [
      "password",
      "Password1",
      "password123!",
      "P@ssw0rd",
      "passw0rd!!",
      "drowssap",
      "letmein",
      "iloveyou",
      "ILoveYou2",
      "sunshine!",
      "qwerty",
      "1qaz2wsx",
      "monkey12",
      "trustno1",
      "bluehorse",
      "football1",
      "welcome.",
      "hgfdsa",
      "mnbvcxz,",
    ],
  ],
  ["row", ["tyuiop[]", "bvcxdfgh", "lmnopqrs", "zyxwvut!"]],
  ["digits", ["839274", "2468013", "1357924", "19840612", "31121999", "1122334455"]],
  ["date", ["12.05.1990", "1990-05-12", "24/12/2019!", "7/4/1776"]],
  [
    "scripture",
    [
      "John3:16",
      "john316!",
      "JOHN 3:16",
      "1Cor13:4-8",
      "psalm23",
      "Ps 119:105",
      "Romans8:28",
      "johnthreesixteen",
      "2 Timothy 1:7",
      "Genesis1",
      "habakkuk",
      "Nehemiah!",
      "For God so loved",
      "TheLordIsMyShepherd",
      "inthebeginning",
      "jesuswept",
      "God is love!",
      "John3:16KJV",
    ],
  ],
  [
    "own",
    [
      "priscilla",
      "Priscilla1",
      "PRISCILLA2024!",
      "aquila77",
      "prisca@corinth.example",
      "corinth!",
      "allicsirp",
      "pr1sc1lla",
    ],
  ],
  ["site", ["berea123", "Berea!", "bereaberea", "b3rea99"]],
];

test.each(refused.flatMap(([kind, list]) => list.map((password) => [password, kind] as const)))(
  "%s is refused: %s",
  (password, kind) => {
    expect(findGuessable(password, person)).toBe(kind);
  },
);

test.each([
  "olive branch at noon",
  "kept is kept",
  "kX9$qz",
  "qzjwpv",
  "4k93z7",
  "tentmaker",
  "another-bolt-of-cloth",
  "many at the door",
  "a quite new one",
  "contraseña mía",
  "Tr0ub4dor&3x",
  "correct horse battery staple",
  "purple lamp over Corinth road",
  "vellum-otter-quince",
  "שלום לכולם חברים",
  "мой старый зонтик",
  "7Hb!2kLm9",
  "the lord of the rings has nine walkers",
  "three of my goats ate john316",
  "hunger moon 1984 gravel",
  "xxxkW8#pQ!v",
])("%s is accepted", (password) => {
  expect(findGuessable(password, person)).toBeUndefined();
});

test("six random characters are accepted, of letters and digits as of all signs", () => {
  const alphabets = [
    "abcdefghijklmnopqrstuvwxyz",
    "abcdefghijklmnopqrstuvwxyz0123456789",
    Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join(""),
  ];
  for (const alphabet of alphabets) {
    const tried = Array.from({ length: 300 }, () =>
      Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join(""),
    );
    const wrong = tried.filter((password) => findGuessable(password, person));
    // Three in a hundred by chance hold a word or a row of keys; the rest must pass.
    expect(wrong.length).toBeLessThanOrEqual(30);
  }
});

// The longest that can be sent, in the shapes that cost most. Milliseconds each; the bound is that
// of a machine that has other things to do.
test.each([
  ["a", "a".repeat(200)],
  ["digits", "1".repeat(200)],
  ["leet", "p4$$w0rd".repeat(25)],
  ["rows", "qwertyuiop".repeat(20)],
  ["a verse", "forgodsolovedtheworldthathegave".repeat(7).slice(0, 200)],
  ["references", "1john3:16".repeat(23).slice(0, 200)],
  ["names of books", "songofsolomon".repeat(16).slice(0, 200)],
  ["accents", "é̂".repeat(100)],
])("a long one of %s is looked at within moments", (_shape, password) => {
  findGuessable(password, person);
  const startedAt = performance.now();
  findGuessable(password, person);
  expect(performance.now() - startedAt).toBeLessThan(250);
});
