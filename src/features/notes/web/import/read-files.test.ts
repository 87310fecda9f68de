import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BETWEEN_NOTES, writeExportedNote } from "../../exported-markdown.ts";
import { NOTE_CATEGORIES } from "../../rules.ts";
import { BYTES_MAX, readFiles } from "./read-files.ts";

function file(name: string, content: string | Uint8Array<ArrayBuffer>, folder?: string): File {
  const made = new File([content], name);
  if (folder) Object.defineProperty(made, "webkitRelativePath", { value: `${folder}/${name}` });
  return made;
}
const read = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  readFiles([file(name, content)]);

const cana = {
  title: "Cana: # one",
  reference: "John 2:1-11",
  content: "The servants knew.\n\n---\n\n# A heading\n\n- Six jars",
  tags: ["signs", "wine"],
  category: "Question",
} as const;

describe("what was exported comes back", () => {
  const line = fc
    .string({ unit: "grapheme", maxLength: 60 })
    .map((text) => text.replace(/[\p{C}\p{Zl}\p{Zp},;]/gu, " ").trim());
  const title = line.filter((text) => text !== "");
  const content = fc
    .array(
      fc.oneof(
        line,
        fc.constantFrom("", "---", "# Cana", "- Category: Question", "- Written: 2026-11-20"),
      ),
      { minLength: 1, maxLength: 30 },
    )
    .map((lines) => lines.join("\n").trimEnd())
    .filter((text) => text.trim() !== "");
  const tags = fc.uniqueArray(fc.constantFrom("signs", "wine", "Kana", "größer"), { maxLength: 3 });
  const note = fc.record({
    title,
    reference: line,
    content,
    tags,
    category: fc.constantFrom(...NOTE_CATEGORIES),
  });

  test("from Markdown, whatever the notes hold", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(note, { minLength: 1, maxLength: 4 }), async (notes) => {
        const days = { writtenOn: "2026-11-20", changedOn: "2026-11-21" };
        const text = notes.map((one) => writeExportedNote({ ...one, ...days })).join(BETWEEN_NOTES);
        const back = await read("study-notes.md", text);
        expect(back.problems).toEqual([]);
        const seen = back.notes.map(({ createdAt: _, updatedAt: __, ...one }) => one);
        const once = notes.filter(
          (one, at) => notes.findIndex((other) => isSame(one, other)) === at,
        );
        expect(seen).toEqual(once);
      }),
      { numRuns: 300 },
    );
  });
  const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

  test("with its days, which stay those days", async () => {
    const text = writeExportedNote({ ...cana, writtenOn: "2026-11-20", changedOn: "2026-11-21" });
    const [note] = (await read("study-notes.md", text)).notes;
    expect(note).toMatchObject(cana);
    expect(new Date(note?.createdAt ?? "").getDate()).toBe(20);
    expect(new Date(note?.updatedAt ?? "").getDate()).toBe(21);
  });

  test.each([
    ["as a list", (note: object) => [note]],
    ["as the export of an account", (note: object) => ({ account: {}, studyNotes: [note] })],
  ])("from JSON, %s", async (_name, wrap) => {
    const stored = {
      ...cana,
      id: 4,
      userId: 1,
      passages: [],
      createdAt: "2019-03-04T09:00:00.000Z",
      updatedAt: "2020-01-02T09:00:00.000Z",
    };
    const back = await read("notes.json", JSON.stringify(wrap(stored)));
    const { id: _, userId: __, passages: ___, ...rest } = stored;
    expect(back).toEqual({ notes: [rest], problems: [] });
  });
});

describe("a Markdown folder", () => {
  test.each<[name: string, text: string, note: object]>([
    [
      "with properties",
      "---\ntitle: Cana\ntags: [signs, '#wine']\npassage: John 2\ncreated: 2019-03-04\n---\nSix jars",
      { title: "Cana", content: "Six jars", reference: "John 2", tags: ["signs", "wine"] },
    ],
    ["with a heading", "\n# Cana\n\nSix jars\n", { title: "Cana", content: "Six jars\n" }],
    ["with neither", "Six jars", { title: "A file", content: "Six jars" }],
    ["with a heading alone", "# Cana", { title: "Cana", content: "# Cana" }],
    [
      "with dashes that are no properties",
      "---\nSix: [jars\n---\nmore",
      { title: "A file", content: "---\nSix: [jars\n---\nmore" },
    ],
    [
      "with a category of another program, which becomes a tag",
      "---\ncategory: Church\n---\nSix jars",
      { title: "A file", tags: ["Church"], category: "Personal Study" },
    ],
    [
      "with one of ours in small letters",
      "---\ncategory: sermon notes\n---\nSix jars",
      { category: "Sermon Notes", tags: [] },
    ],
    ["with lines that end as on Windows", "# Cana\r\n\r\nSix\r\njars", { content: "Six\njars" }],
  ])("%s", async (_name, text, note) => {
    const { notes, problems } = await read("A file.md", text);
    expect(problems).toEqual([]);
    expect(notes).toEqual([expect.objectContaining(note)]);
  });

  test("is read whole, without hidden settings and other kinds of file", async () => {
    const { notes, problems } = await readFiles([
      file("b.md", "Second", "vault"),
      file("a.md", "First", "vault/John"),
      file("app.json", "{}", "vault/.obsidian"),
      file("cana.png", "x", "vault"),
      file("empty.md", " \n", "vault"),
    ]);
    expect(notes.map(({ title }) => title)).toEqual(["a", "b"]);
    expect(problems.map(({ where }) => where)).toEqual(["vault/cana.png", "empty"]);
  });
});

