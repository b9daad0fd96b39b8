import type { Order, Refusal } from '../faults';
import { found, type HostReply } from '../host-reply';

export const notFound = (what: string) => found({ message: `404 ${what} Not Found` }, 404);
export const unauthorized = found({ message: '401 Unauthorized' }, 401);
export const mayNotPush = found({ message: '403 Forbidden - You are not allowed to push into this branch' }, 403);
export const isStale = found(
  { message: 'You are attempting to update a file that has changed since you started editing it.' },
  400,
);

/** How GitLab refuses: `at` whatever address, but for what a commit alone can meet. */
export function refuse(what: Refusal, { at, until }: Order): HostReply {
  const reset = Math.ceil((until ?? Date.now() + 60_000) / 1000);
  const pause = `${Math.max(1, reset - Math.floor(Date.now() / 1000))}`;
  switch (what) {
    case 401:
      return unauthorized;
    case 'expired': {
      const words = 'Token is expired. You can either do re-authorization or token refresh.';
      return found({ error: 'invalid_token', error_description: words }, 401);
    }
    case 403: {
      const words = 'The request requires higher privileges than provided by the access token.';
      return found({ error: 'insufficient_scope', error_description: words, scope: 'api' }, 403);
    }
    case 'rate':
      return { status: 429, body: 'Retry later\n', headers: { 'retry-after': pause, 'ratelimit-reset': `${reset}` } };
    case 404:
      return notFound('Project');
    case 409:
      return at === 'commit' ? isStale : found({ message: '409 Conflict' }, 409);
    case 422:
      return found({ message: { base: ['The form contains the following error'] } }, 422);
    case 'protected':
      return mayNotPush;
    case 500:
      return found({ message: '500 Internal Server Error' }, 500);
  }
}
