import { type FaultKind, HostFault, type Limits } from './git-host';
import { hostWords } from './host-words';

/** Limits of a browser: a commit carries pictures, and is checked by the host before it answers. */
export const LIMITS: Limits = { read: 30_000, commit: 120_000 };
const MAX_REASON = 200;
/** Hosts count by the hour or the day. */
const LONGEST_PAUSE = 7 * 24 * 3_600_000;

/** Answer of a host, read whole. */
export type Answer = { status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> };

type Question = {
  method?: 'GET' | 'HEAD' | 'POST';
  accept?: string;
  /** Sent as JSON; a question with one is a commit, and may take as long as that. */
  body?: unknown;
  /** Statuses beyond those of success that are an answer too. */
  accepts?: readonly number[];
};
/** Request to an address. Rejects with a {@link HostFault} for every status that is no answer, and where nothing comes in time. */
export type Ask = (address: string, question?: Question) => Promise<Answer>;

type Caller = { token: string; fetch: typeof globalThis.fetch; limits: Limits; headers?: Record<string, string> };

/** Way to ask a host: nothing is kept on it, no cookie is sent, and no token leaves in an error. */
export function askHost({ token, fetch, limits, headers = {} }: Caller): Ask {
  return async (address, { method = 'GET', accept = 'application/json', body, accepts = [] } = {}) => {
    // A text that no header can hold is no token, and the browser's complaint would repeat it.
    if (!/^[\x21-\x7e]+$/.test(token)) throw new HostFault('token', '');
    const init: RequestInit = {
      method: body === undefined ? method : 'POST',
      cache: 'no-store',
      credentials: 'omit',
      headers: { ...headers, Accept: accept, Authorization: `Bearer ${token}` },
    };
    if (body !== undefined) {
      init.headers = { ...init.headers, 'Content-Type': 'application/json' };
      init.body = JSON.stringify(body);
    }
    const answer = await readWhole(fetch, address, init, body === undefined ? limits.read : limits.commit);
    if ((answer.status >= 200 && answer.status < 300) || accepts.includes(answer.status)) return answer;
    throw faultOf(answer, token);
  };
}

async function readWhole(
  fetch: typeof globalThis.fetch,
  address: string,
  init: RequestInit,
  limit: number,
): Promise<Answer> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), limit);
  try {
    const response = await fetch(address, { ...init, signal: end.signal });
    const { status, headers } = response;
    return { status, headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch {
    throw new HostFault(end.signal.aborted ? 'slow' : 'network', '');
  } finally {
    clearTimeout(timer);
  }
}

/** Text of an answer. */
export const textOf = ({ bytes }: Pick<Answer, 'bytes'>): string => new TextDecoder().decode(bytes);

/**
 * Finding of `pick` in an answer of JSON. Throws a fault of kind 'answer' where it is no JSON, or `pick` throws, or finds nothing: then
 * somebody else has answered, such as the sign-in page of a network.
 */
export function readJson<Body, Found>(answer: Answer, pick: (body: Body) => Found | undefined): Found {
  let found: Found | undefined;
  try {
    found = pick(JSON.parse(textOf(answer)));
  } catch {
    found = undefined;
  }
  if (found === undefined) throw new HostFault('answer', '');
  return found;
}

/** Fault that an answer stands for, with the host's own words. */
export function faultOf(answer: Answer, token: string): HostFault {
  const { status, headers } = answer;
  const reason = reasonOf(wordsOf(answer), token);
  const isRate = status === 429 || (status === 403 && isSpent(headers, reason));
  return isRate ? new HostFault('rate', reason, endOfRate(headers)) : new HostFault(kindOf(status), reason);
}

/** Reason in a host's words: on one line, short, and without the token even where the host repeats it. */
export function reasonOf(words: string, token: string): string {
  const safe = [token, encodeURIComponent(token)]
    .filter(Boolean)
    .reduce((text, secret) => text.replaceAll(secret, '…'), words);
  return hostWords(safe, MAX_REASON);
}

/** Time in milliseconds at which a host counts anew; undefined where it does not say, or lets no browser read it. */
export function endOfRate(headers: Headers): number | undefined {
  const now = Date.now();
  const pause = Number(headers.get('retry-after') ?? Number.NaN);
  const reset = Number(headers.get('x-ratelimit-reset') ?? headers.get('ratelimit-reset') ?? Number.NaN);
  const end = Number.isFinite(pause) ? now + pause * 1000 : reset * 1000;
  return Math.abs(end - now) < LONGEST_PAUSE ? end : undefined;
}

function isSpent(headers: Headers, reason: string): boolean {
  return headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after') || /rate limit/i.test(reason);
}

function kindOf(status: number): FaultKind {
  if (status === 401) return 'token';
  if (status === 403) return 'rights';
  if (status === 404) return 'repository';
  return status >= 500 ? 'server' : 'refused';
}

type Words = { message?: string | object; error_description?: string; error?: string };

/** Hosts speak JSON, GitLab in texts, lists and maps of lists; what stands before them (a page, a line) is no sentence for an operator. */
function wordsOf(answer: Answer): string {
  try {
    const { message, error_description, error }: Words = JSON.parse(textOf(answer));
    const words: string | object = message ?? error_description ?? error ?? '';
    return typeof words === 'string' ? words : Object.values(words).flat().join(', ');
  } catch {
    return '';
  }
}

/** Path as a part of an address: its slashes stay. */
export const inAddress = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** First line of a commit's message. */
export const titleOf = (message: string): string => message.split('\n', 1)[0] ?? '';
