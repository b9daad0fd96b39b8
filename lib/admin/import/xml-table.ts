import type { Watch } from '../slices';
import { inSlices } from '../slices';
import { LAYOUTS, roleIn } from './layouts';
import type { Role } from './roles';
import type { Table, TableRow } from './table';
import { isWordPress, WORDPRESS_TERM, wordPressTable } from './wordpress';
import { localName } from './xml';
import { readXmlRows, type XmlElement } from './xml-rows';

const MOST_COLUMNS = 400;

/** The rows of an XML file as a table: feeds of shopping sites, exports of WordPress, and any file that repeats an element with goods. */
export async function readXmlTable(text: string, watch?: Watch): Promise<Table> {
  const isExport = isWordPress(text);
  const { rows, problems } = await readXmlRows(text, { also: isExport ? [WORDPRESS_TERM] : [], watch });
  const columns = new Map<string, number>();
  const lines: TableRow[] = [];
  const add = ({ line, cells }: XmlRow) => {
    const row: string[] = [];
    for (const [name, value] of cells) {
      const at = columns.get(name) ?? columns.size;
      if (at >= MOST_COLUMNS) continue;
      columns.set(name, at);
      row[at] = value;
    }
    lines.push({ line, cells: Array.from(row, (cell) => cell ?? '') });
  };
  if (isExport) await inSlices(wordPressTable(rows), add, watch);
  else await inSlices(rows, (row) => toXmlRows(row).forEach(add), watch);
  return { columns: [...columns.keys()], rows: lines, problems };
}

type XmlRow = { line: number; cells: ReadonlyMap<string, string> };

const OFFER: readonly Role[] = ['sku', 'barcode', 'price', 'stock', 'size', 'color'];
const PRODUCT: readonly Role[] = ['id', 'group', 'name', 'description', 'brand', 'category'];
/** Roles of columns whose values stand below each other, for one may hold a comma. */
const LISTS: readonly Role[] = [
  ...(['category', 'otherCategory', 'description', 'summary', 'features', 'tags'] as const),
  ...(['size', 'color', 'available_sizes', 'available_colors'] as const),
];
const roleOf = (name: string) => roleIn(LAYOUTS.other, name);

/** The rows of an element: one, or one for each variant that it holds, which says by itself what differs. */
function toXmlRows(row: XmlElement): XmlRow[] {
  const isVariant = ({ children }: XmlElement) =>
    new Set(children.map(({ name }) => roleOf(localName(name))).filter((role) => OFFER.includes(role))).size > 1;
  const holder = [row, ...row.children].find(({ children }) => children.some(isVariant));
  if (!holder) return [{ line: row.line, cells: cellsOf(row) }];
  const shared =
    holder === row
      ? row.children.filter((child) => !isVariant(child))
      : row.children.filter((child) => child !== holder);
  const whole = cellsOf({ ...row, children: shared });
  const [first = ''] = whole.values();
  return holder.children.filter(isVariant).map((variant) => {
    const own = [...cellsOf(variant)].filter(([name]) => !PRODUCT.includes(roleOf(name)));
    const said = new Set<Role>(['barcode', ...own.map(([name]) => roleOf(name))]);
    // A number or a price of its own stands for that of the product, whatever their columns are called.
    const rest = [...whole].filter(([name]) => !(OFFER.includes(roleOf(name)) && said.has(roleOf(name))));
    return { line: variant.line, cells: new Map([['item_group_id', whole.get('id') ?? first], ...rest, ...own]) };
  });
}

/** Attributes that say how a text is written, not what it is. */
const SILENT = /^(?:type|rel|href|url|src|xmlns|xml|lang|language)(?::|$)/;

/** The cells of a row by their columns: what it holds, each under its name without a prefix; one with Google's prefix goes before another. */
function cellsOf(row: XmlElement): Map<string, string> {
  const cells = new Map<string, { from: string; values: string[] }>();
  const add = (column: string, text: string, from = '') => {
    const value = text.trim();
    if (value === '') return;
    const cell = cells.get(column);
    if (!cell || (cell.from !== from && from.startsWith('g:'))) cells.set(column, { from, values: [value] });
    else if (cell.from === from && !cell.values.includes(value)) cell.values.push(value);
  };
  const addElement = (element: XmlElement, above: string) => {
    const { name, children } = element;
    const column = above + localName(name);
    const pairs = pairsOf(element);
    for (const [feature, value] of pairs) add(`Feature: ${feature}`, value);
    if (pairs.length > 0) return;
    add(column, saidBy(element), name);
    addAttributes(element, `${column} `);
    const [first] = children;
    const isList = children.every((child) => child.name === first?.name && child.children.length === 0);
    for (const child of children) {
      if (isList) add(column, saidBy(child), name);
      else addElement(child, `${column} `);
    }
  };
  const addAttributes = ({ attributes }: XmlElement, above: string) => {
    for (const [name, value] of Object.entries(attributes)) if (!SILENT.test(name)) add(above + name, value);
  };
  addAttributes(row, '');
  for (const child of row.children) addElement(child, '');
  const joined = new Map(
    [...cells].map(([column, { values }]) => [column, values.join(LISTS.includes(roleOf(column)) ? '\n' : ', ')]),
  );
  // An entry of Atom tells of its goods in elements of its own.
  const prose = ['content', 'summary'].find((name) => joined.has(name));
  if (row.name !== 'entry' || !prose || joined.has('description')) return joined;
  return new Map([...joined].map(([column, value]) => [column === prose ? 'description' : column, value]));
}

/** The text of an element, or the address that it bears instead. */
function saidBy({ text, attributes }: XmlElement): string {
  return text.trim() || (attributes.href ?? attributes.url ?? attributes.src ?? '');
}

/** The names and values of an element that holds facts: of elements that end in “name” and “value”, or of an attribute and the text. */
function pairsOf({ attributes, text, children }: XmlElement): (readonly [name: string, value: string])[] {
  if (attributes.name && text.trim() && children.length === 0) return [[attributes.name, text]];
  const texts = (end: RegExp) =>
    children.flatMap(({ name, text: said }) => (end.test(localName(name)) ? said.trim() : []));
  const [names, values] = [texts(/^(?:attribute_|param_)?name$/i), texts(/^(?:attribute_|param_)?val(?:ue)?$/i)];
  return names.flatMap((name, at) => (name && values[at] ? [[name, values[at]] as const] : []));
}
