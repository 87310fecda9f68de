// Messages to a person's browsers by web push (RFC 8030). A message is queued
// with the transaction that gives rise to it; one that is pushed twice has the
// same tag, by which the browser shows it once.
import { request as requestHttp } from "node:http";
import { type Agent, request as requestHttps } from "node:https";
import webPush from "web-push";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { createWorker, defineQueue, type Jobs, type Worker } from "#src/platform/jobs/jobs.ts";
import type { Log } from "#src/platform/log.ts";
import { HOUR_MS } from "#src/shared/calendar/durations.ts";
import {
  findSubscription,
  forgetSubscription,
  listSubscriptions,
  type PushRow,
} from "../store/push.ts";
import type { VapidKeys } from "./vapid-keys.ts";

/** What a browser shows; seen on locked screens, so nothing that a person wrote as a prayer or a note. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A path of this site that a press opens. */
  readonly path: string;
  /** What it is about: of two with the same tag the later replaces the earlier. */
  readonly tag: string;
}

interface PushJob {
  readonly subscriptionId: number;
  readonly message: PushMessage;
  /** When it fell due, in milliseconds. */
  readonly at: number;
}

const PUSH_MESSAGES = defineQueue<PushJob>("push-messages", { retryDelaySeconds: 30 });

/** What is later than this is of yesterday. */
const LIFETIME_MS = 6 * HOUR_MS;
const TIMEOUT_MS = 15_000;

export interface PushPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly keys: VapidKeys;
  readonly siteUrl: string;
  /** Refuses addresses that are not public. */
  readonly agent: Agent | undefined;
}

/** Queues a message to each of a person's browsers; with a transaction, if and only if that is. */
export async function pushToPerson(
  { jobs }: Pick<PushPorts, "jobs">,
  db: Database,
  {
    userId,
    message,
    now,
  }: { readonly userId: number; readonly message: PushMessage; readonly now: Date },
): Promise<void> {
  const browsers = await listSubscriptions(db, userId);
  await jobs.sendAll(
    db,
    PUSH_MESSAGES,
    browsers.map(({ id }) => ({ subscriptionId: id, message, at: now.getTime() })),
  );
}

export const createPushWorker = (ports: PushPorts): Worker =>
  createWorker(PUSH_MESSAGES, (job) => sendPush(ports, job));

/** @throws where it is worth another try later */
async function sendPush(ports: PushPorts, { subscriptionId, message, at }: PushJob): Promise<void> {
  const { db, clock, log } = ports;
  const lifetime = at + LIFETIME_MS - clock.now().getTime();
  if (lifetime <= 0) return;
  const browser = await findSubscription(db, subscriptionId);
  if (!browser) return;
  const status = await post(ports, browser, message, Math.ceil(lifetime / 1000));
  if (status < 300) return;
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`);
  // It is not known there any more (404, 410), or is not ours (401, 403): the browser subscribes anew.
  log.info({ status }, "a browser takes no push messages any more");
  await forgetSubscription(db, subscriptionId);
}

function post(
  { keys, siteUrl, agent }: PushPorts,
  { endpoint, p256dh, auth }: PushRow,
  message: PushMessage,
  lifetimeS: number,
): Promise<number> {
  const subject = siteUrl.startsWith("https:") ? siteUrl : "mailto:nobody@localhost";
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject, ...keys }, TTL: lifetimeS, urgency: "normal" },
  );
  const request = endpoint.startsWith("https:") ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sending = request(
      endpoint,
      { method: "POST", headers, timeout: TIMEOUT_MS, ...(agent ? { agent } : {}) },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 500);
      },
    );
    sending.on("timeout", () => sending.destroy(new Error("The push service did not answer")));
    sending.on("error", reject);
    sending.end(body);
  });
}
