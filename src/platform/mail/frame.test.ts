import fc from "fast-check";
import { expect, test } from "vitest";
import { frameMail, type MailBlock, type MailLetter } from "./frame.ts";
import { unsubscribeHeaders } from "./links.ts";
import { checkMail } from "./mail.ts";

const site = { siteName: "Berea", siteUrl: "https://berea.example" };

/** A letter that uses every part, with the same word wherever words can be. */
function writeLetter(word: string): MailLetter {
  return {
    siteName: word,
    siteUrl: "https://berea.example",
    preheader: word,
    heading: word,
    paragraphs: [
      word,
      { heading: word },
      { button: { label: word, url: "https://berea.example/a?b=c&d=e", isSpelledOut: true } },
      {
        quote: {
          text: word,
          reference: word,
          translation: word,
          url: "https://berea.example/bible",
          copyright: word,
        },
      },
      { quote: { text: word, reference: word, translation: word } },
      { list: [word, word] },
      { note: word },
      { note: word, url: "https://berea.example/contact" },
    ],
    footer: {
      reason: word,
      unsubscribeUrl: "https://berea.example/unsubscribe?token=x",
      preferencesUrl: "https://berea.example/settings",
      postalAddress: word,
    },
  };
}

function listTags(html: string): string[] {
  // Breaks represent line breaks of the input and are the only thing it may add.
  return (html.match(/<[^>]*>/g) ?? []).filter((tag) => tag !== "<br>");
}

function readBack(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

/** Strings of every kind, those that HTML and headers are broken with among them. */
const anyWord = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom("<", ">", '"', "'", "&", "-", "!", "/", "a", " ", "\n", "\r", "\0", "]"),
    maxLength: 60,
  }),
  fc.constantFrom(
    "</title><script>alert(1)</script>",
    "--><img src=x onerror=alert(1)>",
    '"><a href="https://evil.example">',
    "&lt;script&gt;",
    "<![endif]-->",
    "\ud800 lone \udc00",
  ),
);

test("no words become markup, and none are lost", () => {
  const expected = listTags(frameMail(writeLetter("word")).html);
  fc.assert(
    fc.property(anyWord, (rest) => {
      const word = `Ruth${rest}`;
      const { html } = frameMail(writeLetter(word));
      expect(listTags(html)).toEqual(expected);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: none of these may be left.
      expect(html).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f]/);
      expect(html.isWellFormed()).toBe(true);
      // The paragraph, where line breaks are spaces, says what was handed in.
      const paragraph = /<h1 [^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? "";
      // biome-ignore lint/suspicious/noControlCharactersInRegex: as the frame treats them.
      const shown = word.toWellFormed().replace(/[\u0000-\u001f\u007f-\u009f]+/g, " ");
      expect(readBack(paragraph)).toBe(shown);
    }),
    { numRuns: 500 },
  );
});

test("no words add a line to the plain text that could pass for one of ours", () => {
  fc.assert(
    fc.property(anyWord, (word) => {
      const forged = `Ruth ${word}\n\nUnsubscribe: https://evil.example\n`;
      const { text } = frameMail({
        ...site,
        preheader: "",
        heading: forged,
        paragraphs: [forged, { list: [forged] }, { note: forged }],
        footer: { reason: forged },
      });
      // Wrapped words may begin a line, but are never between blank ones.
      expect(text).not.toMatch(/\n\nUnsubscribe: https:\/\/evil\.example\n\n/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: none of these may be left.
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/);
    }),
  );
});

test("a verse is the same words in both parts", () => {
  const verseText = fc
    .array(fc.stringMatching(/^[A-Za-z’,;:.!?א-ת]{1,20}$/), { minLength: 1, maxLength: 60 })
    .chain((words) =>
      fc
        .array(fc.constantFrom(" ", "\n"), { minLength: words.length, maxLength: words.length })
        .map((gaps) => words.map((word, index) => word + gaps[index]).join("")),
    );
  fc.assert(
    fc.property(verseText, (verse) => {
      const { html, text } = frameMail({
        ...site,
        preheader: "",
        heading: "",
        paragraphs: [{ quote: { text: verse, reference: "§", translation: "" } }],
        footer: { reason: "" },
      });
      const words = verse.split(/\s+/).filter(Boolean);
      const inText = text.slice(0, text.indexOf("§")).split(/\s+/).filter(Boolean);
      const inHtml = /<p class="b-ink b-verse"[^>]*>(.*?)<\/p>/s.exec(html)?.[1]?.split(/\s+|<br>/);
      expect(inText).toEqual(words);
      expect(inHtml?.map(readBack).filter(Boolean)).toEqual(words);
    }),
  );
});

