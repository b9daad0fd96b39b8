import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './content-type';
import type { FoundFile } from './find-file';

/** Texts as they were packed, by encoding, file and version: once for all who ask. */
export type PackedCopies = Map<string, Promise<Buffer>>;

type Exchange = { request: IncomingMessage; response: ServerResponse; packed: PackedCopies };

/** Encodings, the one that packs best first. */
const PACK = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof PACK;

/** The least bytes of a text that is packed. */
const PACKED_FROM = 1024;

/**
 * Sends a file with the status and the headers that the response has: packed where that is wanted and pays, and nothing under
 * status 200 where the client has it. Reads on as fast as the client does, and no faster.
 */
export async function sendFile({ path, stats }: FoundFile, exchange: Exchange): Promise<void> {
  const { request, response, packed } = exchange;
  const { headers, method } = request;
  const { size, mtime } = stats;
  const tag = `W/"${size}-${mtime.getTime()}"`;
  const isHead = method === 'HEAD';
  const isText = isCompressible(String(response.getHeader('content-type')));
  if (isText) response.setHeader('vary', 'Accept-Encoding');
  if (response.statusCode === 200) {
    response.setHeader('etag', tag);
    const known = headers['if-none-match']?.split(/\s*,\s*/) ?? [];
    if (known.includes(tag) || known.includes('*')) return void response.writeHead(304).end();
  }
  const encoding = isText && size >= PACKED_FROM ? encodingFor(headers['accept-encoding']?.toString()) : undefined;
  if (!encoding) {
    response.setHeader('content-length', size);
    if (isHead) response.end();
    else await pipeline(createReadStream(path), response);
    return;
  }
  const key = `${encoding} ${path} ${tag}`;
  let copy = packed.get(key);
  if (!copy) {
    copy = readFile(path).then(PACK[encoding]);
    packed.set(key, copy);
    copy.catch(() => packed.delete(key));
  }
  const bytes = await copy;
  response.setHeader('content-encoding', encoding).setHeader('content-length', bytes.length);
  response.end(isHead ? undefined : bytes);
}

/** The first encoding that an Accept-Encoding header takes; undefined for the file as it is. */
function encodingFor(header = ''): Encoding | undefined {
  const taken = header.split(',').filter((part) => !/;\s*q=0(?:\.0+)?\s*$/.test(part));
  const names = taken.map((part) => part.split(';', 1)[0]?.trim());
  return (Object.keys(PACK) as Encoding[]).find((name) => names.includes(name));
}
