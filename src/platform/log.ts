// Structured logs on standard output, one JSON object a line. What people type
// (searches, prayers, notes) is never logged: callers log names and numbers.
import pino from "pino";
import type { Config } from "./config.ts";

export type Log = pino.Logger;

export const LOG_OPTIONS = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
} satisfies pino.LoggerOptions;

export function createLog(level: Config["logLevel"]): Log {
  return pino({ ...LOG_OPTIONS, level });
}

/**
 * What the log says of an error. A failed query carries the values it was
 * given, which are people's words: only the driver's own message is logged, its
 * code, the constraint, and where in our code it happened.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, severity } = error as Error & Record<string, unknown>;
  const isQuery = "query" in error && "params" in error;
  return {
    type: error.name,
    // PostgreSQL's messages for bad input quote it between quotation marks.
    message: isQuery ? "a query failed" : severity ? hideQuoted(error.message) : error.message,
    ...(code ? { code } : {}),
    ...(constraint ? { constraint } : {}),
    stack: listFrames(error.stack),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}

const hideQuoted = (message: string): string => message.replace(/: "[\s\S]*"/, ': "…"');

/** The stack without its first lines, which repeat the message. */
function listFrames(stack: string | undefined): readonly string[] {
  return (stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}
