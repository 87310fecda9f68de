import { expect, test } from "vitest";
import { addRecent, parseRecent, type RecentSearch } from "./recent-searches.ts";

const search = (query: string): RecentSearch => ({ query, address: `/tools?q=${query}` });
const queriesOf = (searches: readonly RecentSearch[]) => searches.map(({ query }) => query);

test("the last five, the newest first, each once", () => {
  const asked = ["a", "b", "c", "a", "d", "e", "f"].map(search);
  expect(queriesOf(asked.reduce(addRecent, [] as readonly RecentSearch[]))).toEqual([
    "f",
    "e",
    "d",
    "a",
    "c",
  ]);
});

test("the same words stand once, as they were narrowed or matched last", () => {
  const asked = ["q=love&type=all", "q=love", "q=hope", "q=Love&books=John", "q=love&books=Ruth"];
  const recent = asked
    .map((query) => ({
      query: new URLSearchParams(query).get("q") ?? "",
      address: `/tools?${query}`,
    }))
    .reduce(addRecent, [] as readonly RecentSearch[]);
  expect(recent.map(({ address }) => address)).toEqual([
    "/tools?q=love&books=Ruth",
    "/tools?q=hope",
  ]);
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["no list", '{"query":"a"}'],
  ["other things", '[1,null,{"query":"a"},{"query":"a","address":"javascript:alert(1)"}]'],
])("what cannot be read is none: %s", (_case, stored) => {
  expect(parseRecent(stored)).toEqual([]);
});

test("what was stored comes back", () => {
  const searches = [search("a"), search("b")];
  expect(parseRecent(JSON.stringify(searches))).toEqual(searches);
});
