import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding';

const PACK = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** `version` is another one for other bytes; `read` gives them. */
type Source = { path: string; version: string; read: () => Promise<Buffer> };
/** Gives the packed bytes of a file. */
export type PackedCopy = (source: Source, encoding: Encoding) => Promise<Buffer>;
type Copy = { version: string; packed: Promise<Buffer>; bytes: number };

/**
 * Packs a file once for all who ask for it, one file at a time: a packer of its own for each answer takes megabytes and keeps them
 * for as long as its reader likes. Copies that nobody asked for the longest go first where all together take more than `limit` bytes.
 */
export function createPackedCopies(limit = 64 * 2 ** 20): PackedCopy {
  const copies = new Map<string, Copy>();
  let turn: Promise<unknown> = Promise.resolve();

  function makeRoom() {
    let total = [...copies.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [key, { bytes }] of copies) {
      if (total <= limit) return;
      copies.delete(key);
      total -= bytes;
    }
  }

  return ({ path, version, read }, encoding) => {
    const key = `${encoding} ${path}`;
    const known = copies.get(key);
    copies.delete(key);
    if (known?.version === version) {
      copies.set(key, known);
      return known.packed;
    }
    const packed = turn.then(async () => PACK[encoding](await read()));
    const copy = { version, packed, bytes: 0 };
    copies.set(key, copy);
    turn = packed.then(
      ({ length }) => {
        copy.bytes = length;
        makeRoom();
      },
      () => void (copies.get(key) === copy && copies.delete(key)),
    );
    return packed;
  };
}