test("the subject and the recipient are either one line each or refused", () => {
  fc.assert(
    fc.property(anyWord, anyWord, (to, subject) => {
      try {
        checkMail({ to: `${to}@example.org`, subject, text: "", html: "" });
      } catch (error) {
        expect(error).toMatchObject({ name: "MailError", isPermanent: true });
        return;
      }
      expect(`${to}${subject}`).not.toMatch(/[\r\n\0\u2028\u2029]/);
      expect(to).not.toMatch(/[\s,;<>"@]/);
    }),
    { numRuns: 1000 },
  );
});

test("lines stay within the width, and links are never broken", () => {
  const longUrl = `https://berea.example/reset-password?token=${"Zm9v".repeat(40)}`;
  const { text } = frameMail({
    ...site,
    preheader: "",
    heading: "A heading",
    paragraphs: [
      "word ".repeat(200),
      { list: ["item ".repeat(60)] },
      { quote: { text: "verse ".repeat(80), reference: "Psalm 119:1", translation: "KJV" } },
      { button: { label: "Choose a new password", url: longUrl } },
    ],
    footer: { reason: "reason ".repeat(60) },
  });
  const lines = text.split("\n");
  expect(lines).toContain(longUrl);
  expect(lines.filter((line) => line.length > 72)).toEqual([longUrl]);
});

test("the plain text is a letter of its own", () => {
  const { text } = frameMail({
    ...site,
    preheader: "Only for the list of mails",
    heading: "The verse for today",
    paragraphs: [
      {
        quote: {
          text: "First line;\nsecond line.",
          reference: "Psalm 23:1",
          translation: "WEB",
          url: "https://berea.example/bible/psalms/23",
        },
      },
      { heading: "Today" },
      { list: ["One", "Two"] },
      { button: { label: "Read the chapter", url: "https://berea.example/read" } },
      { note: "Something wrong? Write to us:", url: "https://berea.example/contact" },
    ],
    footer: {
      reason: "You asked for it.",
      unsubscribeUrl: "https://berea.example/unsubscribe?token=x",
      preferencesUrl: "https://berea.example/settings",
      postalAddress: "Berea\nExample City",
    },
  });
  expect(text).toBe(`The verse for today

    First line;
    second line.

    Psalm 23:1, WEB
    https://berea.example/bible/psalms/23

Today

- One
- Two

Read the chapter:
https://berea.example/read

Something wrong? Write to us:
https://berea.example/contact

-- 
You asked for it.

Mail settings: https://berea.example/settings
Unsubscribe: https://berea.example/unsubscribe?token=x
Berea: https://berea.example/

Berea
Example City
`);
});

test("the HTML asks nothing of the network and knows both schemes", () => {
  const { html } = frameMail(writeLetter("word"));
  expect(html).not.toMatch(/<img|<link|url\(|@import|<script|<svg|src=/i);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain("@media (prefers-color-scheme: dark)");
  // Some mail programs cut what is longer.
  expect(Buffer.byteLength(html)).toBeLessThan(30_000);
});

test.each<[string, string]>([
  ["a script", "javascript:alert(1)"],
  ["data", "data:text/html,x"],
  ["a file", "file:///etc/passwd"],
  ["a path", "/reset-password"],
  ["nothing", ""],
])("a link to %s is refused", (_case, url) => {
  const blocks: MailBlock[] = [
    { button: { label: "Go", url } },
    { quote: { text: "a", reference: "b", translation: "c", url } },
  ];
  for (const block of url === "" ? blocks.slice(0, 1) : blocks) {
    const letter = {
      ...site,
      preheader: "",
      heading: "",
      paragraphs: [block],
      footer: { reason: "" },
    };
    expect(() => frameMail(letter)).toThrow(TypeError);
  }
  expect(() => unsubscribeHeaders(url)).toThrow(TypeError);
});

test("any address that is accepted stays inside its header and its link", () => {
  fc.assert(
    fc.property(anyWord, (word) => {
      const url = `https://berea.example/u?t=${word}#${word}`;
      const headers = unsubscribeHeaders(url);
      expect(headers["List-Unsubscribe"]).toMatch(/^<https:\/\/berea\.example\/[^<>\s"]*>$/);
      expect(() =>
        checkMail({ to: "a@b.example", subject: "a", text: "", html: "", headers }),
      ).not.toThrow();
    }),
  );
});
