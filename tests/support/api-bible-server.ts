// A server on a free loopback port that speaks as much of API.Bible's protocol
// (version 1, passages as JSON, and the report of views) as Berea does.
import { type ProviderQuestion, startProviderServer } from "./text-provider-server.ts";

export const API_BIBLE_KEY = "a-key-of-api-bible";
export const BIBLE_ID = "78a9f6124f344018-01";

interface ApiBiblePiece {
  type: "tag" | "text";
  name?: string;
  text?: string;
  attrs?: Record<string, string>;
  items?: ApiBiblePiece[];
}

export interface ApiBibleBody {
  data: {
    id: string;
    orgId: string;
    bibleId: string;
    bookId: string;
    chapterIds: string[];
    reference: string;
    content: ApiBiblePiece[];
    verseCount: number;
    copyright: string;
  };
  meta: { fumsToken?: string };
}

/** What the server says a verse is. */
export const bibleWords = (verse: number): string => `Invented words of verse ${verse}.`;
export const BIBLE_COPYRIGHT = "Copyright © 2026 by the publisher of this test.";

export const startApiBibleServer = () => startProviderServer("api-key", answer);

function answer({ path, parameters, key }: ProviderQuestion) {
  if (path === "/f3") return { status: 200, body: {} };
  if (key !== API_BIBLE_KEY) {
    return {
      status: 401,
      body: { statusCode: 401, error: "Unauthorized", message: "bad api-key" },
    };
  }
  const asked =
    /^\/v1\/bibles\/([^/]+)\/passages\/(([A-Z0-9]{3})\.(\d+)\.(\d+)(?:-\3\.\4\.(\d+))?)$/.exec(
      path,
    );
  if (!asked || parameters.get("content-type") !== "json") {
    return { status: 404, body: { statusCode: 404, error: "Not Found", message: "Not Found" } };
  }
  const [, bibleId = "", id = "", bookId = "", chapter = "", first = "", last = first] = asked;
  if (bibleId !== BIBLE_ID) {
    return { status: 403, body: { statusCode: 403, error: "Forbidden", message: "no such bible" } };
  }
  const verses = Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, at) => Number(first) + at,
  );
  const pieces = (verse: number): ApiBiblePiece[] => {
    const verseId = `${bookId}.${chapter}.${verse}`;
    return [
      {
        name: "verse",
        type: "tag",
        attrs: { number: String(verse), style: "v", sid: `${bookId} ${chapter}:${verse}` },
        items: [{ type: "text", text: String(verse) }],
      },
      { type: "text", text: "Invented ", attrs: { verseId } },
      {
        name: "char",
        type: "tag",
        attrs: { style: "wj" },
        items: [{ type: "text", text: `words of verse ${verse}.`, attrs: { verseId } }],
      },
      { type: "text", text: " ", attrs: { verseId } },
    ];
  };
  const heading: ApiBiblePiece = {
    name: "para",
    type: "tag",
    attrs: { style: "s1" },
    items: [{ type: "text", text: "A heading that is no verse" }],
  };
  const body: ApiBibleBody = {
    data: {
      id,
      orgId: id,
      bibleId,
      bookId,
      chapterIds: [`${bookId}.${chapter}`],
      reference: `${bookId} ${chapter}`,
      // Two paragraphs, so that a verse begins the second.
      content: [
        heading,
        {
          name: "para",
          type: "tag",
          attrs: { style: "p" },
          items: verses.slice(0, 2).flatMap(pieces),
        },
        ...(verses.length > 2
          ? [
              {
                name: "para",
                type: "tag" as const,
                attrs: { style: "q1" },
                items: verses.slice(2).flatMap(pieces),
              },
            ]
          : []),
      ],
      verseCount: verses.length,
      copyright: BIBLE_COPYRIGHT,
    },
    meta: { fumsToken: `token-of-${id}` },
  };
  return { status: 200, body };
}
