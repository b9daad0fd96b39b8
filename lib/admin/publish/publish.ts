import { planExport } from '../export-plan';
import { type Bundle, toBundle } from '../ledger/bundle';
import { bodyOf, isSent, type LedgerItem } from '../ledger/ledger';
import { branchChanges } from './branch-changes';
import type { PublishOutcome } from './outcome';
import type { MakeWish, SendParts } from './send';
import { sendUntilSent } from './send-until-sent';
import { sentOf } from './sent-values';

/** The edits to publish, upon the bundle of the browser; those among them that were published as they are stand behind the others. */
export type Edits = { items: readonly LedgerItem[]; bundle: Bundle };

/**
 * Publishes edits with one commit on top of whatever the branch has: merged with it, checked as a build would, and with their pictures.
 * Rejects with the signal's reason where it was cancelled before the commit was sent.
 */
export async function publishChanges(parts: SendParts, { items, bundle }: Edits): Promise<PublishOutcome> {
  const bodies = new Map(items.map((item) => [item.id, item]));
  const makeWish: MakeWish = async ({ pictures }) => {
    const where = 'in the repository';
    const plan = await planExport(items, bundle, { isMissing: pictures.isMissing, where }, parts.watch);
    const leftOut = plan.leftOut.filter(({ id }) => !isSent(bodies.get(id) as LedgerItem));
    return {
      changes: branchChanges(plan.items, bundle),
      leftOut,
      bodyOf: (id) => {
        const item = bodies.get(id);
        return item && bodyOf(item, bundle);
      },
    };
  };
  const ending = await sendUntilSent(parts, makeWish);
  if (ending.kind === 'nothing' && ending.leftOut.length > 0 && !parts.settled)
    return { ...ending, kind: 'refused', problems: [] };
  if (ending.kind !== 'sent') return ending;
  const { commit, isNew, title, ops, before, catalogue, leftOut } = ending;
  const after = await toBundle(catalogue);
  return {
    kind: 'published',
    ...{ commit, isNew, title, leftOut },
    items: ops.map(({ id }) => id),
    meanwhile: changedMeanwhile(bundle, before, new Set(bodies.keys())),
    sent: sentOf(ops, items, { before, after }),
  };
}

/** The names of the products that the branch has otherwise than the store shows them, ours aside. */
function changedMeanwhile(shown: Bundle, branch: Bundle, ours: ReadonlySet<string>): string[] {
  const ids = new Set([...shown.products.keys(), ...branch.products.keys()]);
  const changed = [...ids].filter((id) => !ours.has(id) && shown.hashes.get(id) !== branch.hashes.get(id));
  return changed.map((id) => String((branch.products.get(id) ?? shown.products.get(id))?.name ?? id));
}
