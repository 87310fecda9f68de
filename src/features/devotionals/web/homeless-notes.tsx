// Sends what earlier pages have left on this device, and shows the notes whose
// devotional was deleted meanwhile: they stay until somebody lets them go.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { forgetLeft, type Left } from "#src/ui/kept-writing.ts";
import { Notice } from "#src/ui/notice.tsx";
import { sendLeftNotes, type Writing } from "./send-notes.ts";

export function HomelessNotes({ owner }: { owner: number }) {
  const client = useQueryClient();
  const [all, setAll] = useState<readonly Left<Writing>[]>([]);
  useEffect(() => {
    let isHere = true;
    const send = () =>
      void sendLeftNotes(client, owner).then((homeless) => {
        if (isHere) setAll(homeless.filter(({ value }) => value.text.trim() !== ""));
      });
    send();
    window.addEventListener("online", send);
    return () => {
      isHere = false;
      window.removeEventListener("online", send);
    };
  }, [client, owner]);
  const letGo = (one: Left<Writing>) => {
    forgetLeft(one);
    setAll((some) => some.filter(({ key }) => key !== one.key));
  };
  return all.map((one) => (
    <div key={one.key} className="mb-6 max-w-2xl" data-print="no">
      <Notice>
        <p className="font-semibold">
          These notes are kept on this device alone: their devotional was deleted before they were
          sent. If it is brought back, they are sent to it.
        </p>
        <p className="mt-2 max-h-60 overflow-auto whitespace-pre-line break-words font-serif">
          {one.value.text}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <CopyButton text={one.value.text} name="Your notes" />
          <Button size="small" kind="quiet" onClick={() => letGo(one)}>
            Discard
          </Button>
        </div>
      </Notice>
    </div>
  ));
}
