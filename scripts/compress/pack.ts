import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The bytes of one packet: a body that fits it arrives no sooner for being smaller. */
const SMALLEST = 1_400;

/** The endings of compressed copies, and how each is made: as small as it gets, for it is made once and sent often. */
const PACKERS = {
  '.br': (body: Buffer) =>
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  '.gz': (body: Buffer) => gzipSync(body, { level: 9 }),
} as const;

export type CopyEnding = keyof typeof PACKERS;

export const COPY_ENDINGS = Object.keys(PACKERS) as CopyEnding[];

/** The compressed copies of a file by their endings; undefined where one gains nothing. The same bytes give the same copies. */
export function pack(body: Buffer): Record<CopyEnding, Buffer | undefined> {
  const packed = COPY_ENDINGS.map((ending) => {
    const copy = body.length < SMALLEST ? undefined : PACKERS[ending](body);
    return [ending, copy && copy.length < body.length ? copy : undefined];
  });
  return Object.fromEntries(packed);
}
