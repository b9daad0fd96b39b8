import type { HostError, RepositoryPlace } from './git-host';
import { GIT_HOSTS, type GitHostName } from './git-hosts';

/** Sentences for an error of the host: what is wrong, with the host's own words in brackets, and what to do. */
export function hostErrorSentence({ kind, reason }: HostError, place: RepositoryPlace & { host: GitHostName }): string {
  const { repository, branch } = place;
  const host = new URL(place.origin).host;
  const because = reason && ` (${reason.replace(/\.$/, '')})`;
  switch (kind) {
    case 'sign-in':
      return `${host} does not accept this token: it is wrong, expired or revoked${because}. Create a new one and sign in again.`;
    case 'not-allowed':
      return `You may not do this in ${repository}${because}. The token needs ${GIT_HOSTS[place.host].tokenHelp(place).permissions}, and the rules of the branch ${branch} must allow your commits.`;
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
