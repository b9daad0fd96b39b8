import type { RawProduct } from '../../catalogue/schema/product';
import type { ChangeSet, Op } from '../change-set/change-set';
import { hashProduct, isSame } from '../ledger/fields';
import type { Becoming, ImportEntry } from './entry';
import { mergeFields } from './merge-fields';

/** The edits of a change set, to be merged with the list as it stands. */
export function changeSetEntries({ ops }: ChangeSet): ImportEntry[] {
  return ops.map((op, index) => ({ id: op.id, path: `ops[${index}]`, become: (before) => become(op, before) }));
}

function become(op: Op, before: RawProduct | undefined): Becoming {
  switch (op.op) {
    case 'add': {
      const raw = { ...op.product, id: op.id } as RawProduct;
      return before && !isSame(before, raw) ? { fault: 'The list has another product of this id.' } : { raw };
    }
    case 'update':
      return before ? mergeFields(before, op.set, op.was) : { fault: 'It is to be changed, but is not in the list.' };
    case 'delete':
      if (!before) return { isKept: true };
      return op.baseHash !== undefined && op.baseHash !== hashProduct(before)
        ? { fault: 'It is to be deleted, but was changed here since.' }
        : { isDeleted: true };
  }
}
