// Prayers by a model: what it is told of the person who asks, and what it
// writes that nobody is given.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";
import { type ModelServer, startModelServer } from "../../../tests/support/model-server.ts";
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import { createTestGenerator } from "../../../tests/support/test-generator.ts";
import { createMetrics } from "../../platform/metrics.ts";
import { openModel } from "../../platform/model/open-model.ts";
import type { Writing } from "./writing.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => {
  server.questions.length = 0;
});
afterAll(() => server.close());

const metrics = createMetrics();
const logged: unknown[] = [];
let understood: Partial<UnderstoodRequest> = {};
const getGenerator = (() => {
  let generator: ReturnType<typeof createTestGenerator> | undefined;
  return () => {
    generator ??= createTestGenerator(getTestCorpus(), {
      metrics,
      log: { warn: (...line: unknown[]) => logged.push(line) } as never,
      model: openModel(
        { provider: "google", model: "test-model", apiKey: "a key", baseUrl: server.geminiUrl },
        { metrics, limits: { retries: 0, timeoutMs: 4_000 } },
      ),
      understand: async () => ({
        situation: undefined,
        candidates: [],
        tone: undefined,
        who: "me",
        concern: undefined,
        name: undefined,
        unreadable: undefined,
        ...understood,
      }),
    });
    return generator;
  };
})();

const WRITING: Writing = {
  translation: "WEB",
  avoid: { forms: [], passages: [] },
  seed: "one",
  mayAskModel: true,
};
const pray = (title: string, more: Partial<UnderstoodRequest>) => {
  understood = more;
  const subject = { title, category: "personal", urgency: "medium" } as const;
  return getGenerator().writePrayer([subject], WRITING);
};
const answer = (words: string): void =>
  server.answer({
    object: {
      prayer: `${words} The chair is where it was, and the cup beside it. {{Psalm 34:18}}\n\nAmen.`,
    },
  });
const countRefused = async (fault: string): Promise<number> => {
  const { values } = (await metrics.registry
    .getSingleMetric("model_answers_refused_total")
    ?.get()) ?? { values: [] };
  return values.find(({ labels }) => labels.fault === fault)?.value ?? 0;
};

const ANNA: Partial<UnderstoodRequest> = { situation: "stillbirth", tone: "grief", name: "Anna" };

