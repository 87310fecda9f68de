// A push service as browsers use one (RFC 8030), on this machine: it takes
// encrypted messages and hands them, decrypted as the browser would, to the test.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface ReceivedPush {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly message: unknown;
}

export async function startPushServer() {
  const browsers = new Map<string, { readonly read: (body: Buffer) => unknown; status: number }>();
  const received: ReceivedPush[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const browser = browsers.get(request.url ?? "");
    response.statusCode = browser?.status ?? 404;
    if (browser && browser.status < 300) {
      const message = browser.read(Buffer.concat(parts));
      received.push({ path: request.url ?? "", headers: request.headers, message });
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    /** What a browser's `PushSubscription.toJSON()` gives. */
    addBrowser: (name: string) => {
      const curve = createECDH("prime256v1");
      curve.generateKeys();
      const auth = randomBytes(16);
      const path = `/send/${name}`;
      browsers.set(path, { status: 201, read: (body) => decrypt(body, curve, auth) });
      return {
        endpoint: `${origin}${path}`,
        keys: { p256dh: curve.getPublicKey("base64url"), auth: auth.toString("base64url") },
      };
    },
    /** How the service answers from now on to messages for that browser. */
    answer: (name: string, status: number) => {
      const browser = browsers.get(`/send/${name}`);
      if (browser) browser.status = status;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Content encoding aes128gcm (RFC 8188) with the keys of web push (RFC 8291). */
function decrypt(body: Buffer, curve: ReturnType<typeof createECDH>, auth: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const senderEnd = 21 + (body[20] ?? 0);
  const sender = body.subarray(21, senderEnd);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), curve.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync("sha256", curve.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(body.subarray(-16));
  const text = Buffer.concat([decipher.update(body.subarray(senderEnd, -16)), decipher.final()]);
  // One record, which ends in the mark of the last.
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString("utf8"));
}

/** Whether the request is signed by that key (VAPID, RFC 8292), and what it claims. */
export function readVapid(authorization: unknown, publicKey: string) {
  const [, token = "", key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(authorization)) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  return {
    isSigned: isSigned && key === publicKey,
    claims: JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, unknown>,
  };
}
