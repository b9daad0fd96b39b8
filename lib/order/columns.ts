import { foldText } from '../fold';
import { searchWords } from '../search/words';

/** What a column of a table says of a line. */
export type OrderColumn =
  | 'quantity'
  | 'item'
  | 'words'
  | 'maker'
  | 'size'
  | 'waist'
  | 'length'
  | 'sleeve'
  | 'color'
  | 'person'
  | 'note'
  | 'ignored';

/** What people write over columns; a comma between names. */
const NAMES: Readonly<Record<OrderColumn, string>> = {
  quantity:
    'qty, quantity, quan, qnty, count, amount, pcs, pieces, units, order qty, qty ordered, how many, no ' + 'of units',
  item:
    'item, item no, item number, item id, item code, sku, part, part no, part number, model, model no, ' +
    'model number, style, style no, style number, catalog no, catalog number, product no, product number, ' +
    'product id, product code, stock no, article, code, mfg part, mfr part, mpn, id, number, no',
  words: 'description, desc, product, product name, item name, item description, product description, goods',
  maker: 'maker, brand, manufacturer, mfg, mfr, make, vendor',
  size: 'size, sz, sizes, neck, collar',
  waist: 'waist',
  length: 'length, inseam',
  sleeve: 'sleeve, sleeve length',
  color: 'color, colour, colors, clr, finish',
  person:
    'name, for, employee, person, who, staff, member, wearer, recipient, assigned to, issued to, ' +
    'full name, last name, employee name',
  note: 'note, notes, remark, remarks, comment, comments, special instructions, instructions',
  ignored:
    'price, unit price, unit cost, cost, each, ea, total, line total, ext, ext price, extended, extended ' +
    'price, subtotal, sum, line, line no, row, uom, unit, um, unit of measure, tax, discount, msrp, list ' +
    'price, date, department, dept, employee id, employee no, employee number',
};
const COLUMNS = new Map(
  [
    ...Object.entries(NAMES).map(([column, names]) => [column, names.split(', ')] as const),
    ...Object.entries(searchWords.orderColumns),
  ].flatMap(([column, names]) => names.map((name) => [foldText(name), column as OrderColumn] as const)),
);

/** What a word over a column, or before a colon, announces: 'Item #' and 'Part No.' alike. */
export function columnOf(name: string): OrderColumn | undefined {
  const folded = foldText(name.replaceAll('#', ' no '));
  return COLUMNS.get(folded) ?? COLUMNS.get(folded.replace(/ no$/, ''));
}

/** The columns of a row of names, undefined where a cell names none; undefined for a row that is no heading. */
export function headingOf(cells: readonly string[]): readonly (OrderColumn | undefined)[] | undefined {
  const columns = cells.map(columnOf);
  const filled = cells.filter((cell) => cell.trim() !== '');
  const known = columns.filter((column) => column !== undefined);
  const isOrder = known.some(
    (column) => column === 'item' || column === 'words' || column === 'quantity' || column === 'size',
  );
  const isHeading =
    known.length >= 2 && isOrder && known.length * 3 >= filled.length * 2 && !filled.some((cell) => /\d/.test(cell));
  if (!isHeading) return undefined;
  // 'Name' is that of the goods where no other column names them.
  const isNamed = columns.includes('item') || columns.includes('words');
  return isNamed ? columns : columns.map((column) => (column === 'person' ? 'words' : column));
}
