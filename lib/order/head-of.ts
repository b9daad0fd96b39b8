import { money } from '../money';
import { toAtoms } from './atoms';
import { splitCells, type TableCell } from './cells';
import { findGoods } from './find-goods';
import type { Goods } from './goods';
import { type HeadTells, headTells } from './head-tells';
import { FOUND, MOST_COLUMNS } from './limits';
import type { OrderLine } from './order-line';
import { personOfHeading } from './people';
import type { OrderColumn } from './resolution';
import { isLetterSize } from './size-words';
import { columnOf } from './words';

/** A table by its columns; `heads` are the texts over them, where a cell counts or sizes what stands over it. */
export type OrderTable = {
  divider: string;
  columns: (OrderColumn | undefined)[];
  heads: string[];
  named?: readonly OrderLine['cells'][number][];
  /** The places of aligned columns in their line. */
  starts?: readonly number[];
  /** The line above that names the goods of all rows. */
  title?: string;
  /** The line that names the columns. */
  under?: string;
};

const DIVIDERS = ['\t', '|', ';', ',', '  '] as const;

const LEAST_SIZES = 3;
const MONEY = new RegExp(`[.${money.decimal}]\\d\\d(?:\\s*\\p{Sc})?$|^\\p{Sc}`, 'u');

/** The table that a line heads, by the names over its columns or by what the reader of the order says they are; undefined for no head. */
export function headOf(
  line: string,
  after: readonly string[],
  goods: Goods,
  said: readonly (OrderColumn | undefined)[] | undefined,
  isInside: boolean,
): { table: OrderTable; names: string[]; isUnderstood: boolean; isRow: boolean } | undefined {
  const divider = dividerOf(line, after);
  if (divider === undefined) return undefined;
  const cells = splitCells(line, divider).slice(0, MOST_COLUMNS);
  // Blanks at the beginning are a first column without a name.
  if (divider === '  ' && (cells[0]?.start ?? 0) > 2) cells.unshift({ text: '', start: 0 });
  const starts = divider === '  ' ? cells.map(({ start }) => start) : undefined;
  const names = cells.map(({ text }) => text);
  const rows = after
    .slice(0, 20)
    .map((row) => splitCells(row, divider))
    .filter(({ length }) => length > 1);
  if (cells.length < 2 || rows.length === 0) return undefined;
  const columns = columnsOf(names, rows, goods, isInside);
  if (columns)
    return {
      table: { divider, columns: said ? [...said] : columns, heads: names, under: line, ...(starts && { starts }) },
      names,
      isUnderstood: isUnderstood(columns),
      isRow: false,
    };
  // Rows without a head: a table only where nobody can tell their figures apart.
  const isOpen = divider !== '  ' && divider !== ',' && isFirstOpen(cells, rows);
  if (!said && (!isOpen || isInside)) return undefined;
  const plain = cells.map((): OrderColumn | undefined => undefined);
  return {
    table: { divider, columns: said ? [...said] : plain, heads: plain.map(() => '') },
    names: plain.map(() => ''),
    isUnderstood: said !== undefined,
    isRow: true,
  };
}

/** The mark that divides a line, and most often the lines after it alike: a head may have commas between blanks. */
function dividerOf(line: string, after: readonly string[]): string | undefined {
  const own = DIVIDERS.filter((one) => (one === '  ' ? /\S {2,}\S/.test(line) : line.includes(one)));
  const fitOf = (divider: string) => {
    const { length } = splitCells(line, divider);
    const rows = after.slice(0, 3).map((row) => splitCells(row, divider).length);
    return rows.filter((cells) => cells > 1 && Math.abs(cells - length) < 2).length;
  };
  const most = Math.max(...own.map(fitOf));
  return own.find((divider) => divider === '\t' || fitOf(divider) === most);
}

const isUnderstood = (columns: readonly (OrderColumn | undefined)[]) =>
  columns.every((column) => column !== undefined) ||
  columns.some((column) => column === 'quantity' || column === 'sizes' || column === 'goods');

