import { useMutation, useQueryClient } from "@tanstack/react-query";
import Heart from "lucide-react/icons/heart";
import { IconButton } from "#src/ui/button.tsx";
import { favoriteMutation } from "./queries.ts";

export function FavoriteToggle({
  planId,
  day,
  isFavorited,
}: {
  planId: number;
  day: number;
  isFavorited: boolean;
}) {
  const { mutate } = useMutation(favoriteMutation(useQueryClient(), planId));
  return (
    <IconButton
      label={`Day ${day} is a favorite`}
      aria-pressed={isFavorited}
      className="aria-pressed:text-lamp-ink"
      onClick={() => mutate({ day, isFavorited: !isFavorited })}
    >
      <Heart size={20} strokeWidth={1.5} fill={isFavorited ? "currentColor" : "none"} />
    </IconButton>
  );
}
