// Links as a mail carries them.

/**
 * The address in the form in which it can be part of a mail: no spaces, quotes or brackets.
 * @throws TypeError for anything but an absolute http(s) address
 */
export function readLinkUrl(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") {
    throw new TypeError("A mail links to http(s) addresses only.");
  }
  // Brackets may stay bare in a fragment or query, and end the link in plain text.
  return href.replaceAll("<", "%3C").replaceAll(">", "%3E").replaceAll('"', "%22");
}

/**
 * One-click unsubscribe (RFC 8058), for every stream but account mail. The address must stop
 * the stream on a POST without signing in, and must not on a GET: scanners follow links.
 * @throws TypeError when the address is not an absolute http(s) one
 */
export function unsubscribeHeaders(unsubscribeUrl: string): Readonly<Record<string, string>> {
  return {
    "List-Unsubscribe": `<${readLinkUrl(unsubscribeUrl)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
