// What a proof reports. A proof tries on real parts what must hold: it kills,
// freezes, fills and floods, and says what it saw.

/** One line of the report. */
export interface ProofRow {
  readonly what: string;
  /** What was seen, as words and figures. */
  readonly seen: string;
  /** What must be seen; empty where the row only informs. */
  readonly aim: string;
  readonly outcome: "held" | "failed" | "left out" | "noted";
}

export interface ProofOptions {
  /** A minute or less, as `npm test` runs it; otherwise as often and as long as the aim says. */
  readonly isShort: boolean;
  /** Reports what is being done, for those who wait. */
  readonly say: (line: string) => void;
}

export type Proof = (options: ProofOptions) => Promise<readonly ProofRow[]>;

export function judge(what: string, seen: string, aim: string, isHeld: boolean): ProofRow {
  return { what, seen, aim, outcome: isHeld ? "held" : "failed" };
}

/** For what needs a program that is not installed here. */
export function leaveOut(what: string, missing: string): ProofRow {
  return { what, seen: `${missing} is not installed`, aim: "", outcome: "left out" };
}
