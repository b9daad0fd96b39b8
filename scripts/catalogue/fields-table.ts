import type { Field } from '../../lib/catalogue/fields/field';
import { FIELD_LIST } from '../../lib/catalogue/fields/field-list';
import { withPart } from '../markdown-part';
import { markdownTable } from '../markdown-table';

/** `docs/catalogue.md` with its table of fields as the table in code says. */
export function withFieldsTable(page: string): string {
  return withPart(page, 'fields', fieldsTable());
}

function fieldsTable(): string {
  const head = ['field', 'in the admin', 'what it holds', 'without it', 'CSV'];
  return markdownTable([head, ...FIELD_LIST.map(toRow)]);
}

function toRow({ key, label, editor, about, absent, column }: Field): string[] {
  return [
    `\`${key}\``,
    editor === 'none' ? `${label}, not in the form` : label,
    about,
    absent ?? 'error',
    `${column ?? ''}`,
  ];
}
