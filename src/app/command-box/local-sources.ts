// What the command box finds without asking anybody: places, pages, actions,
// Strong's numbers and words to study.
import { footer, menu } from "#content/site.json";
import { changeSetting, readSetting } from "#src/ui/device-setting.ts";
import { SINGLE_KEYS, THEME, type Theme } from "#src/ui/reading-settings.ts";
import { findTypedPlaces, type TypedPlace } from "./typed-place.ts";

/** One thing to choose. It leads somewhere or does something. */
export interface Command {
  /** Unique in its group. */
  readonly key: string;
  readonly label: string;
  /** Beside the label, or the words of a verse below it. */
  readonly hint?: string | undefined;
  readonly href?: string;
  readonly act?: () => void;
  /** Not one of the pages that scripts turn to: the browser opens it anew. */
  readonly isDocument?: boolean;
  /** Somebody's own words, which are never stored among the last choices. */
  readonly isPrivate?: boolean;
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** Who is asking, and where they are. */
export interface Asker {
  readonly isSignedIn: boolean;
  readonly isPremium: boolean;
  /** Slug of the text that places are opened in. */
  readonly translation: string;
}

interface NamedPage {
  readonly label: string;
  readonly href: string;
  readonly for?: "signed-in" | "premium";
  readonly isDocument?: boolean;
}

const OWN_PAGES: readonly NamedPage[] = [
  { label: "Today", href: "/dashboard", for: "signed-in" },
  { label: "Your highlights", href: "/highlights" },
  { label: "Learn by heart", href: "/memory" },
  { label: "Where you have read", href: "/reading-history" },
  { label: "Settings", href: "/settings", for: "signed-in" },
  { label: "Prayer List", href: "/premium/prayers", for: "premium" },
  { label: "Reading Plans", href: "/premium/reading-plans", for: "premium" },
  { label: "My Devotionals", href: "/premium/devotionals", for: "premium" },
  { label: "Study Notes", href: "/premium/bible-tools?tool=notes", for: "premium" },
  { label: "Verse Comparison", href: "/premium/bible-tools?tool=compare", for: "premium" },
];
const PAGES_SHOWN = 5;

/** Own pages first, then those of menu and footer, each address once. */
export function listPages({ isSignedIn, isPremium }: Asker): NamedPage[] {
  const open = OWN_PAGES.filter(
    (page) => !page.for || (page.for === "premium" ? isPremium : isSignedIn),
  );
  const all = [...open, ...menu, ...footer.flatMap(({ links }) => links)];
  return all.filter(({ href }, at) => all.findIndex((other) => other.href === href) === at);
}

/** Every word that was typed begins a word of the text. */
export function isMeant(typed: string, text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}

const THEMES: readonly { readonly theme: Theme; readonly label: string; readonly also: string }[] =
  [
    { theme: "dark", label: "Dark colors", also: "night theme" },
    { theme: "light", label: "Light colors", also: "day theme" },
    { theme: "system", label: "Colors as the device", also: "system theme automatic" },
  ];

/** The box is still there when an action begins, and would be printed too. */
const printPage = () => void setTimeout(() => window.print(), 300);

function listActions(): (Command & { readonly also: string })[] {
  const isOff = readSetting(SINGLE_KEYS) === "off";
  return [
    ...THEMES.map(({ theme, label, also }) => ({
      key: theme,
      label,
      also,
      act: () => changeSetting(THEME, theme),
    })),
    { key: "print", label: "Print this page", also: "paper pdf", act: printPage },
    {
      key: "copy",
      label: "Copy this page’s address",
      also: "link share url",
      act: () => void navigator.clipboard.writeText(window.location.href).catch(() => {}),
    },
    {
      key: "keys",
      label: isOff ? "Switch shortcuts of one key on" : "Switch shortcuts of one key off",
      also: "keyboard single letters",
      act: () => changeSetting(SINGLE_KEYS, isOff ? "on" : "off"),
    },
  ];
}

/**
 * What can be said at once of what is typed, the likeliest first: a number of
 * Strong's before a book, a page or an action by its name before a word to study.
 *
 * @param isUnknown no verse has it, so that there is no word to study either
 */
export function findLocally(typed: string, asker: Asker, isUnknown = false): CommandGroup[] {
  const text = typed.trim();
  const strongs = findStrongs(text);
  const groups: CommandGroup[] = [
    { title: "Strong’s numbers", commands: strongs },
    { title: "Bible", commands: findTypedPlaces(text, asker.translation).map(writePlace) },
    {
      title: "Actions",
      commands: listActions().filter(
        ({ label, also }) => text.length > 2 && isMeant(text, `${label} ${also}`),
      ),
    },
    {
      title: "Pages",
      commands: listPages(asker)
        .filter(({ label }) => text.length > 1 && isMeant(text, label))
        .slice(0, PAGES_SHOWN)
        .map(({ label, href, isDocument = false }) => ({ key: href, label, href, isDocument })),
    },
    { title: "Words", commands: isUnknown || strongs.length > 0 ? [] : findWords(text) },
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}

const writePlace = ({ label, href, hint }: TypedPlace): Command => ({
  key: `${href} ${label}`,
  label,
  href,
  hint,
});

function findStrongs(text: string): Command[] {
  const [, letter, digits] = /^([GgHh])0*(\d{1,5})$/.exec(text) ?? [];
  if (!letter || !digits) return [];
  const number = `${letter.toUpperCase()}${digits}`;
  return [{ key: number, label: `Strong’s ${number}`, href: `/strongs/${number}` }];
}

/** Hebrew and Greek letters, and single English words. */
function findWords(text: string): Command[] {
  if (
    /^[\p{Script=Hebrew}\p{Script=Greek}\p{M}]+$/u.test(text) ||
    /^[\p{L}’']{3,30}$/u.test(text)
  ) {
    return [
      {
        key: "study",
        label: `Study the word “${text}”`,
        href: `/bible-concordance/${encodeURIComponent(text.toLowerCase())}`,
        isPrivate: true,
      },
    ];
  }
  return [];
}
