import { useEffect } from "react";
import type { Speaker } from "./speaker.ts";

/**
 * Names what is read to the system, and answers its keys. Many systems show it
 * only while sound of the page's own is played, which a browser's voice is not.
 */
export function useMediaKeys({
  title,
  artist,
  isSpeaking,
  speaker,
}: {
  title: string;
  artist: string;
  isSpeaking: boolean;
  speaker: Speaker;
}): void {
  useEffect(() => {
    if (!("mediaSession" in navigator)) return undefined;
    const { mediaSession } = navigator;
    const actions: readonly [MediaSessionAction, () => void][] = [
      ["play", speaker.resume],
      ["pause", speaker.pause],
      ["stop", speaker.stop],
      ["nexttrack", () => speaker.skip(1)],
      ["previoustrack", () => speaker.skip(-1)],
    ];
    for (const [action, handler] of actions) setHandler(action, handler);
    return () => {
      for (const [action] of actions) setHandler(action, null);
      mediaSession.metadata = null;
      mediaSession.playbackState = "none";
    };
  }, [speaker]);
  useEffect(() => {
    if (!("mediaSession" in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist, album: "Berea" });
    navigator.mediaSession.playbackState = isSpeaking ? "playing" : "paused";
  }, [title, artist, isSpeaking]);
}

/** Not every browser knows every action. */
function setHandler(action: MediaSessionAction, handler: (() => void) | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // Then the system has no such key.
  }
}
