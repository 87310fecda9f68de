// A text that is sent again and again with a short part changed is compressed
// once, in pieces; what changes is put between them as it is. A gzip file
// (RFC 1952) holds deflate blocks one after another, compressed or stored
// (RFC 1951, 3.2.4), so pieces and the text between them make one file.
import { constants, crc32, deflateRawSync } from "node:zlib";

/** No name and no time; made on an unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty stored block that says it is the last one. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** How far back a deflate block can refer. */
const WINDOW = 32_768;
/** Does not occur in UTF-8, so that nothing refers back to where it is. */
const UNKNOWN = 0xff;

export interface GzipPieces {
  /** How many bytes there are between two pieces. */
  readonly gap: number;
  readonly pieces: readonly { readonly plain: Buffer; readonly deflated: Buffer }[];
}

/**
 * Each piece may refer to those before it, and to nothing in the gaps.
 * @param plain in UTF-8
 * @param gap in bytes, at most 65,535
 */
export function deflatePieces(plain: readonly Buffer[], gap: number): GzipPieces {
  let before = Buffer.alloc(0);
  const pieces = plain.map((piece) => {
    // A flush ends on a whole byte and leaves the block open to others after it.
    const deflated = deflateRawSync(piece, {
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before.length > 0 ? { dictionary: before } : {}),
    });
    before = Buffer.concat([before, piece, Buffer.alloc(gap, UNKNOWN)]).subarray(-WINDOW);
    return { plain: piece, deflated };
  });
  return { gap, pieces };
}

/**
 * The gzip file of the pieces joined by `between`.
 * @throws where that is not as long as the gap it was made for
 */
export function joinGzip({ gap, pieces }: GzipPieces, between: Buffer): Buffer<ArrayBuffer> {
  if (between.length !== gap) throw new Error(`${between.length} bytes for a gap of ${gap}`);
  const stored = storeBlock(between);
  const parts: Buffer[] = [HEADER];
  let checksum = 0;
  let size = 0;
  for (const [index, { plain, deflated }] of pieces.entries()) {
    if (index > 0) {
      parts.push(stored);
      checksum = crc32(between, checksum);
      size += gap;
    }
    parts.push(deflated);
    checksum = crc32(plain, checksum);
    size += plain.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(size >>> 0, 4);
  return Buffer.concat([...parts, LAST_BLOCK, trailer]);
}

function storeBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
