import { HEAD_START, toAtoms } from './atoms';
import { splitCells, type TableCell } from './cells';
import { findGoods } from './find-goods';
import type { Goods } from './goods';
import { MOST_COLUMNS } from './limits';
import type { OrderLine } from './order-line';
import type { OrderColumn } from './resolution';
import { isLetterSize } from './size-words';
import { columnOf, orderWords } from './words';

/** A table by its columns; `heads` are the texts over them, where a cell counts or sizes what stands over it. */
export type OrderTable = {
  divider: string;
  columns: (OrderColumn | undefined)[];
  heads: string[];
  named?: readonly OrderLine['cells'][number][];
  /** The places of aligned columns in their line. */
  starts?: readonly number[];
  /** The line that names the columns. */
  under?: string;
};

const DIVIDERS = ['\t', '|', ';', ',', '  '] as const;
/** The place of words that the reader adds to a row. */
const ADDED = -1000;
const LEAST_SIZES = 3;
const [quantityLabel = ''] = orderWords('quantity');
const labels: Partial<Record<OrderColumn, string>> = {
  quantity: quantityLabel,
  ...Object.fromEntries(
    (['size', 'waist', 'length', 'sleeve'] as const).map((name) => [name, [...orderWords(name)][0] ?? '']),
  ),
};
const NOTHING = /^(?:[-–—.]|n\/?a|none|0)?$/i;

