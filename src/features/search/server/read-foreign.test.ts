import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readReference } from "#src/scripture/references/read-reference.ts";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { readForeign } from "./read-foreign.ts";

const read = (query: string) => readForeign(getTestCorpus(), query);

describe("places, as other languages write them", () => {
  test.each([
    ["Salmo 23", "es", "Psalm 23"],
    ["Juan 3:16", "es", "John 3:16"],
    ["1 Corintios 13,4-7", "es", "1 Corinthians 13:4–7"],
    ["Jean 3.16", "fr", "John 3:16"],
    ["Psaume 91", "fr", "Psalm 91"],
    ["Apocalipsis 21:4", "es", "Revelation 21:4"],
    ["1. Mose 1,1", "de", "Genesis 1:1"],
    ["Johannes 3,16", "de", "John 3:16"],
    ["Offenbarung 21", "de", "Revelation 21"],
    ["João 3:16", "pt", "John 3:16"],
    ["Giovanni 3,16", "it", "John 3:16"],
    ["Openbaring 21", "nl", "Revelation 21"],
    ["Jana 3,16", "pl", "John 3:16"],
    ["Awit 23", "tl", "Psalm 23"],
  ])("%s", (query, language, place) => {
    expect(read(query)).toMatchObject({ language, place });
  });
});

describe("lines and names, as people remember them", () => {
  test.each([
    ["el Señor es mi pastor", "es", "Psalm 23:1"],
    ["porque de tal manera amó Dios al mundo", "es", "John 3:16"],
    ["le bon berger", "fr", "John 10:11"],
    ["El Señor es mi pastor, tengo todo lo que necesito", "es", "Psalm 23:1"],
    ["l'Eternel est mon berger", "fr", "Psalm 23:1"],
    ["Der Herr ist mein Hirte", "de", "Psalm 23:1"],
    ["das Hohelied der Liebe", "de", "1 Corinthians 13:1-13"],
    ["o filho prodigo", "pt", "Luke 15:11-32"],
    ["i dieci comandamenti", "it", "Exodus 20:1-17"],
  ])("%s", (query, language, place) => {
    expect(read(query)).toMatchObject({ language, place });
  });

  test("each of them stands at a place that there is", () => {
    for (const language of ["de", "es", "fr", "it", "pt"]) {
      const file = JSON.parse(readFileSync(`content/other-languages/${language}.json`, "utf8"));
      const rows = [...file.lines, ...file.passages] as { verse?: string; passage?: string }[];
      for (const { verse, passage } of rows) {
        expect(readReference(verse ?? passage ?? "").kind).toBe("reference");
      }
    }
  });
});

test.each(["3 John 15", "Hezekiah 3:16", "Tobit 4:15", "John 99", "Lake 3:16", "love 3:16"])(
  "%s is for English to answer",
  (query) => expect(read(query)).toBeUndefined(),
);

test("what is not understood is said in its language, or in English", () => {
  expect(read("quiero una oración por mi madre que está muy enferma")).toMatchObject({
    language: "es",
    says: expect.stringContaining("solo lee inglés"),
  });
  expect(read("Gott, ich bin so müde und habe keine Kraft")).toMatchObject({ language: "de" });
  expect(read("молитва о здравии")).toEqual({ says: expect.stringContaining("English alone") });
});

test("few words that are no English are told, in English where the language is not sure", () => {
  expect(read("Heureux ceux qui pleurent")?.says).toContain("English alone");
  expect(read("Es ist vollbracht")?.says).toContain("English alone");
  for (const query of ["smartphone addiction", "soli deo gloria", "dont wory be hapy", "hesed"]) {
    expect(read(query)).toBeUndefined();
  }
});

test("no English query is taken for another language", () => {
  const taken = ["judged", "sealed-two"]
    .flatMap((name) => readFileSync(`bench/search/${name}.txt`, "utf8").split("\n"))
    .flatMap((row) => {
      const query = row.split("|")[2]?.trim();
      const found = query && read(query);
      return found ? [`${query}: ${found.says}`] : [];
    });
  expect(taken).toEqual([]);
});
