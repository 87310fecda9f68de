import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseQuery, type QueryTree, type WordSearchType } from "./parse-query.ts";

/** The tree as a fully parenthesised line. */
function show(tree: QueryTree): string {
  switch (tree.kind) {
    case "phrase": {
      const words = tree.words.map(({ text, isPrefix }) => (isPrefix ? `${text}*` : text));
      return words.length === 1 ? `${words[0]}` : `"${words.join(" ")}"`;
    }
    case "not":
      return `!${show(tree.part)}`;
    default:
      return `(${tree.parts.map(show).join(tree.kind === "and" ? " & " : " | ")})`;
  }
}

function read(query: string, type: WordSearchType = "boolean"): string {
  const parsed = parseQuery(query, type);
  return parsed.ok ? show(parsed.tree) : `${parsed.problem.position}: ${parsed.problem.message}`;
}

describe("expressions", () => {
  test.each([
    ["love", "love"],
    ["love AND world", "(love & world)"],
    ["love world", "(love & world)"],
    ["love OR world", "(love | world)"],
    ["love and world", "(love & and & world)"],
    ["love AND NOT world", "(love & !world)"],
    ["love NOT world", "(love & !world)"],
    ["NOT world", "!world"],
    ["NOT NOT world", "world"],
    ["love OR grace AND peace", "(love | (grace & peace))"],
    ["love AND grace OR peace", "((love & grace) | peace)"],
    ["NOT love OR grace", "(!love | grace)"],
    ["(love OR grace) AND peace", "((love | grace) & peace)"],
    ["(love OR grace)peace", "((love | grace) & peace)"],
    ["NOT (love OR grace)", "!(love | grace)"],
    ["((love))", "love"],
    ['"kingdom of God" AND heaven', '("kingdom of god" & heaven)'],
    ["“kingdom of God” heaven", '("kingdom of god" & heaven)'],
    ["«kingdom of God» heaven", '("kingdom of god" & heaven)'],
    ["„kingdom of God“", '"kingdom of god"'],
    ['"love AND world"', '"love and world"'],
    ['"love (of) God"', '"love of god"'],
    ["bless*", "bless*"],
    ['"bless* the lord"', '"bless* the lord"'],
    ["well-beloved AND son", "(well-beloved & son)"],
    ["AND* OR or*", "(and* | or*)"],
    ["God’s love", "(god's & love)"],
    ["love, & world!", "(love & world)"],
  ])("%s", (query, tree) => {
    expect(read(query)).toBe(tree);
  });
});

describe("plain words", () => {
  test.each<[string, WordSearchType, string]>([
    ["In the beginning", "phrase", '"in the beginning"'],
    ["“In the beginning”", "phrase", '"in the beginning"'],
    ["love AND (world", "phrase", '"love and world"'],
    ["love world", "any", "(love | world)"],
    ["love world", "all", "(love & world)"],
    ["bless* lord", "all", "(bless* & lord)"],
    ["*love* of God", "phrase", '"love* of god"'],
  ])("%s as %s", (query, type, tree) => {
    expect(read(query, type)).toBe(tree);
  });
});

describe("problems are told with their place", () => {
  test.each([
    ["", "undefined: There is no word to search for."],
    ["  — ! ", "undefined: There is no word to search for."],
    ["love AND w)", "11: There is a closing parenthesis at character 11 without an opening one."],
    [") love", "1: There is a closing parenthesis at character 1 without an opening one."],
    ["(love AND (grace)", "1: The parenthesis opened at character 1 is not closed."],
    ["love AND (", "10: The parenthesis opened at character 10 is not closed."],
    ["love AND ()", "10: There is nothing in the parentheses at character 10."],
    ['love "grace', "6: The quotation mark at character 6 is not closed."],
    ['love ""', "6: There is no word between the quotation marks at character 6."],
    ["love AND", "6: AND at character 6 has no word after it."],
    ["love AND OR grace", "6: AND at character 6 has no word after it."],
    ["(love OR) grace", "7: OR at character 7 has no word after it."],
    ["love NOT", "6: NOT at character 6 has no word after it."],
    ["AND love", "1: AND at character 1 has no word before it."],
    ["(OR love)", "2: OR at character 2 has no word before it."],
    ["love a*", "7: Write at least two letters before the * at character 7, as in bless*."],
    ["bl*ss", "3: The * at character 3 can only stand at the end of a word."],
    ["😀 love AND", "8: AND at character 8 has no word after it."],
    [
      `${"(".repeat(70)}love${")".repeat(70)}`,
      "65: The parenthesis at character 65 is nested more than 64 deep.",
    ],
    [
      Array.from({ length: 101 }, () => "love").join(" "),
      "undefined: Search for at most 100 words at a time; these are 101.",
    ],
    [
      Array.from({ length: 101 }, () => "a").join("-"),
      "undefined: Search for at most 100 words at a time; these are 101.",
    ],
    [
      Array.from({ length: 17 }, () => "lo*").join(" "),
      "undefined: Write at most 16 words with a *.",
    ],
  ])("%s", (query, told) => {
    expect(read(query)).toBe(told);
  });

  test("deep nesting within the limit is read", () => {
    expect(read(`${"(".repeat(64)}love${")".repeat(64)}`)).toBe("love");
  });
});

test("any string is read or refused with a sentence", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc
      .array(fc.constantFrom("love", "AND", "OR", "NOT", "(", ")", '"', "be*", "*", "a-b", " "), {
        maxLength: 24,
      })
      .map((pieces) => pieces.join(" ")),
  );
  fc.assert(
    fc.property(
      text,
      fc.constantFrom<WordSearchType>("phrase", "any", "all", "boolean"),
      (query, type) => {
        const parsed = parseQuery(query, type);
        if (!parsed.ok) {
          expect(parsed.problem.message).toMatch(/^\p{Lu}[^%]*\.$/u);
          const { position } = parsed.problem;
          if (position !== undefined) expect(position).toBeLessThanOrEqual([...query].length);
        }
      },
    ),
    { numRuns: 300 },
  );
});
