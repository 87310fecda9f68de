import { isIPv4 } from "node:net";

/** Whether it is a name or address of this machine alone, as in a URL or as in `HOST`. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|::1|\[::1\])$/i.test(host) || (isIPv4(host) && host.startsWith("127."));
}
