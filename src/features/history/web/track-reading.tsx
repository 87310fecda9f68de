// In the reader: adds what is read to the history. Shows nothing.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect } from "react";
import type { TranslationCode } from "#src/scripture/translations.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import type { DeviceOwner } from "#src/web/device-list.ts";
import { addDeviceVisits, isKeptOnDevice } from "./device-history.ts";
import { historyQuery } from "./queries.ts";
import { sendHistory } from "./send-history.ts";
import { watchReading } from "./watch-reading.ts";

export function TrackReading({
  text,
  chapter,
  translation,
}: {
  text: RefObject<HTMLElement | null>;
  /** `John 3` */
  chapter: string;
  translation: TranslationCode;
}) {
  const client = useQueryClient();
  const user = useCurrentUser();
  const { data } = useQuery({ ...historyQuery, enabled: Boolean(user) });
  const isOff = data?.isKept === false;
  const id = user?.id;
  useEffect(() => {
    const { current } = text;
    if (!current || isOff) return undefined;
    const owner: DeviceOwner = id ?? "visitor";
    return watchReading(current, ({ verse, isFinished }) => {
      if (owner === "visitor" && !isKeptOnDevice()) return;
      const now = new Date();
      const day = new Intl.DateTimeFormat("sv-SE").format(now);
      addDeviceVisits(owner, [
        { day, chapter, translation, verse, isFinished, at: now.toISOString() },
      ]);
      if (owner !== "visitor") void sendHistory(client, owner);
    });
  }, [text, chapter, translation, id, isOff, client]);
  return null;
}
