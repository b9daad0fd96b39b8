import { recordChanges } from '../../catalogue/last-changes';
import type { Place } from '../../site/publish-place';
import { type ApplyReport, applying } from '../change-set/apply';
import type { BodyOf } from '../change-set/apply-op';
import type { RawCatalogue } from '../change-set/catalogue-draft';
import type { ChangeSet, Op } from '../change-set/change-set';
import type { Choices, Clash } from '../change-set/clash';
import { settle } from '../change-set/settle';
import type { ImageStore } from '../images/image-store';
import { jsonText } from '../json-text';
import type { Bundle } from '../ledger/bundle';
import { finishInSlices, type Watch } from '../slices';
import type { LeftOut } from '../store-types';
import type { Clock } from './clock';
import { commitMessage } from './commit-message';
import { type Host, HostFault, isUnsure, type NewCommit } from './host';
import type { PublishStep } from './outcome';
import { cataloguePath, lastChangesPath, readBranch } from './read-branch';
import { RepositoryPictures } from './repository-pictures';

/** What an operator has decided, and the clashes that were shown for it. */
export type Settled = { clashes: readonly Clash[]; choices: Choices };

export type SendParts = {
  host: Host;
  place: Pick<Place, 'dataPath' | 'uploadsPath'>;
  images: Pick<ImageStore, 'read'>;
  clock: Clock;
  settled?: Settled | undefined;
  watch?: Watch | undefined;
  onStep?: ((step: PublishStep) => void) | undefined;
};

/** What is to be sent: changes upon the branch as it is now, and what has to stay, or why nothing of it can be. */
export type Wish = {
  changes: ChangeSet;
  leftOut: readonly LeftOut[];
  problems?: readonly string[];
  bodyOf?: BodyOf;
  title?: string;
};
export type MakeWish = (branch: { bundle: Bundle; pictures: RepositoryPictures }) => Promise<Wish>;

/** How one try ended. 'sent': the branch holds it, before and after are what it had and has; 'unsure': nobody knows. */
export type Try =
  | {
      kind: 'sent';
      commit: string;
      isNew: boolean;
      /** The first line of the commit's message. */
      title: string;
      ops: readonly Op[];
      before: Bundle;
      catalogue: RawCatalogue;
      leftOut: readonly LeftOut[];
    }
  | { kind: 'nothing'; leftOut: readonly LeftOut[] }
  | { kind: 'clash'; clashes: readonly Clash[]; problems: readonly string[] }
  | { kind: 'refused'; problems: readonly string[]; leftOut: readonly LeftOut[] }
  | { kind: 'moved' }
  | { kind: 'unsure'; fault: HostFault };

/** One try of a publish, from reading the branch to its commit. Rejects with a HostFault, or with the signal's reason. */
export async function tryToSend(parts: SendParts, makeWish: MakeWish): Promise<Try> {
  const { host, place, settled, watch, onStep } = parts;
  onStep?.('checking');
  const branch = await readBranch(host, place, watch);
  if (!branch.ok) return { kind: 'refused', problems: branch.problems, leftOut: [] };
  const { head, bundle } = branch;
  watch?.signal?.throwIfAborted();
  const pictures = new RepositoryPictures(parts, branch);
  const { changes: wished, leftOut, problems = [], bodyOf, title } = await makeWish({ bundle, pictures });
  if (problems.length > 0) return { kind: 'refused', problems, leftOut };
  const changes = settled ? settle(wished, settled.clashes, settled.choices) : wished;
  if (changes.ops.length === 0) return { kind: 'nothing', leftOut };
  const { catalogue, report } = await finishInSlices(applying(bundle.catalogue, changes, bodyOf), watch);
  const refusal = refusalOf(report, leftOut);
  if (refusal) return refusal;
  const sent = { kind: 'sent', ops: changes.ops, before: bundle, catalogue, leftOut } as const;
  const files = await pictures.filesFor(picturesOf(catalogue, changes));
  if (report.status === 'applied') {
    const dates = recordChanges(catalogue, branch.changes, parts.clock.now());
    files.push({ path: cataloguePath(place), content: await jsonText(catalogue, watch) });
    files.push({ path: lastChangesPath(place), content: dates });
  }
  if (files.length === 0) return { ...sent, commit: head, isNew: false, title: 'What had arrived before' };
  watch?.signal?.throwIfAborted();
  onStep?.('sending');
  const message = commitMessage(report.fields, title);
  const commit = await commitFiles(host, { parent: head, message, files });
  return typeof commit === 'string' ? { ...sent, commit, isNew: true, title: message.split('\n')[0] ?? '' } : commit;
}

function refusalOf({ status, clashes, problems }: ApplyReport, leftOut: readonly LeftOut[]): Try | undefined {
  if (status === 'conflict') return { kind: 'clash', clashes, problems };
  return status === 'invalid' ? { kind: 'refused', problems, leftOut } : undefined;
}

/** The pictures of the products that are changed, as the catalogue then names them. */
function picturesOf(catalogue: RawCatalogue, { ops }: ChangeSet): string[] {
  const ids = new Set<unknown>(ops.map(({ id }) => id));
  const products = Object.values(catalogue).flatMap((group) => group.products);
  return products.flatMap(({ id, image_links }) => (ids.has(id) ? (image_links ?? []) : []));
}

async function commitFiles(host: Host, content: NewCommit): Promise<string | Try> {
  try {
    const commit = await host.commit(content);
    return commit === 'moved' ? { kind: 'moved' } : commit;
  } catch (error) {
    if (error instanceof HostFault && isUnsure(error)) return { kind: 'unsure', fault: error };
    throw error;
  }
}
