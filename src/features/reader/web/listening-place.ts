// Where listening stopped, how fast it goes, and the verse that is followed.
import { RATES, type Rate } from "#src/web/listening/speaker.ts";

const PLACE = "listening-place";
const RATE = "listening-rate";
/** The person reads somewhere else for a while, and is not pulled back. */
const OWN_SCROLL_MS = 8_000;

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};
const write = (name: string, value: string): void => {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage may be forbidden; then listening begins at the head again.
  }
};

export const readRate = (): Rate => RATES.find((rate) => String(rate) === read(RATE)) ?? 1;
export const storeRate = (rate: Rate): void => write(RATE, String(rate));

/** The verse at which listening to this chapter stopped. */
export function findPlace(href: string): number | undefined {
  const [stored, verse] = (read(PLACE) ?? "").split(" ");
  return stored === href && /^\d{1,3}$/.test(verse ?? "") ? Number(verse) : undefined;
}

/** @param verse nothing once the chapter has been heard to its end */
export const storePlace = (href: string, verse: number | undefined): void =>
  write(PLACE, verse === undefined ? "" : `${href} ${verse}`);

let scrolledAt = 0;
if (typeof window !== "undefined") {
  for (const event of ["wheel", "touchmove"]) {
    window.addEventListener(event, () => (scrolledAt = Date.now()), { passive: true });
  }
}

/** Marks the verse that is read and brings it into view. @returns takes the mark away */
export function followVerse(text: HTMLElement | null, verse: number): () => void {
  const element = text?.querySelector<HTMLElement>(`[data-verse="${verse}"]`);
  if (!element) return () => {};
  element.dataset.spoken = "true";
  const { top, bottom } = element.getBoundingClientRect();
  const isInView = top > 80 && bottom < window.innerHeight - 120;
  if (!isInView && Date.now() - scrolledAt > OWN_SCROLL_MS) {
    element.scrollIntoView({ block: "center", behavior: "smooth" });
  }
  return () => {
    delete element.dataset.spoken;
  };
}
