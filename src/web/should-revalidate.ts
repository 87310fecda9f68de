// For pages that show another part of themselves from what is in the browser
// already, or fetch it themselves: their loader need not run again.
import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Not after a navigation within the page. */
export const unlessSamePage = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

/** Not after another query of the same page; the same URL once more loads it again. */
export const unlessOtherQuery = (navigation: ShouldRevalidateFunctionArgs): boolean =>
  navigation.currentUrl.search === navigation.nextUrl.search
    ? navigation.defaultShouldRevalidate
    : unlessSamePage(navigation);
