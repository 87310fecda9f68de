// Which themes a query is taken for, and which verse's words it is.
import type { Theme, ThemeClaim } from "../meaning/themes.ts";
import type { Quotation } from "./find-quotations.ts";
import type { FoundLine } from "./line-index.ts";
import { isAskedFor, isDevout, SIN_THEMES } from "./themes-of-sin.ts";

/** Slugs of the themes whose readers may be in danger. */
export const DANGER_THEMES = ["suicide", "self-harm", "abuse", "sexual-abuse"] as const;
export type DangerTheme = (typeof DANGER_THEMES)[number];
/** The theme's own words: without one of them a hymn's "take my life" is about something else. */
const NAMED: Readonly<Record<DangerTheme, RegExp>> = {
  suicide:
    /suicid|kill\w* (?:my|your|him|her|one|them)sel|(?:end|tak)\w* (?:his|her|their|your) (?:own )?li[fv]e/i,
  "self-harm":
    /self[- ]?(?:harm|injur|hurt|mutilat)|(?:cut|hurt|harm)\w* (?:my|your|him|her|one|them)sel/i,
  abuse: /abus|batter|beat|violen|domestic|cruel|bull(?:y|ied)/i,
  "sexual-abuse": /abus|rape|molest|incest|assault|traffick|sexual violence/i,
};

/** Fewer words are a verse's and anybody's: "be with me". */
const QUOTED_WORDS = 4;

/** The verse whose words the whole query is. */
export const findQuotedVerse = ({
  lines,
  quotation,
}: {
  readonly lines: readonly FoundLine[];
  readonly quotation: Quotation | undefined;
}): number | undefined =>
  lines.find(({ isSame }) => isSame)?.key ??
  (quotation?.isWhole && quotation.words.split(" ").length >= QUOTED_WORDS
    ? quotation.ordinals[0]
    : undefined);

/** Somebody speaks of themselves or theirs. */
const OWN = /\b(?:i|i'm|im|my|me|mine|myself|we|our|us)\b/i;

/**
 * The themes that a query is taken for, surest first. Words of a verse are about
 * no theme that they do not name. Where somebody speaks of themselves or theirs
 * and names a theme, no sin is read into it that they do not name ("how do I
 * forgive my wife"), and one that they name comes after.
 */
export function chooseClaims(
  claims: readonly ThemeClaim[],
  query: string,
  isQuoted: boolean,
): readonly ThemeClaim[] {
  const allowed = claims.filter(({ theme }) => mayClaim(theme, query));
  const isNamed = ({ theme }: ThemeClaim) => isAskedFor(theme, query);
  const isSin = ({ theme }: ThemeClaim) => SIN_THEMES.has(theme.slug);
  if (isQuoted) {
    // Other names of a theme are common words: "the word" is not the tongue.
    return allowed.filter(
      (claim) =>
        claim.theme.isStory ||
        (!isSin(claim) && isAskedFor({ ...claim.theme, aliases: [] }, query)),
    );
  }
  const isOwn = OWN.test(query);
  if (!isOwn || !allowed.some((claim) => !isSin(claim) && isNamed(claim))) return allowed;
  return [
    ...allowed.filter((claim) => !isSin(claim)),
    ...allowed.filter((claim) => isSin(claim) && isNamed(claim)),
  ];
}

/** Whether a theme may be understood from a query: some only by their own words. */
function mayClaim(theme: Theme, query: string): boolean {
  const danger = DANGER_THEMES.find((one) => one === theme.slug);
  if (danger && !NAMED[danger].test(query)) return false;
  return !SIN_THEMES.has(theme.slug) || !isDevout(query) || isAskedFor(theme, query);
}
