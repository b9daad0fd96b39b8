import type { GitHostName } from '../../site/schema/publish-schema';
import { forgejo } from './forgejo';
import {
  cleanHostText,
  createSendRequest,
  type GitHost,
  type GitHostKind,
  HostError,
  parseHash,
  parseResponse,
  type RepositoryTarget,
  safeHostLink,
  type Timeouts,
  unreadable,
} from './git-host';
import { github } from './github';
import { gitlab } from './gitlab';

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
  const { headers, open }: GitHostKind = GIT_HOSTS[target.host];
  const send = createSendRequest(token, fetch, timeouts, headers);
  const host = open({ target, token, send });
  const readHead = async () => parseHash(parseResponse(await send(host.branch), host.toHead));
  return {
    whoAmI: async () => {
      const [user, repository] = await Promise.all([send(`${target.api}/user`), send(host.repository)]);
      const { name: given, link } = parseResponse(user, host.toAccount);
      const canWrite = parseResponse(repository, host.canWrite);
      const name = cleanHostText(given, token, MAX_NAME);
      if (name === '') throw new HostError('unsure', 'an answer without an account');
      return {
        name,
        link: safeHostLink(link, target.origin, token),
        canWrite: typeof canWrite === 'boolean' ? canWrite : undefined,
      };
    },
    readHead,
    readFile: async (path, commit) => {
      const response = await send(host.file(path, parseHash(commit)), { accept: host.rawType, accepted: [404] });
      return response.status === 404 ? undefined : response.bytes;
    },
    commitFiles: async (commit) => {
      // GitLab and Forgejo compare only the files of the commit, so compare the head of the branch too.
      if ((await readHead()) !== commit.parent) return 'moved';
      const result = await host.commitFiles(commit).catch((error: unknown) => {
        throw error instanceof HostError ? error : unreadable();
      });
      return result === 'moved' ? result : parseHash(result);
    },
    commitUrl: (commit) => host.commitUrl(parseHash(commit)),
    checksUrl: (commit) => host.checksUrl(parseHash(commit)),
  };
}

/** Sentences about an error of the host: the problem, the host's message in brackets, and the next step. Other errors have their own. */
export function operatorMessage(error: unknown, target: RepositoryTarget & { host: GitHostName }): string {
  if (!(error instanceof HostError)) return (error as Error).message;
  const { kind, reason } = error;
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