describe("a table", () => {
  const wanted = {
    title: "Cana",
    reference: "John 2",
    content: 'Six "jars"\nof water',
    tags: ["a", "b"],
  };
  test.each<[name: string, text: string]>([
    ["with commas", 'Title,Verse,Note,Tags\r\nCana,John 2,"Six ""jars""\nof water","a, b"\r\n'],
    ["with semicolons", 'title;verse;note;tags\nCana;John 2;"Six ""jars""\nof water";a,b'],
    ["with tabs", 'Title\tPassage\tText\tLabels\nCana\tJohn 2\t"Six ""jars""\nof water"\ta;b\n\n'],
  ])("%s", async (_name, text) => {
    const { notes, problems } = await read("notes.csv", text);
    expect(problems).toEqual([]);
    expect(notes).toEqual([expect.objectContaining(wanted)]);
  });

  test("as spreadsheets write it: UTF-16, or the old western letters", async () => {
    const text = "Title,Note\nGröße,Ähre";
    const wide = new Uint8Array(2 + text.length * 2);
    wide.set([0xff, 0xfe]);
    for (let at = 0; at < text.length; at++) wide[2 + at * 2] = text.charCodeAt(at);
    const narrow = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    for (const bytes of [wide, narrow]) {
      expect((await read("a.csv", bytes)).notes[0]).toMatchObject({
        title: "Größe",
        content: "Ähre",
      });
    }
  });

  test("without a column of notes says so", async () => {
    expect((await read("a.csv", "Name,Age\nAnna,84")).problems).toEqual([
      { where: "a.csv", what: "Its first row names no column called Content, Note or Text." },
    ]);
  });
});

describe("hostile or broken files", () => {
  test.each<[name: string, file: string, text: string]>([
    ["JSON that is none", "a.json", "[{"],
    ["JSON without notes", "a.json", '{"__proto__":{"notes":[1]},"notes":3}'],
    ["deeply nested JSON", "a.json", `${"[".repeat(200_000)}${"]".repeat(200_000)}`],
    ["an open quote", "a.csv", `Title,Note\na,"${"x\n".repeat(60_000)}`],
    ["a note that is too long", "a.md", "x".repeat(100_001)],
    ["nothing", "a.md", ""],
  ])("%s is told, and is no note", async (_name, name, text) => {
    const { notes, problems } = await read(name, text);
    expect(notes).toEqual([]);
    expect(problems).toEqual([
      { where: expect.stringMatching(/\S/), what: expect.stringMatching(/\.$/) },
    ]);
  });

  function bomb(): string {
    const lines = ['a: &a ["x","x"]'];
    for (const [name, last] of ["ba", "cb", "dc", "ed", "fe", "gf"]) {
      lines.push(`${name}: &${name} [${`*${last},`.repeat(9)}*${last}]`);
    }
    return lines.join("\n");
  }

  test("aliases that would fill the memory are left as text", async () => {
    const text = `---\n${bomb()}\n---\nSix jars`;
    expect((await read("a.md", text)).notes).toEqual([expect.objectContaining({ content: text })]);
  });

  test("what cannot be read is taken out, what is too much is cut and told", async () => {
    const { notes, problems } = await read(
      "a.json",
      JSON.stringify([
        {
          title: `a\u0000\u0007b\n${"long ".repeat(60)}`,
          content: "<script>alert(1)</script>\ud800",
          tags: Array.from({ length: 30 }, (_, at) => `tag ${at}`),
          createdAt: "never",
          __proto__: { reference: "John 3" },
        },
      ]),
    );
    expect(notes[0]?.title).toMatch(/^ab long .{100,190}…$/);
    expect(notes[0]).toMatchObject({ content: "<script>alert(1)</script>\ufffd", reference: "" });
    expect(notes[0]?.tags).toHaveLength(20);
    expect(notes[0]?.createdAt).toBeUndefined();
    expect(problems[0]?.what).toMatch(/^Without 10 tags/);
  });

  test("too many bytes, files or notes are refused with a sentence", async () => {
    const big = file("a.md", "x");
    Object.defineProperty(big, "size", { value: BYTES_MAX + 1 });
    await expect(readFiles([big])).rejects.toThrow("at most 50 MB");
    const many = Array.from({ length: 5_001 }, (_, at) => file(`${at}.md`, "x"));
    await expect(readFiles(many)).rejects.toThrow("at most 5,000 files");
    const rows = Array.from({ length: 5_001 }, (_, at) => `${at},x`).join("\n");
    await expect(read("a.csv", `Title,Note\n${rows}`)).rejects.toThrow("At most 5,000 notes");
  });
});
