// Holds the help center to links that lead somewhere, pictures that are there,
// and addresses that stay apart.
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import pictures from "#content/help/pictures.json";
import routes from "#src/app/routes.ts";
import { HELP_PATH } from "#src/understanding/help/to-care.ts";
import { filterHelp } from "./filter-help.ts";
import { readHelp } from "./read-help.server.ts";

const root = path.resolve(import.meta.dirname, "../../../../..");
const PICTURE_BYTES_MAX = 60_000;
const BANNED =
  /\bjourney\b|tapestry|delve|unpack|dive in|powerful reminder|in a world where|not just|fast-paced|!/i;

const parts = readHelp();
const sections = parts.flatMap((part) => part.sections);
const html = sections.map((section) => section.html).join("\n");
// Beside the pages of the bundle: a document that the server makes.
const paths = new Set([...routes.map((route) => `/${route.path ?? ""}`), HELP_PATH]);

test("every part of the product is explained", () => {
  expect(parts.map(({ id }) => id)).toEqual([
    ...["search", "reading", "words", "topics", "daily", "prayer-list", "plans", "generated"],
    ...["dashboard", "account", "premium", "tools", "keyboard", "support"],
  ]);
  for (const { sections: answers } of parts) expect(answers.length).toBeGreaterThan(1);
});

test("each answer has an address of its own", () => {
  const ids = [...parts, ...sections].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\p{Ll}\d-]+$/u);
});

test("each link leads to a page that there is", () => {
  const links = [...html.matchAll(/href="([^"#?]*)[^"]*"/g)].map((match) => match[1] ?? "");
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !paths.has(link) && !isRoom(link))).toEqual([]);
});

/** Pages whose route stands for several. */
const isRoom = (link: string): boolean =>
  /^\/(?:premium\/bible-tools|prayers|bible|bible-study\/workbook)$/.test(link);

test("each picture is there, small, and of the size that is written", () => {
  const shown = [
    ...html.matchAll(/<img class="by-(?:day|night)" src="([^"]+)" alt="([^"]*)" width="(\d+)"/g),
  ];
  const taken = Object.keys(pictures).flatMap((day) => [day, day.replace(".webp", "-night.webp")]);
  expect(shown.map((match) => match[1]).sort()).toEqual(taken.sort());
  for (const [, address = "", alt = ""] of shown) {
    const file = path.join(root, "public", address);
    expect(statSync(file).size).toBeLessThan(PICTURE_BYTES_MAX);
    expect(readFileSync(file).subarray(8, 12).toString()).toBe("WEBP");
    expect(alt.length).toBeGreaterThan(15);
  }
});

test("the words are plain", () => {
  const found = sections.filter(({ html: text }) => BANNED.test(text)).map(({ title }) => title);
  expect(found).toEqual([]);
});

describe("the search", () => {
  const find = (typed: string) =>
    filterHelp(parts, typed).flatMap((part) => part.sections.map(({ title }) => title));

  test.each([
    ["cancel subscription", "How do I cancel?"],
    ["FORGOT password", "I forgot my password"],
    ["export", "How do I download what I wrote?"],
    ["delete my account", "How do I delete my account?"],
    ["larger letters", "How do I make the letters larger?"],
    ["strong's", "What are Strong’s numbers?"],
    ["unsubscribe", "How do I stop the mails?"],
    ["refund", "How do I get my money back?"],
    ["dark mode", "Can I change the colours?"],
    ["how do I cancel?", "How do I cancel?"],
    ["cancelling", "How do I cancel?"],
    ["font size", "How do I make the letters larger?"],
    ["strongs", "What are Strong’s numbers?"],
    ["offline", "What happens without a connection?"],
    ["install app", "Is there an app?"],
    ["compare translations", "How do I compare translations?"],
    ["listen", "Can I listen to the Bible?"],
    ["delete note", "How do I keep study notes?"],
    ["notes", "How do I keep study notes?"],
    ["forgotten password", "I forgot my password"],
    ["print", "How do I print a page?"],
    ["API", "Can my program use Berea?"],
  ])("finds what is asked by “%s”", (typed, title) => {
    expect(find(typed)[0]).toBe(title);
  });

  test("finds all for nothing, and nothing for what is not there", () => {
    expect(find("  ")).toHaveLength(sections.length);
    expect(find("zzxqy")).toEqual([]);
  });
});
