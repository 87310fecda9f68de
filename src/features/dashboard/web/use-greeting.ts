import { useEffect, useState } from "react";

export interface Greeting {
  readonly greeting: string;
  /** Empty until the browser, which knows the person's day, has said it. */
  readonly today: string;
}

/** By the clock where the person is, which the server does not know. */
export function useGreeting(): Greeting {
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  if (!now) return { greeting: "Welcome", today: "" };
  return {
    greeting: greetAt(now.getHours()),
    today: now.toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long" }),
  };
}

/** @param hour from 0 to 23 */
export function greetAt(hour: number): string {
  if (hour < 4) return "Good evening";
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}
