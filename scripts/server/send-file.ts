import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { acceptedEncoding } from './accepted-encoding';
import { readRange } from './byte-range';
import { isCompressible } from './content-type';
import type { FoundFile } from './find-file';
import type { PackedCopy } from './packed-copies';

type Exchange = { request: IncomingMessage; response: ServerResponse; packedCopy: PackedCopy };

/** What is shorter goes as it is; what is longer is not read into memory to be packed. */
const PACKED = { from: 1024, to: 32 * 2 ** 20 };

/**
 * Sends a file with the status and the headers that the response has: packed where that is wanted and pays, and under status 200
 * also a part of it, or nothing where the client has it. Reads on as fast as the client does, and no faster.
 */
export async function sendFile({ path, handle, stats }: FoundFile, exchange: Exchange): Promise<void> {
  const { request, response, packedCopy } = exchange;
  const { headers, method } = request;
  const { size, mtime } = stats;
  const tag = `W/"${size}-${mtime.getTime()}"`;
  const isHead = method === 'HEAD';
  const isText = isCompressible(String(response.getHeader('content-type')));
  const send = async (status: number, start: number, end: number) => {
    response.writeHead(status, { 'content-length': end - start + 1 });
    if (isHead || start > end) response.end();
    else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
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
  const isPacked = isText && size >= PACKED.from && size <= PACKED.to;
  const encoding = isPacked ? acceptedEncoding(headers['accept-encoding']?.toString()) : undefined;
  if (!encoding) return send(response.statusCode, 0, size - 1);
  const packed = await packedCopy({ path, version: tag, read: () => handle.readFile() }, encoding);
  response.setHeader('content-encoding', encoding).setHeader('content-length', packed.length);
  response.end(isHead ? undefined : packed);
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
