// Where messages may be pushed to. A browser names the address, so it must not
// be one within the operator's own network: only https, only names, and only
// names that lead to public addresses at the moment of sending.
import { lookup as lookUpName } from "node:dns";
import { Agent } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** The special-purpose blocks of IANA's registries, and what is not yet given out. */
const PRIVATE_BLOCKS = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
];
/** Outside of 2000::/3 nothing is public; within it, these are tunnels into IPv4 and examples. */
const PRIVATE_BLOCKS_6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const closed = new BlockList();
for (const block of PRIVATE_BLOCKS) add(closed, block, "ipv4");
for (const block of PRIVATE_BLOCKS_6) add(closed, block, "ipv6");
const open6 = new BlockList();
add(open6, "2000::/3", "ipv6");

function add(list: BlockList, block: string, family: "ipv4" | "ipv6"): void {
  const [network = "", prefix] = block.split("/");
  list.addSubnet(network, Number(prefix), family);
}

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, "ipv4");
    case 6:
      return open6.check(address, "ipv6") && !closed.check(address, "ipv6");
    default:
      return false;
  }
}

/** What of an address can be judged before its name is looked up. */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const host = hostname.replace(/^\[|\]$/g, "");
  return (
    protocol === "https:" &&
    port === "" &&
    username === "" &&
    password === "" &&
    isIP(host) === 0 &&
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host) &&
    !/\.(?:local|internal|localhost|home|lan|test|example|invalid|onion|arpa)$/.test(host)
  );
}

/** Looks a name up, and refuses it where any of its addresses is not public. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookUpName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "", 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error("The push service's name leads to no public address"), "", 0);
    }
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

/** For requests to push services. */
export const createPublicAgent = (): Agent => new Agent({ lookup: lookUpPublic, keepAlive: true });
