// In which country the user probably is.
import type { Context } from "hono";
import type { HttpEnv } from "#src/platform/http/router.ts";
import { findPersonIfReachable, readBrowserZone } from "#src/platform/person.ts";
import { findCountry } from "#src/understanding/help/find-country.ts";

/** @param timeZone the browser's, where it is sent */
export async function readCountry(
  c: Context<HttpEnv>,
  timeZone?: string,
): Promise<string | undefined> {
  const person = await findPersonIfReachable(c);
  return findCountry({
    timeZones: [person?.timeZone, timeZone, readBrowserZone(c)],
    languages: c.req.header("accept-language"),
  });
}

/** Of a person whose settings are known. */
export const countryOf = (timeZone: string): string | undefined =>
  findCountry({ timeZones: [timeZone], languages: undefined });
