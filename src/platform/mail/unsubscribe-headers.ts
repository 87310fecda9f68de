/**
 * One-click unsubscribe (RFC 8058), for every stream but account mail. The address must stop
 * the stream on a POST without signing in, and must not on a GET: scanners follow links.
 * @throws TypeError when the address is not an absolute http(s) one
 */
export function unsubscribeHeaders(unsubscribeUrl: string): Readonly<Record<string, string>> {
  const url = new URL(unsubscribeUrl);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new TypeError("The unsubscribe address must be an http(s) one.");
  }
  return {
    "List-Unsubscribe": `<${url.href}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
