import type { Decimal } from '../../amounts';
import { bareCell } from '../../csv-cell';
import { inSlices, type Watch } from '../slices';
import { headerCurrency } from './currencies';
import type { ImportMap } from './import-map';
import { LAYOUTS } from './layouts';
import { optionNumber, type Role } from './roles';
import type { ImportProblem, Table } from './table';

/** The columns of a file by what they say; several may say the same. */
export type FileColumns = {
  /** The mark before decimals in weights, which programs may write otherwise than prices. */
  weightDecimal: Decimal;
  /** The currency that a column sets for all of the file; '' where none does. */
  currency: string;
  byRole: ReadonlyMap<Role, readonly number[]>;
  names: readonly string[];
  options: readonly number[];
};

/** The columns of a table by their role, as the map gives it; columns without a role are left out. */
export function toFileColumns({ columns, rows }: Table, map: ImportMap): FileColumns {
  const byRole = new Map<Role, number[]>();
  for (const [at, column] of columns.entries()) {
    const role = Object.hasOwn(map.columns, column) ? map.columns[column] : undefined;
    if (role && role !== 'ignore') byRole.set(role, [...(byRole.get(role) ?? []), at]);
  }
  const options = new Set([...byRole.keys()].flatMap((role) => optionNumber(role) ?? []));
  const weights = (byRole.get('weight') ?? []).flatMap((at) => rows.map(({ cells }) => cells[at] ?? ''));
  const weightDecimal = weightMark(weights) ?? map.decimal;
  const currency =
    columns.map((column) => (/\bcurrency=/i.test(column) ? headerCurrency(column) : '')).find(Boolean) ?? '';
  return { byRole, currency, weightDecimal, names: columns, options: [...options].sort((a, b) => a - b) };
}

/** The mark before decimals where weights tell it: behind a lone zero, or before other than three digits. */
function weightMark(cells: readonly string[]): Decimal | undefined {
  for (const cell of cells) {
    const mark = /^0([.,])\d|^\d+([.,])(?!\d{3}(?:\D|$))\d/.exec(cell.trim());
    if (mark) return (mark[1] ?? mark[2]) === ',' ? 'comma' : 'point';
  }
  return undefined;
}

/** A row of the file, read by the roles of its columns. */
export class FileRow {
  constructor(
    readonly line: number,
    private readonly cells: readonly string[],
    readonly columns: FileColumns,
  ) {}

  /** The first cell of a role that holds something; '' where none does. */
  get(role: Role): string {
    return this.all(role)[0] ?? '';
  }

  /** Cells of a role, without empty ones. */
  all(role: Role): string[] {
    return this.named(role).map(([, cell]) => cell);
  }

  /** The same with the names of their columns. */
  named(role: Role): [column: string, cell: string][] {
    return (this.columns.byRole.get(role) ?? []).flatMap((at): [string, string][] => {
      const cell = bareCell(this.cells[at] ?? '').trim();
      return cell === '' ? [] : [[this.columns.names[at] ?? '', cell]];
    });
  }
}

/** The first cell of a role that holds something in any of some rows; '' where none does. */
export function firstOf(rows: readonly FileRow[], role: Role): string {
  for (const row of rows) {
    const cell = row.get(role);
    if (cell !== '') return cell;
  }
  return '';
}

/** The rows of one product: what is said of all of it, and, where it has variants, the rows of those. */
export type RowGroup = { source: string; rows: FileRow[]; variants: FileRow[] };

/** Puts the rows of each product together: by handle or group, by the parent that a variation names, else by its name. */
export async function groupRows(
  rows: readonly FileRow[],
  map: ImportMap,
  watch?: Watch,
): Promise<{ groups: RowGroup[]; problems: ImportProblem[] }> {
  const groups: RowGroup[] = [];
  const problems: ImportProblem[] = [];
  const byKey = new Map<string, RowGroup>();
  const { splitsByName, repeatsProducts = false } = LAYOUTS[map.layout];

  const join = (row: FileRow, keys = repeatsProducts && isChoice(row) ? choiceKeys(row) : keyOf(row)) => {
    const known = keys.map((key) => byKey.get(key)).find(Boolean);
    const isNamedOtherwise = row.get('name') !== '' && known?.rows[0]?.get('name') !== row.get('name');
    // Rows of one group that say no choice are goods of their own.
    const isOther =
      isNamedOtherwise && (splitsByName || (repeatsProducts && !isChoice(row) && row.get('parent') === ''));
    const isSame = known && !isOther;
    if (isSame) {
      known.rows.push(row);
      return;
    }
    const group: RowGroup = { source: sourceOf(row), rows: [row], variants: [] };
    groups.push(group);
    for (const key of keys) byKey.set(key, group);
    // A row that names no maker is of the one before it.
    if (keys.length > 0) byKey.set(`name:${row.get('name')}`, group);
    const number = row.get('number');
    if (number) byKey.set(`id:${number}`, group);
    if (row.get('sku')) byKey.set(`sku:${row.get('sku')}`, group);
  };
  const attach = (row: FileRow) => {
    const parent = row.get('parent');
    const group = byKey.get(parent.startsWith('id:') ? parent : `sku:${parent}`);
    if (group) group.variants.push(row);
    // In a plain table rows may name a product that has no row of its own.
    else if (repeatsProducts) join(row, [`parent:${parent}`]);
    else problems.push({ line: row.line, id: row.get('sku'), message: `Its parent "${parent}" is not in the file.` });
  };

  const isVariation = (row: FileRow) => {
    const [parent, kind] = [row.get('parent'), row.get('kind')];
    return (
      parent !== '' && parent !== '0' && parent !== row.get('sku') && /variation|variante/i.test(kind || 'variation')
    );
  };
  await inSlices(rows, (row) => !isVariation(row) && join(row), watch);
  // A variation may stand before its parent.
  await inSlices(rows, (row) => isVariation(row) && attach(row), watch);
  return { groups, problems };
}

/** The key that the rows of one product share; none for a row that is a product by itself. */
function keyOf(row: FileRow): string[] {
  const group = row.get('group');
  if (group) return [`group:${group}`];
  const isNamed = idOf(row) || row.get('sku') || row.get('number');
  return isNamed ? [] : [`name:${row.get('name')}`];
}

/** The id of a row, unless a program has drawn it by lot. */
const idOf = (row: FileRow) => row.get('id').replace(/^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i, '');

/** Whether a row says which of several it is. */
function isChoice(row: FileRow): boolean {
  const { options } = row.columns;
  return [
    row.get('size'),
    row.get('color'),
    row.get('choice'),
    ...options.map((number) => row.get(`option ${number} value`)),
  ].some(Boolean);
}

/** The keys that rows of one product share, each of which says which one it is: the same number, or the same name and maker. */
function choiceKeys(row: FileRow): string[] {
  const group = row.get('group');
  if (group) return [`group:${group}`];
  const [number, name, brand] = [idOf(row) || row.get('sku') || row.get('number'), row.get('name'), row.get('brand')];
  return [...(number ? [`choice of:${number}`] : []), `name:${brand ? `${name}\0${brand}` : name}`];
}

/** The text that a product's id is made from. */
function sourceOf(row: FileRow): string {
  return idOf(row) || row.get('group') || row.get('sku') || row.get('name') || row.get('number');
}
