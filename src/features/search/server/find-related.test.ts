import { describe, expect, test } from "vitest";
import { findPiecesAbout, openLibrary } from "#src/features/library/server/index.ts";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { findRelated } from "./find-related.ts";

const corpus = getTestCorpus();
const library = openLibrary(corpus);
const find = (query: string, themes: readonly string[] = []) =>
  findRelated(
    { corpus, findPieces: (names) => findPiecesAbout(library, names) },
    query,
    themes,
  ).map(({ href }) => href);

describe("a word of Hebrew or Greek leads to its study", () => {
  test.each([
    ["H2617", "/strongs/h2617"],
    ["g 26", "/strongs/g26"],
    ["ἀγάπη", "/strongs/g26"],
    ["חסד", "/strongs/h2617"],
    ["hesed", "/strongs/h2617"],
    ["agape", "/strongs/g26"],
    ["shalom", "/strongs/h7965"],
    ["logos", "/strongs/g3056"],
    ["koinonia", "/strongs/g2842"],
  ])("%s", (query, href) => expect(find(query)).toEqual([href]));
});

test.each(
  (
    "love grief anxiety depression forgiveness titus revelation job mark acts ruth dating divorce " +
    "stress worry cancer suicide money parenting teenagers adoption marriage singleness church " +
    "sabbath trinity rapture baptism communion tithing dinosaurs aliens dragons unicorn noah moses " +
    "david jonah mary easter christmas advent lent pentecost pray prayers praise hope joy peace"
  ).split(" "),
)("the English word %s is no Hebrew or Greek one", (word) => expect(find(word)).toEqual([]));

describe("a theme leads to its topic and to what is prayed and read about it", () => {
  test.each([
    ["grief", ["/bible-verses-about/grief", "/prayers/"]],
    ["fear", ["/bible-verses-about/fear", "/prayers/", "/devotional/"]],
    ["forgiveness", ["/bible-verses-about/forgiveness", "/prayers/forgiveness"]],
    ["anxiety", ["/bible-verses-about/anxiety", "/prayers/"]],
  ])("%s", (theme, begins) => {
    const found = find(`I need ${theme}`, [theme]);
    expect(found).toHaveLength(begins.length);
    for (const [at, href] of found.entries()) expect(href).toContain(begins[at]);
  });

  test("one without a topic to nothing", () => expect(find("x y", ["no-such-theme"])).toEqual([]));
});
