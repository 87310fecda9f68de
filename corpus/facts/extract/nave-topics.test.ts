import { expect, test } from "vitest";
import { buildTopics, readEntry } from "./nave-topics.ts";

const entry = (name: string, ...lines: string[]) =>
  readEntry(name, `<entryFree n="${name}">\n<def>\n${lines.join("\n")}</def>\n</entryFree>`);

const care = entry(
  "CARE",
  '<lb/>→ General scriptures concerning <ref osisRef="Ps.39.6">Ps 39:6</ref>',
  '<lb/>→ REMEDY FOR <ref osisRef="Ps.55.22">Ps 55:22</ref>',
  '<lb/>→ Is commanded not to be carried about by the righteous <ref osisRef="Phil.4.6">Php 4:6</ref>',
  "<lb/>→ INSTANCES OF",
  "<list>",
  '<item>Martha <ref osisRef="Luke.10.40">Lu 10:40</ref></item>',
  '<item>See <ref target="Nave:RICH">RICH</ref>, THE</item>',
  "</list>",
  '<lb/>→ See <ref target="Nave:AFFLICTION">AFFLICTION</ref>, COMFORT IN',
  '<lb/>→ See <ref target="Nave:FALSE WITNESS">FALSE WITNESS</ref>',
  '<lb/>→ See <ref target="Nave:ARSON">ARSON</ref>, <ref target="Nave:HOMICIDE">HOMICIDE</ref>',
  '<lb/>→ See <ref target="Nave:NOWHERE">NOWHERE</ref>',
);

test("headings that are names are kept, sentences and phrases that say nothing are not", () => {
  expect(
    care.groups.map(({ name, depth, references }) => [name, depth, references.length]),
  ).toEqual([
    ["", 0, 1],
    ["REMEDY FOR", 0, 1],
    ["", 0, 1],
    ["INSTANCES OF", 0, 0],
    ["Martha", 1, 1],
  ]);
});

test("links find the topic that is meant, and the heading in it", () => {
  const { topics, lost } = buildTopics([
    care,
    entry("AFFLICTIONS AND ADVERSITY", '<lb/>→ COMFORT IN <ref osisRef="Ps.23.4">Ps 23:4</ref>'),
    entry("RICH, THE", "<lb/>→ Be wary Mt 19:23"),
    entry("WITNESS, FALSE", "<lb/>→ Forbidden Ex 20:16"),
    entry("ARSON", "<lb/>→ Law concerning Ex 22:6"),
    entry("HOMICIDE", "<lb/>→ Accidental De 19:4"),
  ]);
  const names = topics[0]?.see.map(({ topic, group }) => {
    const heading = group === undefined ? "" : ` > ${topics[topic]?.groups[group]?.name}`;
    return `${topics[topic]?.name}${heading}`;
  });
  expect(names).toEqual([
    "RICH, THE",
    "AFFLICTIONS AND ADVERSITY > COMFORT IN",
    "WITNESS, FALSE",
    "ARSON",
    "HOMICIDE",
  ]);
  expect(lost).toEqual(["CARE: NOWHERE"]);
});

test("entries of one name become one topic", () => {
  const { topics } = buildTopics([
    entry("SIN", "<lb/>→ Hated Ps 5:5"),
    entry("SIN", "<lb/>→ Confessed Ps 32:5"),
  ]);
  expect(topics.map(({ name, groups }) => [name, groups.length])).toEqual([["SIN", 2]]);
});
