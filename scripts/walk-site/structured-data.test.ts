import { expect, test } from "vitest";
import { findStructuredDataFaults } from "./structured-data.ts";

const inContext = (node: object) => JSON.stringify({ "@context": "https://schema.org", ...node });

test.each<[string, string, readonly string[]]>([
  ["a whole page", inContext({ "@type": "WebPage", name: "A", url: "https://a.example/" }), []],
  ["no JSON", "{", ["structured data is not JSON"]],
  ["no object", "[]", ["structured data is not an object"]],
  ["no context", '{"@type":"Thing","name":"A"}', ["has no @context"]],
  [
    "an unknown type",
    inContext({ "@type": "Verse" }),
    ["structured data of an unknown type, Verse"],
  ],
  ["a missing part", inContext({ "@type": "WebPage", name: "A" }), ["WebPage without url"]],
  [
    "a path for an address",
    inContext({ "@type": "WebPage", name: "A", url: "/a" }),
    ["WebPage: url is no whole address"],
  ],
  [
    "a fault within",
    inContext({
      "@type": "WebPage",
      name: "A",
      url: "https://a.example/",
      about: { "@type": "Thing" },
    }),
    ["Thing without name"],
  ],
  [
    "positions out of order",
    inContext({ "@type": "ItemList", itemListElement: [{ "@type": "ListItem", position: 2 }] }),
    ["ItemList: positions do not count up from 1"],
  ],
  ["an empty list", inContext({ "@type": "ItemList", itemListElement: [] }), ["ItemList is empty"]],
  [
    "no date",
    inContext({
      "@type": "Article",
      headline: "A",
      url: "https://a.example/",
      datePublished: "soon",
    }),
    ["Article: datePublished is no date"],
  ],
])("%s", (_, json, faults) => {
  expect(findStructuredDataFaults(json)).toEqual(faults);
});
