import { useQueryClient } from "@tanstack/react-query";
import Heart from "lucide-react/icons/heart";
import { useState } from "react";
import { IconButton } from "#src/ui/button.tsx";
import { tellFailure } from "#src/web/tell-failure.ts";
import { setFavorite } from "./queries.ts";

/** Shown at once; taken back where it could not be kept. */
export function FavoriteToggle({
  planId,
  day,
  isFavorited,
}: {
  planId: number;
  day: number;
  /** As it is kept. */
  isFavorited: boolean;
}) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<{ readonly day: number; readonly isOn: boolean }>();
  const isOn = wanted?.day === day ? wanted.isOn : isFavorited;
  const toggle = async () => {
    setWanted({ day, isOn: !isOn });
    try {
      await setFavorite(client, planId, day, !isOn);
    } catch (error) {
      tellFailure("The favorite was not kept", error);
    }
    setWanted(undefined);
  };
  return (
    <IconButton
      label={`Day ${day} is a favorite`}
      aria-pressed={isOn}
      className="aria-pressed:text-lamp-ink"
      onClick={() => void toggle()}
    >
      <Heart size={20} strokeWidth={1.5} fill={isOn ? "currentColor" : "none"} />
    </IconButton>
  );
}
