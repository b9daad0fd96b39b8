import type { Edit } from '../edits/edit';
import { changedFields, hashProduct } from '../edits/fields';
import type { PublishedCatalogue } from '../edits/published-catalogue';
import type { ChangeSet, Op } from './change-set-schema';

/** Change set of some edits. `files` are the pictures that they need. */
export function buildChangeSet(
  edits: readonly Edit[],
  { hash }: Pick<PublishedCatalogue, 'hash'>,
  files: ChangeSet['files'],
): ChangeSet {
  return { format: 1, base: { hash }, ops: edits.flatMap(toOp), files: [...files] };
}

function toOp({ id, base, product, isDeleted }: Edit): Op[] {
  if (isDeleted) return base ? [{ op: 'delete', id, baseHash: hashProduct(base) }] : [];
  if (!base) return [{ op: 'add', id, product: { ...product } }];
  const changes = changedFields(base, product);
  const set = Object.fromEntries(changes.map(({ field, to }) => [field, to ?? null]));
  const was = Object.fromEntries(changes.map(({ field, from }) => [field, from ?? null]));
  return [{ op: 'update', id, baseHash: hashProduct(base), set, was }];
}

/** File name with the local time: 'changes-20261121-0507.json'. */
export function changeSetName(time: Date): string {
  // The Swedish format is '2026-11-21 05:07:09'.
  const digits = time.toLocaleString('sv-SE').replace(/\D/g, '');
  return `changes-${digits.slice(0, 8)}-${digits.slice(8, 12)}.json`;
}
