// What a failed query means. Drizzle wraps the driver's error as its cause.
import { UnansweredError } from "./patience.ts";

/**
 * Why a query could not be done through no fault of its own.
 * - `away`: the database could not be reached or had no room; nothing was changed.
 * - `slow`: the database itself ended what took too long; nothing was changed.
 * - `lost`: the connection broke; whether a change was saved is not known.
 */
export type Outage = "away" | "slow" | "lost";

// PostgreSQL, appendix A.
const SIGNS: readonly [Outage, RegExp][] = [
  // A server that is starting (57P03), takes no more connections, or has no disk or memory left.
  ["away", /^(08001|08004|57P03|53...)$/],
  // A statement that was cancelled, by its time limit as a rule; a lock that was not
  // had in time; a transaction or a session that was ended because nothing came.
  ["slow", /^(57014|55P03|25P03|25P04|57P05)$/],
  ["lost", /^(08...|57P0[124])$/],
  ["away", /^(ECONNREFUSED|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/],
  ["lost", /^(ECONNRESET|ETIMEDOUT|EPIPE)$/],
];
const WORDS: readonly [Outage, RegExp][] = [
  ["away", /timeout exceeded when trying to connect|due to connection timeout|timeout expired/],
  // The last is said of what follows a loss, such as taking back a commit that was not answered.
  ["lost", /Connection terminated|Query read timeout|not queryable/],
];

interface DriverError {
  readonly code?: string;
  readonly constraint?: string;
  readonly message: string;
  readonly errors?: readonly unknown[];
}

function findDriverError(error: unknown): DriverError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof AggregateError) return findDriverError(at.errors[0]);
    if ("code" in at || !at.cause) return at as DriverError;
  }
  return undefined;
}

/** `undefined` where the query itself was at fault, or it was no query at all. */
export function findOutage(error: unknown): Outage | undefined {
  const cause = findDriverError(error);
  if (cause instanceof UnansweredError) return "away";
  const { code = "", message = "" } = cause ?? {};
  const sign =
    SIGNS.find(([, codes]) => codes.test(code)) ?? WORDS.find(([, words]) => words.test(message));
  return sign?.[0];
}

/** Whether the database could not be reached or could not go on, through no fault of the query. */
export const isDatabaseAway = (error: unknown): boolean => findOutage(error) !== undefined;

/** PostgreSQL's own code for why a query failed, or the system's for a lost connection. */
export const findState = (error: unknown): string | undefined => findDriverError(error)?.code;

/** The name of the unique constraint that a row would have broken. */
export function findUniqueViolation(error: unknown): string | undefined {
  const cause = findDriverError(error);
  return cause?.code === "23505" ? cause.constraint : undefined;
}

/** Whether the server gave a statement up that took longer than it may. */
export const isStatementTimeout = (error: unknown): boolean =>
  findDriverError(error)?.code === "57014";

/** Whether a value held what no text in PostgreSQL can: the character U+0000. */
export function isUnstorableText(error: unknown): boolean {
  const code = findDriverError(error)?.code;
  return code === "22021" || code === "22P05";
}
