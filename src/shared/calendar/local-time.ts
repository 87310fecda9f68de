// What counts as a time of day and as a time zone. Pure and browser-safe.

/** 24-hour HH:MM, as clocks and the stored reminders have it. */
export function isTime(value: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** Whether the runtime's own zone data knows the name; plain offsets are no zone. */
export function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z]/.test(value) || value.length > 60) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
