// All code that reads people's text takes time in proportion to its length: a text of
// one kind of character, repeated, must not stop everybody else's requests. Where
// a schema bounds a text, the reading is tried at that bound, and the bound too.
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterAll, describe, expect, test } from "vitest";
import {
  findEmailProblem,
  findPasswordProblem,
  findUsernameProblem,
} from "#src/features/accounts/rules.ts";
import { describeDevice } from "#src/features/accounts/server/sessions.ts";
import { previewOf } from "#src/features/devotionals/rules.ts";
import { findNoteReferences } from "#src/features/notes/find-note-references.ts";
import { findFieldProblem, tidyContent, tidyTags } from "#src/features/notes/rules.ts";
import { mergeContent } from "#src/features/notes/server/merge-notes.ts";
import { explainReference } from "#src/features/notes/web/explain-reference.ts";
import { stripMarks } from "#src/features/notes/web/markdown-marks.ts";
import NoteText from "#src/features/notes/web/note-text.tsx";
import { findProperUrl } from "#src/features/pages/proper-url.ts";
import { findContactProblems } from "#src/features/pages/rules.ts";
import { normalizeTopicSlug } from "#src/features/topics/rules.ts";
import { checkText } from "#src/generation/check/check-text.ts";
import { findQuotations } from "#src/generation/check/find-quotations.ts";
import { stripMarkup } from "#src/generation/check/strip-markup.ts";
import { splitMarkers } from "#src/generation/markers.ts";
import { mendUrl } from "#src/platform/http/mend-url.ts";
import { pairMarks } from "#src/scripture/pair-marks.ts";
import { findReferences } from "#src/scripture/references/find-references.ts";
import { isReferenceShaped } from "#src/scripture/references/is-reference-shaped.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import { findContentWords } from "#src/scripture/server/meaning/content-words.ts";
import { findDanger } from "#src/scripture/server/verse-search/care.ts";
import { visitWords } from "#src/scripture/server/word-index/tokenize.ts";
import { isBlank, isReadable } from "#src/shared/readable-text.ts";
import { weighText } from "#src/understanding/danger/weigh-text.ts";
import { findUnreadable } from "#src/understanding/situation/find-unreadable.ts";
import { FRAGMENTS, type Fragment, fill, findSteepGrowth } from "./support/growth.ts";
import { makePremium } from "./support/premium.ts";
import { getTestCorpus } from "./support/test-app.ts";
import { openTestPeople } from "./support/test-people.ts";

const corpus = getTestCorpus();
const contact = { name: "A", email: "a@example.org", topic: "question", message: "A" };

interface Reader {
  readonly name: string;
  readonly read: (text: string) => unknown;
  /** The length of the longest text that comes to it, where that is less than 200,000. */
  readonly longest?: number | undefined;
}

const reader = (name: string, read: Reader["read"], longest?: number): Reader => ({
  name,
  read,
  longest,
});

const READERS: readonly Reader[] = [
  reader("references in prose", findReferences),
  reader("references in a note", findNoteReferences),
  reader("a reference", readReference),
  reader("a reference's shape", isReferenceShaped),
  reader("a note's reference, as the form explains it", explainReference),
  reader("words of a text", (text) => visitWords(text, () => {})),
  reader("content words of a question", findContentWords),
  reader("danger in a search", (text) => findDanger(text, undefined)),
  reader("need in a topic or prayer", (text) => weighText({ text, vector: undefined })),
  reader("the language of a topic or prayer", (text) => findUnreadable([text], () => false)),
  reader("quotation marks", pairMarks),
  reader("quotations in generated text", findQuotations),
  reader("markers in generated text", splitMarkers, 40_000),
  reader("markup in generated text", stripMarkup, 40_000),
  reader("generated text", (text) => checkText(corpus, text, "WEB"), 40_000),
  reader("a note's title", findFieldProblem.title),
  reader("a note's content", findFieldProblem.content),
  reader("a note's tags", (text) => [findFieldProblem.tags([text]), tidyTags([text])]),
  reader("a note's line ends", tidyContent),
  reader("a note's beginning", stripMarks),
  reader(
    "two versions of a note",
    (text) => mergeContent(text, `a${text}\nb`, edit(text)),
    100_000,
  ),
  reader("a name, an address and a password", readSignUp),
  reader("a contact message", (text) => findContactProblems({ ...contact, message: text })),
  reader("an address in a contact message", (text) =>
    findContactProblems({ ...contact, email: text }),
  ),
  reader("a browser's name", describeDevice, 16_000),
  reader("an address that is not written correctly", (text) => mendUrl(`/${text}`), 16_000),
  reader("an address whose proper URL is another", (text) => findProperUrl(`/${text}`), 16_000),
  reader("a topic's name", normalizeTopicSlug, 16_000),
  reader("a piece's beginning", previewOf),
  reader("whether it can be read", (text) => [isReadable(text), isBlank(text)]),
];

