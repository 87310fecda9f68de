// Says of a filled-in form that it is ours, how old it is, and which one: without
// a third party, a cookie or anything stored.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { deriveKey } from "#src/platform/secrets.ts";

export interface FormTokens {
  readonly issue: (now: Date) => string;
  /** `undefined` where it is none of ours. */
  readonly read: (token: string) => { readonly id: string; readonly issuedAt: Date } | undefined;
}

const FORM = /^([0-9a-z]{1,10})\.([\w-]{16})\.([\w-]{43})$/;

export function createFormTokens(appSecret: string): FormTokens {
  const key = deriveKey(appSecret, "contact form");
  const sign = (words: string) => createHmac("sha256", key).update(words).digest();
  return {
    issue: (now) => {
      const words = `${now.getTime().toString(36)}.${randomBytes(12).toString("base64url")}`;
      return `${words}.${sign(words).toString("base64url")}`;
    },
    read: (token) => {
      const [, at = "", id = "", signature = ""] = FORM.exec(token) ?? [];
      const given = Buffer.from(signature, "base64url");
      const right = sign(`${at}.${id}`);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      return { id, issuedAt: new Date(Number.parseInt(at, 36)) };
    },
  };
}
