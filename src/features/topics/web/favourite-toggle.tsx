import Star from "lucide-react/icons/star";
import { buttonClass } from "#src/ui/button.tsx";
import { useFavouriteTopics } from "./favourite-topics.ts";

export function FavouriteToggle({ slug, name }: { slug: string; name: string }) {
  const [favourites, toggle] = useFavouriteTopics();
  const isFavourite = favourites.includes(slug);
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      onClick={() => toggle(slug)}
      className={buttonClass({ kind: "secondary", className: "noscript:hidden" })}
    >
      <Star
        size={18}
        strokeWidth={1.5}
        aria-hidden="true"
        className={isFavourite ? "fill-lamp text-lamp" : ""}
      />
      Favourite<span className="sr-only"> {name}</span>
    </button>
  );
}
