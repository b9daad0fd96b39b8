import Papa from 'papaparse';
import type { RawProduct } from '../catalogue/schema/product';
import { isRecord } from './ledger/bundle';
import { changedFields, withFields } from './ledger/fields';
import type { FieldChange } from './store-types';

/** The columns of the CSV file, in order. */
const COLUMNS = ['id', 'name', 'price', 'oldPrice', 'stock', 'category', 'subcategory'] as const;
const NUMBERS: readonly string[] = ['price', 'oldPrice', 'stock'];
const MAX_ROWS = 20_000;
const FORMULA = /^[=+\-@\t\r]/;

export type PlannedRow = {
  id: string;
  name: string;
  kind: 'add' | 'update';
  before: RawProduct | undefined;
  raw: RawProduct;
  fields: FieldChange[];
};
export type Plan = {
  problems: { line?: number; id?: string; message: string }[];
  rows: PlannedRow[];
  unchanged: number;
};

/** The list for a spreadsheet. Text that it would take for a formula gets an apostrophe in front, which the import takes off again. */
export function toCsv(products: readonly RawProduct[]): string {
  const rows = products.map((raw) =>
    COLUMNS.map((column) => {
      const value = raw[column];
      if (value === undefined || value === null) return '';
      return typeof value === 'string' && (FORMULA.test(value) || value.startsWith("'")) ? `'${value}` : value;
    }),
  );
  return Papa.unparse({ fields: [...COLUMNS], data: rows }, { newline: '\r\n' });
}

/** What an import of a CSV file would change; nothing is changed yet. `find` gives the product of an id, `check` the schema's problems. */
export function planCsv(text: string, find: Find, check: Check): Plan {
  const { data, meta, errors } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const columns = meta.fields ?? [];
  const unknown = columns.filter((column) => !(COLUMNS as readonly string[]).includes(column));
  if (!columns.includes('id')) return refuse('The first line must name the columns, id among them.');
  if (unknown.length > 0) return refuse(`Unknown columns: ${unknown.slice(0, 10).join(', ')}.`);
  const [error] = errors;
  if (error) return { ...refuse(error.message), problems: [{ line: (error.row ?? 0) + 2, message: error.message }] };
  return plan(
    data.map((cells) => {
      const fields: Record<string, unknown> = {};
      for (const column of columns) {
        const cell = (cells[column] ?? '').replace(/^'(?=[=+\-@\t\r'])/, '');
        fields[column] = NUMBERS.includes(column) ? toNumber(cell) : cell;
      }
      return fields;
    }),
    find,
    check,
    'update',
  );
}

/** The same for a JSON file: a list of whole products. */
export function planJson(text: string, find: Find, check: Check): Plan {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''), (key, value) => (key === '__proto__' ? undefined : value));
  } catch {
    return refuse('The file is not valid JSON.');
  }
  const list = isRecord(json) ? json.products : json;
  if (!Array.isArray(list) || !list.every(isRecord)) return refuse('The file must hold a list of products.');
  return plan(list, find, check, 'replace');
}

type Find = (id: string) => RawProduct | undefined;
type Check = (raw: RawProduct) => { field: string; message: string }[];

function plan(list: readonly Record<string, unknown>[], find: Find, check: Check, mode: 'update' | 'replace'): Plan {
  if (list.length > MAX_ROWS) return refuse(`The file has ${list.length} rows; at most 20,000 are allowed.`);
  const result: Plan = { problems: [], rows: [], unchanged: 0 };
  const seen = new Set<string>();
  list.forEach((fields, index) => {
    const line = mode === 'update' ? { line: index + 2 } : {};
    const id = String(fields.id ?? '');
    if (seen.has(id)) {
      result.problems.push({ ...line, id, message: 'stands twice in the file' });
      return;
    }
    seen.add(id);
    const before = find(id);
    if (!before && mode === 'update') {
      result.problems.push({ ...line, id, message: 'is no product of the list' });
      return;
    }
    const raw = before && mode === 'update' ? withFields(before, tidy(fields, before)) : (fields as RawProduct);
    const changes = changedFields(before ?? {}, raw);
    if (before && changes.length === 0) {
      result.unchanged += 1;
      return;
    }
    const problems = check(raw);
    result.problems.push(...problems.map(({ field, message }) => ({ ...line, id, message: `${field} ${message}` })));
    result.rows.push({ id, name: raw.name, kind: before ? 'update' : 'add', before, raw, fields: changes });
  });
  return result;
}

/** An empty cell takes a field out, unless the product never had it. */
function tidy(fields: Record<string, unknown>, before: RawProduct): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      const old = before[field as keyof RawProduct] ?? undefined;
      if (value === '' && field !== 'subcategory') return old === undefined ? [] : [[field, undefined]];
      if (value === '' && old === undefined) return [];
      return [[field, value]];
    }),
  );
}

function toNumber(cell: string): unknown {
  const trimmed = cell.trim();
  if (trimmed === '') return '';
  // What is no number stays text, and the schema says so.
  return Number.isNaN(Number(trimmed)) ? trimmed : Number(trimmed);
}

function refuse(message: string): Plan {
  return { problems: [{ message }], rows: [], unchanged: 0 };
}
