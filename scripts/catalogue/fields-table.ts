import type { Field } from '../../lib/catalogue/fields/field';
import { FIELD_LIST } from '../../lib/catalogue/fields/field-list';
import { withPart } from '../markdown-part';

/** `docs/catalogue.md` with its table of fields as the table in code says. */
export function withFieldsTable(page: string): string {
  return withPart(page, 'fields', fieldsTable());
}

function fieldsTable(): string {
  const head = ['field', 'in the admin', 'what it holds', 'without it'];
  // Without blanks around its cells, which readers of the file and counters of words have no use for.
  return [head, head.map(() => '---'), ...FIELD_LIST.map(toRow)].map((cells) => `|${cells.join('|')}|`).join('\n');
}

function toRow({ key, label, editor, about, absent }: Field): string[] {
  return [`\`${key}\``, editor === 'none' ? `${label}, not in the form` : label, about, absent ?? 'error'];
}
