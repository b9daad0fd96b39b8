import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readRange } from './byte-range';
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
 * Sends a file with the status and the headers that the response has: packed where that is wanted and pays, and under status 200
 * also a part of it, or nothing where the client has it. Reads on as fast as the client does, and no faster.
 */
export async function sendFile({ path, stats }: FoundFile, exchange: Exchange): Promise<void> {
  const { request, response, packed } = exchange;
  const { headers, method } = request;
  const { size, mtime } = stats;
  const tag = `W/"${size}-${mtime.getTime()}"`;
  const isHead = method === 'HEAD';
  const isText = isCompressible(String(response.getHeader('content-type')));
  const send = async (status: number, start: number, end: number) => {
    response.writeHead(status, { 'content-length': end - start + 1 });
    if (isHead || start > end) response.end();
    else await pipeline(createReadStream(path, { start, end }), response);
  };

  if (isText) response.setHeader('vary', 'Accept-Encoding');
  if (response.statusCode === 200) {
    response.setHeader('etag', tag).setHeader('last-modified', mtime.toUTCString());
    if (isKnown(headers, tag, mtime)) return void response.writeHead(304).end();
    // A tag that stands for all packings of a file cannot promise that two parts fit together.
    const range = isHead || headers['if-range'] ? undefined : readRange(headers.range, size);
    if (range === 'none') return refuseRange(response, size);
    if (range) {
      response.setHeader('content-range', `bytes ${range.start}-${range.end}/${size}`);
      return send(206, range.start, range.end);
    }
  }
  const encoding = isText && size >= PACKED_FROM ? encodingFor(headers['accept-encoding']?.toString()) : undefined;
  if (!encoding) return send(response.statusCode, 0, size - 1);
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

/** By the tag alone where the client has one, by the second of the last change otherwise. */
function isKnown(headers: IncomingMessage['headers'], tag: string, mtime: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags) return tags.split(/\s*,\s*/).some((known) => known === tag || known === '*');
  return Math.floor(mtime.getTime() / 1000) * 1000 <= Date.parse(headers['if-modified-since'] ?? '');
}

function refuseRange(response: ServerResponse, size: number): void {
  for (const name of ['etag', 'last-modified']) response.removeHeader(name);
  response.writeHead(416, { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' }).end();
}
