// What time it is. Whoever decides by the time takes a clock, so that a test
// can say what time it is.

export interface Clock {
  readonly now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };
