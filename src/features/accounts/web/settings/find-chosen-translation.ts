import type { RouterContextProvider } from "react-router";
import type { TranslationCode } from "#src/scripture/translations.ts";
import { hasSessionContext, queryClientContext } from "#src/web/page-context.ts";
import { ApiError } from "#src/web/query-client.ts";
import { settingsQuery } from "./queries.ts";

/**
 * The translation that the person asking for a page has chosen for themselves;
 * nothing where they chose none, nobody is signed in, or accounts are away.
 */
export async function findChosenTranslation(
  context: Readonly<RouterContextProvider>,
): Promise<TranslationCode | undefined> {
  if (!context.get(hasSessionContext)) return undefined;
  try {
    const settings = await context.get(queryClientContext).fetchQuery(settingsQuery);
    return settings.hasChosenTranslation ? settings.preferredTranslation : undefined;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
