// What the pages of search and concordance load through the framework's data
// address is what the specified calls answer to any client.
import { Readable } from "node:stream";
import type { APIRequestContext } from "@playwright/test";
import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "./journey.ts";

/** What the loader of a page's own route sent. */
async function load(request: APIRequestContext, address: string, route: string) {
  const response = await request.get(address);
  expect(response.ok(), address).toBe(true);
  const stream = Readable.toWeb(Readable.from(await response.body())) as ReadableStream<Uint8Array>;
  const { value } = await decode(stream, globalThis as unknown as Window & typeof globalThis);
  const routes = value as Record<string, { data: Record<string, unknown> }>;
  return routes[route]?.data ?? {};
}

async function ask(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  const response = await request.post(path, { data });
  expect(response.ok(), path).toBe(true);
  return response.json();
}

interface Dehydrated {
  readonly queries: readonly {
    readonly queryKey: readonly unknown[];
    readonly state: { readonly data: unknown };
  }[];
}

for (const [query, useAI] of [
  ["love", true],
  ["Do not be anxious", true],
  ["John 3:16", false],
  ["Psalm 23", false],
  ["zzxqy", true],
] as const) {
  test(`the search page and the call answer “${query}” alike`, async ({ request }) => {
    const asked = new URLSearchParams({ q: query });
    const page = await load(request, `/bible-verse-search.data?${asked}`, "routes/verse-search");
    const { queries } = page.dehydrated as Dehydrated;
    const shown = queries.find(({ queryKey }) => queryKey[0] === "verse-search")?.state.data;
    expect(shown).toEqual(await ask(request, "/api/bible/search?limit=20", { query, useAI }));
  });
}

for (const word of ["love", "grace", "lovingkindness", "zzxqy"]) {
  test(`the concordance page and the call study “${word}” alike`, async ({ request }) => {
    const page = await load(request, `/bible-concordance/${word}.data`, "routes/word-study");
    expect(page.study).toEqual(await ask(request, "/api/bible/enhanced-concordance", { word }));
  });
}
