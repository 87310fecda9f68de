// Takes the entries of Nave's Topical Bible apart: headings, references and
// "See". Headings that are sentences are left out, their references stay.
import type { Topic, TopicGroup, TopicLink } from "../read-topics.ts";
import { readReferences } from "./nave-references.ts";

// A heading in capitals is the name of a sub-topic; one in small letters only
// while it is too short to be a sentence. In words.
const LONGEST_CAPITALS = 6;
const LONGEST_NAME = 3;
const NAME = /^[A-Z][A-Za-z',: -]*$/;
// Headings that say no more than the topic's own name does.
const SAYS_NOTHING =
  /^(?:general scriptures concerning|unclassified scriptures relating to|scriptures relating to)$/i;

const decode = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll("&amp;", "&")
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<");

/** `SEE` targets as printed, resolved when all topics are known. */
export interface Entry {
  readonly name: string;
  readonly groups: TopicGroup[];
  readonly see: string[];
  readonly bad: string[];
}

/** One entry of the module, from its TEI. */
export function readEntry(name: string, tei: string): Entry {
  const entry: Entry = { name, groups: [], see: [], bad: [] };
  const lines = tei.replace(/\s+/g, " ").split(/(?=<lb\/>|<item>)/);
  lines.forEach((line, index) => {
    const nextIsItem = lines[index + 1]?.startsWith("<item>") ?? false;
    readLine(entry, line, nextIsItem);
  });
  return entry;
}

function readLine(entry: Entry, line: string, hasItems: boolean): void {
  entry.see.push(...readLinks(line));
  const printed = decode(line.replace(/<[^>]*>/g, ""))
    .replace(/([A-Z]{2})([A-Z][a-z]+ \d)/g, "$1 $2") // `REVERENCEGe 35:5`
    .trim();
  const text = printed.replace(/^→\s*/, "");
  const { references, bad, start } = readReferences(text);
  entry.bad.push(...bad);
  const heading = nameOf(text.slice(0, start));
  const isEntry = line.startsWith("<item>") || !/^(?:→|\d+\.)/.test(printed);
  const depth = isEntry && entry.groups.length > 0 ? 1 : 0;
  if (references.length > 0 || (heading !== "" && hasItems && depth === 0)) {
    entry.groups.push({ name: heading, depth, references });
  }
}

function nameOf(heading: string): string {
  const name = heading
    .replace(/^\d+\.\s*/, "")
    .replace(/\b(?:also see|see also|see)\b.*$/i, "")
    .replace(/\s*\([^)]*\)/g, "")
    .replace(/[\s,;:.]+$/, "")
    .trim();
  const words = name.split(" ").length;
  const isName = words <= (name === name.toUpperCase() ? LONGEST_CAPITALS : LONGEST_NAME);
  return isName && NAME.test(name) && !SAYS_NOTHING.test(name) ? name : "";
}

/** What a line says to see: the link with what follows it (`AFFLICTION`, `, CONSOLATION IN`). */
const readLinks = (line: string): string[] =>
  Array.from(
    line.matchAll(
      /<ref target="[^"]*">([^<]*)<\/ref>((?:, <ref target="[^"]*">[^<]*<\/ref>)*)([^<]*)/g,
    ),
    (match) =>
      decode(`${match[1]}${(match[2] ?? "").replace(/<[^>]*>/g, "")}${match[3] ?? ""}`).trim(),
  ).filter((link) => link !== "");

