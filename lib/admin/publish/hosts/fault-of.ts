import { type FaultKind, HostFault } from '../host';
import { type Answer, textOf } from './read-answer';

const MAX_REASON = 200;

/** What an answer that is none of those hoped for means, with the host's own words. */
export function faultOf(answer: Answer, token: string): HostFault {
  const { status, headers } = answer;
  const reason = reasonOf(wordsOf(answer), token);
  const isRate = status === 429 || (status === 403 && isSpent(headers, reason));
  return isRate ? new HostFault('rate', reason, endOfRate(headers)) : new HostFault(kindOf(status), reason);
}

/** A host's words as a reason: on one line, short, and without the token even where the host repeats it. */
export function reasonOf(words: string, token: string): string {
  const safe = [token, encodeURIComponent(token)]
    .filter(Boolean)
    .reduce((text, secret) => text.replaceAll(secret, '…'), words);
  const line = safe.replace(/\s+/g, ' ').trim();
  return line.length > MAX_REASON ? `${line.slice(0, MAX_REASON)}…` : line;
}

/** Time in milliseconds at which a host counts anew; undefined where it does not say, or lets no browser read it. */
export function endOfRate(headers: Headers): number | undefined {
  const pause = Number(headers.get('retry-after') ?? Number.NaN);
  if (Number.isFinite(pause)) return Date.now() + pause * 1000;
  const reset = Number(headers.get('x-ratelimit-reset') ?? headers.get('ratelimit-reset') ?? Number.NaN);
  return Number.isFinite(reset) ? reset * 1000 : undefined;
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
