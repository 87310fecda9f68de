// Links in mails that work without signing in. A token names a person and what
// it may change, and is signed; it opens nothing else, and nothing of it is stored.
import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "#src/platform/secrets.ts";
import { STREAMS, type Stream } from "../rules/streams.ts";

/** One stream, or the page on which all are chosen. */
type LinkScope = Stream | "all";

interface MailLink {
  readonly userId: number;
  readonly scope: LinkScope;
}

export interface LinkTokens {
  readonly write: (link: MailLink) => string;
  /** @returns nothing where the token is not one of ours */
  readonly read: (token: string) => MailLink | undefined;
}

/** 128 bits: nobody finds one by trying. */
const MAC_BYTES = 16;
const FORM = /^([1-9]\d{0,9})\.([a-z-]{1,20})\.([\w-]{22})$/;

export function createLinkTokens(appSecret: string): LinkTokens {
  const key = deriveKey(appSecret, "links in mails");
  const sign = (text: string) =>
    createHmac("sha256", key).update(text).digest().subarray(0, MAC_BYTES);
  return {
    write: ({ userId, scope }) => {
      const text = `${userId}.${scope}`;
      return `${text}.${sign(text).toString("base64url")}`;
    },
    read: (token) => {
      const [, userId, scope, mac] = FORM.exec(token) ?? [];
      if (!userId || !scope || !mac) return undefined;
      if (!timingSafeEqual(sign(`${userId}.${scope}`), Buffer.from(mac, "base64url"))) {
        return undefined;
      }
      const known = [...STREAMS, "all" as const].find((one) => one === scope);
      return known && { userId: Number(userId), scope: known };
    },
  };
}
