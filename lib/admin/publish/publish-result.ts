import type { HostFault } from '../../git-hosts/git-host';
import type { Choices, Clash } from '../change-set/clash';
import type { LeftOut } from '../store-types';

/** Step of a publish: reading and checking, or sending the commit, which cannot be cancelled any more. */
export type PublishStep = 'checking' | 'sending';
/** Clashes that were shown to the operator, with the decision about each. */
export type DecidedClashes = { clashes: readonly Clash[]; choices: Choices };

/**
 * Result of a publish.
 * - published: the branch has it since `commit`, which is of somebody else, or of an earlier try, where not `isNew`; `items`: the ids of
 *   what it has now; `meanwhile`: names of products that somebody else has published since the catalogue that this browser knows;
 *   `isNoted`: whether the ledger has a note of it, without which another publish finds it in the branch;
 * - clash: the same was changed there in another way; without `clashes` where only the whole is not valid;
 * - busy: somebody else was quicker five times; failed: see the fault, and whether it may have been sent all the same;
 * - cancelled: by the operator, before anything was sent; broken: something of the page itself went wrong.
 */
export type PublishResult =
  | {
      kind: 'published';
      commit: string;
      isNew: boolean;
      /** The first line of the commit's message. */
      title: string;
      items: readonly string[];
      leftOut: readonly LeftOut[];
      meanwhile: readonly string[];
      isNoted: boolean;
    }
  | { kind: 'nothing'; leftOut: readonly LeftOut[] }
  | { kind: 'clash'; clashes: readonly Clash[]; problems: readonly string[] }
  | { kind: 'refused'; problems: readonly string[]; leftOut: readonly LeftOut[] }
  | { kind: 'busy' }
  | { kind: 'failed'; fault: HostFault; maybeSent: boolean }
  | { kind: 'cancelled' }
  | { kind: 'broken'; message: string };

/** End of a publish that has no commit to make: thrown with its result by whatever finds that out. */
export class NoCommit extends Error {
  constructor(readonly result: PublishResult) {
    super(result.kind);
  }
}

/** End of a publish for problems, a sentence each. */
export const refused = (problems: readonly string[], leftOut: readonly LeftOut[] = []): NoCommit =>
  new NoCommit({ kind: 'refused', problems, leftOut });
