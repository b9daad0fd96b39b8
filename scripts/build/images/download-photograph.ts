import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { FetchFailure, toFetchFailure } from './fetch-failure';
import { type Network, requestUrl } from './network';
import type { PhotographLimits } from './photograph-limits';

const REDIRECT_STATUSES = [301, 302, 303, 307, 308];

type DownloadOptions = { network: Network; limits: PhotographLimits; signal: AbortSignal };

/** Downloads an https URL and follows redirects. Rejects with a FetchFailure, or with the reason of the signal. */
export async function downloadPhotograph(
  address: string,
  { network, limits, signal }: DownloadOptions,
): Promise<Buffer> {
  const clock = new AbortController();
  const expire = (detail: string) => () => clock.abort(new FetchFailure('timed-out', detail));
  const idle = setTimeout(expire(`sent nothing for ${limits.idleMs / 1000} s`), limits.idleMs);
  const total = setTimeout(expire(`was not complete after ${limits.totalMs / 1000} s`), limits.totalMs);
  try {
    const options = { network, limits, signal: AbortSignal.any([signal, clock.signal]) };
    const response = await follow(new URL(address), options, () => idle.refresh());
    return await readBody(response, limits, () => idle.refresh());
  } catch (error) {
    signal.throwIfAborted();
    clock.signal.throwIfAborted();
    throw toFetchFailure(error);
  } finally {
    clearTimeout(idle);
    clearTimeout(total);
  }
}

async function follow(
  start: URL,
  { network, limits, signal }: DownloadOptions,
  onResponse: () => void,
): Promise<IncomingMessage> {
  let url = start;
  const seen = new Set<string>();
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    seen.add(url.href);
    const response = await requestUrl(url, network, signal);
    onResponse();
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (!REDIRECT_STATUSES.includes(statusCode) || !headers.location) {
      throw new FetchFailure('http-status', `answers ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`.trim());
    }
    url = redirectTarget(headers.location, url);
    if (seen.has(url.href)) throw new FetchFailure('redirect-loop', `redirects in a circle, to ${url.href}`);
  }
  throw new FetchFailure('redirect-loop', `redirects more than ${limits.redirects} times`);
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

async function readBody(response: IncomingMessage, limits: PhotographLimits, onData: () => void): Promise<Buffer> {
  const maxSize = `${limits.bytes / 1_000_000} MB`;
  const declared = response.headers['content-length'];
  if (Number(declared) > limits.bytes) {
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
      onData();
      size += chunk.length;
      // An error inside the loop closes the connection.
      if (size > limits.bytes)
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
