// What is written for praying Scripture and for whole lists, and that it can be
// put together in every way.
import { describe, expect, test } from "vitest";
import { TONES, type Tone } from "#src/understanding/contract.ts";
import { INTENTS, type Intent } from "#src/understanding/key/read-key.ts";
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import { finishPrayer } from "../finish.ts";
import { insertScripture } from "../insert-scripture.ts";
import { splitMarkers } from "../markers.ts";
import { countWords } from "../reading-time.ts";
import { getStock } from "./choose-prayer.ts";
import { composePrayer } from "./compose-prayer.ts";
import { getListForms } from "./pray-for-all.ts";
import { getScriptureForms } from "./pray-scripture.ts";

const corpus = getTestCorpus();
const { forms, psalms } = getScriptureForms();
const list = getListForms();
const { situations } = getStock();

const oursOf = (text: string): string =>
  splitMarkers(text)
    .filter((piece) => typeof piece === "string")
    .join(" ");
const expectStored = (text: string): void => {
  for (const piece of splitMarkers(text)) {
    if (typeof piece === "string") continue;
    const { reference, code, part } = piece.marker ?? {};
    const written = `{{${reference}${code ? ` ${code}` : ""}${part ? `|${part}` : ""}}}`;
    expect(insertScripture(corpus, written, "WEB"), written).toHaveLength(1);
  }
};
const MANNER = /!|\b(?:just|journey|tapestry|delve|unpack)\b/i;
const GLADNESS = /\b(?:thank\w*|grateful|rejoic\w*|celebrat\w*|joy\w*|glad\w*|prais\w*)\b/i;
const GRAVE: readonly Tone[] = ["grief", "fear", "guilt", "danger"];
const HEAVY: ReadonlySet<Intent> = new Set(["lament", "confess", "bless"]);
const isGrave = (tone: Tone | undefined): boolean => tone !== undefined && GRAVE.includes(tone);

describe("praying Scripture", () => {
  test("psalms are whole passages that can be quoted in every text, each once", () => {
    const references = psalms.map(({ reference }) => reference);
    expect(new Set(references).size).toBe(references.length);
    for (const reference of references) {
      for (const code of ["WEB", "KJV", "ASV", "YLT", "DARBY"] as const) {
        expect(insertScripture(corpus, `{{${reference}}}`, code), reference).toHaveLength(1);
      }
    }
    for (const tone of TONES) {
      if (tone === "thanks" || tone === "joy") continue;
      const fitting = psalms.filter(({ tones }) => tones?.includes(tone));
      expect(fitting.length, tone).toBeGreaterThanOrEqual(3);
    }
    expect(psalms.filter(({ any }) => any).length).toBeGreaterThanOrEqual(6);
    for (const intent of INTENTS) {
      if (intent === "lament") continue;
      const fitting = psalms.filter(({ intents }) => intents?.includes(intent));
      expect(fitting.length, intent).toBeGreaterThanOrEqual(4);
    }
  });

  test("what is not heavy is prayed without lament, death, enemies or danger", () => {
    for (const { reference, intents = [] } of psalms) {
      const isLight = intents.some((one) => ["thank", "wish", "ask", "intercede"].includes(one));
      if (!isLight) continue;
      const [text = ""] = insertScripture(corpus, `{{${reference}}}`, "WEB").map(String);
      expect(text, reference).not.toMatch(
        /\b(?:death|die|sheol|grave|enem\w+|adversar\w+|snares?|wicked\w*|overwhelmed|forsake\w*|iniquity|sins\b(?! who)|blood|destroy\w*|weep\w*|tears|cares for my soul)\b/iu,
      );
    }
  });

  test("every intent has frames, for one and for several, with a person named and without", () => {
    for (const intent of INTENTS) {
      expect(
        forms.filter(({ intents }) => intents.includes(intent)).length,
        intent,
      ).toBeGreaterThan(1);
    }
    for (const intent of ["thank", "wish", "ask"] as const) {
      expect(forms.some((one) => one.for === "us" && one.intents.includes(intent))).toBe(true);
    }
  });

  test.each(forms)(
    "$id has its places, stored words and a length",
    ({ before, after, intents }) => {
      const text = [...before, ...after].join("\n\n");
      expect(text.match(/\{named\}/g)).toHaveLength(1);
      expect(text.match(/\{prayed\}/g)).toHaveLength(1);
      expect(text.match(/\[[^\]]*“\{words\}”[^\]]*\]/g)).toHaveLength(1);
      expectStored(text);
      expect(oursOf(text)).not.toMatch(MANNER);
      if (intents.some((one) => HEAVY.has(one))) expect(oursOf(text)).not.toMatch(GLADNESS);
      expect(text).toMatch(/Amen\.$/);
    },
  );

  test("what a psalm asks gives no thanks for somebody who grieves or fears", () => {
    for (const { reference, tones, intents, prayed } of psalms) {
      expect(prayed, reference).not.toMatch(MANNER);
      if (tones?.some(isGrave) && !intents) expect(prayed, reference).not.toMatch(GLADNESS);
    }
  });

  test("the nearest psalm in meaning is taken, and another the next time", async () => {
    const pray = (avoid: string[]) =>
      composePrayer(
        corpus,
        undefined,
        [listed("Awake at night", { description: "I lie awake in my bed and think of you." })],
        { seed: "one", translation: "KJV", avoid: { forms: [], passages: avoid } },
      );
    const first = await pray([]);
    expect(first.used.passages).toEqual([expect.stringMatching(/^Psalm /)]);
    expect((await pray(first.used.passages)).used.passages).not.toEqual(first.used.passages);
    expect(first.provenance.label).toBe("Composed from Scripture");
  });
});

