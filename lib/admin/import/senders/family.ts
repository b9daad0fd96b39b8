import { groupBy } from '../../../catalogue/group-by';
import type { ArrangedRow, SenderFile } from './sender';
import type { SenderFacts } from './sender-facts';
import type { SenderRow } from './sender-row';

/** A picture of a product, and what it shows. */
type Picture = { address: string; alt?: string };

/**
 * The rows of a product: its own, one for each picture that has words of its own, and its variations. A product of which nothing is
 * published is not published.
 */
export function familyRows(
  row: SenderRow,
  facts: SenderFacts,
  variations: readonly ArrangedRow[] = [],
  pictures: readonly Picture[] = [],
): ArrangedRow[] {
  const number = String(row.line);
  const isHidden = variations.length > 0 && variations.every((one) => one.facts.published === 'false');
  const shared = { handle: facts.handle || facts.sku || facts.name || number, number };
  const [first, ...others] = pictureFacts(pictures);
  const own = { ...facts, ...first, ...shared, kind: 'product', ...(isHidden && { published: 'false' }) };
  return [
    { row, facts: own },
    ...others.map((picture) => ({ row, facts: { ...picture, ...shared } })),
    ...variations.map((one) => ({
      row: one.row,
      facts: { ...pricedBy(one.facts, facts), kind: 'variation', parent: `id:${number}` },
    })),
  ];
}

const PRICES = ['price', 'oldPrice', 'salePrice', 'saleFrom', 'saleUntil'] as const;

/** A variation that names no price costs what its product does, in every respect. */
function pricedBy(facts: SenderFacts, product: SenderFacts): SenderFacts {
  return facts.price
    ? facts
    : { ...facts, ...Object.fromEntries(PRICES.map((name) => [name, facts[name] || product[name]])) };
}

/** Pictures as cells of one row, or, where one has words of its own, of as many rows. */
function pictureFacts(pictures: readonly Picture[]): SenderFacts[] {
  const alts = new Map<string, string>();
  for (const { address, alt = '' } of pictures) if (address) alts.set(address, alts.get(address) || alt);
  if (![...alts.values()].some(Boolean)) return [{ image: [...alts.keys()].join(',') }];
  return [...alts].map(([address, alt]) => ({ image: address, imageAlt: alt }));
}

/** The rows that are made of each product when they are asked for, so that other work may be done between two. */
export function* oneByOne<Item>(
  products: Iterable<Item>,
  rowsOf: (product: Item) => ArrangedRow[],
): Generator<ArrangedRow[]> {
  for (const product of products) yield rowsOf(product);
}

/** Rows by the product that each names; a row that names none is of the one before it. */
export function rowsByProduct(rows: readonly SenderRow[], keyOf: (row: SenderRow) => string): SenderRow[][] {
  let last = '';
  const named = rows.map((row) => {
    last = keyOf(row) || last;
    return { row, key: last };
  });
  return [...groupBy(named, ({ key }) => key).values()].map((group) => group.map(({ row }) => row));
}

/** The columns in which rows bear a key and name that of their parent, and the cells of a row, its parent's beside it. */
type Parenthood = { key: string; parent: string; facts: (row: SenderRow, top?: SenderRow) => SenderFacts };

/**
 * Products, each with the rows that name it as their parent; of several rows of one key the first counts. A row whose parent is not
 * there is told.
 */
export function rowsByParent(
  rows: readonly SenderRow[],
  { problems }: SenderFile,
  { key, parent, facts }: Parenthood,
  picturesOf: (row: SenderRow) => readonly Picture[],
): Iterable<ArrangedRow[]> {
  const unlike = groupBy(rows, (row) => row.get(key) || String(row.line));
  const firsts = [...unlike.values()].flatMap(([row]) => row ?? []);
  const children = groupBy(firsts, (row) => row.get(parent));
  return oneByOne(firsts, (row) => {
    const above = row.get(parent);
    if (above && !unlike.has(above))
      problems.push({ line: row.line, id: row.get(key), message: `Its parent “${above}” is not in the file.` });
    if (above) return [];
    const below = children.get(row.get(key) || String(row.line)) ?? [];
    const variations = below.map((child) => ({ row: child, facts: facts(child, row) }));
    return familyRows(row, facts(row), variations, picturesOf(row));
  });
}
