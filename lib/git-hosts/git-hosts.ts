import { forgejo } from './forgejo';
import { type GitHost, type GitHostKind, HostError, type RepositoryPlace, type Timeouts } from './git-host';
import { github } from './github';
import { gitlab } from './gitlab';
import { hostHash, hostLink, hostText } from './host-text';

/** Kinds of hosts by their names in `site.json`. */
export const GIT_HOSTS = { github, gitlab, forgejo } satisfies Record<string, GitHostKind>;
export type GitHostName = keyof typeof GIT_HOSTS;
export const GIT_HOST_NAMES = Object.keys(GIT_HOSTS) as readonly GitHostName[];

const TIMEOUTS: Timeouts = { read: 30_000, commit: 120_000 };
const MAX_NAME = 100;

/**
 * Host of a place with a token; opening it sends no request. Answers are validated: names are clean text, links lead to the host, and
 * commits are valid ids. All errors are {@link HostError}s.
 */
export function openHost(
  place: RepositoryPlace & { host: GitHostName },
  token: string,
  fetch = globalThis.fetch,
  timeouts = TIMEOUTS,
): GitHost {
  const host = GIT_HOSTS[place.host].open({ place, token, fetch, timeouts });
  return {
    whoAmI: async () => {
      const { name: given, link, canWrite } = await onlyHostErrors(host.whoAmI());
      const name = hostText(given, MAX_NAME, token);
      if (name === '') throw new HostError('unsure', 'an answer without an account');
      return {
        name,
        link: hostLink(link, place.origin, token),
        canWrite: typeof canWrite === 'boolean' ? canWrite : undefined,
      };
    },
    readHead: async () => hostHash(await onlyHostErrors(host.readHead())),
    readFile: async (path, commit) => onlyHostErrors(host.readFile(path, hostHash(commit))),
    commitFiles: async (commit) => {
      const made = await onlyHostErrors(host.commitFiles(commit));
      return made === 'moved' ? made : hostHash(made);
    },
    commitUrl: (commit) => host.commitUrl(hostHash(commit)),
    checksUrl: (commit) => host.checksUrl(hostHash(commit)),
  };
}

/** An adapter that stumbles over an unexpected answer throws some other error. */
const onlyHostErrors = <Value>(request: Promise<Value>): Promise<Value> =>
  request.catch((error: unknown) => {
    throw error instanceof HostError ? error : new HostError('unsure', 'an answer that cannot be read');
  });
