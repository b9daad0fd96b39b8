import { LIMITS } from '../../git-hosts/ask-host';
import type { Host } from '../../git-hosts/git-host';
import type { Place } from '../../site/publish-place';
import type { LedgerStore } from '../ledger/ledger-store';
import { publishLog } from './publish-log';
import { findSending, isNotedWith, type KeptSending, keptSending, noteSending } from './sending';

/**
 * Publish whose page was closed, or whose host fell silent, while it was sent.
 * - unknown: nobody has looked, for want of a sign-in or because of `error`; absent: the branch does not hold it; unless that `isSure`, the
 *   host may still be at work on it until `until`, in milliseconds; arrived: the branch holds it, and it is followed.
 */
export type Interrupted = { sending: KeptSending } & (
  | { state: 'unknown'; error?: Error }
  | { state: 'absent'; until: number; isSure: boolean }
  | { state: 'arrived' }
);

type Parts = { place: Place; ledger: LedgerStore; host: Host | undefined; now?: number };

/** Finding about the sending that this browser has a note of, after a look into the branch; one that has arrived is noted, and followed like any other. */
export async function lookForSending(
  sending: KeptSending,
  { place, ledger, host, now = Date.now() }: Parts,
): Promise<Interrupted> {
  if (!host) return { sending, state: 'unknown' };
  try {
    const commit = await findSending(host, place, sending);
    const until = sending.at + LIMITS.commit;
    if (commit === undefined) return { sending, state: 'absent', until, isSure: now > until };
    if (!isNotedWith(ledger, sending, commit)) await noteSending(ledger, sending, commit);
    const { title, times } = sending;
    if (!publishLog.get().some((record) => record.commit === commit)) publishLog.add({ commit, title, at: now, times });
    keptSending.set(undefined);
    return { sending, state: 'arrived' };
  } catch (error) {
    return { sending, state: 'unknown', error: error as Error };
  }
}
