import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The bytes of one packet: a body that fits it arrives no sooner for being smaller. */
const SMALLEST = 1_400;

/** The endings of compressed copies, and how each is made: as small as it gets, for it is made once and sent often. */
const PACKERS = {
  '.br': (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  '.gz': (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} as const;

export type CopyEnding = keyof typeof PACKERS;

export const COPY_ENDINGS = Object.keys(PACKERS) as CopyEnding[];

/** The compressed copies of a file by their endings, without one that gains nothing. The same bytes give the same copies. */
export async function pack(body: Buffer): Promise<Partial<Record<CopyEnding, Buffer>>> {
  if (body.length < SMALLEST) return {};
  const copies = COPY_ENDINGS.map(async (ending) => [ending, await PACKERS[ending](body)] as const);
  return Object.fromEntries((await Promise.all(copies)).filter(([, copy]) => copy.length < body.length));
}
