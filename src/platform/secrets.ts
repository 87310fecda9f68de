// Keys that come from the application's secret, and what is locked with them.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const FILE = "app-secret";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The stored secret cannot be read; `message` tells the operator why and what to do. */
export class SecretError extends Error {
  override name = "SecretError";
}

/**
 * The secret that is stored in the data folder, made on the first start. Two
 * instances that start at once agree on one.
 * @throws SecretError
 */
export function ensureSecret(dataDir: string): string {
  const file = path.join(dataDir, FILE);
  const stored = readSecret(file);
  if (stored) return stored;
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    // Linking fails where the file is there already: the first one remains.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const made = readSecret(file);
  if (!made) throw new SecretError(`${file} is empty. Remove it to have a new secret made.`);
  return made;
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new SecretError(
      `The secret in ${file} cannot be read (${(error as Error).message}). Put back the file as it was: without it the keys that people stored cannot be read again.`,
    );
  }
}

/** Locks short texts so that only this application, for this purpose and owner, can read them. */
export interface SecretBox {
  readonly lock: (text: string, owner: string) => string;
  /** `undefined` where the text was locked with another secret, for another owner, or is damaged. */
  readonly unlock: (locked: string, owner: string) => string | undefined;
}

/** @param purpose prevents what is locked for one use from being read as another */
export function createSecretBox(secret: string, purpose: string): SecretBox {
  const key = deriveKey(secret, purpose);
  return {
    lock: (text, owner) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(owner));
      const locked = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([locked, cipher.getAuthTag()]).toString("base64");
    },
    unlock: (locked, owner) => {
      const bytes = Buffer.from(locked, "base64");
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const end = bytes.length - TAG_BYTES;
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(end));
        const text = decipher.update(bytes.subarray(NONCE_BYTES, end));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}

/** A key of 32 bytes for one purpose (HKDF, RFC 5869). */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "berea", purpose, 32));
}
