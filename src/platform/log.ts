// Structured logs on standard output, one JSON object a line. What people type
// (searches, prayers, notes) is never logged: callers log names and numbers.
import pino from "pino";
import type { Config } from "./config.ts";

export type Log = pino.Logger;

export function createLog(level: Config["logLevel"]): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
