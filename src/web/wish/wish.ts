// What somebody wanted when an account or Premium came between: the page that they are brought
// back to. Pure.

const PATH_MAX = 500;

/** The wish of somebody who wants Premium itself, and nothing in particular with it. */
export const PREMIUM_ITSELF = "/dashboard";

/** By what a path begins with. */
const NAMES: readonly (readonly [string, string])[] = [
  [PREMIUM_ITSELF, "Premium"],
  ["/premium/prayers", "The Prayer List"],
  ["/premium/reading-plans", "Reading Plans"],
  ["/premium/devotionals", "Complete Devotionals"],
  ["/premium/bible-tools", "Advanced Bible Tools"],
  ["/bible-verse-search", "Your search"],
  ["/bible-concordance", "The concordance"],
  ["/bible-topics", "Bible topics"],
  ["/bible-verses-about", "Bible topics"],
];

const isBelow = (path: string, root: string): boolean =>
  path.startsWith(root) && /^($|[/?#])/.test(path.slice(root.length));

/**
 * A path on this site, with its query and fragment, as somebody else may have written it.
 * Browsers read `//x` and `/\x` as the address of another site.
 */
export function readOwnPath(written: unknown): string | undefined {
  return typeof written === "string" && /^\/(?![/\\])[^\\\s]*$/.test(written) ? written : undefined;
}

/** @returns the path, where it is one that somebody can wish for */
export function readWish(written: unknown): string | undefined {
  const path = readOwnPath(written);
  return path && path.length <= PATH_MAX && nameWish(path) ? path : undefined;
}

/** What the person wanted, as a title: `The Prayer List`. */
export const nameWish = (path: string): string | undefined =>
  NAMES.find(([root]) => isBelow(path, root))?.[1];

/** Whether there is a page to bring the person back to. */
export const leadsBack = (path: string): boolean => !isBelow(path, PREMIUM_ITSELF);

/** What somebody wants who presses a button on that page, if it is the page itself. */
export function wishOfPage(path: string): string | undefined {
  const wish = readWish(path);
  return wish && leadsBack(wish) ? wish : undefined;
}
