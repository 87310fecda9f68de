// The page on which one signs in, and what its address asks for. Links to it
// open a dialog in place; features write the address as it stands here.
import { readOwnPath } from "#src/web/wish/wish.ts";

export const SIGN_IN_PATH = "/sign-in";

const ACCOUNT_VIEWS = ["sign-in", "sign-up", "forgotten"] as const;
export type AccountView = (typeof ACCOUNT_VIEWS)[number];

export interface SignInUrl {
  readonly view: AccountView;
  /** Where to go on, on this site; absent where the address names none, or another's. */
  readonly next?: string | undefined;
}

export function formatSignInUrl({ view, next }: SignInUrl): string {
  const parameters = new URLSearchParams();
  if (view !== "sign-in") parameters.set("tab", view);
  if (next) parameters.set("next", next);
  return parameters.size > 0 ? `${SIGN_IN_PATH}?${parameters}` : SIGN_IN_PATH;
}

export function readSignInUrl(parameters: URLSearchParams): SignInUrl {
  const tab = parameters.get("tab");
  return {
    view: ACCOUNT_VIEWS.find((view) => view === tab) ?? "sign-in",
    next: readOwnPath(parameters.get("next")),
  };
}
