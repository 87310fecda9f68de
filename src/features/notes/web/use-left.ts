import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { forgetLeft, type Left } from "#src/ui/kept-writing.ts";
import type { NotesAddress } from "./notes-address.ts";
import { sendLeft } from "./send-left.ts";
import type { Writing } from "./send-note.ts";

/** Sends what was left on this device, and gives what stays. */
export function useLeft(owner: number, { note, isEditing }: NotesAddress) {
  const client = useQueryClient();
  const [left, setLeft] = useState<readonly Left<Writing>[]>([]);
  // A note that is open for writing looks after itself.
  const isWriting = note !== undefined && isEditing;
  useEffect(() => {
    if (isWriting) return undefined;
    let isHere = true;
    const look = () =>
      void sendLeft(client, owner).then((staying) => {
        if (isHere) setLeft(staying);
      });
    look();
    window.addEventListener("online", look);
    return () => {
      isHere = false;
      window.removeEventListener("online", look);
    };
  }, [client, owner, isWriting]);
  const discard = useCallback((one: Left<Writing>) => {
    forgetLeft(one);
    setLeft((all) => all.filter(({ key }) => key !== one.key));
  }, []);
  return { left, discard };
}
