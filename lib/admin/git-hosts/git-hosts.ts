import type { GitHostName } from '../../site/schema/publish-schema';
import { forgejo } from './forgejo';
import { type GitHost, type GitHostKind, HostError, type RepositoryTarget, type Timeouts } from './git-host';
import { github } from './github';
import { gitlab } from './gitlab';
import { cleanHostText, parseHash, safeHostLink } from './host-text';

/** Git hosts by their names in `site.json`. */
export const GIT_HOSTS = { github, gitlab, forgejo } satisfies Record<GitHostName, GitHostKind>;

const TIMEOUTS: Timeouts = { read: 30_000, commit: 120_000 };
const MAX_NAME = 100;

/**
 * Opens a repository with a token, without a request. Responses are validated: names are clean text, links point to the host, and
 * commits are valid ids. All errors are {@link HostError}s.
 */
export function openHost(
  target: RepositoryTarget & { host: GitHostName },
  token: string,
  fetch = globalThis.fetch,
  timeouts = TIMEOUTS,
): GitHost {
  const host = GIT_HOSTS[target.host].open({ target, token, fetch, timeouts });
  return {
    whoAmI: async () => {
      const { name: given, link, canWrite } = await onlyHostErrors(host.whoAmI());
      const name = cleanHostText(given, MAX_NAME, token);
      if (name === '') throw new HostError('unsure', 'an answer without an account');
      return {
        name,
        link: safeHostLink(link, target.origin, token),
        canWrite: typeof canWrite === 'boolean' ? canWrite : undefined,
      };
    },
    readHead: async () => parseHash(await onlyHostErrors(host.readHead())),
    readFile: async (path, commit) => onlyHostErrors(host.readFile(path, parseHash(commit))),
    commitFiles: async (commit) => {
      const result = await onlyHostErrors(host.commitFiles(commit));
      return result === 'moved' ? result : parseHash(result);
    },
    commitUrl: (commit) => host.commitUrl(parseHash(commit)),
    checksUrl: (commit) => host.checksUrl(parseHash(commit)),
  };
}

/** Converts other errors, which an adapter throws for an unexpected response, to a {@link HostError}. */
const onlyHostErrors = <Value>(request: Promise<Value>): Promise<Value> =>
  request.catch((error: unknown) => {
    throw error instanceof HostError ? error : new HostError('unsure', 'an answer that cannot be read');
  });

/** Sentences about an error of the host: the problem, the host's message in brackets, and the next step. */
export function hostErrorMessage(
  { kind, reason }: HostError,
  target: RepositoryTarget & { host: GitHostName },
): string {
  const { repository, branch } = target;
  const host = new URL(target.origin).host;
  const because = reason && ` (${reason.replace(/\.$/, '')})`;
  switch (kind) {
    case 'sign-in':
      return `${host} does not accept this token: it is wrong, expired or revoked${because}. Create a new one and sign in again.`;
    case 'not-allowed':
      return `You may not do this in ${repository}${because}. The token needs ${GIT_HOSTS[target.host].tokenHelp(target).permissions}, and the rules of the branch ${branch} must allow your commits.`;
    case 'rate-limit':
      return `${host} accepts no more requests from you right now${because}. Try again later; limits last up to an hour.`;
    case 'not-found':
      return `${host} has no repository ${repository} with a branch ${branch}, or this token may not see it${because}. Check which repositories the token can access, and publish in site.json.`;
    case 'rejected':
      return `${host} rejected the commit${because}. If the branch ${branch} is protected, allow commits of your account, or use an unprotected branch.`;
    case 'unsure':
      return `${host} gave no valid answer${because}. Check the connection and try again in some minutes.`;
  }
}
