// On which pages Premium is offered unasked, and under which mark it is remembered that it was.
// Never where somebody reads, pays or writes.
export type UpsellPlace = "upsell" | "upsell-search" | "upsell-concordance";

export function findUpsellPlace(pathname: string): UpsellPlace | undefined {
  if (/^\/bible-verse-search\/?$/.test(pathname)) return "upsell-search";
  if (/^\/bible-concordance(\/|$)/.test(pathname)) return "upsell-concordance";
  if (pathname === "/" || /^\/(bible-topics|bible-verses-about)(\/|$)/.test(pathname)) {
    return "upsell";
  }
  return undefined;
}