describe("what a model writes", () => {
  type Case = [fault: string, title: string, more: Partial<UnderstoodRequest>, words: string];
  test.each<Case>([
    ["gladness", "Anna", ANNA, "Thank you for Anna, who is with the angels now, Lord."],
    ["gladness", "Anna", ANNA, "We rejoice that Anna was ours for a while, dear Father."],
    [
      "gladness",
      "The scan",
      { situation: "results", tone: "fear" },
      "I praise you for the scan, whatever it shows us.",
    ],
    [
      "gladness",
      "My abortion",
      { situation: "abortion", tone: "guilt" },
      "Keep me thankful after my abortion, good Lord.",
    ],
    ["gladness", "Grief", { tone: "grief" }, "In grief I celebrate all your goodness to me, Lord."],
    ["lost", "Anna", ANNA, "Heal Anna, and let the doctors be wise tonight, Lord."],
    ["lost", "Anna", ANNA, "Protect what is growing in us, Lord; give Anna strength."],
    [
      "lost",
      "My abortion",
      { situation: "abortion", tone: "guilt" },
      "After my abortion knit together what is being made.",
    ],
    [
      "lost",
      "Our divorce",
      { situation: "divorce", tone: "grief" },
      "Our divorce is done. Restore my marriage, I ask you.",
    ],
    ["unnamed", "Anna", ANNA, "Father, this hurts more than anything that I know of."],
    [
      "unnamed",
      "The rent",
      { tone: "petition" },
      "Father, here is a need, and you know which one it is.",
    ],
    [
      "against-help",
      "Insulin",
      { tone: "petition" },
      "I do not need insulin or a doctor, only you, my God.",
    ],
    [
      "against-help",
      "Depression",
      { tone: "petition" },
      "My depression will go; let me stop taking the pills now.",
    ],
    [
      "against-help",
      "Cancer",
      { tone: "petition" },
      "Forgive my lack of faith, which keeps the cancer here.",
    ],
    [
      "against-help",
      "Mother",
      { tone: "petition" },
      "I claim my healing for mother and I decree healing today.",
    ],
    [
      "against-help",
      "My husband",
      { tone: "petition" },
      "Let me go back to him, my husband, and try once more.",
    ],
    [
      "promise",
      "My mother",
      { tone: "intercession" },
      "You will surely heal my mother, and you are faithful.",
    ],
    ["promise", "Anna", ANNA, "Everything happens for a reason, and Anna is with you."],
  ])("%s, of “%s” (%j): “%s” is refused", async (fault, title, more, words) => {
    answer(words);
    const before = await countRefused(fault);
    const stored = await pray(title, more);
    expect(stored.provenance.madeBy).toBe("composer");
    expect(stored.draft.prayer).not.toContain(words);
    expect(await countRefused(fault)).toBe(before + 2);
    expect(server.questions).toHaveLength(2);
    expect(server.questions[1]?.body).toContain("An earlier answer was refused");
    expect(server.questions[1]?.body).not.toContain(words);
    expect(JSON.stringify(logged)).toContain(fault);
    expect(JSON.stringify(logged)).not.toContain(title);
  });

  test.each<[title: string, more: Partial<UnderstoodRequest>, words: string]>([
    ["Anna", ANNA, "Anna, Lord. Heal our broken hearts, in your time, and sit here."],
    [
      "I got the job",
      { situation: "job-found", tone: "joy" },
      "Thank you for the job, Father. I am glad, and I say it.",
    ],
    [
      "The scan",
      { situation: "results", tone: "fear" },
      "The scan is on Friday. Let me not wait for it alone, Lord.",
    ],
    [
      "Chemotherapy",
      { tone: "petition" },
      "Chemotherapy on Monday. Let the doctors be wise, and heal me.",
    ],
  ])("of “%s” (%j) “%s” comes through", async (title, more, words) => {
    answer(words);
    const stored = await pray(title, more);
    expect(stored.provenance.madeBy).toBe("model");
    expect(server.questions).toHaveLength(1);
  });

  test("a second answer that holds is given", async () => {
    const good = "Anna, Lord. We had her name ready, and her coat hangs there.";
    server.answer(
      {
        object: {
          prayer:
            "Thank you for Anna, and for joy, and for joy again. {{Psalm 34:18}} Amen. Amen. Amen. Amen.",
        },
      },
      {
        object: { prayer: `${good} Stay with us, and do not explain it. {{Psalm 34:18}}\n\nAmen.` },
      },
    );
    const stored = await pray("Anna", ANNA);
    expect(stored.provenance.madeBy).toBe("model");
    expect(stored.draft.prayer).toContain(good);
  });

  test("hostile answers change nothing of Scripture and leave no markup", async () => {
    answer(
      "<script>alert(1)</script> Anna, Lord. “God helps those who help themselves always,” and {{Hezekiah 3:4}}. [x](javascript:alert(1))",
    );
    const stored = await pray("Anna", ANNA);
    expect(stored.draft.prayer).not.toMatch(/script|Hezekiah|helps those/);
  });
});

describe("what a model is told", () => {
  test("the situation, its rules and prayers of ours for it, with nobody's words in them", async () => {
    answer("Anna, Lord. We had her name ready, and her coat hangs there.");
    await pray("Anna", ANNA);
    const body = server.questions[0]?.body ?? "";
    expect(body).toContain("Somebody grieves");
    expect(body).toContain("near full term");
    expect(body).toContain("what I have written to you");
    expect(body).not.toContain("Somebody rejoices");
  });

  test("somebody in danger is not written for by a model", async () => {
    const stored = await pray("my husband beats me", {
      concern: { kind: "violence", who: "writer", level: "danger" },
    });
    expect(stored.used.forms[0]).toMatch(/^prayer:violence-at-home\//);
    expect(server.questions).toEqual([]);
  });
});
