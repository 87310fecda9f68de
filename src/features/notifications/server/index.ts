import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { FeatureModule } from "#src/platform/feature-module.ts";
import type { Jobs } from "#src/platform/jobs/jobs.ts";
import type { Log } from "#src/platform/log.ts";
import { createNotificationsApi } from "./api.ts";
import { createNotificationWorkers } from "./jobs.ts";
import { readBrowsersForExport, readNotificationsForExport } from "./personal-data.ts";
import { createPublicAgent, isPublicEndpoint } from "./push/public-endpoint.ts";
import { createPushApi } from "./push/push-api.ts";
import { createPushWorker, type PushMessage, pushToPerson } from "./push/push-messages.ts";
import { deriveVapidKeys } from "./push/vapid-keys.ts";

export interface NotificationsModule extends FeatureModule {
  /** Queues a message to each browser that the person subscribed with. */
  readonly push: (
    db: Database,
    sent: { readonly userId: number; readonly message: PushMessage; readonly now: Date },
  ) => Promise<void>;
}

export function createNotifications(ports: {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly appSecret: string;
  readonly siteUrl: string;
  /** Another rule than that only public addresses are pushed to, for tests. */
  readonly mayPushTo?: ((endpoint: string) => boolean) | undefined;
}): NotificationsModule {
  const { mayPushTo = isPublicEndpoint } = ports;
  const keys = deriveVapidKeys(ports.appSecret);
  const agent = ports.mayPushTo ? undefined : createPublicAgent();
  return {
    apis: [createNotificationsApi(ports), createPushApi({ ...ports, keys, mayPushTo })],
    workers: [...createNotificationWorkers(ports), createPushWorker({ ...ports, keys, agent })],
    exportPersonalData: {
      notifications: readNotificationsForExport,
      pushBrowsers: readBrowsersForExport,
    },
    push: (db, sent) => pushToPerson(ports, db, sent),
  };
}
