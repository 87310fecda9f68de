// The sentences on which hearing danger is measured. Each writer had not seen
// the others' files; a template is one situation in the words of different
// people, so that templates are never split between training and testing.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const DANGERS = [
  "suicide",
  "self-harm",
  "violence",
  "sexual",
  "child",
  "harm",
  "eating",
  "psychosis",
  "addiction",
] as const;
/** They change the tone of an answer and show no box. */
const GENTLE = ["grief", "illness", "mind"] as const;
const KINDS = [...DANGERS, ...GENTLE, "none"] as const;
type Kind = (typeof KINDS)[number];

const WHO = ["writer", "other", "both", "-"] as const;

export interface CareSentence {
  readonly text: string;
  readonly kind: Kind;
  /** Who is in danger; `-` where nobody is. */
  readonly who: (typeof WHO)[number];
  /** Unique within a writer's file. */
  readonly template: string;
  /** The file's name. */
  readonly writer: string;
  readonly half: "tune" | "held";
}

/** They wrote after they had seen what is measured, the first of them the patterns as well: nothing of theirs is measured by. */
const TUNERS: ReadonlySet<string> = new Set(["fifth-writer", "sixth-writer"]);

/** `sealed` may be run and its figures reported; its sentences are not looked at while anything is tuned. */
export const SETS = ["training", "sealed"] as const;

/**
 * Reads every file of a set. A file has headers `## kind who template`, each
 * with one sentence or more below it, one a line. A few plain sentences, such
 * as "my husband hits me", were written twice: training goes without those
 * that the sealed set has.
 * @throws Error that names the file and the line
 */
export function readCareSentences(set: (typeof SETS)[number]): CareSentence[] {
  const sentences = readFolder(set);
  if (set === "sealed") return sentences;
  const sealed = new Set(readFolder("sealed").map(({ text }) => text.toLowerCase()));
  return sentences.filter(({ text }) => !sealed.has(text.toLowerCase()));
}

function readFolder(set: (typeof SETS)[number]): CareSentence[] {
  const folder = path.join(import.meta.dirname, set);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => readFile(name, readFileSync(path.join(folder, name), "utf8")));
}

export const isDanger = ({ kind }: Pick<CareSentence, "kind">): boolean =>
  (DANGERS as readonly string[]).includes(kind);

function readFile(name: string, content: string): CareSentence[] {
  const writer = name.replace(/\.txt$/, "");
  let head: Omit<CareSentence, "text"> | undefined;
  return content.split("\n").flatMap((line, index) => {
    const text = line.trim();
    if (!text) return [];
    if (text.startsWith("##")) {
      const [kind, who, template, ...more] = text.slice(2).trim().split(/\s+/);
      if (!isOneOf(KINDS, kind) || !isOneOf(WHO, who) || !template || more.length > 0) {
        throw new Error(`${name}:${index + 1} is no header: ${text}`);
      }
      const half = TUNERS.has(writer) ? "tune" : halfOf(`${writer}/${kind}/${template}`);
      head = { kind, who, template, writer, half };
      return [];
    }
    if (!head) throw new Error(`${name}:${index + 1} stands under no header: ${text}`);
    return [{ ...head, text }];
  });
}

/** By the template's name, so that no template is in both halves. */
const halfOf = (template: string): "tune" | "held" =>
  (createHash("sha256").update(template).digest()[0] ?? 0) % 2 === 0 ? "tune" : "held";

const isOneOf = <Word extends string>(words: readonly Word[], word?: string): word is Word =>
  (words as readonly (string | undefined)[]).includes(word);
