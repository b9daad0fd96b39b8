import type { Clash } from '../change-set/clash';
import type { Sent } from '../ledger/sent';
import type { LeftOut } from '../store-types';
import type { HostFault } from './host';

/** What a publish is at: reading and checking, or sending the commit, which cannot be cancelled any more. */
export type PublishStep = 'checking' | 'sending';

/**
 * How a publish went.
 * - published: the branch has it since `commit`, which is of somebody else, or of an earlier try, where not `isNew`. `meanwhile`: names of
 *   products that somebody else has published since the catalogue that this browser knows;
 * - clash: the same was changed there in another way; without `clashes` where only the whole is not valid;
 * - busy: somebody else was quicker five times; failed: see the fault, and whether it may have been sent all the same.
 */
export type PublishOutcome =
  | {
      kind: 'published';
      commit: string;
      isNew: boolean;
      /** The first line of the commit's message. */
      title: string;
      /** The ids of what the branch has now. */
      items: readonly string[];
      leftOut: readonly LeftOut[];
      meanwhile: readonly string[];
      /** For the note in the ledger, by id. */
      sent: ReadonlyMap<string, Sent>;
    }
  | { kind: 'nothing'; leftOut: readonly LeftOut[] }
  | { kind: 'clash'; clashes: readonly Clash[]; problems: readonly string[] }
  | { kind: 'refused'; problems: readonly string[]; leftOut: readonly LeftOut[] }
  | { kind: 'busy' }
  | { kind: 'failed'; fault: HostFault; maybeSent: boolean };
