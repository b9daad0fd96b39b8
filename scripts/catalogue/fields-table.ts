import type { Field } from '../../lib/catalogue/fields/field';
import { FIELD_LIST } from '../../lib/catalogue/fields/field-list';
import { markdownTable } from '../markdown-table';

const [BEGIN, END] = ['<!-- fields: written by npm run fields -->\n', '<!-- /fields -->'];

/** `docs/catalogue.md` with its table of fields as the table in code says. */
export function withFieldsTable(page: string): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error('The page has no place for the table of fields');
  return `${page.slice(0, from + BEGIN.length)}\n${fieldsTable()}\n\n${page.slice(to)}`;
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
