/**
 * An address whose percent signs all mean something: those that begin no
 * character are taken literally (`?q=100%` becomes `?q=100%25`).
 * @param address with or without its origin
 * @returns the same where nothing was broken
 */
export function mendUrl(address: string): string {
  return address.replaceAll(/[^/?&=#]+/g, (part) => (isReadable(part) ? part : mendPart(part)));
}

function isReadable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

function mendPart(part: string): string {
  const mended = part.replaceAll(/%(?![\da-f]{2})/gi, "%25");
  return isReadable(mended) ? mended : part.replaceAll("%", "%25");
}
