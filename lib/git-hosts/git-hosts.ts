import { LIMITS } from './ask-host';
import { checkedHost } from './checked-host';
import { forgejo } from './forgejo';
import type { GitHostKind, Host, RepositoryAddress } from './git-host';
import { github } from './github';
import { gitlab } from './gitlab';

/** Kinds of hosts by the names that `site.json` has for them. */
export const GIT_HOSTS = { github, gitlab, forgejo } satisfies Record<string, GitHostKind>;
/** Name of a kind of host. */
export type GitHostName = keyof typeof GIT_HOSTS;
/** Names of all kinds of hosts. */
export const GIT_HOST_NAMES = Object.keys(GIT_HOSTS) as readonly GitHostName[];

/** Host of a place, asked with a token; opening it asks nothing. */
export function openHost(
  place: RepositoryAddress & { host: GitHostName },
  token: string,
  fetch = globalThis.fetch,
  limits = LIMITS,
): Host {
  return checkedHost(GIT_HOSTS[place.host].open({ place, token, fetch, limits }), place.origin);
}
