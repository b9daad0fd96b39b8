import { type HostConnection, HostError, type HostErrorKind } from './git-host';
import { cleanHostText } from './host-text';

/** Longest reason of a host that is shown, in characters. */
export const MAX_REASON_LENGTH = 200;

/** Answer of a host with its whole body. */
export type HostResponse = { status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> };

type RequestOptions = {
  method?: 'GET' | 'HEAD';
  accept?: string;
  /** Sent as JSON by POST, with the timeout of a commit. */
  body?: unknown;
  /** Statuses besides 2xx that the caller handles itself. */
  accepted?: readonly number[];
};
/** Sends a request to an address. Rejects with a {@link HostError} unless the status is 2xx or accepted. */
export type SendRequest = (address: string, options?: RequestOptions) => Promise<HostResponse>;

/** Request function for a host: sends the token in a header, no cookies, and caches nothing. */
export function createSendRequest(
  { token, fetch, timeouts }: HostConnection,
  headers: Record<string, string> = {},
): SendRequest {
  return async (address, { method = 'GET', accept = 'application/json', body, accepted = [] } = {}) => {
    // A header cannot hold such a token, and the browser's error message would repeat it.
    if (!/^[\x21-\x7e]+$/.test(token)) throw new HostError('sign-in', '');
    const init: RequestInit = {
      method,
      cache: 'no-store',
      credentials: 'omit',
      headers: { ...headers, Accept: accept, Authorization: `Bearer ${token}` },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    };
    if (body !== undefined) init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    const answer = await fetchWhole(fetch, address, init, body === undefined ? timeouts.read : timeouts.commit);
    if ((answer.status >= 200 && answer.status < 300) || accepted.includes(answer.status)) return answer;
    throw toHostError(answer, token);
  };
}

async function fetchWhole(
  fetch: HostConnection['fetch'],
  address: string,
  init: RequestInit,
  timeout: number,
): Promise<HostResponse> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    const response = await fetch(address, { ...init, signal: controller.signal });
    const { status, headers } = response;
    return { status, headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch {
    const isLate = controller.signal.aborted;
    throw new HostError('unsure', isLate ? `no answer within ${Math.ceil(timeout / 1000)} seconds` : 'no connection');
  } finally {
    clearTimeout(timer);
  }
}

/** Text of an answer. */
export const responseText = ({ bytes }: HostResponse): string => new TextDecoder().decode(bytes);

/**
 * Reads a JSON answer with `pick`. Throws an 'unsure' {@link HostError} if the answer is not JSON or `pick` throws or finds nothing: then
 * something else has answered, such as the sign-in page of a network.
 */
export function parseResponse<Body, Found>(answer: HostResponse, pick: (body: Body) => Found | undefined): Found {
  let found: Found | undefined;
  try {
    found = pick(JSON.parse(responseText(answer)));
  } catch {
    found = undefined;
  }
  if (found === undefined) throw new HostError('unsure', 'an answer that cannot be read');
  return found;
}

/** Error for an answer whose status means failure. */
export function toHostError(answer: HostResponse, token: string): HostError {
  const { status, headers } = answer;
  const reason = cleanHostText(messageOf(answer), MAX_REASON_LENGTH, token);
  const isRateLimit =
    headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after') || /rate limit/i.test(reason);
  if (status >= 500) return new HostError('unsure', [`error ${status}`, reason].filter(Boolean).join(': '));
  return new HostError(status === 403 && isRateLimit ? 'rate-limit' : (KINDS[status] ?? 'rejected'), reason);
}

const KINDS: Readonly<Record<number, HostErrorKind>> = {
  401: 'sign-in',
  403: 'not-allowed',
  404: 'not-found',
  429: 'rate-limit',
};

type Message = { message?: unknown; error_description?: unknown; error?: unknown };

/** GitLab sends texts, lists, and maps of lists; a page that is not JSON has no reason for an operator. */
function messageOf(answer: HostResponse): string {
  try {
    const { message, error_description, error }: Message = JSON.parse(responseText(answer));
    const words = message ?? error_description ?? error ?? '';
    return typeof words === 'string' ? words : Object.values(words).flat().join(', ');
  } catch {
    return '';
  }
}

/** Path as part of an address; its slashes stay. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
