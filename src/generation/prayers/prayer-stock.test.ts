import path from "node:path";
import { describe, expect, test } from "vitest";
import { openCorpus } from "#src/scripture/server/corpus.ts";
import { insertScripture } from "../insert-scripture.ts";
import { splitMarkers } from "../markers.ts";
import { countWords } from "../reading-time.ts";
import { readPrayersInDanger, readSituations, readWrittenPrayers } from "./prayer-stock.ts";

const corpus = openCorpus(path.resolve("build/corpus/corpus.bin"));
const situations = new Map(readSituations().map((situation) => [situation.id, situation]));
const IN_DANGER = "in danger";
const prayers = [...readWrittenPrayers(), [IN_DANGER, readPrayersInDanger()] as const].flatMap(
  ([situation, written]) =>
    written.map((prayer) => ({ situation, prayer, text: prayer.paragraphs.join("\n\n") })),
);
/** As it is shown where a person wrote nothing but a name. */
const withoutWords = (text: string, name = "Anna") =>
  text.replace("{named}", name).replaceAll(/\s*\[[^\]]*\]/g, "");
const ourWords = (text: string, name?: string) =>
  splitMarkers(withoutWords(text, name))
    .filter((piece) => typeof piece === "string")
    .join(" ");

test("each prayer belongs to a situation and has a name of its own", () => {
  expect(prayers.length).toBeGreaterThan(150);
  const isKnown = (situation: string) => situations.has(situation) || situation === IN_DANGER;
  expect(prayers.filter(({ situation }) => !isKnown(situation))).toEqual([]);
  const ids = prayers.map(({ prayer }) => prayer.id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

describe.each(prayers)("$situation, $prayer.id", ({ situation, prayer, text }) => {
  test("is 80 to 160 words, ends with Amen, and has its places for a person's words", () => {
    const plain = splitMarkers(withoutWords(text))
      .map((piece) => (typeof piece === "string" ? piece : (piece.marker?.part ?? "")))
      .join("");
    expect(countWords(plain)).toBeGreaterThanOrEqual(80);
    expect(countWords(plain)).toBeLessThanOrEqual(160);
    expect(plain).toMatch(/Amen\.$/);
    expect(text.match(/\{named\}/g)).toHaveLength(1);
    const quoted = text.match(/\{words\}/g)?.length ?? 0;
    expect(quoted).toBeLessThanOrEqual(1);
    expect(text.match(/\[[^\]]*“\{words\}”[^\]]*\]/g)?.length ?? 0).toBe(quoted);
    expect(text.match(/\[/g)?.length ?? 0).toBe(quoted);
  });

  test("quotes only what stands in the text that it names, and its psalm can be shown", () => {
    const markers = splitMarkers(withoutWords(text)).filter((piece) => typeof piece !== "string");
    expect(markers.length).toBeGreaterThan(0);
    for (const { marker } of markers) {
      if (!marker?.code || !marker.part) throw new Error("A marker without translation or words");
      const { reference, code, part } = marker;
      expect(insertScripture(corpus, `{{${reference} ${code}|${part}}}`, "WEB"), part).toHaveLength(
        1,
      );
    }
    expect(insertScripture(corpus, `{{${prayer.psalm}}}`, "WEB")).toHaveLength(1);
  });

  test("does not give thanks or rejoice where somebody grieves, fears or is in danger", () => {
    const tone = situation === IN_DANGER ? "danger" : (situations.get(situation)?.tone ?? "");
    if (!["grief", "fear", "guilt", "danger"].includes(tone)) return;
    expect(ourWords(text)).not.toMatch(
      /\b((I|we|let us|let me) (rejoice|celebrate)|hallelujah|at least (you|we|she|he|they|it)|happens for a reason)\b/i,
    );
  });

  test("has no word that our manner forbids", () => {
    expect(ourWords(text)).not.toMatch(/!|\b(just|journey|tapestry|delve|unpack)\b/i);
    expect(ourWords(text).match(/[—–]/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

test("no eight words of ours stand in two prayers", () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { prayer, text } of prayers) {
    const words =
      ourWords(text, `<${prayer.id.replaceAll("-", "")}>`)
        .toLowerCase()
        .match(/[\p{L}’']+/gu) ?? [];
    for (let at = 0; at + 8 <= words.length; at += 1) {
      const run = words.slice(at, at + 8).join(" ");
      const other = seen.get(run);
      if (other && other !== prayer.id) twice.push(`${run}: ${other}, ${prayer.id}`);
      seen.set(run, prayer.id);
    }
  }
  expect(twice).toEqual([]);
});
