import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSORS = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** Ending of a file that was compressed beforehand, by encoding. */
export const PRECOMPRESSED_ENDINGS = { br: '.br', gzip: '.gz' };

/**
 * Picks the encoding that a client wants most; brotli wins a tie, `undefined` means as it is.
 * @param {string | undefined} acceptEncoding the request header
 * @returns {'br' | 'gzip' | undefined}
 */
export function chooseEncoding(acceptEncoding = '') {
  const weights = new Map();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((word) => word.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name) weights.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  const weightOf = (name) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = weightOf('gzip') > weightOf('br') ? 'gzip' : 'br';
  const wanted = weightOf(best);
  return wanted > 0 && wanted >= (weights.get('identity') ?? 0) ? best : undefined;
}

/**
 * A compressor that remembers its results up to a number of bytes, forgetting the longest unused first.
 * @param {number} [limit] bytes
 * @returns {(key: string, encoding: 'br' | 'gzip', body: Buffer) => Promise<Buffer>} `key` names this very content
 */
export function createCompressor(limit = 64 * 1024 * 1024) {
  const kept = new Map();
  let size = 0;

  const forget = (key) => {
    size -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };

  return async (name, encoding, body) => {
    const key = `${encoding} ${name}`;
    const result = kept.get(key) ?? (await COMPRESSORS[encoding](body));
    forget(key);
    kept.set(key, result);
    size += result.length;
    while (size > limit) forget(kept.keys().next().value);
    return result;
  };
}
