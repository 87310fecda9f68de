// Stands where a page is not open to the viewer, in that page's place.
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { gate } from "#content/site.json";
import type { User } from "#src/shared/current-user.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { DialogLink } from "#src/ui/dialog-link.tsx";
import { currentUserQuery } from "#src/web/current-user.ts";
import { PersonPending } from "#src/web/person-pending.tsx";
import { rememberWish } from "#src/web/wish/stored-wish.ts";
import { wishOfPage } from "#src/web/wish/wish.ts";
import { PremiumOffer } from "./premium-offer.tsx";
import { SubscribeButton } from "./subscribe-button.tsx";

/**
 * Shown by a page that has found its reader signed out, or without Premium.
 * After signing in or subscribing the same page opens.
 */
export function Gate({
  needs,
  user,
  what,
}: {
  needs: "sign-in" | "premium";
  /** As `useCurrentUser` gives it; while it is not known a spinner shows. */
  user: User | null | undefined;
  /** What is behind the gate, to begin a sentence with: `The Prayer List`. */
  what: string;
}) {
  // Who subscribes or signs in within another tab comes back to an open page.
  useQuery({ ...currentUserQuery, refetchOnWindowFocus: "always" });
  if (user === undefined) return <PersonPending />;
  const text =
    needs === "premium"
      ? `${what} is part of the Premium Plan. ${user ? "" : "Members sign in here. "}${gate.free}`
      : `${what} need an account. A free one opens this page, and members sign in here. Premium adds this:`;
  return (
    <PremiumOffer title={gate.title} text={text} user={user}>
      {user ? <SubscribeButton /> : <SignInToContinue />}
    </PremiumOffer>
  );
}

/** Opens the dialog on its Sign Up tab. */
export function SignInToContinue() {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return (
    <DialogLink
      to={`/sign-in?${new URLSearchParams({ tab: "sign-up", next: here })}`}
      className={buttonClass()}
      onClick={() => rememberWish(wishOfPage(here) ?? "")}
    >
      Sign In to Continue
    </DialogLink>
  );
}
