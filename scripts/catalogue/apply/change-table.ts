import type { ProductChange } from '../../../lib/admin/edits/published-catalogue';
import { CATEGORIES } from '../../../lib/catalogue/categories/categories';
import { fieldLabel } from '../../../lib/catalogue/fields/field-list';
import { formatBothValues } from '../../../lib/catalogue/fields/format-field';

const MAX_LENGTH = 40;
const LABELS = { add: 'added', update: 'changed', delete: 'deleted' } as const;

/** Rows for `console.table`: one per changed field, or one per added or deleted product. */
export function changeTable(changes: readonly ProductChange[]): Record<string, string>[] {
  return changes.flatMap(({ id, name, kind, fields }) => {
    const row = { change: LABELS[kind], product: shorten(name), id, field: '', from: '', to: '' };
    if (kind !== 'update') return row;
    return fields.map(({ field, from, to }) => {
      const [before, after] = formatBothValues(field, [from, to], CATEGORIES);
      return { ...row, field: fieldLabel(field), from: shorten(before), to: shorten(after) };
    });
  });
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}
