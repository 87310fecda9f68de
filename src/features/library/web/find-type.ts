// What an address of the library leads to: its type, the proper spelling of it,
// or what stands near.
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "react-router";
import { ApiError } from "#src/web/query-client.ts";
import type { LibraryLink } from "../contract.ts";
import type { Kind } from "../rules.ts";
import { hubQuery } from "./queries.ts";

/** Words of an address that a page repeats. */
const WORD_MAX = 60;

const SUGGESTIONS = 6;

interface Place {
  readonly client: QueryClient;
  readonly kind: Kind;
  /** The type as the address has it. */
  readonly typed: string;
  /** What follows the type in the address. */
  readonly rest?: string;
  readonly request: Request;
}

/** What stands in place of a page that is not there. */
export interface Missing {
  readonly missing: string;
  readonly nearest: readonly LibraryLink[];
}

/**
 * @param ask reads the type of the API
 * @throws a redirect (301) where another spelling of the address is the proper one
 */
export async function findType<Type extends { readonly type: string; readonly href: string }>(
  { client, kind, typed, rest = "", request }: Place,
  ask: () => Promise<Type>,
): Promise<Type | Missing> {
  try {
    const found = await ask();
    if (found.type === typed) return found;
    throw redirect(`${found.href}${rest}${new URL(request.url).search}`, 301);
  } catch (error) {
    // 400: the address holds what no name can be.
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 400)) throw error;
    const missing = typed.trim().slice(0, WORD_MAX).replaceAll(/[-_]+/g, " ");
    const { types } = await client.fetchQuery(hubQuery(kind, missing || undefined));
    return { missing, nearest: types.slice(0, SUGGESTIONS) };
  }
}
