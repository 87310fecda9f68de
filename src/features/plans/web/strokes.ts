// A plan's days as a row of strokes: read, left unread, today, still to come.

export type StrokeKind = "read" | "missed" | "today" | "ahead" | "planned" | "rest" | "none";

export interface Stretch {
  readonly kind: StrokeKind;
  readonly days: number;
}

type Days = {
  readonly duration: number;
  readonly currentDay: number;
  readonly scheduledDay: number;
  readonly readDays: readonly (readonly [number, number])[];
};

/** In runs of one kind. `today` is the day that the calendar has come to, while there is one. */
export function findStretches({ duration, scheduledDay, readDays }: Days): Stretch[] {
  const kinds: StrokeKind[] = Array.from({ length: duration }, (_, index) => {
    const day = index + 1;
    if (day === scheduledDay) return "today";
    return day < scheduledDay ? "missed" : "ahead";
  });
  for (const [first, last] of readDays) kinds.fill("read", first - 1, last);
  return joinStretches(kinds);
}

export function joinStretches(kinds: readonly StrokeKind[]): Stretch[] {
  const stretches: { kind: StrokeKind; days: number }[] = [];
  for (const kind of kinds) {
    const last = stretches.at(-1);
    if (last?.kind === kind) last.days += 1;
    else stretches.push({ kind, days: 1 });
  }
  return stretches;
}
