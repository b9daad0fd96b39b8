import { displayField, fieldLabel } from '../../catalogue/fields/field-list';
import { updateLastmod } from '../../catalogue/lastmod/lastmod';
import { formatCount, formatList } from '../../format';
import { selectPublishable } from '../edits/check-products';
import { type Edit, publishableEdits, versionHash, wantedProduct } from '../edits/edit';
import type { EditStore } from '../edits/edit-store';
import { markPublished, mergeEditsWithBranch } from '../edits/operations';
import { type ProductChange, type PublishedCatalogue, toPublishedCatalogue } from '../edits/published-catalogue';
import { type CommitFile, type GitHost, HostError, type NewCommit } from '../git-hosts/git-host';
import { operatorMessage } from '../git-hosts/git-hosts';
import type { ImageStore } from '../images/image-store';
import type { TaskOptions } from '../run-in-chunks';
import type { SkippedEdit } from '../store-types';
import { type Branch, branchPictures, lastChangesPath, PublishError, readBranch } from './branch';
import { cataloguePath, type PublishTarget } from './publish-target';

/**
 * Outcome of a publish.
 * - done: the branch has all edits. `commit` is an older commit if the branch already had them. `changedMeanwhile` has the names of
 *   products that others changed and that the site does not show yet.
 * - conflict: the branch has changed and was merged into the edits; `conflicts` products need a decision before the next publish.
 * - failed: `reason` is a sentence; `isSignIn`: signing in again helps. No edit is lost, and publishing again sends nothing twice.
 * - cancelled: by the operator, before the commit was sent.
 */
export type PublishOutcome =
  | {
      kind: 'done';
      commit: string;
      products: number;
      changedMeanwhile: readonly string[];
      leftOut: readonly SkippedEdit[];
    }
  | { kind: 'conflict'; conflicts: number }
  | { kind: 'failed'; reason: string; isSignIn?: boolean; leftOut?: readonly SkippedEdit[] }
  | { kind: 'cancelled' };

/** Dependencies and options of {@link publish}. */
export type PublishDependencies = {
  edits: Pick<EditStore, 'current' | 'applyChange'>;
  images: Pick<ImageStore, 'read'>;
  host: GitHost;
  target: PublishTarget;
  taskOptions?: TaskOptions | undefined;
  /** Called before the commit is sent; publishing cannot be cancelled any more. */
  onSend?: () => void;
};

/**
 * Publishes all edits as one commit on top of the branch. Reads the branch, merges it into the edits, leaves out edits that a build
 * would reject, and sends the others. Rejects only for bugs; all other errors are outcomes.
 */
export async function publish(dependencies: PublishDependencies): Promise<PublishOutcome> {
  const { host, target, taskOptions } = dependencies;
  try {
    const branch = await readBranch(host, target, taskOptions);
    const conflicts = await mergeBranch(dependencies, branch);
    if (conflicts > 0) return { kind: 'conflict', conflicts };
    return await sendEdits(dependencies, branch);
  } catch (error) {
    const isSignIn = error instanceof HostError && error.kind === 'sign-in';
    if (error instanceof HostError || error instanceof PublishError)
      return { kind: 'failed', reason: operatorMessage(error, target), isSignIn };
    if (taskOptions?.signal?.aborted) return { kind: 'cancelled' };
    throw error;
  }
}

/** Merges the branch into the edits. Returns the number of products in conflict. Rejects with a {@link PublishError} if storage is full. */
export async function mergeBranch(
  { edits, taskOptions }: Pick<PublishDependencies, 'edits' | 'taskOptions'>,
  { published, head }: Branch,
): Promise<number> {
  const outcome = await edits.applyChange(mergeEditsWithBranch(published, head), taskOptions, { isChecked: false });
  taskOptions?.signal?.throwIfAborted();
  if (!outcome.ok)
    throw new PublishError('This browser could not store the merge with the branch. Free storage and try again.');
  return [...edits.current().edits.values()].filter(({ conflicts = [] }) => conflicts.length > 0).length;
}

async function sendEdits(dependencies: PublishDependencies, branch: Branch): Promise<PublishOutcome> {
  const { target, taskOptions, onSend } = dependencies;
  const { edits: all, site } = dependencies.edits.current();
  const pictures = branchPictures(dependencies, branch);
  const { edits, catalogue, changes, leftOut } = await selectPublishable(
    publishableEdits(all),
    branch.published.catalogue,
    { isMissing: pictures.isMissing, where: 'in the repository' },
    taskOptions,
  );
  if (edits.length === 0 && leftOut.length > 0)
    return { kind: 'failed', reason: 'The build would reject every change.', leftOut };

  const files = await pictures.filesFor(edits.flatMap((edit) => wantedProduct(edit) ?? []));
  if (changes.length > 0) {
    files.push({ path: cataloguePath(target), content: `${JSON.stringify(catalogue, null, 2)}\n` });
    files.push({ path: lastChangesPath(target), content: updateLastmod(catalogue, branch.lastChanges, new Date()) });
  }
  const after = await toPublishedCatalogue(catalogue, taskOptions);
  taskOptions?.signal?.throwIfAborted();
  let commit = branch.head;
  if (files.length > 0) {
    onSend?.();
    const newCommit = { parent: branch.head, message: commitMessage(changes), files };
    const result = await sendCommit(dependencies, newCommit, edits, after);
    if (typeof result !== 'string') return result;
    commit = result;
  }
  const ids = edits.map(({ id }) => id);
  // If this fails, the next publish finds the products in the branch and sends nothing.
  const mark = markPublished(ids, { commit, before: branch.published, after });
  await dependencies.edits.applyChange(mark, undefined, { isChecked: false }).catch(() => undefined);
  return {
    kind: 'done',
    commit,
    products: ids.length,
    changedMeanwhile: changedMeanwhile(site, branch.published, new Set(ids)),
    leftOut,
  };
}

