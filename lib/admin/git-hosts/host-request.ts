import { HostError, type HostErrorKind, type HostResponse, type SendRequest } from './git-host';

/** Maximum length of a host's error message, in characters. */
export const MAX_REASON_LENGTH = 200;

/** Timeouts in milliseconds. A commit contains pictures and takes longer. */
export type Timeouts = { read: number; commit: number };

/** Creates the request function of a host. It sends the token in a header, sends no cookies, and does not use the cache. */
export function createSendRequest(
  token: string,
  fetch: typeof globalThis.fetch,
  timeouts: Timeouts,
  headers: Record<string, string> = {},
): SendRequest {
  return async (address, { method = 'GET', accept = 'application/json', body, accepted = [] } = {}) => {
    // A header cannot contain such a token, and the browser's error message would include it.
    if (!/^[\x21-\x7e]+$/.test(token)) throw new HostError('sign-in', '');
    const isRead = body === undefined;
    const type = !isRead && { 'Content-Type': 'application/json' };
    const init: RequestInit = {
      cache: 'no-store',
      credentials: 'omit',
      headers: { ...headers, ...type, Accept: accept, Authorization: `Bearer ${token}` },
      ...(isRead ? { method } : { method: 'POST', body: JSON.stringify(body) }),
    };
    const response = await fetchWithBody(fetch, address, init, isRead ? timeouts.read : timeouts.commit);
    if ((response.status >= 200 && response.status < 300) || accepted.includes(response.status)) return response;
    throw toHostError(response, token);
  };
}

async function fetchWithBody(
  fetch: typeof globalThis.fetch,
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

/** Error for a response of another shape. Another server may have sent it, such as the sign-in page of a Wi-Fi network. */
export const unreadable = () => new HostError('unsure', 'an answer that cannot be read');

/** Parses a JSON response and returns the result of `read`. Throws {@link unreadable} if the body is not JSON, or if `read` throws. */
export function parseResponse<Body, Found>(response: HostResponse, read: (body: Body) => Found): Found {
  try {
    return read(JSON.parse(responseText(response)));
  } catch {
    throw unreadable();
  }
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
  // GitHub: the repository has no commits.
  409: 'not-found',
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

/** Control, direction and other invisible characters. Joiners (U+200C, U+200D) stay because scripts need them. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+|(?!\s)\p{Cc}+/gu;

/** Text of a host on one line, without the token and invisible characters, at most `max` characters. '' if the value is not a string. */
export function cleanHostText(value: unknown, max: number, token: string): string {
  if (typeof value !== 'string') return '';
  const line = withoutToken(value, token).replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : line;
}

function withoutToken(text: string, token: string): string {
  const secrets = [token, encodeURIComponent(token)].filter(Boolean);
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}

/** URL of a link from a host; `undefined` if it points to another host or contains the token. */
export function safeHostLink(value: unknown, origin: string, token: string): string | undefined {
  if (typeof value !== 'string' || value === '' || !URL.canParse(value, origin)) return undefined;
  // Compare the start of the whole URL: `https://host@evil.example` and blob URLs only look like pages of the host.
  const { href } = new URL(value, origin);
  return href.startsWith(`${origin}/`) && withoutToken(href, token) === href ? href : undefined;
}

/** Validates the id of a commit or file, because it becomes part of a URL. Throws a {@link HostError}. */
export function parseHash(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{7,64}$/.test(value)) return value;
  throw new HostError('unsure', 'an answer without a valid commit');
}
