import type { PastCommit } from '../../git-hosts/git-host';
import { adminMessages } from '../admin-messages';
import type { Bundle } from '../ledger/bundle';
import { markPutBack } from '../ledger/mark-published';
import type { Sent } from '../ledger/sent';
import { type BranchPictures, cataloguePath, readCatalogueAt } from './branch';
import { inverseChanges, valuesOf } from './branch-changes';
import {
  applyToBranch,
  commitChanges,
  decidedChanges,
  noteInLedger,
  type PublishParts,
  type PublishResult,
  refusalOf,
} from './commit-changes';

type Past = Pick<PastCommit, 'commit' | 'parent' | 'title'>;
type PastChange = { ok: true; before: Bundle; after: Bundle } | { ok: false; problems: readonly string[] };

const refused = (problems: readonly string[]): PublishResult => ({ kind: 'refused', problems, leftOut: [] });

/**
 * Result of a commit that takes back what a commit of the past did, merged with all that came after; the ledger notes that its products are
 * as the branch has them now. 'nothing' where that commit changed nothing of the catalogue. Rejects with the signal's reason where it was
 * cancelled before the commit was sent.
 */
export function putBackCommit(parts: PublishParts, past: Past): Promise<PublishResult> {
  const { ledger, decided, watch } = parts;
  // A commit of the past stays as it is: its files are read once.
  let reading: Promise<PastChange> | undefined;
  return commitChanges(parts, {
    plan: async (branch, pictures) => {
      reading ??= readPastChange(parts, past);
      const change = await reading;
      if (!change.ok) return refused(change.problems);
      const { products } = change.before;
      const whole = inverseChanges(change.before, change.after);
      const coming = whole.ops.flatMap(({ op, id }) => (op === 'delete' ? [] : (products.get(id) ?? [])));
      const problems = await lackingPictures(coming, pictures);
      if (problems.length > 0) return refused(problems);
      const changes = decidedChanges(whole, decided);
      if (changes.ops.length === 0) return { kind: 'nothing', leftOut: [] };
      const { catalogue, report } = await applyToBranch(branch, changes, (id) => products.get(id), watch);
      const plan = { ops: changes.ops, catalogue, fields: report.fields, leftOut: [], meanwhile: [] };
      return refusalOf(report) ?? { ...plan, title: `Put back: ${past.title}` };
    },
    note: ({ commit, ops, ...made }) => {
      const sent = ops.map((op): [string, Sent] => {
        const mark = made.after.hashes.get(op.id) ?? 'deleted';
        return [op.id, { mark, baseHash: undefined, values: valuesOf(op, undefined, made) }];
      });
      return noteInLedger(ledger, markPutBack(new Map(sent), commit));
    },
  });
}

async function readPastChange({ host, place, watch }: PublishParts, { commit, parent }: Past): Promise<PastChange> {
  if (parent === undefined)
    return { ok: false, problems: [`${cataloguePath(place)}: was not there before that commit`] };
  const [before, after] = await Promise.all([parent, commit].map((each) => readCatalogueAt(host, place, each, watch)));
  if (before?.ok && after?.ok) return { ok: true, before: before.bundle, after: after.bundle };
  return { ok: false, problems: [before, after].flatMap((each) => (each && !each.ok ? each.problems : [])) };
}

type Showing = { name: string; image_links?: readonly string[] };

async function lackingPictures(coming: readonly Showing[], pictures: BranchPictures): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, image_links = [] } of coming) {
    for (const path of image_links) {
      if (await pictures.isMissing(path))
        problems.push(`${name}: ${adminMessages.pictureMissing(path, 'in the repository')}`);
    }
  }
  return problems;
}
