import { fieldLabel } from '../catalogue/fields/field-list';
import type { RawProduct } from '../catalogue/schema/product';
import { editedCells, readCsv } from './csv';
import { isRecord } from './ledger/bundle';
import { changedFields, withFields } from './ledger/fields';
import type { FieldChange, ProductProblem } from './store-types';

const MAX_ROWS = 20_000;

type Problem = { line?: number; id?: string; message: string };
type PlannedRow = {
  id: string;
  name: string;
  kind: 'add' | 'update';
  before: RawProduct | undefined;
  raw: RawProduct;
  fields: FieldChange[];
};
export type Plan = { problems: Problem[]; rows: PlannedRow[]; unchanged: number };

/** `find` gives the product of an id, `check` what is wrong with products as they would then be. */
type Find = (id: string) => RawProduct | undefined;
type Check = (raws: readonly RawProduct[]) => ProductProblem[];
/** A row of the file: its line where it has one, and the product that it makes of the one that is there. */
type Entry = { id: string; line?: number; become: (before: RawProduct | undefined) => RawProduct | undefined };

/** What an import of a CSV file would change; nothing is changed yet. */
export function planCsv(text: string, find: Find, check: Check): Plan {
  const reading = readCsv(text);
  if ('problem' in reading) {
    return refuse({ message: reading.problem, ...(reading.line !== undefined && { line: reading.line }) });
  }
  const entries = reading.rows.map((cells, index) => ({
    id: cells.id ?? '',
    line: index + 2,
    become: (before: RawProduct | undefined) => before && withFields(before, editedCells(cells, before)),
  }));
  return plan(entries, find, check);
}

/** The same for a JSON file: a list of whole products. */
export function planJson(text: string, find: Find, check: Check): Plan {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''), (key, value) => (key === '__proto__' ? undefined : value));
  } catch {
    return refuse({ message: 'The file is not valid JSON.' });
  }
  const list = isRecord(json) ? json.products : json;
  if (!Array.isArray(list) || !list.every(isRecord))
    return refuse({ message: 'The file must hold a list of products.' });
  const entries = list.map((fields) => ({ id: String(fields.id ?? ''), become: () => fields as RawProduct }));
  return plan(entries, find, check);
}

function plan(entries: readonly Entry[], find: Find, check: Check): Plan {
  if (entries.length > MAX_ROWS) {
    return refuse({ message: `The file has ${entries.length} rows; at most 20,000 are allowed.` });
  }
  const result: Plan = { problems: [], rows: [], unchanged: 0 };
  const lines = new Map<string, number | undefined>();
  const note = (id: string, message: string, line = lines.get(id)) =>
    result.problems.push({ ...(line !== undefined && { line }), id, message });
  for (const { id, line, become } of entries) {
    if (lines.has(id)) {
      note(id, 'stands twice in the file', line);
      continue;
    }
    lines.set(id, line);
    const before = find(id);
    const raw = become(before);
    if (!raw) {
      note(id, 'is no product of the list');
      continue;
    }
    const fields = changedFields(before ?? {}, raw);
    if (before && fields.length === 0) result.unchanged += 1;
    else result.rows.push({ id, name: raw.name, kind: before ? 'update' : 'add', before, raw, fields });
  }
  for (const { id, field, message } of check(result.rows.map(({ raw }) => raw))) {
    note(String(id ?? ''), `${fieldLabel(field)} ${message}`);
  }
  return result;
}

function refuse(problem: Problem): Plan {
  return { problems: [problem], rows: [], unchanged: 0 };
}
