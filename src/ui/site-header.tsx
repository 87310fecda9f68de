import MenuIcon from "lucide-react/icons/menu";
import Moon from "lucide-react/icons/moon";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { Link, NavLink } from "react-router";
import { IconButton, iconButtonClass } from "./button.tsx";
import { Disclosure } from "./disclosure.tsx";
import { lazyPart } from "./lazy-part.ts";
import { Mark } from "./logo.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

export interface SiteLink {
  readonly label: string;
  readonly href: string;
  /** Not one of the pages that scripts turn to: the browser opens it anew. */
  readonly isDocument?: boolean;
}

const navigationLink =
  "inline-flex min-h-11 items-center px-1.5 text-14 text-ink no-underline hover:underline aria-[current]:text-accent lg:px-3 lg:text-16";

const SITE_FOOTER_ID = "site-footer";

const loadMobileMenu = () => import("./mobile-menu.tsx");
const MobileMenu = lazyPart(loadMobileMenu, () => null);
const fetchMobileMenu = () => void loadMobileMenu().catch(() => {});

export function SiteHeader({
  name,
  links,
  find,
  today,
  menuLinks,
  account,
  isSignedIn,
  menuAccount,
  hasNews = false,
}: {
  name: string;
  links: readonly SiteLink[];
  /** The way to the box that finds everything. */
  find?: ReactNode;
  /** Where a user's day is, after the others. */
  today?: SiteLink | undefined;
  /** What the menu on phones lists. */
  menuLinks: readonly SiteLink[];
  /** What a visitor's account brings: the way to sign in, or their menu. */
  account?: ReactNode;
  /** A person's menu is the last of all; the way to sign in comes before the menu. */
  isSignedIn: boolean;
  /** The same in the menu on phones. */
  menuAccount?: ReactNode;
  /** Whether the menu on phones has something new to report. */
  hasNews?: boolean;
}) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  return (
    <header className="relative z-10" data-print="no">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-1 md:min-h-20 md:gap-2">
        <Link
          to="/"
          className="mr-auto inline-flex items-center gap-2 py-2 font-medium font-serif text-ink no-underline [font-size:1.375rem]"
        >
          <Mark className="size-6.5 text-accent" />
          {name}
        </Link>
        <nav aria-label="Main" className="hidden lg:gap-1 md:flex">
          {links.map(({ label, href }) => (
            <NavLink key={href} to={href} className={navigationLink}>
              {label}
            </NavLink>
          ))}
          {today ? (
            <NavLink
              to={today.href}
              className={`${navigationLink} ml-1 border-line border-l max-lg:hidden`}
            >
              {today.label}
            </NavLink>
          ) : null}
        </nav>
        {find}
        <Disclosure
          label="Colours"
          trigger={<Moon size={20} strokeWidth={1.5} />}
          triggerClass={iconButtonClass}
          className="max-md:hidden noscript:hidden"
        >
          <ThemeChoice />
        </Disclosure>
        {isSignedIn ? null : account}
        <IconButton
          ref={menuButton}
          label="Menu"
          className={`relative md:hidden noscript:hidden ${isSignedIn ? "" : "-mr-3"}`}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onPointerEnter={fetchMobileMenu}
          onFocus={fetchMobileMenu}
          onClick={() =>
            void loadMobileMenu().then(
              () => setMenuOpen(true),
              // The footer lists the same pages.
              () => location.assign(`#${SITE_FOOTER_ID}`),
            )
          }
        >
          <MenuIcon size={22} strokeWidth={1.5} />
          {hasNews ? <NewsMark className="top-2 right-2" /> : null}
        </IconButton>
        <a
          href={`#${SITE_FOOTER_ID}`}
          className="hidden min-h-11 items-center px-2 text-ink noscript:inline-flex md:noscript:hidden"
        >
          Menu
        </a>
        {isSignedIn ? account : null}
      </div>
      {isMenuOpen ? (
        <Suspense>
          <MobileMenu
            links={menuLinks}
            account={menuAccount}
            onClose={() => setMenuOpen(false)}
            onClosed={() => menuButton.current?.focus()}
          />
        </Suspense>
      ) : null}
    </header>
  );
}

/** A point beside what has something new behind it, which says so in words itself. */
export function NewsMark({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      data-news-mark
      className={`absolute size-2.5 rounded-full border-2 border-paper bg-lamp forced-color-adjust-none ${className}`}
    />
  );
}
