// What a failed query means. Drizzle wraps the driver's error as its cause.

// Class 08 are broken connections; 57P0x a server that stops or starts; 53300
// one that takes no more connections; 53100 a full disk (PostgreSQL, appendix A).
const AWAY_STATES = /^(08...|57P0[1-5]|53300|53100|53200)$/;
const AWAY_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "EPIPE",
]);
const AWAY_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|timeout expired/;

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

/** Whether the database could not be reached or could not go on, through no fault of the query. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = findDriverError(error);
  if (!cause) return false;
  if (cause.code && (AWAY_STATES.test(cause.code) || AWAY_CODES.has(cause.code))) return true;
  return AWAY_WORDS.test(cause.message);
}

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