/** The meaning of the columns under some names; undefined where the names are none. */
function columnsOf(
  names: readonly string[],
  rows: readonly (readonly TableCell[])[],
  goods: Goods,
  isInside: boolean,
): (OrderColumn | undefined)[] | undefined {
  const sizes = sizeColumns(names, goods);
  const named = names.map((name, index): OrderColumn | undefined =>
    sizes.has(index) ? 'sizes' : isPosition(rows, index) ? 'ignored' : columnOf(name),
  );
  // 'Shirt' by itself is over what is ordered, beside other garments over one of them.
  const worn = names.map((name) => goods.isNoun(toAtoms(name)[0]?.stem ?? '') && toAtoms(name).length === 1);
  const isWorn = worn.filter(Boolean).length > 1;
  const known = named.map((column, index) => (isWorn && worn[index] && column === 'words' ? undefined : column));
  const filled = names.filter((name) => name !== '').length;
  const count = known.filter((column) => column !== undefined).length;
  const lastSize = Math.max(...sizes);
  const isCountedBelow = rows.some((row) => [...sizes].some((index) => /^\d{1,3}$/.test(row[index]?.text ?? '')));
  // Sizes from the first column on are a head where numbers alone stand under them.
  const isBare = sizes.has(0) && !(rows[0] ?? []).every(({ text }) => /^[\d–—-]*$/.test(text));
  if (sizes.size > 0 && isCountedBelow && !isBare && !isInside)
    return known.map((column, index) => column ?? (index > lastSize ? 'ignored' : 'words'));
  const isDigits = names.some((name, index) => /\d/.test(name) && known[index] === undefined);
  const isOrder = known.some(
    (column) => column === 'item' || column === 'words' || column === 'quantity' || column === 'size',
  );
  // A head is no row: its first cell names nobody.
  const isFirstNames =
    names[0] === '' ||
    (known[0] === undefined &&
      !isGoods(names[0] ?? '', goods) &&
      !isPerson(names[0] ?? '', goods) &&
      rows.every(([first]) => isPerson(first?.text ?? '', goods)));
  const person = known.indexOf('person') < 0 && isFirstNames && filled > 1 ? 0 : known.indexOf('person');
  const isPeople = person >= 0 && person < 3;
  const isRoster =
    isPeople &&
    !known.some((column) => column === 'item' || column === 'words') &&
    names.some((name, index) => index > person && known[index] === undefined && isGoods(name, goods)) &&
    rows.some((row) =>
      row.slice(person + 1).some(({ text }) => isSizeCell(text) || goods.isPlainColor(toAtoms(text)[0]?.stem ?? '')),
    );
  if (isRoster && !isInside) {
    const heads = names.map(headTells);
    const worn = names.map((name, index): OrderColumn | undefined => {
      if (index === person) return 'person';
      if (known[index] !== undefined && known[index] !== 'person') return known[index];
      const { tells, stems } = heads[index] as HeadTells;
      // 'Shirt size' behind 'Shirt', and not by itself.
      const isOf =
        tells !== undefined && heads.slice(0, index).some((one) => stems.every((stem) => one.stems.includes(stem)));
      return isOf ? tells : name === '' ? 'ignored' : 'goods';
    });
    if (worn.includes('goods')) return worn;
  }
  if (count < 2 || !isOrder || count * 3 < filled * 2 || isDigits) return undefined;
  // 'Name' is that of the goods where no other column names them.
  const isNamed = known.includes('item') || known.includes('words');
  const isCounted = known.includes('quantity');
  const isMoney = (index: number) =>
    rows.filter((row) => MONEY.test(row[index]?.text ?? '')).length * 2 > rows.filter((row) => row[index]?.text).length;
  return known.map((column, index) =>
    (column === 'quantity' || column === undefined) && isMoney(index)
      ? 'ignored'
      : column === 'person' && !isNamed
        ? 'words'
        : column === undefined && isCounted && names[index] === ''
          ? 'ignored'
          : column,
  );
}

/** Whether the cells of a column number the rows: 1, 2, 3. */
const isPosition = (rows: readonly (readonly TableCell[])[], index: number) =>
  index === 0 && rows.length > 1 && rows.slice(0, 3).every((row, at) => Number(row[0]?.text) === at + 1);

/** Columns under three sizes or more in a row: 'S', 'M', 'L', or '8', '8.5', '9'. */
function sizeColumns(names: readonly string[], goods: Goods): Set<number> {
  const found = new Set<number>();
  const isSize = (name: string) =>
    (isLetterSize(name) && name.length < 5) ||
    goods.isSize(toAtoms(name)[0]?.stem ?? '') ||
    /^\d{1,2}(?:\.5)?$/.test(name) ||
    /^\d{2}x\d{2}$/i.test(name);
  for (let from = 0; from < names.length; from += 1) {
    let to = from;
    while (
      to < names.length &&
      isSize(names[to] ?? '') &&
      (to === from || !(Number(names[to]) <= Number(names[to - 1])))
    )
      to += 1;
    if (to - from >= LEAST_SIZES) for (let at = from; at < to; at += 1) found.add(at);
    from = Math.max(from, to - 1);
  }
  return found;
}

const isPerson = (text: string, goods: Goods) => personOfHeading(`${text}:`, goods, false) !== undefined;

const isSizeCell = (text: string) =>
  isLetterSize(text.split(/[\s(]/)[0] ?? '') || /^\d{1,2}(?:\.5)?\b/.test(text) || /^\d{2}\D\d{2}/.test(text);

function isGoods(name: string, goods: Goods): boolean {
  const found = findGoods(toAtoms(name), goods);
  return found.meant[0]?.isGuessed === false && found.share >= FOUND;
}

/** Whether two columns of whole numbers stand side by side without a head, none of them an amount or an item number. */
function isFirstOpen(cells: readonly TableCell[], rows: readonly (readonly TableCell[])[]): boolean {
  const all = [cells, ...rows];
  const isWhole = (index: number) => all.every((row) => /^\d{1,3}$/.test(row[index]?.text ?? ''));
  return cells.filter((_, index) => isWhole(index)).length > 1;
}
