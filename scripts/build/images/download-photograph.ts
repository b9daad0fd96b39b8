import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, STATUS_CODES } from 'node:http';
import { Agent, get, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicIp } from '../../../lib/catalogue/schema/public-host';
import { FetchFailure, type PhotographLimits } from './photograph-limits';

/** DNS, allowed IP addresses and HTTPS requests of downloads. Tests replace them. */
export type Network = {
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  isAllowed: (address: string) => boolean;
  get: (url: URL, options: RequestOptions, onResponse: (response: IncomingMessage) => void) => ClientRequest;
};

const agent = new Agent();

export const INTERNET: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isAllowed: isPublicIp,
  get: (url, options, onResponse) => get(url, { ...options, agent }, onResponse),
};

const HEADERS = {
  accept: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  'accept-encoding': 'identity',
  'user-agent': 'catalogue-photographs/1.0',
};

const REDIRECT_STATUSES = [301, 302, 303, 307, 308];

type DownloadOptions = { network: Network; limits: PhotographLimits; signal: AbortSignal };

/** Downloads an https URL and follows redirects. Rejects with a FetchFailure, or with the reason of the signal. */
export async function downloadPhotograph(
  address: string,
  { network, limits, signal }: DownloadOptions,
): Promise<Buffer> {
  const clock = AbortSignal.timeout(limits.totalMs);
  const request = (url: URL) => requestUrl(url, network, AbortSignal.any([signal, clock]), limits.idleMs);
  try {
    return await readBody(await follow(new URL(address), limits.redirects, request), limits.bytes);
  } catch (error) {
    signal.throwIfAborted();
    if (clock.aborted) throw new FetchFailure('timed-out', `was not complete after ${limits.totalMs / 1000} s`);
    throw toFetchFailure(error);
  }
}

/** Requests a URL and the targets of its redirects. */
async function follow(
  start: URL,
  maxRedirects: number,
  request: (url: URL) => Promise<IncomingMessage>,
): Promise<IncomingMessage> {
  let url = start;
  const seen = new Set<string>();
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    seen.add(url.href);
    const response = await request(url);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (!REDIRECT_STATUSES.includes(statusCode) || !headers.location) {
      throw new FetchFailure('http-status', `answers ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`.trim());
    }
    url = redirectTarget(headers.location, url);
    if (seen.has(url.href)) throw new FetchFailure('redirect-loop', `redirects in a circle, to ${url.href}`);
  }
  throw new FetchFailure('redirect-loop', `redirects more than ${maxRedirects} times`);
}

function redirectTarget(location: string, base: URL): URL {
  if (!URL.canParse(location, base)) throw new FetchFailure('connection', 'redirects to an invalid address');
  const url = new URL(location, base);
  url.hash = '';
  if (url.protocol !== 'https:' || url.username || url.password) {
    throw new FetchFailure(
      'insecure-redirect',
      `redirects to ${url.protocol}//${url.host}; only plain https:// is followed`,
    );
  }
  return url;
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const maxSize = `${maxBytes / 1_000_000} MB`;
  const declared = response.headers['content-length'];
  if (Number(declared) > maxBytes) {
    response.destroy();
    throw new FetchFailure(
      'too-large',
      `is ${(Number(declared) / 1_000_000).toFixed(1)} MB; at most ${maxSize} are accepted`,
    );
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      // An error inside the loop closes the connection.
      if (size > maxBytes)
        throw new FetchFailure('endless-stream', `sends more than ${maxSize} without a Content-Length`);
      chunks.push(chunk);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    throw new FetchFailure(
      'truncated',
      `ended the connection after ${size} of ${declared ?? 'an unknown number of'} bytes`,
    );
  }
  return Buffer.concat(chunks);
}

/** Requests a URL and resolves when the headers have arrived. The signal, and a pause of `idleMs`, also end the body. */
function requestUrl(url: URL, network: Network, signal: AbortSignal, idleMs: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    // Node does not look up IP addresses, so they are checked here.
    if (isIP(hostname) && !network.isAllowed(hostname)) throw privateAddress(url.hostname);
    const options = { headers: HEADERS, lookup: guardedLookup(network), signal, timeout: idleMs };
    let pending: ClientRequest | IncomingMessage = network.get(url, options, (response) => {
      pending = response;
      resolve(response);
    });
    pending
      .on('error', reject)
      .on('timeout', () => pending.destroy(new FetchFailure('timed-out', `sent nothing for ${idleMs / 1000} s`)));
  });
}

/** Looks up a name once, checks all its IP addresses, and connects to one of these. A second lookup could return others (DNS rebinding). */
function guardedLookup({ resolve, isAllowed }: Network): LookupFunction {
  async function findAllowed(hostname: string): Promise<[LookupAddress, ...LookupAddress[]]> {
    const [first, ...others] = await resolve(hostname);
    if (!first) throw new FetchFailure('dns', 'has a name without an address');
    const refused = [first, ...others].find(({ address }) => !isAllowed(address));
    if (refused) throw privateAddress(`${hostname} at ${refused.address}`);
    return [first, ...others];
  }
  return (hostname, options, callback) => {
    findAllowed(hostname).then(
      (found) => (options.all ? callback(null, found) : callback(null, found[0].address, found[0].family)),
      (error) => callback(error, ''),
    );
  };
}

function privateAddress(host: string): FetchFailure {
  return new FetchFailure('private-address', `leads to ${host}, not a public address`);
}

const TLS_ERROR_CODE =
  /^(?:EPROTO$|ERR_TLS|ERR_SSL|ERR_OSSL|CERT_|CRL_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_|INVALID_|PATH_LENGTH)/;

/** Converts a connection error to a FetchFailure. Throws other errors. */
export function toFetchFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  if (code === 'ECONNREFUSED') return new FetchFailure('refused', 'refused the connection');
  if (code === 'ENOTFOUND') return new FetchFailure('dns', 'has no such host');
  if (code === 'ETIMEDOUT') return new FetchFailure('timed-out', 'did not accept the connection in time');
  if (/^(?:EAI_|ENODATA|ESERVFAIL)/.test(code)) return new FetchFailure('dns', `could not be looked up (${code})`);
  if (TLS_ERROR_CODE.test(code)) return new FetchFailure('tls', `has no valid TLS connection: ${message} (${code})`);
  return new FetchFailure('connection', `${message} (${code})`);
}
