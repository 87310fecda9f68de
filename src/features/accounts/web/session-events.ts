// What all open tabs must hear of: that somebody signed in or out.

export type SessionEvent =
  | { readonly kind: "signed-in"; readonly isNewAccount: boolean }
  | { readonly kind: "signed-out" };

/** Where a session event took place, as a tab sees it. */
export type SessionPlace = "here" | "elsewhere";

const CHANNEL = "berea-session";

// One channel for the tab: a second one would hear what this one says.
let channel: BroadcastChannel | undefined;
const getChannel = () => {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
};

export function announce(event: SessionEvent): void {
  window.dispatchEvent(new CustomEvent(CHANNEL, { detail: event }));
  getChannel().postMessage(event);
}

/** Hears of events in this tab and in the others; gives back how to stop. */
export function listenToSession(
  listener: (event: SessionEvent, place: SessionPlace) => void,
): () => void {
  const hearHere = (event: Event) => listener((event as CustomEvent<SessionEvent>).detail, "here");
  const hearElsewhere = ({ data }: MessageEvent<SessionEvent>) => listener(data, "elsewhere");
  window.addEventListener(CHANNEL, hearHere);
  getChannel().addEventListener("message", hearElsewhere);
  return () => {
    window.removeEventListener(CHANNEL, hearHere);
    getChannel().removeEventListener("message", hearElsewhere);
  };
}
