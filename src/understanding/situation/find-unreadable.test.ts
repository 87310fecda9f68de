import { expect, test } from "vitest";
import { findUnreadable } from "./find-unreadable.ts";
import { knowsWord } from "./weigh-request.ts";

test.each<[text: string, unreadable: "nonsense" | "foreign" | undefined]>([
  ["asdfgh", "nonsense"],
  ["🙂🙂", "nonsense"],
  ["....", "nonsense"],
  ["qwe rty", "nonsense"],
  ["12345", "nonsense"],
  ["xxxxxxx", "nonsense"],
  ["sdkfjhskdjfh", "nonsense"],
  ["jkjkjkjk", "nonsense"],
  ["Мой сын болен", "foreign"],
  ["我的母亲生病了", "foreign"],
  ["Por favor oren por mi hijo que está muy enfermo", "foreign"],
  ["ma mère est malade et je suis seul", "foreign"],
  ["Bitte um Gebet für meine Mutter", "foreign"],
  ["minha mãe está doente e eu preciso de ajuda", "foreign"],
  // Read, whatever is made of it.
  ["anxiety", undefined],
  ["My mom", undefined],
  ["Nkechi", undefined],
  ["pls pray 4 my bro", undefined],
  ["IVF", undefined],
  ["Die, cancer", undefined],
  ["my abuela is ill", undefined],
  ["you idiots", undefined],
  ["God is good!!!!", undefined],
])("%s: %s", (text, unreadable) => {
  expect(findUnreadable([text], knowsWord)).toBe(unreadable);
});
