// What the service worker does with a message that is pushed to this browser:
// it shows it, and opens its page when it is pressed.

// TypeScript has no name for this scope beside that of a page.
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}
interface NotificationEvent extends WorkerEvent {
  readonly notification: Notification;
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}
export interface PushScope {
  readonly registration: Pick<ServiceWorkerRegistration, "showNotification">;
  readonly clients: {
    matchAll(options: {
      type: "window";
      includeUncontrolled: true;
    }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly location: { readonly origin: string };
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
}

export function handlePushes(worker: PushScope): void {
  worker.addEventListener("push", (event) => {
    const { title, body, path, tag } = readMessage(event.data);
    // One of the same tag takes the place of the earlier, without a sound.
    const shown = worker.registration.showNotification(title, {
      body,
      tag,
      icon: "/icon-192.png",
      data: path,
    });
    event.waitUntil(shown);
  });

  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(openPage(worker, String(event.notification.data)));
  });
}

/** Browsers demand that every push is shown, so one that cannot be read is shown too. */
function readMessage(data: PushEvent["data"]) {
  const given: Record<string, unknown> = {};
  try {
    Object.assign(given, data?.json());
  } catch {
    // It is no JSON.
  }
  const text = (name: string): string => {
    const value = given[name];
    return typeof value === "string" ? value : "";
  };
  const path = text("path");
  return {
    title: text("title") || "Berea",
    body: text("body"),
    tag: text("tag") || "berea",
    // Only ever a page of this site.
    path: /^\/(?![/\\])/.test(path) ? path : "/dashboard",
  };
}

/** In a page of ours that is there already, else in a new one. */
async function openPage(worker: PushScope, path: string): Promise<void> {
  const url = new URL(path, worker.location.origin).href;
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url === url);
  await (there ? there.focus() : worker.clients.openWindow(url));
}