/** The table that a line heads, by the names over its columns or by what the reader of the order says they are; undefined for no head. */
export function headOf(
  line: string,
  after: readonly string[],
  goods: Goods,
  said: readonly (OrderColumn | undefined)[] | undefined,
  isInside: boolean,
): { table: OrderTable; names: string[]; isUnderstood: boolean; isRow: boolean } | undefined {
  const divider = DIVIDERS.find((one) => (one === '  ' ? /\S {2,}\S/.test(line) : line.includes(one)));
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
  const sizes = sizeColumns(names);
  const known = names.map((name, index): OrderColumn | undefined => (sizes.has(index) ? 'sizes' : columnOf(name)));
  const filled = names.filter((name) => name !== '').length;
  const count = known.filter((column) => column !== undefined).length;
  const lastSize = Math.max(...sizes);
  if (sizes.size > 0 && !isInside)
    return known.map((column, index) => column ?? (index > lastSize ? 'ignored' : 'words'));
  const isDigits = names.some((name, index) => /\d/.test(name) && known[index] === undefined);
  const isOrder = known.some(
    (column) => column === 'item' || column === 'words' || column === 'quantity' || column === 'size',
  );
  const person = known.indexOf('person') < 0 && names[0] === '' && filled > 1 ? 0 : known.indexOf('person');
  const isPeople = person >= 0 && person < 3;
  const isRoster =
    isPeople &&
    !known.some((column) => column === 'item' || column === 'words') &&
    names.some((name, index) => index > person && known[index] === undefined && isGoods(name, goods)) &&
    rows.some((row) => row.slice(person + 1).some(({ text }) => isSizeCell(text)));
  if (isRoster && !isInside) {
    const worn = names.map((name, index): OrderColumn | undefined =>
      index === person
        ? 'person'
        : known[index] !== undefined && known[index] !== 'person'
          ? known[index]
          : isGoods(name, goods)
            ? 'goods'
            : name === ''
              ? 'ignored'
              : 'goods',
    );
    if (worn.includes('goods')) return worn;
  }
  if (count < 2 || !isOrder || count * 3 < filled * 2 || isDigits) return undefined;
  // 'Name' is that of the goods where no other column names them.
  const isNamed = known.includes('item') || known.includes('words');
  const isCounted = known.includes('quantity');
  const isMoney = (index: number) =>
    rows.some((row) => row[index]?.text) && rows.every((row) => /^$|\.\d\d$|^\p{Sc}/u.test(row[index]?.text ?? ''));
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

/** Columns under three sizes or more in a row: 'S', 'M', 'L', or '8', '8.5', '9'. */
function sizeColumns(names: readonly string[]): Set<number> {
  const found = new Set<number>();
  const isSize = (name: string) =>
    (isLetterSize(name) && name.length < 5) || /^\d{1,2}(?:\.5)?$/.test(name) || /^\d{2}x\d{2}$/i.test(name);
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
  return found.has(0) ? new Set() : found;
}

const isSizeCell = (text: string) =>
  isLetterSize(text.split(/[\s(]/)[0] ?? '') || /^\d{1,2}(?:\.5)?\b/.test(text) || /^\d{2}\D\d{2}/.test(text);

function isGoods(name: string, goods: Goods): boolean {
  const found = findGoods(toAtoms(name), goods);
  return found.meant.length > 0 && found.share >= 0.5;
}

/** Whether two columns of whole numbers stand side by side without a head, none of them an amount or an item number. */
function isFirstOpen(cells: readonly TableCell[], rows: readonly (readonly TableCell[])[]): boolean {
  const all = [cells, ...rows];
  const isWhole = (index: number) => all.every((row) => /^\d{1,3}$/.test(row[index]?.text ?? ''));
  return cells.filter((_, index) => isWhole(index)).length > 1;
}

/** Cells that blanks divide in the columns that they stand under. */
function inColumns(cells: readonly TableCell[], starts: readonly number[] | undefined): readonly TableCell[] {
  if (!starts) return cells;
  const placed: TableCell[] = starts.map((start) => ({ text: '', start }));
  for (const cell of cells) {
    const gaps: number[] = starts.map((start) => Math.abs(start - cell.start));
    const least = Math.min(...gaps);
    const at = gaps.indexOf(least);
    if (placed[at]?.text !== '') return cells;
    placed[at] = cell;
  }
  return placed;
}

/** The lines that a row of a table orders; 'head' for a second row of names, undefined for a row that is none of the table. */
export function rowLines(
  table: OrderTable,
  { text, at }: { text: string; at: number },
): OrderLine[] | 'head' | undefined {
  const { divider, columns, heads } = table;
  const isDivided = divider === '  ' ? /\S {2,}\S/.test(text) : text.includes(divider);
  if (!isDivided) return undefined;
  const cells = inColumns(splitCells(text, divider), table.starts);
  if (cells.slice(columns.length).some((cell) => cell.text !== '') && columns.length < MOST_COLUMNS) return undefined;
  if (divider !== '\t' && divider !== '  ' && cells.length < columns.length - 1) return undefined;
  const textAt = (index: number) => cells[index]?.text ?? '';
  const isSecondHead =
    columns.includes('goods') &&
    textAt(0) === '' &&
    columns.some((column, index) => column === 'goods' && /\p{L}{3}/u.test(textAt(index)));
  if (isSecondHead) {
    for (const [index] of columns.entries()) heads[index] = `${heads[index]} ${textAt(index)}`;
    return 'head';
  }
  const place = { text, at, isRow: true, ...(table.under !== undefined && { under: table.under }) };
  const cellsOf = (index: number, isFirst: boolean) => {
    const [column, cell] = [columns[index], cells[index]];
    if (!cell || column === 'goods' || column === 'sizes' || cell.text === '') return [];
    const label = column && isFirst ? labels[column] : undefined;
    return [...(label ? [{ text: label, start: ADDED, column }] : []), { ...cell, column }];
  };
  // In a roster a number or a color belongs to the garment before it.
  const ownerOf = (index: number) =>
    columns[index] === 'quantity' || columns[index] === 'color' ? columns.lastIndexOf('goods', index) : -1;
  const own = columns.flatMap((column, index) =>
    ownerOf(index) < 0 ? cellsOf(index, column !== 'quantity' || columns.indexOf('quantity') === index) : [],
  );
  // A cell of figures comes before the unit that it is counted in.
  const isUnit = ({ text: cell }: { text: string }) => !/\d/.test(cell) && cell !== quantityLabel;
  const counts = own
    .filter(({ column }) => column === 'quantity')
    .sort((a, b) => Number(isUnit(a)) - Number(isUnit(b)));
  own.splice(0, own.length, ...own.filter(({ column }) => column !== 'quantity'), ...counts);
  const spread = columns.flatMap((column, index): OrderLine[] => {
    const cell = cells[index];
    if ((column !== 'goods' && column !== 'sizes') || !cell || NOTHING.test(cell.text)) return [];
    const head = { text: heads[index] ?? '', start: HEAD_START };
    if (column === 'goods')
      return [
        {
          ...place,
          cells: [
            ...own,
            { ...head, column: 'words' },
            { ...cell, column: 'goods' },
            ...columns.flatMap((_, other) => (ownerOf(other) === index ? cellsOf(other, true) : [])),
          ],
        },
      ];
    const size = [
      { text: labels.size ?? '', start: ADDED, column: 'size' as const },
      { ...head, start: ADDED, column: 'size' as const },
    ];
    return [
      {
        ...place,
        cells: [
          ...own,
          ...size,
          { text: quantityLabel, start: ADDED, column: 'quantity' },
          { ...cell, column: 'quantity' },
        ],
      },
    ];
  });
  if (columns.some((column) => column === 'goods' || column === 'sizes')) return spread;
  const cellsOfRow: OrderLine['cells'][number][] = [...own];
  // A cell that names goods stands for the empty ones under it.
  const names = own.filter(({ column }) => column === 'item' || column === 'words' || column === 'maker');
  if (names.length > 0) table.named = names.map((cell) => ({ ...cell, start: HEAD_START }));
  else if (table.named && own.length > 1) cellsOfRow.unshift(...table.named);
  const isCounted = columns.includes('quantity');
  const counted = columns.map((column, index) => (column === 'quantity' ? textAt(index) : '')).join('');
  if (isCounted && /^0+\D*$/.test(counted)) return [];
  const isOrder =
    columns.some(
      (column, index) => (column === 'item' || column === 'words' || column === undefined) && textAt(index) !== '',
    ) || cellsOfRow.length > 2;
  return isOrder ? [{ ...place, cells: cellsOfRow, isUncounted: isCounted && !/\d|\p{L}/u.test(counted) }] : [];
}
