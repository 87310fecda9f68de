// A sum that costs a browser a second or two, and the server nothing to check: to find a number
// whose SHA-256 together with a token begins with so many zero bits. Pure; the browser searches
// with this SHA-256, since asking Web Crypto for each hash takes ten times as long and is not
// there without https.

export interface Challenge {
  readonly token: string;
  readonly bits: number;
}

/** What is hashed. */
export const writeAttempt = (token: string, answer: string): string => `${token}:${answer}`;

/** Whether a hash begins with so many zero bits, 32 at most. */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const head = new DataView(hash.buffer, hash.byteOffset, 4).getUint32(0);
  return Math.clz32(head) >= bits;
}

/**
 * Searches in slices, so that a page stays usable meanwhile.
 * @param pause is awaited after each slice of some ten milliseconds
 */
export async function solveChallenge(
  { token, bits }: Challenge,
  pause: () => Promise<unknown>,
): Promise<string> {
  const search = createSearch(token);
  for (let answer = 0; ; ) {
    const until = performance.now() + SLICE_MS;
    do {
      for (const end = answer + SLICE_TRIES; answer < end; answer += 1) {
        if (Math.clz32(search(answer)) >= bits) return String(answer);
      }
    } while (performance.now() < until);
    await pause();
  }
}

const SLICE_MS = 10;
const SLICE_TRIES = 500;

const BLOCK = 64;

/** @returns the first 32 bits of the hash of the token and a number */
function createSearch(token: string): (answer: number) => number {
  const head = new TextEncoder().encode(writeAttempt(token, ""));
  // What does not change is hashed once.
  const whole = Math.floor(head.length / BLOCK) * BLOCK;
  const start = new Int32Array(INITIAL);
  for (let at = 0; at < whole; at += BLOCK) compress(start, head, at);
  const state = new Int32Array(8);
  const tail = new Uint8Array(2 * BLOCK);
  const rest = head.length - whole;
  return (answer) => {
    tail.fill(0);
    tail.set(head.subarray(whole));
    let end = rest;
    const digits = String(answer);
    for (let at = 0; at < digits.length; at += 1) tail[end++] = digits.charCodeAt(at);
    tail[end] = 0x80;
    const blocks = end + 9 > BLOCK ? 2 : 1;
    // The length in bits, which is far below 2^32.
    new DataView(tail.buffer).setUint32(blocks * BLOCK - 4, (whole + end) * 8);
    state.set(start);
    for (let block = 0; block < blocks; block += 1) compress(state, tail, block * BLOCK);
    return state[0] as number;
  };
}

/** The first 32 bits of the fractional parts of the square roots of the first eight primes. */
const INITIAL = listPrimes(8).map((prime) => takeFraction(Math.sqrt(prime)));
/** The same of the cube roots of the first 64. */
const ROUNDS = Int32Array.from(listPrimes(64).map((prime) => takeFraction(Math.cbrt(prime))));

function listPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}

function takeFraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

const words = new Int32Array(64);

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** One block of SHA-256 (FIPS 180-4, 6.2.2). */
function compress(state: Int32Array, bytes: Uint8Array, offset: number): void {
  for (let at = 0; at < 16; at += 1) {
    const byte = offset + at * 4;
    words[at] =
      ((bytes[byte] as number) << 24) |
      ((bytes[byte + 1] as number) << 16) |
      ((bytes[byte + 2] as number) << 8) |
      (bytes[byte + 3] as number);
  }
  for (let at = 16; at < 64; at += 1) {
    const early = words[at - 15] as number;
    const late = words[at - 2] as number;
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[at] = ((words[at - 16] as number) + small + (words[at - 7] as number) + large) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let round = 0; round < 64; round += 1) {
    const sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sumE + choice + (ROUNDS[round] as number) + (words[round] as number)) | 0;
    const sumA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + sumA + majority) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}
