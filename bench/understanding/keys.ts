// Ordinary requests with the key in which they ask to be answered. One person
// wrote both halves before the rules; by the half `tuned` the rules were mended,
// `held` is only measured.
import { readFileSync } from "node:fs";
import path from "node:path";

export const HALVES = ["tuned", "held"] as const;

export interface KeyedRequest {
  readonly kind: string;
  readonly intent: string;
  readonly weight: string;
  readonly title: string;
  readonly more: string;
}

/** A file has headers `## kind intent weight`, with one request a line below each: `title | description`. */
export function readKeyedRequests(half: (typeof HALVES)[number]): KeyedRequest[] {
  const file = path.join(import.meta.dirname, "keys", `${half}.txt`);
  let head = ["", "", ""];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim())
    .flatMap((line) => {
      if (line.startsWith("##")) {
        head = line.slice(2).trim().split(" ");
        return [];
      }
      const [kind = "", intent = "", weight = ""] = head;
      const [title = "", more = ""] = line.split("|").map((part) => part.trim());
      return [{ kind, intent, weight, title, more }];
    });
}