/** Sends a commit. Returns its id, or the outcome if it failed. If the response is lost, reads the branch to find out. */
async function sendCommit(
  dependencies: PublishDependencies,
  commit: NewCommit & { files: readonly CommitFile[] },
  edits: readonly Edit[],
  after: PublishedCatalogue,
): Promise<string | PublishOutcome> {
  const { host, target } = dependencies;
  let connectionError: HostError | undefined;
  const result = await host.commitFiles(commit).catch((error: unknown) => {
    if (!(error instanceof HostError) || error.kind !== 'unsure') throw error;
    connectionError = error;
    return 'moved' as const;
  });
  if (result !== 'moved') return result;
  const branch = await readBranch(host, target).catch((error: Error) => error);
  if (branch instanceof Error) {
    if (!connectionError) return { kind: 'conflict', conflicts: 0 };
    const hint = 'The commit may have arrived nevertheless. Publish again: nothing is sent twice.';
    return { kind: 'failed', reason: `${operatorMessage(connectionError, target)} ${hint}` };
  }
  if (connectionError && branch.head === commit.parent)
    return { kind: 'failed', reason: `${operatorMessage(connectionError, target)} The branch is unchanged.` };
  const isSent = edits.every(({ id }) => hashIn(branch.published, id) === hashIn(after, id));
  if (connectionError && isSent) return branch.head;
  return { kind: 'conflict', conflicts: await mergeBranch({ edits: dependencies.edits }, branch) };
}

const hashIn = ({ products }: PublishedCatalogue, id: string) => versionHash(products.get(id));

/** Names of products that differ between the site and the branch, without the products of this publish. */
function changedMeanwhile(
  site: PublishedCatalogue,
  branch: PublishedCatalogue,
  published: ReadonlySet<string>,
): string[] {
  const ids = new Set([...site.products.keys(), ...branch.products.keys()]);
  const changed = [...ids].filter((id) => !published.has(id) && hashIn(site, id) !== hashIn(branch, id));
  return changed.map((id) => (branch.products.get(id) ?? site.products.get(id))?.name ?? id);
}

const MAX_TITLE = 72;
const MAX_TITLE_FIELDS = 3;
const MAX_LINE_FIELDS = 12;
const MAX_LINES = 50;
const KINDS = ['update', 'add', 'delete'] as const;
const VERBS = { update: 'Change', add: 'Add', delete: 'Delete' } as const;

/** Commit message with the title 'Change price of 3 products, add 2', and a line for each of the first fifty products. */
export function commitMessage(changes: readonly ProductChange[]): string {
  if (changes.length === 0) return 'Add pictures';
  const lines = changes.slice(0, MAX_LINES).map((change) => oneLine(lineOf(change)));
  if (changes.length > MAX_LINES) lines.push(`and ${changes.length - MAX_LINES} more`);
  return `${titleOf(changes)}\n\n${lines.join('\n')}`;
}

/** 'Change price of Plain Shirt', or 'Change price of 3 products, add 2'. At most 72 characters. */
function titleOf(changes: readonly ProductChange[]): string {
  const parts: string[] = [];
  for (const kind of KINDS) {
    const changesOfKind = changes.filter((change) => change.kind === kind);
    const [first] = changesOfKind;
    if (!first) continue;
    const verb = parts.length > 0 ? VERBS[kind].toLowerCase() : VERBS[kind];
    const number = parts.length > 0 ? String(changesOfKind.length) : formatCount(changesOfKind.length, 'product');
    parts.push([verb, fieldNames(changesOfKind), changes.length === 1 ? first.name : number].filter(Boolean).join(' '));
  }
  const title = [...oneLine(parts.join(', '))];
  return title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE - 1).join('')}…` : title.join('');
}

/** 'price and stock of', or '' for none or more than three fields. The price of a variant is also called 'price'. */
function fieldNames(changes: readonly ProductChange[]): string {
  const fields = changes.flatMap((change) => change.fields.map(({ field }) => field));
  const labels = [...new Set(fields.map((field) => lowerFirst(displayField(field)?.label ?? field)))];
  return labels.length > MAX_TITLE_FIELDS || labels.length === 0 ? '' : `${formatList(labels)} of`;
}

/** 'Change Plain Shirt (a): Price, Stock' */
function lineOf({ kind, name, id, fields }: ProductChange): string {
  const labels = fields.slice(0, MAX_LINE_FIELDS).map(({ field }) => fieldLabel(field));
  if (fields.length > labels.length) labels.push(`and ${fields.length - labels.length} more`);
  return `${VERBS[kind]} ${name} (${id})${labels.length > 0 ? `: ${labels.join(', ')}` : ''}`;
}

/** 'Old price' -> 'old price'; abbreviations such as GTIN stay. */
const lowerFirst = (label: string) =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
