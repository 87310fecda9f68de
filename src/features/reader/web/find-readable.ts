import type { QueryClient } from "@tanstack/react-query";
import { chooseText } from "#src/scripture/choose-text.ts";
import { POLICIES } from "#src/scripture/policies.ts";
import { EMBEDDED, type EmbeddedCode, type LicensedCode } from "#src/scripture/translations.ts";
import type { Translation } from "../contract.ts";
import { translationsQuery } from "./queries.ts";

/** A text as the reader opens it. */
export interface ReadableText {
  readonly slug: string;
  readonly name: string;
  readonly character: string;
  /** The embedded text that is opened; absent where it is a licensed one. */
  readonly code?: EmbeddedCode;
  /** Present where another text stands in for the one asked for. */
  readonly requestedTranslation?: LicensedCode;
  readonly notice?: string;
}

/**
 * The text that was asked for: ours, a licensed one where this site holds a right
 * to it, or its neighbour. `undefined` when there is no translation of that name.
 */
export async function findReadable(
  client: QueryClient,
  asked: string,
): Promise<{ text: ReadableText; translations: readonly Translation[] } | undefined> {
  const chosen = chooseText(asked, "WEB", "show");
  if (!chosen) return undefined;
  const translations = await client.fetchQuery(translationsQuery);
  const { code, requestedTranslation: requested, notice } = chosen;
  const licensed = translations.find((one) => one.code === requested && one.isAvailable);
  if (licensed && requested) {
    const character = `Under licence from ${POLICIES[requested].owner}.`;
    return { text: { slug: licensed.slug, name: licensed.name, character }, translations };
  }
  const { slug, name, character } = EMBEDDED[code];
  return {
    text: {
      slug,
      name,
      character,
      code,
      ...(requested ? { requestedTranslation: requested } : {}),
      ...(notice ? { notice } : {}),
    },
    translations,
  };
}
