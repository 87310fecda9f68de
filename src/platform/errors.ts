// Errors that are meant for the person who asked. Anything else that is thrown is
// unexpected: it is logged, and answered with 500 and an id.

/** Status of each stable code that an answer may carry. */
export const ERROR_STATUS = {
  invalid: 400,
  "signed-out": 401,
  "not-allowed": 403,
  "not-found": 404,
  "wrong-method": 405,
  conflict: 409,
  "too-large": 413,
  unreadable: 422,
  "too-many": 429,
  unexpected: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** A sum to do before the same request is taken: see `features/accounts/proof-of-work.ts`. */
export interface Challenge {
  readonly token: string;
  readonly bits: number;
}

export interface ErrorBody {
  readonly error: string;
  readonly code: ErrorCode;
  /** A sentence for each field that is wrong. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Names an unexpected failure here and in the log. */
  readonly id?: string;
  readonly challenge?: Challenge;
}

export interface UserErrorDetails {
  /** A sentence for each field that is wrong. */
  readonly fields?: Readonly<Record<string, string>>;
  /** When it makes sense to try again; answered as Retry-After. */
  readonly retryAfterSeconds?: number;
  /** What opens the way sooner. */
  readonly challenge?: Challenge;
}

/** `message` is a sentence that the person can act on. */
export class UserError extends Error {
  override name = "UserError";
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly challenge: Challenge | undefined;

  constructor(code: ErrorCode, message: string, details: UserErrorDetails = {}) {
    super(message);
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.challenge = details.challenge;
  }
}

/** @param what the singular noun, for example `plan` */
export function throwNotFound(what: string): never {
  throw new UserError("not-found", `There is no such ${what}`);
}
