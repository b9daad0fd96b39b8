import { recordChanges } from '../../catalogue/last-changes';
import { titleOf } from '../../git-hosts/ask-host';
import { type CommitFile, type Host, HostFault, isUnsure, type NewCommit } from '../../git-hosts/git-host';
import type { Place } from '../../site/publish-place';
import { type ApplyReport, applying } from '../change-set/apply';
import type { AppliedField, BodyOf } from '../change-set/apply-op';
import type { RawCatalogue } from '../change-set/catalogue-draft';
import type { ChangeSet, Op } from '../change-set/change-set';
import type { Choices, Clash } from '../change-set/clash';
import { resolveClashes } from '../change-set/resolve-clashes';
import type { ImageStore } from '../images/image-store';
import { jsonText } from '../json-text';
import { type Bundle, toBundle } from '../ledger/bundle';
import type { LedgerStore } from '../ledger/ledger-store';
import type { Change } from '../ledger/operations';
import { finishInSlices, type Watch } from '../slices';
import type { LeftOut } from '../store-types';
import { type Branch, BranchPictures, cataloguePath, lastChangesPath, readBranch } from './branch';
import { clock as browserClock, type Clock, pauseAfter } from './clock';
import { commitMessage } from './commit-message';

const TRIES = 5;

/** Step of a publish: reading and checking, or sending the commit, which cannot be cancelled any more. */
export type PublishStep = 'checking' | 'sending';
/** Clashes that were shown to the operator, with the decision about each. */
export type DecidedClashes = { clashes: readonly Clash[]; choices: Choices };

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
};

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

/** Plan of a commit: the catalogue that operations make of that of the branch, and the fields that differ in it, none where it has all of it. */
export type CommitPlan = {
  ops: readonly Op[];
  catalogue: RawCatalogue;
  fields: readonly AppliedField[];
  leftOut: readonly LeftOut[];
  meanwhile: readonly string[];
  title?: string;
};
/** Commit that the branch holds, with the branch before and after it. */
export type MadeCommit = { commit: string; ops: readonly Op[]; before: Bundle; after: Bundle };
/** Maker of changes: plans them upon the branch as it is, or says why there is no commit to make, and notes what a commit has made of them. */
export type ChangeSource = {
  plan: (branch: Branch, pictures: BranchPictures) => Promise<CommitPlan | PublishResult>;
  note: (made: MadeCommit) => Promise<boolean>;
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
  source: ChangeSource,
  send: (content: NewCommit) => Promise<string | 'moved'>,
): Promise<PublishResult | undefined> {
  const { host, place, watch, onStep } = parts;
  onStep?.('checking');
  const branch = await readBranch(host, place, watch);
  if (!branch.ok) return { kind: 'refused', problems: branch.problems, leftOut: [] };
  const { head, bundle: before } = branch;
  watch?.signal?.throwIfAborted();
  const pictures = new BranchPictures(parts, branch);
  const plan = await source.plan(branch, pictures);
  if ('kind' in plan) return plan;
  const files = await filesOf(plan, branch, pictures, parts);
  let made = { commit: head, isNew: false, title: 'What had arrived before' };
  if (files.length > 0) {
    watch?.signal?.throwIfAborted();
    onStep?.('sending');
    const message = commitMessage(plan.fields, plan.title);
    const commit = await send({ parent: head, message, files });
    if (commit === 'moved') return undefined;
    made = { commit, isNew: true, title: titleOf(message) };
  }
  const { ops, catalogue, leftOut, meanwhile } = plan;
  const isNoted = await source.note({ commit: made.commit, ops, before, after: await toBundle(catalogue) });
  return { kind: 'published', ...made, items: ops.map(({ id }) => id), leftOut, meanwhile, isNoted };
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
    products.flatMap(({ id, image_links }) => (ids.has(id) ? (image_links ?? []) : [])),
  );
  if (fields.length > 0) {
    const dates = recordChanges(catalogue, changes, clock.now());
    files.push({ path: cataloguePath(place), content: await jsonText(catalogue, watch) });
    files.push({ path: lastChangesPath(place), content: dates });
  }
  return files;
}

/** Changes upon the branch, without what the operator has decided against. */
export const decidedChanges = (changes: ChangeSet, decided: DecidedClashes | undefined): ChangeSet =>
  decided ? resolveClashes(changes, decided.clashes, decided.choices) : changes;

/** Application of changes to the catalogue of the branch. Rejects with the signal's reason. */
export const applyToBranch = ({ bundle }: Branch, changes: ChangeSet, bodyOf: BodyOf, watch: Watch | undefined) =>
  finishInSlices(applying(bundle.catalogue, changes, bodyOf), watch);

/** Result where changes cannot be applied; undefined where they can. */
export function refusalOf({ status, clashes, problems }: ApplyReport): PublishResult | undefined {
  if (status === 'conflict') return { kind: 'clash', clashes, problems };
  return status === 'invalid' ? { kind: 'refused', problems, leftOut: [] } : undefined;
}

/** Answer to whether a change could be made in the ledger. */
export const noteInLedger = ({ applyChange }: LedgerStore, change: Change): Promise<boolean> =>
  applyChange(change).then(
    ({ ok }) => ok,
    () => false,
  );
