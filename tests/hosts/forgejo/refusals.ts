import type { Order, Refusal } from '../faults';
import { found, type HostReply } from '../host-reply';

const refusal = (status: number, message: string): HostReply =>
  found({ message, url: 'https://codeberg.org/api/swagger' }, status);

export const notFound = found(
  { message: "The target couldn't be found.", url: 'https://codeberg.org/api/swagger', errors: [] },
  404,
);
export const unauthorized = refusal(401, 'token is required');
export const mayNotWrite = refusal(403, 'user should have a permission to write to this branch');
export const noBranch = (name: string) => refusal(404, `branch does not exist [name: ${name}]`);
export const isThere = (path: string) => refusal(422, `repository file already exists [path: ${path}]`);
export const isGone = (path: string) => refusal(404, `repository file does not exist [path: ${path}]`);
export const isOther = (given: string, expected: string) =>
  refusal(409, `sha does not match [given: ${given}, expected: ${expected}]`);
export const noSha = refusal(422, 'a SHA or commit ID must be proved when updating a file');

/** How Forgejo refuses, at whatever address. */
export function refuse(what: Refusal, { until }: Order): HostReply {
  const pause = Math.max(1, Math.ceil(((until ?? Date.now() + 60_000) - Date.now()) / 1000));
  switch (what) {
    case 401:
      return unauthorized;
    case 'expired':
      return refusal(401, 'invalid username, password or token');
    case 403:
      return refusal(403, 'token does not have at least one of required scope(s): [write:repository]');
    case 'rate':
      return { status: 429, body: 'Too Many Requests\n', headers: { 'retry-after': `${pause}` } };
    case 404:
      return notFound;
    case 409:
      return isOther('0'.repeat(40), '1'.repeat(40));
    case 422:
      return refusal(422, 'path contains a malformed path component [path: ..]');
    case 'protected':
      return refusal(403, 'user cannot commit to repo [user: operator]');
    case 500:
      return refusal(500, '');
  }
}
