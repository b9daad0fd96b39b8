import { counted } from '../../counted';
import type { Place } from '../../site/publish-place';
import { adminMessages } from '../admin-messages';
import { faultWords } from './publish-messages';
import type { RunOutcome } from './publisher';

const STILL_HERE = 'Your edits are still here.';

/** How a run ended, for the operator: a sentence, whether it is a fault, and what it is about, a line each. */
export function outcomeWords(
  outcome: RunOutcome,
  place: Place,
): { text: string; isFault: boolean; lines: readonly string[] } {
  switch (outcome.kind) {
    case 'published': {
      const { isNew, items, meanwhile, isNoted } = outcome;
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
      return { text: 'There was nothing to send.', isFault: outcome.leftOut.length > 0, lines: [] };
    case 'clash':
      return {
        text: `Nothing was sent: somebody else has published other values since. ${STILL_HERE} ${outcome.clashes.length > 0 ? 'Choose what stays:' : 'Both do not go together. Change yours, and try again:'}`,
        isFault: true,
        lines: outcome.clashes.length > 0 ? [] : outcome.problems,
      };
    case 'refused':
      return {
        text: `Nothing was sent: a build would refuse it. ${STILL_HERE}`,
        isFault: true,
        lines: outcome.problems,
      };
    case 'busy':
      return {
        text: `Nothing was sent: the branch ${place.branch} moved five times while it was tried. Somebody else is publishing. ${STILL_HERE} Try again in a minute.`,
        isFault: true,
        lines: [],
      };
    case 'failed': {
      const { what, wayOn } = faultWords(outcome.fault, place, { wasIn: true });
      const unsure = outcome.maybeSent
        ? ' What was sent may have arrived: publish again, and what is there already is not sent twice.'
        : '';
      return { text: `${what}${unsure} ${STILL_HERE} ${wayOn}`, isFault: true, lines: [] };
    }
    case 'broken':
      return { text: `Something went wrong in this page: ${outcome.message}. ${STILL_HERE}`, isFault: true, lines: [] };
    case 'cancelled':
      return { text: `Cancelled. Nothing was sent. ${STILL_HERE}`, isFault: false, lines: [] };
  }
}
