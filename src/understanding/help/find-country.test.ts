import { expect, test } from "vitest";
import { findCountry } from "./find-country.ts";

const places: [zones: (string | undefined)[], languages: string | undefined, string | undefined][] =
  [
    [["America/New_York"], undefined, "US"],
    [["US/Pacific"], undefined, "US"],
    [["Pacific/Honolulu"], undefined, "US"],
    [["America/Toronto"], "en-US", "CA"],
    [["Australia/Sydney"], "en-US", "AU"],
    [["Australia/Canberra"], "en-US", "AU"],
    [["Asia/Kolkata"], "en-US,en;q=0.9", "IN"],
    [["Asia/Calcutta"], undefined, "IN"],
    [["Europe/Belfast"], undefined, "GB"],
    [["Europe/Dublin"], "en-GB", "IE"],
    [["Atlantic/Canary"], undefined, "ES"],
    // A place whose numbers nobody knows: a number abroad helps nobody.
    [["Europe/Vienna"], "en-US,en;q=0.9", undefined],
    // A zone that says nothing of a place.
    [["UTC"], "en-AU,en;q=0.9", "AU"],
    [["Etc/GMT+5"], "en-NZ", "NZ"],
    [[undefined, "Africa/Johannesburg"], "en-US", "ZA"],
    [["UTC", "Africa/Johannesburg"], "en-US", "ZA"],
    [["Mars/Olympus"], "en-GB", "GB"],
    [[], "en-GB,en-US;q=0.9,en;q=0.8", "GB"],
    [[], "zh-Hant-SG", "SG"],
    [[], "de-AT,de;q=0.9", undefined],
    [[], "en", undefined],
    [[], "*", undefined],
    [[], "", undefined],
    [[], undefined, undefined],
    [[], `${"x".repeat(5_000)}en-US`, undefined],
  ];

test.each(places)("%j and %s: %s", (timeZones, languages, country) => {
  expect(findCountry({ timeZones, languages })).toBe(country);
});
