import { expect, test } from "vitest";
import { findUpsellPlace } from "./upsell-places.ts";

test.each([
  ["/", "upsell"],
  ["/bible-topics", "upsell"],
  ["/bible-verses-about/anxiety", "upsell"],
  ["/bible-verse-search", "upsell-search"],
  ["/bible-verse-search/", "upsell-search"],
  ["/bible-concordance", "upsell-concordance"],
  ["/bible-concordance/love", "upsell-concordance"],
  ["/bible/kjv/psalms/23", undefined],
  ["/premium-access", undefined],
  ["/subscription/success", undefined],
  ["/dashboard", undefined],
  ["/settings", undefined],
])("%s: %s", (pathname, place) => {
  expect(findUpsellPlace(pathname)).toBe(place);
});