const normalise = (text: string): string =>
  text
    .toUpperCase()
    .replace(/\s*\([^)]*\)/g, "")
    .replace(/[^A-Z', -]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/,? (?:BELOW|ABOVE|WHICH SEE|AND)$/, "")
    .replace(/,$/, "");

/** Finds the topic and, where it has such a heading, the group that a link means. */
class LinkResolver {
  readonly #topics: readonly Entry[];
  readonly #byName = new Map<string, number>();

  constructor(topics: readonly Entry[]) {
    this.#topics = topics;
    topics.forEach(({ name }, index) => {
      this.#byName.set(name, index);
      const plain = normalise(name);
      for (const spelling of [plain, plain.replace(/[ -]/g, "")]) {
        if (!this.#byName.has(spelling)) this.#byName.set(spelling, index);
      }
    });
  }

  /** Every topic that the link names; empty when there is none. */
  resolve(link: string): TopicLink[] {
    const parts = normalise(link).split(", ");
    for (let count = parts.length; count > 0; count--) {
      const topic = this.#find(parts.slice(0, count).join(", "));
      if (topic === undefined) continue;
      const rest = parts.slice(count).join(", ");
      if (rest === "") return [{ topic, group: undefined }];
      const group = this.#findGroup(topic, rest);
      if (group !== undefined) return [{ topic, group }];
      const others = parts.slice(count).map((part) => this.#byName.get(part));
      const alsoNamed = others.filter((other) => other !== undefined);
      // `ARSON, HOMICIDE` names two topics; `AFFLICTION, COMFORT IN` one, whose heading is worded otherwise.
      return [
        { topic, group: undefined },
        ...alsoNamed.map((other) => ({ topic: other, group: undefined })),
      ];
    }
    return this.#resolveTurned(normalise(link));
  }

  /** `FALSE WITNESS` stands under `WITNESS, FALSE`, `LAW OF MOSES` under `LAW`, heading `OF MOSES`. */
  #resolveTurned(name: string): TopicLink[] {
    const [, quality, thing] = name.match(/^([A-Z]+) (.+)$/) ?? [];
    const turned = this.#byName.get(`${thing}, ${quality}`);
    if (turned !== undefined) return [{ topic: turned, group: undefined }];
    const [, aspect, owner] = name.match(/^(.+ OF) (.+)$/) ?? [];
    const [, opening, rest] = name.match(/^([A-Z]+) (.+)$/) ?? [];
    for (const [topicName, groupName] of [
      [owner, aspect],
      [opening, rest],
      [thing, quality],
    ]) {
      const topic = this.#byName.get(topicName ?? "");
      const group = topic === undefined ? undefined : this.#findGroup(topic, groupName ?? "");
      if (topic !== undefined && group !== undefined) return [{ topic, group }];
    }
    return [];
  }

  #find(name: string): number | undefined {
    const exact =
      this.#byName.get(name) ??
      this.#byName.get(`${name}S`) ??
      this.#byName.get(name.replace(/S$/, "")) ??
      this.#byName.get(name.replace(/Y$/, "IES")) ??
      this.#byName.get(name.replace(/[ -]/g, ""));
    if (exact !== undefined) return exact;
    const stem = name.replace(/S$/, "");
    if (stem.length < 3) return undefined;
    const opens = new RegExp(`^${stem.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}S?[ ,]`);
    let best: number | undefined;
    this.#topics.forEach((topic, index) => {
      if (!opens.test(topic.name)) return;
      if (
        best === undefined ||
        countReferences(topic) > countReferences(this.#topics[best] as Entry)
      ) {
        best = index;
      }
    });
    return best;
  }

  #findGroup(topic: number, name: string): number | undefined {
    const index = (this.#topics[topic] as Entry).groups.findIndex(
      (group) => normalise(group.name) === name,
    );
    return index < 0 ? undefined : index;
  }
}

const countReferences = (entry: Entry): number =>
  entry.groups.reduce((sum, group) => sum + group.references.length, 0);

/** Entries of one name become one; links are resolved and told once each. */
export function buildTopics(entries: readonly Entry[]): { topics: Topic[]; lost: string[] } {
  const merged = new Map<string, Entry>();
  for (const entry of entries) {
    const before = merged.get(entry.name);
    if (before) {
      before.groups.push(...entry.groups);
      before.see.push(...entry.see);
    } else merged.set(entry.name, entry);
  }
  const all = [...merged.values()];
  const resolver = new LinkResolver(all);
  const lost: string[] = [];
  const topics = all.map(({ name, groups, see }, index): Topic => {
    const links = new Map<string, TopicLink>();
    for (const printed of see) {
      const found = resolver.resolve(printed);
      if (found.length === 0) lost.push(`${name}: ${printed}`);
      for (const link of found) {
        if (link.topic !== index) links.set(`${link.topic} ${link.group}`, link);
      }
    }
    return { name, groups, see: [...links.values()] };
  });
  return { topics, lost };
}
