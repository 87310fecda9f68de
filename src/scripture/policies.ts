// What may be done with each translation. One record for each, the embedded ones
// too, and one question that everything asks: `mayUse`. A licence that grants an
// operator more is written here and nowhere else. Pure and browser-safe.
import { EMBEDDED_CODES, type EmbeddedCode, type TranslationCode } from "./translations.ts";

export const TEXT_USES = [
  /** Shown on a page of ours, with its notice. */
  "show",
  /** Copied or shared by a reader, verse by verse, with where it stands. */
  "copy",
  "mail",
  /** Read aloud. */
  "speak",
  /** Sent to a language model, or woven by the composer into what a person keeps. */
  "model",
  /** Written into a file that a person takes along. */
  "export",
  /** Sent out in a feed. */
  "feed",
  /** Drawn into a picture that other sites keep. */
  "card",
  /** Kept for good, in the database or on disk. */
  "store",
] as const;
export type TextUse = (typeof TEXT_USES)[number];

export interface TranslationPolicy {
  readonly code: TranslationCode;
  readonly owner: string;
  /** Shown wherever the text is, unless its provider sends its own line; absent where nobody asks for one. */
  readonly notice?: string;
  readonly provider: "embedded" | "esv" | "api-bible";
  /** How long an answer of the provider may be kept, in memory alone. */
  readonly mayBeStoredDays: number;
  /** How many verses may be kept at one time. */
  readonly versesStored: number;
  readonly mayBeMailed: boolean;
  readonly mayBeSpoken: boolean;
  readonly mayBeSentToModel: boolean;
  /** Exports, feeds and pictures: copies that nobody can call back. */
  readonly mayLeaveSite: boolean;
  readonly versesPerAnswer: number;
  /** Of a book, in one answer and in what is kept; 1 where a whole book may be. */
  readonly shareOfBook: number;
  /** Whether each view must be reported to the provider. */
  readonly needsFums: boolean;
}

/** For good, or without end. */
const UNLIMITED = Number.POSITIVE_INFINITY;

const PUBLIC_DOMAIN = {
  owner: "Nobody: in the public domain",
  provider: "embedded",
  mayBeStoredDays: UNLIMITED,
  versesStored: UNLIMITED,
  mayBeMailed: true,
  mayBeSpoken: true,
  mayBeSentToModel: true,
  mayLeaveSite: true,
  versesPerAnswer: UNLIMITED,
  shareOfBook: 1,
  needsFums: false,
} as const;

// What no publisher grants without saying so.
const NOTHING_GRANTED = {
  mayBeMailed: false,
  mayBeSpoken: false,
  mayBeSentToModel: false,
  mayLeaveSite: false,
} as const;

// API.Bible's pages name both 14 and 30 days after which a copy must be fetched
// anew: the shorter holds. It answers at most 200 verses at once.
const FROM_API_BIBLE = {
  ...NOTHING_GRANTED,
  provider: "api-bible",
  mayBeStoredDays: 14,
  versesStored: 2_000,
  versesPerAnswer: 200,
  shareOfBook: 1,
  needsFums: true,
} as const;

export const POLICIES: Readonly<Record<TranslationCode, TranslationPolicy>> = {
  ...(Object.fromEntries(
    EMBEDDED_CODES.map((code) => [code, { code, ...PUBLIC_DOMAIN }]),
  ) as Record<EmbeddedCode, TranslationPolicy>),
  // Crossway: at most 500 verses, or half of a book where that is less, shown or
  // kept; its own line and its address beside the text. It names no days.
  ESV: {
    ...NOTHING_GRANTED,
    code: "ESV",
    owner: "Crossway",
    notice:
      "Scripture quotations are from the ESV® Bible (The Holy Bible, English Standard Version®), © 2001 by Crossway, a publishing ministry of Good News Publishers. Used by permission. All rights reserved. www.esv.org",
    provider: "esv",
    mayBeStoredDays: 1,
    versesStored: 500,
    versesPerAnswer: 500,
    shareOfBook: 0.5,
    needsFums: false,
  },
  NIV: {
    ...FROM_API_BIBLE,
    code: "NIV",
    owner: "Biblica",
    notice:
      "The Holy Bible, New International Version®, NIV®. Copyright © 1973, 1978, 1984, 2011 by Biblica, Inc.® Used by permission. All rights reserved worldwide.",
  },
  NASB: {
    ...FROM_API_BIBLE,
    code: "NASB",
    owner: "The Lockman Foundation",
    notice:
      "New American Standard Bible®, Copyright © The Lockman Foundation. Used by permission. All rights reserved. www.lockman.org",
  },
  NLT: {
    ...FROM_API_BIBLE,
    code: "NLT",
    owner: "Tyndale House Foundation",
    notice:
      "Holy Bible, New Living Translation, copyright © 1996, 2004, 2015 by Tyndale House Foundation. Used by permission of Tyndale House Publishers. All rights reserved.",
  },
  NKJV: {
    ...FROM_API_BIBLE,
    code: "NKJV",
    owner: "Thomas Nelson",
    notice:
      "New King James Version®. Copyright © 1982 by Thomas Nelson. Used by permission. All rights reserved.",
  },
  CSB: {
    ...FROM_API_BIBLE,
    code: "CSB",
    owner: "Holman Bible Publishers",
    notice:
      "Christian Standard Bible®, Copyright © 2017 by Holman Bible Publishers. Used by permission. All rights reserved.",
  },
  MSG: {
    ...FROM_API_BIBLE,
    code: "MSG",
    owner: "Eugene H. Peterson; NavPress",
    notice:
      "The Message, copyright © 1993, 2002, 2018 by Eugene H. Peterson. Used by permission of NavPress. All rights reserved.",
  },
};

/** Whether a translation's record allows a use. What no record knows is allowed nothing. */
export function mayUse(code: string, use: TextUse): boolean {
  const policy = Object.hasOwn(POLICIES, code) ? POLICIES[code as TranslationCode] : undefined;
  if (!policy) return false;
  switch (use) {
    case "show":
    case "copy":
      return true;
    case "mail":
      return policy.mayBeMailed;
    case "speak":
      return policy.mayBeSpoken;
    case "model":
      return policy.mayBeSentToModel;
    case "export":
    case "feed":
    case "card":
      return policy.mayLeaveSite;
    case "store":
      return policy.mayBeStoredDays === UNLIMITED;
  }
}
