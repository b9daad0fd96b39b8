import { adminMessages } from '../admin-messages';
import { type Bundle, toBundle } from '../ledger/bundle';
import type { Sent } from '../ledger/sent';
import type { PastCommit } from './host';
import { inverseChanges } from './inverse-changes';
import type { PublishOutcome } from './outcome';
import { cataloguePath, readCatalogueAt } from './read-branch';
import type { RepositoryPictures } from './repository-pictures';
import type { MakeWish, SendParts } from './send';
import { sendUntilSent } from './send-until-sent';
import { valuesOf } from './sent-values';

type Past = Pick<PastCommit, 'commit' | 'parent' | 'title'>;
type Change = { ok: true; before: Bundle; after: Bundle } | { ok: false; problems: readonly string[] };

/**
 * Takes back what a commit of the past did, with a commit of its own that is merged with all that came after. 'nothing' where that commit
 * changed nothing of the catalogue. Rejects with the signal's reason where it was cancelled before the commit was sent.
 */
export async function putBack(parts: SendParts, past: Past): Promise<PublishOutcome> {
  // A commit of the past stays as it is: its files are read once.
  let reading: Promise<Change> | undefined;
  const makeWish: MakeWish = async ({ pictures }) => {
    reading ??= readChange(parts, past);
    const change = await reading;
    const leftOut: [] = [];
    if (!change.ok) return { changes: NO_CHANGES, leftOut, problems: change.problems };
    const changes = inverseChanges(change.before, change.after);
    const coming = changes.ops.flatMap(({ op, id }) => (op === 'delete' ? [] : (change.before.products.get(id) ?? [])));
    const problems = await lackingPictures(coming, pictures);
    const title = `Put back: ${past.title}`;
    return { changes, leftOut, problems, title, bodyOf: (id) => change.before.products.get(id) };
  };
  const ending = await sendUntilSent(parts, makeWish);
  if (ending.kind !== 'sent') return ending;
  const { commit, isNew, title, ops, before, catalogue, leftOut } = ending;
  const after = await toBundle(catalogue);
  const sent = ops.map((op): [string, Sent] => {
    const mark = after.hashes.get(op.id) ?? 'deleted';
    return [op.id, { mark, h: undefined, values: valuesOf(op, undefined, { before, after }) }];
  });
  const items = ops.map(({ id }) => id);
  return { kind: 'published', commit, isNew, title, items, leftOut, meanwhile: [], sent: new Map(sent) };
}

const NO_CHANGES = { format: 1 as const, base: { hash: '' }, ops: [], files: [] };

async function readChange({ host, place, watch }: SendParts, { commit, parent }: Past): Promise<Change> {
  if (parent === undefined)
    return { ok: false, problems: [`${cataloguePath(place)}: was not there before that commit`] };
  const [before, after] = await Promise.all([parent, commit].map((each) => readCatalogueAt(host, place, each, watch)));
  if (!before?.ok || !after?.ok) {
    return { ok: false, problems: [before, after].flatMap((each) => (each && !each.ok ? each.problems : [])) };
  }
  return { ok: true, before: before.bundle, after: after.bundle };
}

type Showing = { name: string; image_links?: readonly string[] };

async function lackingPictures(coming: readonly Showing[], pictures: RepositoryPictures): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, image_links = [] } of coming) {
    for (const path of image_links) {
      if (await pictures.isMissing(path))
        problems.push(`${name}: ${adminMessages.pictureMissing(path, 'in the repository')}`);
    }
  }
  return problems;
}
