import { fieldAt } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import type { FieldChange } from '../store-types';
import type { BulkDeed, DeedValues } from './bulk-deeds';

/** The effect of a deed: the ids of the products that it changes, and the first of them with its changes. */
export type BulkPlan = { ids: string[]; example?: { name: string; changes: FieldChange[] } };

/** Values of a deed's controls at first; a choice stands on what the first product has. */
export function blankValues({ controls }: BulkDeed, first: RawProduct | undefined): DeedValues {
  return Object.fromEntries(
    Object.entries(controls).map(([name, { kind }]) => [name, kind === 'category' ? (first?.category ?? '') : '']),
  );
}

/** The plan of a deed for products; undefined while something that it asks for is missing. */
export function planBulk(deed: BulkDeed, raws: readonly RawProduct[], values: DeedValues): BulkPlan | undefined {
  const isAsked = Object.entries(deed.controls).some(([name, { isRequired }]) => isRequired && values[name] === '');
  if (isAsked) return undefined;
  const plan: BulkPlan = { ids: [] };
  for (const raw of raws) {
    const changes = changesBy(raw, deed.change(raw, values));
    if (changes.length === 0) continue;
    plan.ids.push(raw.id);
    plan.example ??= { name: raw.name, changes };
  }
  return plan;
}

/** Deeds write single values, which need no canonical form to be compared. */
function changesBy(raw: RawProduct, fields: Partial<RawProduct>): FieldChange[] {
  const before = raw as Record<string, unknown>;
  return Object.entries(fields).flatMap(([field, to]) => {
    const from = before[field];
    return meantBy(field, from) === meantBy(field, to) ? [] : { field, from, to };
  });
}

/** The meaning of a field's value: an empty text is none, and some fields have a value where they are left out. */
function meantBy(field: string, value: unknown): unknown {
  return (value === '' ? undefined : value) ?? fieldAt(field)?.without;
}
