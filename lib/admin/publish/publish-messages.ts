import type { Place } from '../../site/publish-place';
import { momentWords, timeWords } from '../list-age';
import type { HostFault } from './host';

/** What a token is made of on each host, and where: `lines` are read in order. */
type TokenWords = { name: string; address: string; lines: readonly string[] };

const hostOf = ({ origin }: Place) => new URL(origin).host;

/** How the operator makes a token for a place. */
export function tokenWords(place: Place): TokenWords {
  const { host, origin, repository } = place;
  switch (host) {
    case 'github':
      return {
        name: 'fine-grained token',
        address: `${origin}/settings/personal-access-tokens/new`,
        lines: [
          `Repository access: only ${repository}.`,
          'Repository permissions: Contents, read and write; Actions, read-only.',
          'Expiration: as short as you can live with. A new one takes a minute.',
        ],
      };
    case 'gitlab':
      return {
        name: 'personal access token',
        address: `${origin}/-/user_settings/personal_access_tokens`,
        lines: [
          'Scope: api. Fine-grained ones need to read and write the repository, and to read pipelines.',
          `Your role in ${repository} must be Developer or higher.`,
          'Expiration: as short as you can live with.',
        ],
      };
    case 'forgejo':
      return {
        name: 'access token',
        address: `${origin}/user/settings/applications`,
        lines: [
          'Permissions: repository, read and write; user, read.',
          `You must be a collaborator of ${repository} who may write.`,
          'Take it back there when you need it no more.',
        ],
      };
  }
}

/** Why the host did not do it, in one sentence, and what to do about it in another. */
export type FaultWords = { what: string; wayOn: string };

/** What is said of a fault. `wasIn`: the same token was taken before in this visit. */
export function faultWords(fault: HostFault, place: Place, { wasIn = false, now = Date.now() } = {}): FaultWords {
  const { repository, branch, api } = place;
  const [host, reason] = [hostOf(place), fault.reason && ` (${fault.reason.replace(/\.$/, '')})`];
  switch (fault.kind) {
    case 'token':
      return {
        what:
          wasIn || /expired/i.test(fault.reason)
            ? `${host} takes this token no more: it has expired, or was taken back${reason}.`
            : `${host} does not take this token: it is wrong, has expired, or was taken back${reason}.`,
        wayOn: 'Make a new one and sign in with it.',
      };
    case 'rights':
      return {
        what: `${host} knows you, but this token may not do that in ${repository}${reason}.`,
        wayOn: `Give the token its rights: ${tokenWords(place).lines[place.host === 'github' ? 1 : 0]}`,
      };
    case 'rate':
      return {
        what: `${host} takes no more requests from you for now${reason}.`,
        wayOn: fault.until === undefined ? 'Try again in some minutes.' : `Try again after ${clock(fault.until, now)}.`,
      };
    case 'repository':
      return {
        what: `There is no repository ${repository} on ${host}, or this token may not see it.`,
        wayOn: 'Choose the repository in the settings of the token, or mend its name in site.json.',
      };
    case 'branch':
      return {
        what: `The repository ${repository} has no branch ${branch}.`,
        wayOn: 'Put the branch back on the host, or name another one in site.json.',
      };
    case 'protected':
      return {
        what: `The branch ${branch} takes no commit from your account: it is protected${reason}.`,
        wayOn: 'Let your account pass in the rules of the branch, or name a branch in site.json that is free.',
      };
    case 'refused':
      return {
        what: `${host} refused it${reason}.`,
        wayOn: 'Try again; if it stays so, ask who keeps the repository.',
      };
    case 'server':
      return { what: `${host} has a fault of its own${reason}.`, wayOn: 'Try again in some minutes.' };
    case 'network':
      return { what: `${host} could not be reached.`, wayOn: 'Check the connection and try again.' };
    case 'slow':
      return { what: `${host} gave no answer in time.`, wayOn: 'Check the connection and try again.' };
    case 'answer':
      return {
        what: `What answers at ${api} is not what was asked for${reason}.`,
        wayOn: 'Check host and origin in site.json.',
      };
  }
}

/** The time of a moment, with the day where that is not today's. */
function clock(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? timeWords(at) : momentWords(at, now);
}
