import { useEffect, useRef } from "react";

/** While this tab speaks, others fall silent: a browser has one voice for all of them. */
export function useOneTab(isSpeaking: boolean, pause: () => void): void {
  const channel = useRef<BroadcastChannel>(undefined);
  const latest = useRef(pause);
  latest.current = pause;
  useEffect(() => {
    if (!("BroadcastChannel" in window)) return undefined;
    const opened = new BroadcastChannel("listening");
    opened.onmessage = () => latest.current();
    channel.current = opened;
    return () => opened.close();
  }, []);
  useEffect(() => {
    if (isSpeaking) channel.current?.postMessage("speaking");
  }, [isSpeaking]);
}
