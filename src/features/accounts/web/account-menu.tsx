// The account in the header: the way to sign in, or the person's own menu.
// The menu on phones mirrors it.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import type { User } from "#src/shared/current-user.ts";
import { buttonClass, iconButtonClass } from "#src/ui/button.tsx";
import { DialogLink } from "#src/ui/dialog-link.tsx";
import { Disclosure } from "#src/ui/disclosure.tsx";
import { Spinner } from "#src/ui/loading.tsx";
import { NewsMark } from "#src/ui/site-header.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { currentUserQuery } from "#src/web/current-user.ts";
import { runMutation } from "#src/web/run-mutation.ts";
import { mayLeave, signOut } from "./session.ts";
import { SIGN_IN_PATH } from "./sign-in-url.ts";

/** More are not counted out. */
const UNREAD_SHOWN_MAX = 99;

interface PersonalParts {
  readonly subscription?: ReactNode;
  /** How many notifications are unread. */
  readonly unreadCount?: number;
}

/** In the header: a person's menu, or the way to sign in. */
export function AccountMenu(parts: PersonalParts) {
  const { user, isLoading } = useAccount();
  if (isLoading) return <Spinner />;
  if (user === undefined) return null;
  if (user === null) {
    return (
      <DialogLink
        to={SIGN_IN_PATH}
        className="inline-flex min-h-11 items-center px-3 text-ink no-underline hover:underline md:-mr-3"
      >
        Sign In
      </DialogLink>
    );
  }
  const { unreadCount = 0 } = parts;
  return (
    <Disclosure
      label="Your menu"
      trigger={
        <span
          aria-hidden="true"
          className="relative grid size-9 place-items-center rounded-full bg-accent-wash font-medium font-serif text-18 text-accent uppercase"
        >
          {[...user.username][0]}
          {unreadCount > 0 ? <NewsMark className="top-0 right-0" /> : null}
        </span>
      }
      triggerClass={iconButtonClass}
      panelClass="w-72"
      className="-mr-1"
    >
      <PersonalPart user={user} {...parts} />
    </Disclosure>
  );
}

/** In the menu on phones. */
export function MobileAccount(parts: PersonalParts) {
  const { user, isLoading } = useAccount();
  if (isLoading) return <Spinner />;
  if (user === undefined) return null;
  if (user === null) {
    return (
      <DialogLink
        to={SIGN_IN_PATH}
        className={buttonClass({ kind: "secondary", className: "w-full" })}
      >
        Sign In
      </DialogLink>
    );
  }
  return <PersonalPart user={user} {...parts} />;
}

/** Asks again on the next page where the answer could not be had. */
function useAccount() {
  const { data, isLoading, isError, refetch } = useQuery(currentUserQuery);
  const { pathname } = useLocation();
  const [asked, setAsked] = useState(pathname);
  useEffect(() => {
    if (asked === pathname) return;
    setAsked(pathname);
    if (isError) void refetch();
  }, [asked, pathname, isError, refetch]);
  return { user: data?.user, isLoading };
}

function PersonalPart({ user, subscription, unreadCount = 0 }: PersonalParts & { user: User }) {
  return (
    <>
      <div className="border-line border-b px-3 pt-2 pb-3">
        <p className="truncate font-semibold" title={user.username}>
          {user.username}
        </p>
        <p className="truncate text-14 text-muted" title={user.email}>
          {user.email}
        </p>
        {user.isPremium ? <p className="mt-1 text-14 text-accent">Premium Member</p> : null}
      </div>
      <nav aria-label="Your account" className="py-1">
        <MenuLink to="/dashboard">
          Dashboard
          {unreadCount > 0 ? (
            <span className="ml-auto rounded-full bg-accent-wash px-2.5 font-semibold text-14 text-accent">
              {unreadCount > UNREAD_SHOWN_MAX ? `${UNREAD_SHOWN_MAX}+` : unreadCount}
              <span className="sr-only"> unread notifications</span>
            </span>
          ) : null}
        </MenuLink>
        {user.isPremium ? (
          <MenuLink to="/premium/bible-tools">Advanced Bible Tools</MenuLink>
        ) : null}
        <MenuLink to="/settings">Settings</MenuLink>
      </nav>
      {user.isPremium && subscription ? (
        <div className="border-line border-t py-1">{subscription}</div>
      ) : null}
      <div className="border-line border-t pt-1">
        <SignOutButton />
      </div>
    </>
  );
}

function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={menuItemClass}>
      {children}
    </Link>
  );
}

const menuItemClass =
  "flex min-h-11 w-full items-center rounded-control px-3 text-left text-ink no-underline hover:bg-sunk";

function SignOutButton() {
  const client = useQueryClient();
  // Every page carries this button: `useMutation` would be a kilobyte on each of them.
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    if (!(await mayLeave().catch(() => true))) {
      setBusy(false);
      return;
    }
    // Once it has ended, the page is about to go.
    const hasEnded = await runMutation(client, { mutationFn: () => signOut(client) }, undefined);
    if (hasEnded) return;
    setBusy(false);
    showToast({ title: "Sign out failed", text: "Please try again.", tone: "danger" });
  };
  return (
    <button
      type="button"
      onClick={() => void press()}
      aria-busy={isBusy || undefined}
      className={menuItemClass}
    >
      {isBusy ? "Signing out..." : "Sign Out"}
    </button>
  );
}
