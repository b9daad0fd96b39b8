import { counted } from '../../counted';
import type { HostFault } from '../../git-hosts/git-host';
import { GIT_HOSTS } from '../../git-hosts/git-hosts';
import type { Place } from '../../site/publish-place';
import { adminMessages } from '../admin-messages';
import { momentWords, timeWords } from '../list-age';
import type { PublishResult } from './publish-result';

const STILL_HERE = 'Your edits are still here.';

/** Result of a publish in words: a sentence, whether it is a fault, and what it is about, a line each. */
export function resultWords(
  result: PublishResult,
  place: Place,
): { text: string; isFault: boolean; lines: readonly string[] } {
  const fault = (text: string, lines: readonly string[] = []) => ({ text, isFault: true, lines });
  switch (result.kind) {
    case 'published': {
      const { isNew, items, meanwhile, isNoted } = result;
      const text = isNew
        ? `${counted(items.length, 'product')} sent to ${place.repository}.`
        : `${place.repository} held all of this already: nothing was sent twice.`;
      const merged =
        meanwhile.length > 0 ? ` Merged with what somebody else has published: ${adminMessages.named(meanwhile)}.` : '';
      const unnoted = isNoted
        ? ''
        : ' This browser had no room to note it: make some, and publish once more. Nothing is sent twice.';
      return { text: `${text}${merged}${unnoted}`, isFault: !isNoted, lines: [] };
    }
    case 'nothing':
      return { text: 'There was nothing to send.', isFault: result.leftOut.length > 0, lines: [] };
    case 'clash':
      return fault(
        `Nothing was sent: somebody else has published other values since. ${STILL_HERE} ${result.clashes.length > 0 ? 'Choose what stays:' : 'Both do not go together. Change yours, and try again:'}`,
        result.clashes.length > 0 ? [] : result.problems,
      );
    case 'refused':
      return fault(`Nothing was sent: a build would refuse it. ${STILL_HERE}`, result.problems);
    case 'busy':
      return fault(
        `Nothing was sent: the branch ${place.branch} moved five times while it was tried. Somebody else is publishing. ${STILL_HERE} Try again in a minute.`,
      );
    case 'failed': {
      const { what, wayOn } = faultWords(result.fault, place, { wasIn: true });
      const unsure = result.maybeSent
        ? ' What was sent may have arrived: this page looks for it, and what is there already is not sent twice.'
        : '';
      return fault(`${what}${unsure} ${STILL_HERE} ${wayOn}`);
    }
    case 'broken':
      return fault(`Something went wrong in this page: ${result.message}. ${STILL_HERE}`);
    case 'cancelled':
      return { text: `Cancelled. Nothing was sent. ${STILL_HERE}`, isFault: false, lines: [] };
  }
}

/** Sentence about why the host did not do it, and another about what to do. */
type FaultWords = { what: string; wayOn: string };

/** Fault of a host in words. `wasIn`: the same token was taken before in this visit; `now` in milliseconds. */
export function faultWords(fault: HostFault, place: Place, { wasIn = false, now = Date.now() } = {}): FaultWords {
  const { repository, branch, api } = place;
  const [host, reason] = [new URL(place.origin).host, fault.reason && ` (${fault.reason.replace(/\.$/, '')})`];
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
        wayOn: `Give the token its rights: ${GIT_HOSTS[place.host].tokenWords(place).rights}`,
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
