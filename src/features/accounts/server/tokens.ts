// Random tokens: handed out once, stored only as a hash, so that a reader of the
// database cannot sign in as anybody.
import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;
const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/;

export interface Token {
  /** What the person carries. */
  readonly token: string;
  /** What is stored. */
  readonly tokenHash: Buffer;
}

export function createToken(): Token {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return { token, tokenHash: hashToken(token) };
}

/** The hash of a token; `undefined` for what cannot be one. */
export function readToken(token: string | undefined): Buffer | undefined {
  return token && TOKEN_FORM.test(token) ? hashToken(token) : undefined;
}

export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();
