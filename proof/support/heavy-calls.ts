// What is expensive in public, asked ever anew: no address, query or topic
// comes twice, so that nothing cached answers it.

export interface HeavyCall {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: unknown;
}

const WORDS =
  "love grace faith hope shepherd water fire king temple sin mercy bread light river vineyard peace anger joy fear wisdom children mother covenant prophet angel heaven harvest seed lamp rock tower garden olive lamb eagle dove serpent lion storm wind desert altar priest blood heart soul spirit crown robe arrow horse".split(
    " ",
  );
const BOOKS = ["genesis", "exodus", "isaiah", "jeremiah", "ezekiel", "matthew", "luke", "acts"];

const pick = (list: readonly string[]): string =>
  list[Math.floor(Math.random() * list.length)] ?? "";
const words = (count: number): string => Array.from({ length: count }, () => pick(WORDS)).join(" ");
const unique = (): string => Math.random().toString(36).slice(2, 10);
const chapter = (): number => 1 + Math.floor(Math.random() * 24);
const get = (path: string): HeavyCall => ({ method: "GET", path });
const post = (path: string, body: unknown): HeavyCall => ({ method: "POST", path, body });

export const HEAVY_CALLS = {
  "searches by meaning": () =>
    post("/api/bible/search", { query: `what of ${words(6)} ${unique()}`, useAI: true }),
  "search pages": () => get(`/bible-verse-search?q=${encodeURIComponent(words(5))}+${unique()}`),
  "pages never asked before": () => {
    const page = pick([
      `/bible-concordance/${pick(WORDS)}`,
      `/strongs/h${1 + Math.floor(Math.random() * 8000)}`,
      "/bible-topics",
      "/developers/shapes",
      `/bible/kjv/${pick(BOOKS)}/${chapter()}`,
    ]);
    return get(`${page}?v=${unique()}`);
  },
  outlines: () => post("/api/devotional/generate", { topic: `${words(4)} ${unique()}` }),
  "social cards": () => get(`/social-cards/strongs/h${1 + Math.floor(Math.random() * 8000)}.png`),
  "wrong passwords": () =>
    post("/api/auth/login", { username: `nobody-${unique()}`, password: `wrong ${unique()}` }),
} satisfies Readonly<Record<string, () => HeavyCall>>;

export type HeavyKind = keyof typeof HEAVY_CALLS;

/** A page that nobody asked for before, of the kinds that people open most. */
export function writeNewPage(round: number): string {
  const pages = [
    `/bible/kjv/${pick(BOOKS)}/${chapter()}`,
    `/bible-concordance/${pick(WORDS)}`,
    "/bible-verses-about/forgiveness",
    "/devotional",
  ];
  return `${pages[round % pages.length]}?v=${unique()}`;
}
