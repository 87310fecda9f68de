import { nameWish } from "./wish.ts";

/** Stands at the head of each step on the way to a wish. */
export function WishLine({ path, className = "" }: { path: string; className?: string }) {
  return (
    <p className={`border-lamp border-l-2 pl-4 text-14 text-muted ${className}`}>
      You wanted
      <span className="block font-medium font-serif text-18 text-ink">{nameWish(path)}</span>
    </p>
  );
}
