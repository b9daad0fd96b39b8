import { HostFault } from '../host';
import { faultOf } from './fault-of';
import type { Answer } from './read-answer';

export type Limits = { read: number; commit: number };
/** How long a host may take to answer whole, in milliseconds: a commit carries pictures, and is checked there. */
export const LIMITS: Limits = { read: 30_000, commit: 120_000 };

export type Question = {
  method?: 'GET' | 'HEAD' | 'POST';
  accept?: string;
  /** Sent as JSON; a question with one is a commit, and may take as long as that. */
  body?: unknown;
  /** Statuses beyond those of success that are an answer too. */
  accepts?: readonly number[];
};
/** Asks at an address. Rejects with a {@link HostFault} for every other status, and where nothing comes in time. */
export type Ask = (address: string, question?: Question) => Promise<Answer>;

type Caller = { token: string; fetch: typeof globalThis.fetch; limits: Limits; headers?: Record<string, string> };

/** The one way to ask a host: nothing is kept on the way, no cookie is sent, and no token leaves in an error. */
export function askHost({ token, fetch, limits, headers = {} }: Caller): Ask {
  return async (address, { method = 'GET', accept = 'application/json', body, accepts = [] } = {}) => {
    // What no header can hold is no token, and the browser's complaint would repeat it.
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
    const answer = await hear(fetch, address, init, body === undefined ? limits.read : limits.commit);
    if ((answer.status >= 200 && answer.status < 300) || accepts.includes(answer.status)) return answer;
    throw faultOf(answer, token);
  };
}

/** The whole answer, within a time in milliseconds. */
async function hear(
  fetch: typeof globalThis.fetch,
  address: string,
  init: RequestInit,
  limit: number,
): Promise<Answer> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), limit);
  try {
    const { status, headers, body } = await fetch(address, { ...init, signal: end.signal }).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      body: await response.arrayBuffer(),
    }));
    return { status, headers, bytes: new Uint8Array(body) };
  } catch {
    throw new HostFault(end.signal.aborted ? 'slow' : 'network', '');
  } finally {
    clearTimeout(timer);
  }
}
