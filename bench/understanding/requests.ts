// Requests as different people would write them, each under the situation that
// it is about. Two writers, who did not see each other's files: `training` is
// learnt from, `held` only measured.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import situations from "#content/understanding/situations.json" with { type: "json" };
import { TONES, type Tone } from "../../src/understanding/contract.ts";

const WHO = ["me", "us", "other"] as const;

export interface SampleRequest {
  /** `undefined` where none of the situations fits. */
  readonly situation: string | undefined;
  readonly tone: Tone;
  readonly who: (typeof WHO)[number];
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  /** The file's name up to its number. */
  readonly writer: string;
}

export const SETS = ["training", "held"] as const;

const toneOf = new Map(situations.map(({ id, tone }) => [id, tone]));

/**
 * Reads every file of a set. A file has headers `## situation` or `## none:tone`,
 * with one request a line below each: `who | title | description`.
 * @throws Error that names the file and the line
 */
export function readSampleRequests(set: (typeof SETS)[number]): SampleRequest[] {
  const folder = path.join(import.meta.dirname, set);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => readFile(name, readFileSync(path.join(folder, name), "utf8")));
}

function readFile(name: string, content: string): SampleRequest[] {
  const writer = name.replace(/-\d+\.txt$/, "");
  let head: Pick<SampleRequest, "situation" | "tone"> | undefined;
  return content.split("\n").flatMap((line, index) => {
    const text = line.trim();
    if (!text) return [];
    if (text.startsWith("##")) {
      head = readHeader(text.slice(2).trim());
      if (!head) throw new Error(`${name}:${index + 1} is no header: ${text}`);
      return [];
    }
    const [who, title, ...more] = text.split("|").map((part) => part.trim());
    if (!head || !isOneOf(WHO, who) || !title) {
      throw new Error(`${name}:${index + 1} is no request: ${text}`);
    }
    return [{ ...head, who, title, description: more.join(" | "), writer }];
  });
}

function readHeader(header: string): Pick<SampleRequest, "situation" | "tone"> | undefined {
  const [name = "", named] = header.split(":");
  const situation = name === "none" ? undefined : name;
  const tone = situation === undefined ? named : toneOf.get(situation);
  return isOneOf(TONES, tone) ? { situation, tone } : undefined;
}

const isOneOf = <Word extends string>(words: readonly Word[], word?: string): word is Word =>
  (words as readonly (string | undefined)[]).includes(word);
