// Addresses that people guess or mistype, and the page that they mean.
import { findBookByName } from "#src/scripture/references/find-book.ts";
import { EMBEDDED } from "#src/scripture/translations.ts";

/** By first part; what follows it is retained. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "accessibility-statement": "/accessibility",
  account: "/settings",
  article: "/blog",
  articles: "/blog",
  "bible-study-tools": "/premium/bible-tools",
  "bible-studies": "/bible-study",
  "bible-verses": "/bible-verse-search",
  "bible-topic": "/bible-verses-about",
  concordance: "/bible-concordance",
  "contact-us": "/contact",
  copyright: "/credits",
  "daily-devotional": "/devotional/daily",
  "daily-devotionals": "/devotional/daily",
  devotionals: "/devotional",
  faq: "/help-center",
  feed: "/blog.xml",
  help: "/help-center",
  "help-centre": "/help-center",
  helpcenter: "/help-center",
  home: "/",
  "index.html": "/",
  index: "/",
  licences: "/credits",
  licenses: "/credits",
  login: "/sign-in",
  "log-in": "/sign-in",
  plans: "/premium/reading-plans",
  post: "/blog",
  posts: "/blog",
  prayer: "/prayers",
  pricing: "/premium-access",
  privacy: "/privacy-policy",
  "reading-plans": "/premium/reading-plans",
  register: "/sign-in",
  rss: "/blog.xml",
  "rss.xml": "/blog.xml",
  "feed.xml": "/blog.xml",
  search: "/bible-verse-search",
  "sign-up": "/sign-in",
  signin: "/sign-in",
  signup: "/sign-in",
  studies: "/bible-study",
  study: "/bible-study",
  support: "/contact",
  terms: "/terms-of-service",
  tos: "/terms-of-service",
  topics: "/bible-topics",
  "verse-of-the-day": "/daily-verse",
  votd: "/daily-verse",
};
const TRANSLATIONS: ReadonlySet<string> = new Set(Object.values(EMBEDDED).map(({ slug }) => slug));
/** By the whole of it. */
const OTHER_ADDRESSES: Readonly<Record<string, string>> = {
  "/blog/feed": "/blog.xml",
  "/blog/feed.xml": "/blog.xml",
  "/blog/rss": "/blog.xml",
  "/blog/rss.xml": "/blog.xml",
  // What is below it are pages of their own.
  "/premium": "/premium-access",
};
/** Whose parts are types or topics and stand under another name than the list. */
const NAMES_OF_PARTS: Readonly<Record<string, string>> = {
  topics: "/bible-verses-about",
  "bible-topics": "/bible-verses-about",
};

const TOPIC = /^\/(?:bible-verses-about|topics|bible-topics)\//i;

/**
 * The proper address of a page asked for by another: in capitals, with a slash
 * too many, by a guessed name, or by a place in the Bible (`/john/3`).
 * @param pathname percent-encoded, as it was asked for
 * @returns nothing where the address is as it should be, or means nothing
 */
export function findProperUrl(pathname: string): string | undefined {
  // Types of the library settle their own spelling, as they know other words for a type.
  const spelled = TOPIC.test(pathname) ? pathname.replaceAll("_", "-") : pathname;
  const tidied = `/${lowerLetters(spelled).split("/").filter(Boolean).join("/")}`;
  const proper = findByName(tidied) ?? tidied;
  return proper === pathname ? undefined : proper;
}

function findByName(pathname: string): string | undefined {
  const [first = "", ...rest] = pathname.slice(1).split("/");
  const parts = rest.length > 0 ? `/${rest.join("/")}` : "";
  const ofParts = parts ? NAMES_OF_PARTS[first] : undefined;
  if (ofParts) return `${ofParts}${parts}`;
  const whole = Object.hasOwn(OTHER_ADDRESSES, pathname) ? OTHER_ADDRESSES[pathname] : undefined;
  if (whole) return whole;
  const name = Object.hasOwn(OTHER_NAMES, first) ? OTHER_NAMES[first] : undefined;
  if (name) return name === "/" ? name : `${name}${parts}`;
  return findPlace(first, rest) ?? findInTranslation(first, rest);
}

/** `/john`, `/john/3`, `/john/3/16`, `/john/3:16` and the same after `/bible`. */
function findPlace(first: string, rest: readonly string[]): string | undefined {
  const [name = "", ...numbers] = first === "bible" ? rest : [first, ...rest];
  const book = findBookByName(name);
  if (!book || numbers.length > 2) return undefined;
  const [chapter, verse, ...more] = numbers.flatMap((part) => decodeColon(part).split(":"));
  const isNumber = (part: string) => /^[1-9]\d{0,2}$/.test(part);
  if (more.length > 0 || ![chapter, verse].every((part) => part === undefined || isNumber(part))) {
    return undefined;
  }
  return `/bible/web/${book.slug}${chapter ? `/${chapter}` : ""}${verse ? `#v${verse}` : ""}`;
}

/** `/bible/kjv/1john/3`, `/bible/kjv/john/3/16`: another name of a book, or a verse, where the text is named. */
function findInTranslation(first: string, rest: readonly string[]): string | undefined {
  const [translation = "", name = "", ...numbers] = rest;
  if (first !== "bible" || !TRANSLATIONS.has(translation)) return undefined;
  const book = findBookByName(name);
  if (!book) return undefined;
  const [chapter = "", verse, ...more] = numbers.flatMap((part) => decodeColon(part).split(":"));
  const place = `/${[first, translation, book.slug].join("/")}`;
  const isVerse = [chapter, verse ?? ""].every((part) => /^[1-9]\d{0,2}$/.test(part));
  if (isVerse && more.length === 0) return `${place}/${chapter}#v${verse}`;
  return [place, ...numbers].join("/");
}

const decodeColon = (part: string): string => part.replaceAll(/%3a/gi, ":");

/**
 * Escapes stay as browsers and our own links write them, in capitals; so do those
 * that are none, whose percent sign was escaped on the way here.
 */
const lowerLetters = (pathname: string): string =>
  pathname.replaceAll(/%25[\da-f]{1,2}|%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith("%") ? part : part.toLowerCase(),
  );
