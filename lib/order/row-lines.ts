import { HEAD_START, toAtoms } from './atoms';
import { splitCells, type TableCell } from './cells';
import type { OrderTable } from './head-of';
import { headTells } from './head-tells';
import { MOST_COLUMNS } from './limits';
import type { OrderLine } from './order-line';
import { quantityAt } from './quantities';
import type { OrderColumn } from './resolution';
import { labelOf } from './size-words';
import { columnOf, orderWords } from './words';

const [quantityLabel = ''] = orderWords('quantity');

const tableLabels: Partial<Record<OrderColumn, string>> = {
  quantity: quantityLabel,
  ...Object.fromEntries(
    (['size', 'waist', 'length', 'sleeve'] as const).map((name) => [name, [...orderWords(name)][0] ?? '']),
  ),
};

/** The place of words that the reader adds to a row. */
const ADDED = -1000;

const NOTHING = /^(?:[-–—.]|n\/?a|none|0)?$/i;

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

const OTHERS = { waist: 'length', length: 'waist', size: 'sleeve', sleeve: 'size' } as const;

/** The sizes that a cell of a size grid counts: that of its column, and that of its row where the name over the rows says what it measures. */
function sizesOf(over: string, row: TableCell | undefined, column: string): OrderLine['cells'][number][] {
  const name = labelOf(toAtoms(over)[0]?.word ?? '');
  const labelled = (label: string, text: string) => ({
    text: `${label} ${text}`,
    start: ADDED,
    column: 'size' as const,
  });
  const isSize = /^(?:\d{2}(?:\.5)?|\p{L}{1,3})$/u.test(row?.text ?? '') && columnOf(row?.text ?? '') !== 'quantity';
  if (name === undefined) return [labelled(tableLabels.size ?? '', column)];
  const other = OTHERS[name as keyof typeof OTHERS];
  if (isSize && row)
    return [
      { text: over.split(/[^\p{L}]/u)[0] ?? '', start: ADDED, column: 'size' },
      { ...row, column: 'size' },
      labelled(tableLabels[other] ?? '', column),
    ];
  return [labelled(over, column)];
}

/** The number in the head of a garment, 'Shirt (3 ea)', for the cells under it that have none. */
function countOf(head: string, cell: string): OrderLine['cells'][number][] {
  const told = (text: string) => {
    const atoms = toAtoms(text);
    return atoms.map((_, at) => quantityAt(atoms, at)).find((count) => count?.isMarked)?.value;
  };
  const value = told(head);
  if (value === undefined || told(cell.replace(/\d+ ?x ?\d+/gi, '')) !== undefined || /^\d+$/.test(cell)) return [];
  return [{ text: `${quantityLabel} ${value}`, start: ADDED, column: 'goods' }];
}

/** The garments of a roster that a column tells something of: the one that it names, or those before it. A size without one is the person's. */
function ownersOf({ columns, heads }: OrderTable, index: number): number[] {
  const column = columns[index];
  const worn = columns.flatMap((one, at) => (one === 'goods' ? [at] : []));
  if (column === 'person' || column === 'goods' || column === 'ignored' || column === 'note' || worn.length === 0)
    return [];
  const { stems } = headTells(heads[index] ?? '');
  const named = worn.filter(
    (at) => stems.length > 0 && stems.every((stem) => headTells(heads[at] ?? '').stems.includes(stem)),
  );
  if (named.length > 0) return named.slice(0, 1);
  if (column !== 'quantity' && column !== 'color') return [];
  // A number behind several garments is that of each.
  const isOnly = columns.filter((one) => one === column).length === 1 && index > (worn.at(-1) ?? 0);
  return isOnly ? worn : worn.filter((at) => at < index).slice(-1);
}

/** The lines that a row of a table orders, with the goods of the table's title where it names none; 'head' for a second row of names, undefined for a row that is none of the table. */
export function rowLines(
  table: OrderTable,
  { text, at }: { text: string; at: number },
): OrderLine[] | 'head' | undefined {
  const { divider, columns, heads, title } = table;
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
    const label = column && isFirst ? tableLabels[column] : undefined;
    return [...(label ? [{ text: label, start: ADDED, column }] : []), { ...cell, column }];
  };
  const own = columns.flatMap((column, index) =>
    ownersOf(table, index).length === 0
      ? cellsOf(index, column !== 'quantity' || columns.indexOf('quantity') === index)
      : [],
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
            ...countOf(head.text, cell.text),
            ...(headTells(head.text).tells === 'quantity'
              ? [{ text: quantityLabel, start: ADDED, column: 'goods' as const }]
              : []),
            { ...cell, column: 'goods' },
            ...columns.flatMap((_, other) => (ownersOf(table, other).includes(index) ? cellsOf(other, true) : [])),
          ],
        },
      ];
    const size = sizesOf(heads[0] ?? '', cells[0], heads[index] ?? '');
    const isRowSize = size.length > 1;
    return [
      {
        ...place,
        cells: [
          ...(title === undefined ? [] : [{ text: title, start: 2 * ADDED }]),
          ...own.filter((cell) => columnOf(cell.text) !== 'quantity' && !(isRowSize && cell.column === columns[0])),
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
