import type { Order, Refusal } from '../faults';
import { found, type Said } from '../said';

const said = (status: number, message: string): Said =>
  found({ message, url: 'https://codeberg.org/api/swagger' }, status);

export const notFound = found(
  { message: "The target couldn't be found.", url: 'https://codeberg.org/api/swagger', errors: [] },
  404,
);
export const unauthorized = said(401, 'token is required');
export const mayNotWrite = said(403, 'user should have a permission to write to this branch');
export const noBranch = (name: string) => said(404, `branch does not exist [name: ${name}]`);
export const isThere = (path: string) => said(422, `repository file already exists [path: ${path}]`);
export const isGone = (path: string) => said(404, `repository file does not exist [path: ${path}]`);
export const isOther = (given: string, expected: string) =>
  said(409, `sha does not match [given: ${given}, expected: ${expected}]`);
export const noSha = said(422, 'a SHA or commit ID must be proved when updating a file');

/** How Forgejo refuses, at whatever address. */
export function refuse(what: Refusal, { until }: Order): Said {
  const pause = Math.max(1, Math.ceil(((until ?? Date.now() + 60_000) - Date.now()) / 1000));
  switch (what) {
    case 401:
      return unauthorized;
    case 'expired':
      return said(401, 'invalid username, password or token');
    case 403:
      return said(403, 'token does not have at least one of required scope(s): [write:repository]');
    case 'rate':
      return { status: 429, body: 'Too Many Requests\n', headers: { 'retry-after': `${pause}` } };
    case 404:
      return notFound;
    case 409:
      return isOther('0'.repeat(40), '1'.repeat(40));
    case 422:
      return said(422, 'path contains a malformed path component [path: ..]');
    case 'protected':
      return said(403, 'user cannot commit to repo [user: operator]');
    case 500:
      return said(500, '');
  }
}
