import { type HostConnection, HostError, type HostErrorKind } from './git-host';
import { cleanHostText } from './host-text';

/** Maximum length of a host's error message, in characters. */
export const MAX_REASON_LENGTH = 200;

/** Response of a host with its whole body. */
export type HostResponse = { status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> };

type RequestOptions = {
  method?: 'GET' | 'HEAD';
  accept?: string;
  /** Sent as JSON by POST, with the timeout of a commit. */
  body?: unknown;
  /** Statuses that do not reject, in addition to 2xx. */
  accepted?: readonly number[];
};
/** Sends a request. Rejects with a {@link HostError} unless the status is 2xx or accepted. */
export type SendRequest = (address: string, options?: RequestOptions) => Promise<HostResponse>;

/** Creates the request function of a host. It sends the token in a header, sends no cookies, and does not use the cache. */
export function createSendRequest(
  { token, fetch, timeouts }: HostConnection,
  headers: Record<string, string> = {},
): SendRequest {
  return async (address, { method = 'GET', accept = 'application/json', body, accepted = [] } = {}) => {
    // A header cannot contain such a token, and the browser's error message would include it.
    if (!/^[\x21-\x7e]+$/.test(token)) throw new HostError('sign-in', '');
    const init: RequestInit = {
      method,
      cache: 'no-store',
      credentials: 'omit',
      headers: { ...headers, Accept: accept, Authorization: `Bearer ${token}` },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    };
    if (body !== undefined) init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    const response = await fetchWithBody(fetch, address, init, body === undefined ? timeouts.read : timeouts.commit);
    if ((response.status >= 200 && response.status < 300) || accepted.includes(response.status)) return response;
    throw toHostError(response, token);
  };
}

async function fetchWithBody(
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

/** Body as text. */
export const responseText = ({ bytes }: HostResponse): string => new TextDecoder().decode(bytes);

/**
 * Parses a JSON response and returns the result of `read`. Throws an 'unsure' {@link HostError} if the body is not JSON, or if `read`
 * throws or returns `undefined`. Then another server has responded, such as the sign-in page of a Wi-Fi network.
 */
export function parseResponse<Body, Found>(response: HostResponse, read: (body: Body) => Found | undefined): Found {
  let found: Found | undefined;
  try {
    found = read(JSON.parse(responseText(response)));
  } catch {
    found = undefined;
  }
  if (found === undefined) throw new HostError('unsure', 'an answer that cannot be read');
  return found;
}

/** Error for a response whose status means failure. */
export function toHostError(response: HostResponse, token: string): HostError {
  const { status, headers } = response;
  const reason = cleanHostText(messageOf(response), MAX_REASON_LENGTH, token);
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

/** Error message in a response; '' if it is not JSON. GitLab sends strings, lists, and maps of lists. */
function messageOf(response: HostResponse): string {
  try {
    const { message, error_description, error }: Message = JSON.parse(responseText(response));
    const found = message ?? error_description ?? error ?? '';
    return typeof found === 'string' ? found : Object.values(found).flat().join(', ');
  } catch {
    return '';
  }
}

/** Encodes a path for a URL. Slashes stay. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