/** Lines changed here and there, as on another device. */
const edit = (text: string): string =>
  text
    .split("\n")
    .map((line, at) => (at % 3 === 0 ? `${line}c` : line))
    .join("\n");

function readSignUp(text: string): void {
  for (const read of [findUsernameProblem, findEmailProblem, findPasswordProblem]) read(text);
}

// The page's own Markdown takes longer for each character, and is tried with fewer texts.
test.each<Fragment>(["a'", "word ", "a\n", "John 3:16 "])(
  "a note of %j is shown in time in proportion to its length",
  { timeout: 60_000 },
  (fragment) => expect(findSteepGrowth(showNote, fragment, 16_000)).toBeUndefined(),
);

// Below a bound the library's time is quadratic in marks that match nothing; above it they are words.
test.each<Fragment>(["*a", "**a_", "~~a", "]", "](", "[a]("])(
  "a note of %j alone is shown soon",
  { timeout: 60_000 },
  (fragment) => {
    const startedAt = performance.now();
    for (const length of [1_500, 100_000]) showNote(fill(fragment, length));
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  },
);

function showNote(content: string): string {
  const note = createElement(NoteText, { content, translation: "web" });
  return renderToStaticMarkup(createElement(MemoryRouter, null, note));
}

const people = await openTestPeople();
afterAll(() => people.close());

describe("what is longer than its bound is refused before it is read", () => {
  const LONG = 60_000;
  // Patterns that once took long began anew at each of these.
  const HOSTILE: readonly Fragment[] = ["a'", " ", "see also ", "1:1-"];
  test.each<[string, string, (text: string) => object]>([
    ["a search", "/api/bible/search", (query) => ({ query })],
    ["a topic", "/api/devotional/generate", (topic) => ({ topic })],
    ["a prayer", "/api/prayers", (text) => ({ title: text, description: text })],
    ["a sign-up", "/api/auth/signup", (text) => ({ username: text, email: text, password: text })],
    ["a contact message", "/api/contact", (message) => ({ ...contact, formToken: "x", message })],
    ["a word", "/api/bible/enhanced-concordance", (word) => ({ word })],
    ["a note", "/api/study-notes", (text) => ({ title: text, content: text, reference: text })],
  ])("%s", async (_name, path, write) => {
    const person = await people.signUp(`long${Math.random().toString(36).slice(2)}`);
    await makePremium(people, person);
    for (const fragment of HOSTILE) {
      const startedAt = performance.now();
      const answer = await person.request("POST", path, write(`a${fill(fragment, LONG)}`));
      expect([answer.status, performance.now() - startedAt < 2_000]).toEqual([400, true]);
    }
  });
});

describe.each(READERS)("$name", ({ read, longest }) => {
  test("takes time in proportion to its length", { timeout: 120_000 }, () => {
    read("a");
    expect(FRAGMENTS.flatMap((one) => findSteepGrowth(read, one, longest) ?? [])).toEqual([]);
  });

  test("so do mixtures", { timeout: 120_000 }, () => {
    const mixture = fc.array(fc.constantFrom(...FRAGMENTS), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(mixture, (pieces) => {
        expect(findSteepGrowth(read, pieces.join(""), longest ?? 100_000)).toBeUndefined();
      }),
      { numRuns: 15, seed: 20_261_122, endOnFailure: true },
    );
  });
});
