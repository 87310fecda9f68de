/**
 * The address in the form in which it can stand in a mail: no spaces, quotes or brackets.
 * @throws TypeError for anything but an absolute http(s) address
 */
export function readLinkAddress(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") {
    throw new TypeError("A mail links to http(s) addresses only.");
  }
  // Brackets may stay bare in a fragment or query, and end the link in plain text.
  return href.replaceAll("<", "%3C").replaceAll(">", "%3E").replaceAll('"', "%22");
}
