import type { Op } from '../change-set/change-set';
import type { Bundle } from '../ledger/bundle';
import { isSame } from '../ledger/fields';
import { exportMark, type LedgerItem } from '../ledger/ledger';
import type { Sent } from '../ledger/sent';

/** What a commit has made of products: the branch before and after it. */
type Made = { before: Bundle; after: Bundle };

/** What the ledger notes of the operations of some items that a commit holds. */
export function sentOf(ops: readonly Op[], items: readonly LedgerItem[], made: Made): Map<string, Sent> {
  const byId = new Map(items.map((item) => [item.id, item]));
  return new Map(
    ops.flatMap((op): [string, Sent][] => {
      const item = byId.get(op.id);
      return item
        ? [
            [
              op.id,
              {
                mark: exportMark(item),
                h: item.h,
                values: valuesOf(op, item.h === undefined ? item.p : undefined, made),
              },
            ],
          ]
        : [];
    }),
  );
}

/**
 * By field what the branch had and has. Of `newcomer`, which the store does not show yet, all fields count but those that somebody else has
 * given it.
 */
export function valuesOf(op: Op, newcomer: object | undefined, { before, after }: Made): Record<string, unknown[]> {
  const [old, now] = [before, after].map(({ products }) => products.get(op.id) as Loose | undefined);
  const marks = [before, after].map(({ hashes }) => hashes.get(op.id) ?? 'deleted');
  if (!now) return { product: marks };
  const whole = new Set([old ?? {}, now, op.op === 'update' ? op.set : {}].flatMap(Object.keys));
  whole.delete('id');
  const isOurs = (field: string) =>
    op.op !== 'update' ||
    Object.hasOwn(op.set, field) ||
    (newcomer !== undefined && isSame(now[field], (newcomer as Loose)[field]));
  const values = [...whole].filter(isOurs).map((field) => [field, [...(old ? [old[field]] : []), now[field]]]);
  return { ...Object.fromEntries(values), product: marks };
}

type Loose = Record<string, unknown>;
