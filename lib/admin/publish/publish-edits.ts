import { recordChanges } from '../../catalogue/last-changes';
import { parseCatalogue } from '../../catalogue/parse';
import { titleOf } from '../../git-hosts/ask-host';
import { type CommitFile, type Host, HostFault, isUnsure, type NewCommit } from '../../git-hosts/git-host';
import { cataloguePath, type Place } from '../../site/publish-place';
import { type ApplyReport, applying } from '../change-set/apply';
import type { AppliedField } from '../change-set/apply-op';
import type { RawCatalogue } from '../change-set/catalogue-draft';
import type { Op } from '../change-set/change-set';
import { resolveClashes } from '../change-set/resolve-clashes';
import type { ImageStore } from '../images/image-store';
import { rawPictures } from '../images/raw-pictures';
import { jsonText } from '../json-text';
import { type Bundle, toBundle } from '../ledger/bundle';
import { bodyOf, exportMark, isSent, type LedgerItem } from '../ledger/ledger';
import type { LedgerStore } from '../ledger/ledger-store';
import { giveUp } from '../ledger/mark-published';
import { exportedItems } from '../ledger/operations';
import type { Sent } from '../ledger/sent';
import { planExport } from '../sift-edits';
import { finishInSlices, type Watch } from '../slices';
import type { LeftOut } from '../store-types';
import { type Branch, BranchPictures, lastChangesPath, readBranch } from './branch';
import { branchChanges, valuesOf } from './branch-changes';
import { clock as browserClock, type Clock, pauseAfter } from './clock';
import { commitMessage } from './commit-message';
import { type DecidedClashes, NoCommit, type PublishResult, type PublishStep, refused } from './publish-result';
import { noteInLedger, noteSending, type Sending } from './sending';

const TRIES = 5;

/** Means of a publish. */
export type PublishParts = {
  ledger: LedgerStore;
  images: Pick<ImageStore, 'read'>;
  host: Host;
  place: Place;
  clock?: Clock | undefined;
  decided?: DecidedClashes | undefined;
  watch?: Watch | undefined;
  onStep?: ((step: PublishStep) => void) | undefined;
  /** Called with what is to be sent before the first request that writes. */
  onSend?: ((sending: Sending) => void) | undefined;
};

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
  const result = await commitChanges(parts, {
    plan: (branch, pictures) => planEdits(parts, items, bundle, branch, pictures),
    effectsOf: (made) => effectsOf(items, made),
  });
  if (result.kind === 'nothing' && decided) await noteInLedger(ledger, giveUp(decided.clashes, decided.choices));
  return result;
}

/** Plan of the edits that a build would take, applied to the branch. Rejects as a NoCommit where none of them can be sent. */
async function planEdits(
  { decided, watch }: PublishParts,
  items: readonly LedgerItem[],
  bundle: Bundle,
  branch: Branch,
  pictures: BranchPictures,
): Promise<CommitPlan> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const body = (id: string) => {
    const item = byId.get(id);
    return item && bodyOf(item, bundle);
  };
  const changesOf = (some: readonly LedgerItem[]) => {
    const changes = branchChanges(some, bundle);
    return decided ? resolveClashes(changes, decided.clashes, decided.choices) : changes;
  };
  const { leftOut: all, ...sifted } = await planExport(
    items,
    bundle,
    { isMissing: pictures.isMissing, where: 'in the repository' },
    watch,
    async (some, isDoubtful) => {
      const applied = await finishInSlices(applying(branch.bundle.catalogue, changesOf(some), body), watch);
      if (isOfBranch(applied.report, isDoubtful, branch)) throw notApplied(applied.report);
      return applied;
    },
  );
  const { ops } = changesOf(sifted.items);
  const leftOut = all.filter(({ id }) => !isSent(byId.get(id) as LedgerItem));
  if (ops.length === 0)
    throw leftOut.length > 0 && !decided ? refused([], leftOut) : new NoCommit({ kind: 'nothing', leftOut });
  const { catalogue, fields } = sifted;
  return { ops, catalogue, fields, leftOut, meanwhile: changedMeanwhile(bundle, branch.bundle, byId) };
}

/** Whether it is the branch that keeps edits from being applied: then the operator decides, and none is left out by itself. */
function isOfBranch({ status, clashes }: ApplyReport, isDoubtful: boolean, { bundle }: Branch): boolean {
  if (clashes.length > 0) return true;
  if (isDoubtful) return false;
  return status === 'conflict' || (status === 'invalid' && !parseCatalogue(bundle.catalogue, '').ok);
}

/** End of a publish whose changes the branch does not take. */
export function notApplied({ status, clashes, problems }: ApplyReport): NoCommit {
  return status === 'conflict' ? new NoCommit({ kind: 'clash', clashes, problems }) : refused(problems);
}

/** The names of the products that the branch has otherwise than the store shows them, ours aside. */
function changedMeanwhile(shown: Bundle, branch: Bundle, ours: ReadonlyMap<string, unknown>): string[] {
  const ids = new Set([...shown.products.keys(), ...branch.products.keys()]);
  const changed = [...ids].filter((id) => !ours.has(id) && shown.hashes.get(id) !== branch.hashes.get(id));
  return changed.map((id) => String((branch.products.get(id) ?? shown.products.get(id))?.name ?? id));
}

