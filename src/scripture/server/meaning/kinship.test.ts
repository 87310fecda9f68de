import { describe, expect, test } from "vitest";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { formatOrdinal } from "../../format-reference.ts";
import { describeRelative, readKinQuestion } from "./kinship.ts";

describe("questions of kin", () => {
  const asked: [query: string, person: string, word: string][] = [
    ["who was the father of David", "david", "father"],
    ["Who is David's father?", "david", "father"],
    ["Moses' brother", "moses", "brother"],
    ["what was the name of Abraham's wife", "abraham", "wife"],
    ["who were the sons of Jacob?", "jacob", "sons"],
    ["Jesus’ mother", "jesus", "mother"],
    ["how many sons did David have", "david", "sons"],
    ["did Jesus have any siblings", "jesus", "siblings"],
    ["who did Ruth marry", "ruth", "spouse"],
    ["who was the mother of John the Baptist in the Bible", "john the baptist", "mother"],
  ];
  test.each(asked)("%s", (query, person, word) => {
    expect(readKinQuestion(query)).toMatchObject({ person, word });
  });

  test.each([
    "son of David",
    "the father of lies",
    "God's love",
    "my father",
    "honour thy father and thy mother",
    "how do I forgive my father",
  ])("%s: none", (query) => {
    expect(readKinQuestion(query)).toBeUndefined();
  });
});

describe("answers", () => {
  const find = (query: string) => getTestCorpus().meaning().kinships.find(query);

  test("come from the verses that say it", () => {
    const answer = find("who was the father of David?");
    expect(answer?.asked).toBe("the father of David");
    expect(answer?.relatives.map(({ start }) => formatOrdinal(start))).toContain("Ruth 4:22");
    const [first] = answer?.relatives ?? [];
    expect(first && describeRelative(first, "David")).toBe("Speaks of Jesse, father of David.");
  });

  test("name several, and those without a name", () => {
    const sisters = find("who were the brothers of Jesus")?.relatives.map((relative) =>
      describeRelative(relative, "Jesus"),
    );
    expect(sisters?.[0]).toBe("Speaks of James, Joses, Simon and Judas, brothers of Jesus.");
    const wife = find("Pilate's wife")?.relatives[0];
    expect(wife && describeRelative(wife, "Pilate")).toBe("Speaks of the wife of Pilate.");
  });

  test.each(["who was the father of Gandalf", "who was the nephew of Eve"])("%s: none", (query) => {
    expect(find(query)).toBeUndefined();
  });
});
