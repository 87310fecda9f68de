// In which country a user probably is, of those whose helplines are known.
import { findHelp, HELPLINES } from "./helplines.ts";

/** What is known of where a user is. */
export interface Whereabouts {
  /** IANA names, the surest first. */
  readonly timeZones: readonly (string | undefined)[];
  /** The header Accept-Language. */
  readonly languages: string | undefined;
}

/**
 * By the time zone, else by the region of the languages; `undefined` where
 * neither tells. A zone of another country is an answer too: then the language
 * is not asked, since a number abroad helps nobody.
 */
export function findCountry({ timeZones, languages }: Whereabouts): string | undefined {
  for (const zone of timeZones) {
    const name = zone && spellZone(zone);
    if (name && !PLACELESS.test(name)) return COUNTRY_OF_ZONE.get(name);
  }
  return readRegions(languages).find((region) => findHelp(region));
}

/** Zones that say nothing of a place. */
const PLACELESS = /^(?:UTC|GMT|Etc\/|[+-])/;

function spellZone(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

const COUNTRY_OF_ZONE: ReadonlyMap<string, string> = new Map(
  HELPLINES.countries.flatMap(({ code }) =>
    listZones(code).flatMap((zone) => {
      const name = spellZone(zone);
      return name ? [[name, code] as const] : [];
    }),
  ),
);

/** Node carries the zones of each country with its other data of languages and places. */
function listZones(country: string): readonly string[] {
  const locale = new Intl.Locale("und", { region: country }) as Intl.Locale & {
    getTimeZones?: () => string[] | undefined;
  };
  return locale.getTimeZones?.() ?? [];
}

/** `en-AU,en;q=0.9` gives AU. The first languages count first, as browsers write them. */
function readRegions(languages: string | undefined): string[] {
  return (languages ?? "")
    .slice(0, 200)
    .split(",")
    .flatMap((entry) => {
      const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\s*(?:;|$)/i.exec(entry)?.[1];
      return region ? [region.toUpperCase()] : [];
    });
}
