import { useState } from "react";
import { usePassingTime } from "#src/ui/passing-time.ts";

export interface Greeting {
  readonly greeting: string;
  /** Empty until it is known where the person is. */
  readonly today: string;
  /** Of the person's own days; where it is not known, the browser's or UTC. */
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * By the clock where the person is.
 * @param servedAt when the page was made; its first rendering goes by that
 * @param timeZone as the person has set it; without one the browser's holds, once there is one
 */
export function useGreeting(servedAt: string, timeZone: string | undefined): Greeting {
  const [now, setNow] = useState(() => new Date(servedAt));
  const [localZone, setLocalZone] = useState<string>();
  usePassingTime((passing) => {
    setNow(passing);
    setLocalZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
  const zone = timeZone ?? localZone;
  if (!zone) return { greeting: "Welcome", today: "", timeZone: "UTC", now };
  return { greeting: greetAt(readHour(now, zone)), today: sayDay(now, zone), timeZone: zone, now };
}

const readHour = (now: Date, timeZone: string): number =>
  Number(
    new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone }).format(now),
  );

const sayDay = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone,
  }).format(now);

/** @param hour from 0 to 23 */
export function greetAt(hour: number): string {
  if (hour < 4) return "Good evening";
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}
