// The keys with which push services recognize this site (VAPID, RFC 8292).
import { createECDH } from "node:crypto";
import { deriveKey } from "#src/platform/secrets.ts";

export interface VapidKeys {
  /** base64url, as web push wants them. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Derived from the application's secret, so that every instance has the same
 * keys and they last as long as the secret does. Browsers that subscribed under
 * other keys subscribe again when their user next opens the site.
 */
export function deriveVapidKeys(appSecret: string): VapidKeys {
  // Nearly every 32 bytes are a private key of this curve; where they are not, the next are.
  for (let attempt = 0; ; attempt += 1) {
    const curve = createECDH("prime256v1");
    try {
      curve.setPrivateKey(deriveKey(appSecret, `web push ${attempt}`));
    } catch {
      continue;
    }
    return {
      publicKey: curve.getPublicKey("base64url"),
      privateKey: curve.getPrivateKey("base64url"),
    };
  }
}
