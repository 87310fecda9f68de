import { readLinkAddress } from "./link-address.ts";

/**
 * One-click unsubscribe (RFC 8058), for every stream but account mail. The address must stop
 * the stream on a POST without signing in, and must not on a GET: scanners follow links.
 * @throws TypeError when the address is not an absolute http(s) one
 */
export function unsubscribeHeaders(unsubscribeUrl: string): Readonly<Record<string, string>> {
  return {
    "List-Unsubscribe": `<${readLinkAddress(unsubscribeUrl)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
