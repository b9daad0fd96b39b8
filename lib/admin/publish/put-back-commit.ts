import type { RawProduct } from '../../catalogue/schema/product';
import type { PastCommit } from '../../git-hosts/git-host';
import { cataloguePath } from '../../site/publish-place';
import { adminMessages } from '../admin-messages';
import { applying } from '../change-set/apply';
import { resolveClashes } from '../change-set/resolve-clashes';
import { rawPictures } from '../images/raw-pictures';
import type { Bundle } from '../ledger/bundle';
import type { Sent } from '../ledger/sent';
import { finishInSlices } from '../slices';
import { type BranchPictures, readCatalogueAt } from './branch';
import { inverseChanges, valuesOf } from './branch-changes';
import { commitChanges, notApplied, type PublishParts } from './publish-edits';
import { NoCommit, type PublishResult, refused } from './publish-result';

type Past = Pick<PastCommit, 'commit' | 'parent' | 'title'>;

/**
 * Result of a commit that takes back what a commit of the past did, merged with all that came after; the ledger notes that its products are
 * as the branch has them now. 'nothing' where that commit changed nothing of the catalogue. Rejects with the signal's reason where it was
 * cancelled before the commit was sent.
 */
export function putBackCommit(parts: PublishParts, past: Past): Promise<PublishResult> {
  const { decided, watch } = parts;
  // A commit of the past stays as it is: its files are read once.
  let reading: Promise<[before: Bundle, after: Bundle]> | undefined;
  return commitChanges(parts, {
    plan: async (branch, pictures) => {
      reading ??= readPastChange(parts, past);
      const [before, after] = await reading;
      const whole = inverseChanges(before, after);
      const { products } = before;
      const coming = whole.ops.flatMap(({ op, id }) => (op === 'delete' ? [] : (products.get(id) ?? [])));
      const problems = await lackingPictures(coming, pictures);
      if (problems.length > 0) throw refused(problems);
      const changes = decided ? resolveClashes(whole, decided.clashes, decided.choices) : whole;
      if (changes.ops.length === 0) throw new NoCommit({ kind: 'nothing', leftOut: [] });
      const steps = applying(branch.bundle.catalogue, changes, (id) => products.get(id));
      const { catalogue, report } = await finishInSlices(steps, watch);
      if (report.status === 'conflict' || report.status === 'invalid') throw notApplied(report);
      const title = `Put back: ${past.title}`;
      return { ops: changes.ops, catalogue, fields: report.fields, leftOut: [], meanwhile: [], title };
    },
    effectsOf: ({ ops, ...made }) =>
      ops.map((op): [string, Sent] => {
        const mark = made.after.hashes.get(op.id) ?? 'deleted';
        return [op.id, { mark, baseHash: undefined, values: valuesOf(op, undefined, made) }];
      }),
    isPutBack: true,
  });
}

/** The catalogue before a commit and after it. Rejects as refused where one of them cannot be read. */
async function readPastChange({ host, place, watch }: PublishParts, { commit, parent }: Past) {
  if (parent === undefined) throw refused([`${cataloguePath(place)}: was not there before that commit`]);
  return Promise.all([readCatalogueAt(host, place, parent, watch), readCatalogueAt(host, place, commit, watch)]);
}

async function lackingPictures(coming: readonly RawProduct[], pictures: BranchPictures): Promise<string[]> {
  const problems: string[] = [];
  for (const product of coming) {
    for (const path of rawPictures(product)) {
      if (await pictures.isMissing(path))
        problems.push(`${product.name}: ${adminMessages.pictureMissing(path, 'in the repository')}`);
    }
  }
  return problems;
}
