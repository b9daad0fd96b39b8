import { parseCatalogue } from '../../catalogue/parse';
import type { ApplyReport } from '../change-set/apply';
import type { Bundle } from '../ledger/bundle';
import { bodyOf, exportMark, isSent, type LedgerItem } from '../ledger/ledger';
import { giveUp, markPublished } from '../ledger/mark-published';
import { type Change, exportedItems } from '../ledger/operations';
import type { Sent } from '../ledger/sent';
import { type ApplyEdits, planExport, type Sifted } from '../sift-edits';
import type { Branch, BranchPictures } from './branch';
import { branchChanges, valuesOf } from './branch-changes';
import {
  applyToBranch,
  type CommitPlan,
  commitChanges,
  decidedChanges,
  type MadeCommit,
  noteInLedger,
  type PublishParts,
  type PublishResult,
  refusalOf,
} from './commit-changes';

/**
 * Result of a publish of the edits with these ids: one commit on top of whatever the branch has, merged with it, checked as a build would,
 * and with their pictures. The ledger notes what was sent and which edits were given up for the other side's. Rejects with the signal's
 * reason where it was cancelled before anything was sent.
 */
export async function publishEdits(parts: PublishParts, ids: readonly string[]): Promise<PublishResult> {
  const { ledger, decided } = parts;
  const { ledger: current, bundle } = ledger.current();
  const wanted = new Set(ids);
  // Edits that were published before are there too when the others are checked.
  const items = exportedItems(current).filter((item) => wanted.has(item.id) || isSent(item));
  const given = giveUp(decided?.clashes ?? [], decided?.choices ?? {});
  const result = await commitChanges(parts, {
    plan: (branch, pictures) => planEdits(parts, { items, bundle }, branch, pictures),
    note: async (made) => {
      const mark = markPublished(sentOf(items, made), made.commit);
      const both: Change = async (before, context) => given(await mark(before, context), context);
      // Without what was given up a product may not be valid any more; what was sent is noted all the same.
      return (await noteInLedger(ledger, both)) || noteInLedger(ledger, mark);
    },
  });
  if (result.kind === 'nothing' && decided) await noteInLedger(ledger, given);
  return result;
}

/** Edits upon the bundle of the browser; those among them that were published as they are stand behind the others. */
type Edits = { items: readonly LedgerItem[]; bundle: Bundle };

/** The edits that a build would take, applied to the branch, or why none of them can be sent. */
async function planEdits(
  { decided, watch }: PublishParts,
  { items, bundle }: Edits,
  branch: Branch,
  pictures: BranchPictures,
): Promise<CommitPlan | PublishResult> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const body = (id: string) => {
    const item = byId.get(id);
    return item && bodyOf(item, bundle);
  };
  const changesOf = (some: readonly LedgerItem[]) => decidedChanges(branchChanges(some, bundle), decided);
  const apply: ApplyEdits = async (some, isDoubtful) => {
    const applied = await applyToBranch(branch, changesOf(some), body, watch);
    if (isOfBranch(applied.report, isDoubtful, branch)) throw new BranchRefusal(applied.report);
    return applied;
  };
  let sifted: Sifted;
  try {
    sifted = await planExport(
      items,
      bundle,
      { isMissing: pictures.isMissing, where: 'in the repository' },
      watch,
      apply,
    );
  } catch (error) {
    const refusal = error instanceof BranchRefusal && refusalOf(error.report);
    if (refusal) return refusal;
    throw error;
  }
  const { ops } = changesOf(sifted.items);
  const leftOut = sifted.leftOut.filter(({ id }) => !isSent(byId.get(id) as LedgerItem));
  if (ops.length === 0)
    return leftOut.length > 0 && !decided ? { kind: 'refused', problems: [], leftOut } : { kind: 'nothing', leftOut };
  const { catalogue, fields } = sifted;
  return { ops, catalogue, fields, leftOut, meanwhile: changedMeanwhile(bundle, branch.bundle, byId) };
}

class BranchRefusal extends Error {
  constructor(readonly report: ApplyReport) {
    super(report.status);
  }
}

/** Whether it is the branch that keeps edits from being applied: then the operator decides, and none is left out by itself. */
function isOfBranch({ status, clashes }: ApplyReport, isDoubtful: boolean, { bundle }: Branch): boolean {
  if (clashes.length > 0) return true;
  if (isDoubtful) return false;
  return status === 'conflict' || (status === 'invalid' && !parseCatalogue(bundle.catalogue, '').ok);
}

/** The names of the products that the branch has otherwise than the store shows them, ours aside. */
function changedMeanwhile(shown: Bundle, branch: Bundle, ours: ReadonlyMap<string, unknown>): string[] {
  const ids = new Set([...shown.products.keys(), ...branch.products.keys()]);
  const changed = [...ids].filter((id) => !ours.has(id) && shown.hashes.get(id) !== branch.hashes.get(id));
  return changed.map((id) => String((branch.products.get(id) ?? shown.products.get(id))?.name ?? id));
}

/** The ledger's notes of the operations of some items that a commit holds. */
function sentOf(items: readonly LedgerItem[], { ops, ...made }: MadeCommit): Map<string, Sent> {
  const byId = new Map(items.map((item) => [item.id, item]));
  return new Map(
    ops.flatMap((op): [string, Sent][] => {
      const item = byId.get(op.id);
      if (!item) return [];
      const values = valuesOf(op, item.baseHash === undefined ? item.product : undefined, made);
      return [[op.id, { mark: exportMark(item), baseHash: item.baseHash, values }]];
    }),
  );
}
