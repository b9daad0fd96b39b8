import type { AppliedField } from '../../lib/admin/change-set/apply-op';
import { CATEGORIES } from '../../lib/catalogue/categories';
import { fieldLabel } from '../../lib/catalogue/fields/field-list';
import { bothWords } from '../../lib/catalogue/fields/words';

const WIDTH = 40;
const CHANGES = { add: 'added', update: 'changed', delete: 'deleted' } as const;

/** The fields of a change set as rows of a printed table, in the words of the admin. */
export function changeTable(fields: readonly AppliedField[]): Record<string, string>[] {
  return fields.map(({ op, id, name, field, from, to }) => {
    const [before, after] = op === 'update' ? bothWords(field, [from, to], CATEGORIES) : ['', ''];
    return {
      change: CHANGES[op],
      product: shorten(name),
      id,
      field: op === 'update' ? fieldLabel(field) : '',
      from: shorten(before),
      to: shorten(after),
    };
  });
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line;
}
