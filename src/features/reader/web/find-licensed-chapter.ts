import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#src/web/query-client.ts";
import type { Chapter } from "../contract.ts";
import { type ChapterChoice, chapterQuery } from "./queries.ts";

/** A chapter of a licensed text, or why it cannot be read here or now. */
export async function findLicensedChapter(
  client: QueryClient,
  choice: ChapterChoice,
): Promise<{ readonly chapter: Chapter } | { readonly reason: string }> {
  try {
    return { chapter: await client.fetchQuery(chapterQuery(choice)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { reason: "not-licensed" };
    if (error.status === 503) return { reason: error.reason ?? "away" };
    throw error;
  }
}
