import { expect, test } from "vitest";
import { findName } from "./find-name.ts";

test.each<[title: string, more: string, name: string | undefined]>([
  ["Our stillborn daughter Anna", "", "Anna"],
  ["for my friend Priya who has lost her job", "", "Priya"],
  ["My dog Biscuit died", "", "Biscuit"],
  ["Surgery", "My husband Tom is in theatre now", "Tom"],
  ["Sarah's surgery", "", "Sarah"],
  ["We named her Josephine", "", "Josephine"],
  ["a boy named Oluwaseun", "", "Oluwaseun"],
  ["For Anna and Ben", "", "Anna and Ben"],
  ["our twins Faith and Ivy", "", "Faith and Ivy"],
  ["Michael has cancer", "", "Michael"],
  ["Welcome, little Emma", "", "Emma"],
  // Nobody's name.
  ["For Easter", "", undefined],
  ["Praise God for Jesus", "", undefined],
  ["Mom is sick", "", undefined],
  ["Peace in Ukraine", "", undefined],
  ["Pray for America", "", undefined],
  ["Healing For My Mother", "", undefined],
  ["Prayer For My Sister Before Surgery", "", undefined],
  ["Hope and peace", "", undefined],
  ["For grace and mercy", "", undefined],
  ["for Grace", "", undefined],
  ["James 1", "", undefined],
  ["My husband God bless him", "", undefined],
  ["I lost my job in May", "", undefined],
  ["my mother Please help her", "", undefined],
  ["My friend is in London", "", undefined],
])("%s | %s: %s", (title, more, name) => {
  expect(findName(title, more)).toBe(name);
});