const listed = (
  title: string,
  { description, ...more }: Partial<UnderstoodRequest> & { description?: string } = {},
) => ({
  subject: { title, description, category: "personal", urgency: "medium" } as const,
  understood: {
    situation: undefined,
    candidates: [],
    tone: undefined,
    who: "me",
    concern: undefined,
    name: undefined,
    unreadable: undefined,
    ...more,
  } as const,
});

describe("a prayer for all", () => {
  const prayAll = async (requests: readonly ReturnType<typeof listed>[], seed = "one") => {
    const avoid = { forms: [], passages: [] };
    const stored = await composePrayer(corpus, undefined, requests, {
      seed,
      translation: "WEB",
      avoid,
    });
    return finishPrayer(corpus, stored);
  };

  test("there are petitions for every tone and for thirty situations, in our manner", () => {
    expect(Object.keys(list.tones).sort()).toEqual([...TONES].sort());
    expect(Object.keys(list.situations).length).toBeGreaterThanOrEqual(30);
    const all = [
      ...Object.entries(list.tones).map(([tone, petitions]) => [tone as Tone, petitions] as const),
      ...Object.entries(list.situations).map(
        ([id, petitions]) => [situations.get(id)?.tone, petitions] as const,
      ),
      [undefined, list.rest] as const,
    ];
    for (const [tone, petitions] of all) {
      for (const petition of petitions) {
        expect(countWords(petition), petition).toBeLessThanOrEqual(36);
        expect(petition).not.toMatch(MANNER);
        if (isGrave(tone)) expect(petition).not.toMatch(GLADNESS);
        // One name or twenty: nothing in the sentence counts them.
        expect(petition).not.toMatch(/\b(?:he|she|him|both|each of them|this one)\b/i);
      }
    }
    expect(Object.keys(list.situations).filter((id) => !situations.has(id))).toEqual([]);
    for (const text of [...list.openings, ...list.verses, ...list.gladVerses, ...list.closes]) {
      expectStored(text);
    }
  });

  test.each([1, 2, 7, 40, 500])(
    "of %i names every one, and grows by names alone",
    async (count) => {
      const ids = [...situations.keys()];
      const requests = Array.from({ length: Math.max(count, 2) }, (_, at) => {
        const situation = ids[(at * 7) % ids.length] ?? "";
        return listed(`Thing ${at + 1}`, { situation, tone: situations.get(situation)?.tone });
      });
      const { prayer, paragraphs, provenance } = await prayAll(requests);
      for (let at = 1; at <= requests.length; at += 1) expect(prayer).toContain(`“Thing ${at}”`);
      expect(paragraphs.length).toBeLessThanOrEqual(17);
      const names = requests.reduce((sum, one) => sum + countWords(one.subject.title), 0);
      expect(countWords(prayer) - names).toBeLessThan(620 + requests.length);
      expect(provenance.quotations.verified).toBe(provenance.quotations.claimed);
      expect(prayer).toMatch(/Amen\.$/);
    },
  );

  test("is graver first, with the joys apart at the end", async () => {
    const { prayer } = await prayAll([
      listed("The exam is passed", { situation: "passed", tone: "joy" }),
      listed("The rent", { situation: "debt", tone: "fear" }),
      listed("Grandma", { situation: "parent-died", tone: "grief" }),
      listed("He hits her", { concern: { kind: "violence", who: "other", level: "danger" } }),
    ]);
    const places = ["He hits her", "Grandma", "The rent", "The exam is passed"].map((title) =>
      prayer.indexOf(title),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const beforeJoy = prayer.slice(0, prayer.indexOf("The rent"));
    expect(beforeJoy).not.toMatch(GLADNESS);
  });

  test("of joys alone is joyful", async () => {
    const { prayer } = await prayAll([
      listed("The job", { situation: "job-found", tone: "joy" }),
      listed("Lea is born", { situation: "born", tone: "joy" }),
    ]);
    expect(prayer).not.toMatch(/heavy|sorrow|grief/i);
  });

  test("where grief may stand behind a joy, it is not rejoiced over", async () => {
    const { prayer } = await prayAll([
      listed("Her birthday", {
        situation: "birthday",
        tone: "thanks",
        concern: { kind: "grief", who: "writer", level: "gentle" },
      }),
      listed("The move"),
    ]);
    expect(prayer).not.toMatch(GLADNESS);
  });

  test("titles that cannot be said cost nobody their petition", async () => {
    const { prayer } = await prayAll([listed("🙏", { tone: "fear" }), listed("{{John 3:16}}")]);
    expect(prayer).toContain("what I cannot put into words");
    expect(prayer).not.toMatch(/[{}]/);
  });
});
