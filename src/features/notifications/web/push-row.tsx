// In Settings: whether reminders are also shown on this device.
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Switch } from "#src/ui/field.tsx";
import { Row } from "#src/ui/rows.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { ApiError, callApi } from "#src/web/query-client.ts";
import type { PushBrowsers, PushKey, PushSubscriptionBody } from "../contract.ts";

const PATH = "/api/user/push-subscriptions";

/** What the switch shows; nothing where messages cannot be pushed to this browser. */
const pushQuery = queryOptions({
  queryKey: ["notifications", "push", "this-browser"],
  queryFn: async ({ client, signal }) => {
    const registration = await findRegistration();
    if (!registration) return null;
    const own = await registration.pushManager.getSubscription();
    const known = own ? await callApi<PushBrowsers>(client, PATH, { signal }) : [];
    return {
      isOn: known.some(({ endpoint }) => endpoint === own?.endpoint),
      isBlocked: Notification.permission === "denied",
    };
  },
});

export function PushRow() {
  const id = useId();
  const client = useQueryClient();
  const { data } = useQuery(pushQuery);
  // What was pressed, until the browser and the server have done it.
  const [wanted, setWanted] = useState<boolean>();
  if (!data) return null;
  const turn = async (isOn: boolean) => {
    if (wanted !== undefined) return;
    setWanted(isOn);
    try {
      await (isOn ? subscribe(client) : unsubscribe(client));
      const ended = "Reminders are no longer shown on this device";
      showToast({ title: isOn ? "Reminders are shown on this device" : ended });
    } catch (error) {
      const why = error instanceof ApiError ? error.sentence : undefined;
      showToast({
        title: "That did not work",
        text: why ?? "The browser did not allow it, or its push service could not be reached.",
        tone: "danger",
      });
    }
    await client.invalidateQueries({ queryKey: pushQuery.queryKey });
    setWanted(undefined);
  };
  return (
    <Row
      label="Reminders on this device"
      labelFor={id}
      help={
        data.isBlocked
          ? "Notifications from this site are blocked in this browser’s settings."
          : "What you are reminded of, by email or in your notifications, also appears here, even while Berea is closed. It ends when you sign out."
      }
      control={
        <Switch
          id={id}
          aria-describedby={`${id}-help`}
          checked={wanted ?? data.isOn}
          disabled={data.isBlocked && !data.isOn}
          onChange={(event) => void turn(event.target.checked)}
        />
      }
    />
  );
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

async function subscribe(client: QueryClient): Promise<void> {
  const registration = await findRegistration();
  if (!registration) throw new Error("There is no service worker");
  const { publicKey } = await callApi<PushKey>(client, `${PATH}/key`);
  const own = await registration.pushManager.getSubscription();
  // One that was made under another key cannot be used any more.
  if (own && !isSameKey(own.options.applicationServerKey, publicKey)) await own.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = "", keys } = subscription.toJSON();
  const body: PushSubscriptionBody = {
    endpoint,
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
  };
  await callApi(client, PATH, { method: "POST", body });
}

async function unsubscribe(client: QueryClient): Promise<void> {
  const own = await (await findRegistration())?.pushManager.getSubscription();
  if (!own) return;
  await callApi(client, PATH, { method: "DELETE", body: { endpoint: own.endpoint } });
  await own.unsubscribe();
}

function isSameKey(key: ArrayBuffer | null, publicKey: string): boolean {
  if (!key) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === publicKey;
}