/** The effects on some items of the operations that a commit holds. */
function effectsOf(items: readonly LedgerItem[], { ops, ...made }: PlannedCommit): [string, Sent][] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ops.flatMap((op): [string, Sent][] => {
    const item = byId.get(op.id);
    if (!item) return [];
    const values = valuesOf(op, item.baseHash === undefined ? item.product : undefined, made);
    return [[op.id, { mark: exportMark(item), baseHash: item.baseHash, values }]];
  });
}

type CommitPlan = {
  ops: readonly Op[];
  catalogue: RawCatalogue;
  /** The fields that differ in it from that of the branch, none where the branch has all of it. */
  fields: readonly AppliedField[];
  leftOut: readonly LeftOut[];
  meanwhile: readonly string[];
  title?: string;
};
type PlannedCommit = { ops: readonly Op[]; before: Bundle; after: Bundle };
/** Maker of changes: plans them upon the branch as it is, rejects as a NoCommit where there is none to make, and says what they do to each product. */
type ChangeSource = {
  plan: (branch: Branch, pictures: BranchPictures) => Promise<CommitPlan>;
  effectsOf: (planned: PlannedCommit) => [string, Sent][];
  isPutBack?: boolean;
};

/**
 * Result of one commit with the changes of a source. Tries anew while somebody else is quicker, or while no answer says whether the commit
 * has arrived: what the branch holds is then recognized by its content. Rejects with the signal's reason where it was cancelled before
 * anything was sent.
 */
export async function commitChanges(parts: PublishParts, source: ChangeSource): Promise<PublishResult> {
  const { clock = browserClock, host, watch } = parts;
  let unsure: HostFault | undefined;
  const send = async (content: NewCommit): Promise<string | 'moved'> => {
    try {
      return await host.commit(content);
    } catch (error) {
      if (!(error instanceof HostFault) || !isUnsure(error)) throw error;
      unsure = error;
      return 'moved';
    }
  };
  try {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      if (tries > 1) await clock.sleep(pauseAfter(tries - 1, clock), watch?.signal);
      const result = await commitOnce(parts, source, send);
      if (result) return result;
    }
  } catch (error) {
    if (error instanceof NoCommit) return error.result;
    if (error instanceof HostFault) return { kind: 'failed', fault: error, maybeSent: unsure !== undefined };
    // Called off while nobody knew: it may be there.
    if (unsure && watch?.signal?.aborted) return { kind: 'failed', fault: unsure, maybeSent: true };
    throw error;
  }
  return unsure ? { kind: 'failed', fault: unsure, maybeSent: true } : { kind: 'busy' };
}

/** A try, from reading the branch to its commit; undefined where it has to be tried anew. */
async function commitOnce(
  parts: PublishParts,
  { plan, effectsOf, isPutBack = false }: ChangeSource,
  send: (content: NewCommit) => Promise<string | 'moved'>,
): Promise<PublishResult | undefined> {
  const { host, place, ledger, decided, watch, onStep, onSend } = parts;
  onStep?.('checking');
  const branch = await readBranch(host, place, watch);
  watch?.signal?.throwIfAborted();
  const pictures = new BranchPictures(parts, branch);
  const { title, ...planned } = await plan(branch, pictures);
  const { ops, catalogue, fields, leftOut, meanwhile } = planned;
  const files = await filesOf(planned, branch, pictures, parts);
  const message = commitMessage(fields, title);
  const isNew = files.length > 0;
  const sending: Sending = {
    title: isNew ? titleOf(message) : 'What had arrived before',
    parent: branch.head,
    base: branch.bundle.hash,
    effects: effectsOf({ ops, before: branch.bundle, after: await toBundle(catalogue) }),
    isPutBack,
    decided,
  };
  let commit = branch.head;
  if (isNew) {
    watch?.signal?.throwIfAborted();
    onStep?.('sending');
    onSend?.(sending);
    const made = await send({ parent: branch.head, message, files });
    if (made === 'moved') return undefined;
    commit = made;
  }
  const isNoted = await noteSending(ledger, sending, commit);
  const items = ops.map(({ id }) => id);
  return { kind: 'published', commit, isNew, title: sending.title, items, leftOut, meanwhile, isNoted };
}

/** Files of a commit: pictures that the repository lacks, and the catalogue with the days of last changes where that differs. */
async function filesOf(
  { ops, catalogue, fields }: CommitPlan,
  { changes }: Branch,
  pictures: BranchPictures,
  { clock = browserClock, place, watch }: PublishParts,
): Promise<CommitFile[]> {
  const ids = new Set<unknown>(ops.map(({ id }) => id));
  const products = Object.values(catalogue).flatMap((group) => group.products);
  const files = await pictures.filesFor(
    products.flatMap((product) => (ids.has(product.id) ? rawPictures(product) : [])),
  );
  if (fields.length > 0) {
    const dates = recordChanges(catalogue, changes, clock.now());
    files.push({ path: cataloguePath(place), content: await jsonText(catalogue, watch) });
    files.push({ path: lastChangesPath(place), content: dates });
  }
  return files;
}
