import Star from "lucide-react/icons/star";
import { useEffect } from "react";
import { buttonClass } from "#src/ui/button.tsx";
import type { FavouriteKind } from "../contract.ts";
import { loadSetFavourite, useFavourites } from "./use-favourites.ts";

export function FavouriteButton({
  kind,
  target,
  name,
  look = "secondary",
}: {
  kind: FavouriteKind;
  target: string;
  /** What is marked, for those who cannot see where the button stands. */
  name: string;
  look?: "secondary" | "quiet";
}) {
  const { targets, isInAccount, toggle } = useFavourites(kind);
  // Fetched before it is pressed, so that the star answers at once.
  useEffect(() => {
    if (isInAccount) loadSetFavourite().catch(() => {});
  }, [isInAccount]);
  const isMarked = targets.includes(target);
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      onClick={() => toggle(target)}
      className={
        look === "quiet"
          ? buttonClass({
              kind: "quiet",
              size: "small",
              className: "-ml-3 text-muted noscript:hidden",
            })
          : buttonClass({ kind: "secondary", className: "noscript:hidden" })
      }
    >
      <Star
        size={18}
        strokeWidth={1.5}
        aria-hidden="true"
        className={isMarked ? "fill-lamp text-lamp" : ""}
      />
      Favorite<span className="sr-only"> {name}</span>
    </button>
  );
}
