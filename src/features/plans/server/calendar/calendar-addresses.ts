// Addresses of calendar feeds. A calendar program cannot sign in, so the address
// itself is the key: it is signed, and made from a seed that is stored with the
// plan. A copy of the database opens no feed without the application's secret.
import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "#src/platform/secrets.ts";

export interface CalendarAddresses {
  /** The whole URL, at which a program subscribes. */
  readonly write: (planId: number, seed: string) => string;
  /** The plan that a file's name speaks of; `isSigned` tells whether the name is the plan's own. */
  readonly read: (
    name: string,
  ) => { readonly planId: number; readonly isSigned: (seed: string) => boolean } | undefined;
}

/** 128 bits: nobody finds one by trying. */
const MAC_BYTES = 16;
const FORM = /^([1-9]\d{0,8})-([\w-]{22})\.ics$/;

export function createCalendarAddresses(ports: {
  readonly appSecret: string;
  readonly siteUrl: string;
}): CalendarAddresses {
  const key = deriveKey(ports.appSecret, "calendar feeds");
  const sign = (planId: number, seed: string) =>
    createHmac("sha256", key).update(`${planId}.${seed}`).digest().subarray(0, MAC_BYTES);
  return {
    write: (planId, seed) => {
      const name = `${planId}-${sign(planId, seed).toString("base64url")}.ics`;
      return new URL(`/calendars/${name}`, ports.siteUrl).href;
    },
    read: (name) => {
      const [, id, mac] = FORM.exec(name) ?? [];
      if (!id || !mac) return undefined;
      const planId = Number(id);
      const given = Buffer.from(mac, "base64url");
      return { planId, isSigned: (seed) => timingSafeEqual(sign(planId, seed), given) };
    },
  };
}
