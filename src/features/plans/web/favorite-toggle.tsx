import { useQueryClient } from "@tanstack/react-query";
import Heart from "lucide-react/icons/heart";
import { IconButton } from "#src/ui/button.tsx";
import { setFavorite } from "./set-favorite.ts";

export function FavoriteToggle({
  planId,
  day,
  isFavorited,
}: {
  planId: number;
  day: number;
  isFavorited: boolean;
}) {
  const mark = setFavorite(useQueryClient(), planId);
  return (
    <IconButton
      label={`Day ${day} is a favorite`}
      aria-pressed={isFavorited}
      className="aria-pressed:text-lamp-ink"
      onClick={() => void mark({ day, isFavorited: !isFavorited })}
    >
      <Heart size={20} strokeWidth={1.5} fill={isFavorited ? "currentColor" : "none"} />
    </IconButton>
  );
}
