import type { Order, Refusal } from '../faults';
import type { HostReply } from '../host-reply';
import { Complaint } from './graphql';

const refusal = (status: number, message: string, headers?: Record<string, string>): HostReply => ({
  status,
  headers,
  body: { message, documentation_url: 'https://docs.github.com/rest', status: `${status}` },
});
const NO_RIGHTS = 'Resource not accessible by personal access token';

export const notFound = refusal(404, 'Not Found');
export const badCredentials = refusal(401, 'Bad credentials');

const untilOf = ({ until }: Order) => Math.ceil((until ?? Date.now() + 60_000) / 1000);
const spent = (order: Order) => ({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${untilOf(order)}` });

/** How REST refuses. */
export function refuse(what: Refusal, order: Order): HostReply {
  switch (what) {
    case 401:
    case 'expired':
      return badCredentials;
    case 403:
      return refusal(403, NO_RIGHTS);
    case 'rate':
      return refusal(403, 'API rate limit exceeded for user ID 583231.', spent(order));
    case 404:
      return notFound;
    case 409:
      return refusal(409, 'Git Repository is empty.');
    case 422:
      return refusal(422, 'Validation Failed');
    case 500:
      return refusal(500, 'Server Error');
    case 'protected':
      throw new Error('nothing but a commit meets the protection of a branch');
  }
}

const TYPES: Partial<Record<Refusal, [type: string, message: string]>> = {
  403: ['FORBIDDEN', NO_RIGHTS],
  rate: ['RATE_LIMITED', 'API rate limit exceeded for user ID 583231.'],
  404: ['NOT_FOUND', "Could not resolve to a Repository with the name 'store/goods'."],
  409: [
    'STALE_DATA',
    'Expected branch to point to "0000000000000000000000000000000000000000" but it did not.  Pull and try again.',
  ],
  422: ['UNPROCESSABLE', 'A path was requested for addition which is not valid.'],
  protected: ['UNPROCESSABLE', 'Repository rule violations found\n\nChanges must be made through a pull request.\n\n'],
};

/** How GraphQL refuses a commit: with status 200, but for those whom it does not know and when it is broken itself. */
export function complaintOf(what: Refusal, order: Order): { complaint?: Complaint; headers?: Record<string, string> } {
  const [type, message] = TYPES[what] ?? [];
  if (type === undefined || message === undefined) return {};
  return { complaint: new Complaint(type, message), headers: what === 'rate' ? spent(order) : undefined };
}
