import { toPrice } from '../../lib/catalogue/minor-units';
import type { Random } from '../catalogue/random';
import type { EditedGroup, EditedRow, ShopFiles } from './shop-files';

/** A kind of edit, which changes the files; false where there is nothing that it could change. */
export type RandomEdit = (files: ShopFiles, random: Random) => boolean;

const COLORS = ['Black', 'White', 'Red', 'Olive', 'Navy', 'Tan'];
const WORDS = ['Long', 'Winter', 'Field', 'Light', 'Double', 'Old', 'Plain', 'Wide'];
const SIZES = [['S', 'M', 'L', 'XL'], ['8', '8.5', '9', '10.5'], ['M', '2XL', '3XL'], ['One size']];
const LIMITS = [{ states: ['CA', 'NY'] }, { states: ['MA'], minimumAge: 18 }, { minimumAge: 21 }, { usOnly: true }];
const SIZE_FIELDS = ['available_sizes', 'size', 'sizes'] as const;
/** Fields by which the places of a product listed twice may differ. */
const PLACE = ['category', 'categoryName', 'subcategory'];
/** More than a page of a listing shows. */
const PAGEFUL = 10;

const rowsOf = ({ catalogue }: ShopFiles) => Object.values(catalogue).flatMap(({ products }) => products);
const filledGroups = ({ catalogue }: ShopFiles) =>
  Object.entries(catalogue).filter(([, { products }]) => products.length > 0);

/** Changes one product; where it is listed once more, that row says the same. */
const ofOne =
  (change: (row: EditedRow, random: Random, files: ShopFiles) => boolean): RandomEdit =>
  (files, random) => {
    const rows = rowsOf(files);
    if (rows.length === 0) return false;
    const { id } = random.pick(rows);
    const [first, ...twins] = rows.filter((row) => row.id === id);
    if (!first || !change(first, random, files)) return false;
    for (const twin of twins) {
      for (const key of Object.keys(twin)) if (!PLACE.includes(key)) delete twin[key];
      for (const [key, value] of Object.entries(first)) if (!PLACE.includes(key)) twin[key] = value;
    }
    return true;
  };

/** Gives a product a field, or another value of it; takes it away for undefined. */
const setField = (field: string, draw: (row: EditedRow, random: Random, files: ShopFiles) => unknown): RandomEdit =>
  ofOne((row, random, files) => {
    const value = draw(row, random, files);
    if (value === undefined ? !(field in row) : JSON.stringify(value) === JSON.stringify(row[field])) return false;
    if (value === undefined) delete row[field];
    else row[field] = value;
    return true;
  });

function setPrice(row: EditedRow, price: number): boolean {
  if (row.price === price) return false;
  row.price = price;
  if (typeof row.oldPrice === 'number' && row.oldPrice <= price) delete row.oldPrice;
  return true;
}

const priceOf = ({ price }: EditedRow) => (typeof price === 'number' ? price : 0);
const otherThan = (files: ShopFiles, random: Random, row: EditedRow, isMeant: (other: EditedRow) => boolean) => {
  const others = rowsOf(files).filter((other) => other.id !== row.id && isMeant(other));
  return others.length > 0 ? random.pick(others) : undefined;
};

/** The id of a new product, which the catalogue does not have. */
function newId(files: ShopFiles): string {
  const ids = new Set(rowsOf(files).map(({ id }) => id));
  let number = ids.size;
  while (ids.has(`edited-${number}`)) number += 1;
  return `edited-${number}`;
}

function addCopy(files: ShopFiles, { products }: EditedGroup, random: Random): void {
  const id = newId(files);
  const copy: EditedRow = { ...structuredClone(random.pick(products)), id };
  Object.assign(copy, { name: `${random.pick(WORDS)} ${copy.name} ${id.slice(7)}`.slice(0, 190) });
  products.splice(random.between(0, products.length), 0, copy);
}

/** Takes a product out, and out of the kits that hold it. */
function removeProduct(files: ShopFiles, id: string): void {
  for (const group of Object.values(files.catalogue)) group.products = group.products.filter((row) => row.id !== id);
  for (const row of rowsOf(files)) {
    if (!Array.isArray(row.pieces)) continue;
    row.pieces = row.pieces.filter((piece) => piece !== id);
  }
}

/** The kinds of edits of products and of their groups in the catalogue, by name. */
export const ROW_EDITS: Readonly<Record<string, RandomEdit>> = {
  price: ofOne((row, random) => setPrice(row, toPrice(priceOf(row) * (0.5 + random.next()) + 0.01))),
  'no price': ofOne((row) => setPrice(row, 0)),
  'old price': setField('oldPrice', (row, random) =>
    'oldPrice' in row || priceOf(row) === 0 ? undefined : toPrice(priceOf(row) * random.pick([1.1, 1.25, 1.5])),
  ),
  // Neighbors by price are who is similar.
  'price of a neighbor': ofOne((row, random, files) => {
    const neighbor = otherThan(files, random, row, ({ category }) => category === row.category);
    return neighbor !== undefined && setPrice(row, toPrice(priceOf(neighbor) + random.pick([-0.01, 0, 0.01, 1])));
  }),
  name: setField('name', ({ name }, random) => `${random.pick(WORDS)} ${name}`.slice(0, 190)),
  // A title that two products have is made distinct.
  'name of another': ofOne((row, random, files) => {
    const other = otherThan(files, random, row, ({ category }) => category === row.category);
    if (!other) return false;
    Object.assign(row, { name: other.name, brand: other.brand });
    return true;
  }),
  description: setField('description', ({ description }, random) =>
    `${description} ${random.pick(WORDS)} goods, said at greater length.`.slice(0, 15_000),
  ),
  features: setField('features', ({ features }, random) => [
    ...(Array.isArray(features) ? features.slice(random.between(0, 1)) : []).slice(0, 100),
    `Weight: ${random.between(2, 60)} oz`,
  ]),
  fabric: setField('fabric', (_, random) =>
    random.chance(0.3) ? undefined : random.pick(['Cotton', 'Wool', 'Steel']),
  ),
  colors: ofOne((row, random) => {
    const field = 'colors' in row ? 'colors' : 'available_colors';
    row[field] = random.sample(COLORS, random.between(0, 4));
    return true;
  }),
  sizes: ofOne((row, random) => {
    row[SIZE_FIELDS.find((field) => field in row) ?? 'sizes'] = random.pick(SIZES);
    return true;
  }),
  brand: setField('brand', (row, random, files) =>
    random.chance(0.3)
      ? `${random.pick(WORDS)} Works ${random.between(1, 9)}`
      : (otherThan(files, random, row, () => true)?.brand ?? row.brand),
  ),
  category: (files, random) => {
    const groups = filledGroups(files);
    if (groups.length < 2) return false;
    const [[, from] = ['', undefined], [key, to] = ['', undefined]] = random.sample(groups, 2);
    if (!from || !to) return false;
    const row = random.pick(from.products);
    if (rowsOf(files).filter(({ id }) => id === row.id).length > 1) return false;
    from.products = from.products.filter((other) => other !== row);
    const { subcategory } = random.pick(to.products);
    to.products.push({ ...row, category: key, subcategory: subcategory ?? '' });
    return true;
  },
  subcategory: setField('subcategory', (row, random, files) =>
    random.chance(0.3)
      ? `${random.pick(WORDS)} Goods`
      : (otherThan(files, random, row, ({ category }) => category === row.category)?.subcategory ?? ''),
  ),
  'new product': (files, random) => {
    const groups = filledGroups(files);
    if (groups.length === 0) return false;
    addCopy(files, random.pick(groups)[1], random);
    return true;
  },
  deletion: (files, random) => {
    const rows = rowsOf(files);
    if (rows.length < PAGEFUL) return false;
    removeProduct(files, random.pick(rows).id);
    return true;
  },
  order: (files, random) => {
    const groups = filledGroups(files).filter(([, { products }]) => products.length > 1);
    if (groups.length === 0) return false;
    const [, group] = random.pick(groups);
    group.products = random.chance(0.5)
      ? random.sample(group.products, group.products.length)
      : [...group.products.slice(1), ...group.products.slice(0, 1)];
    return true;
  },
  'pages of a listing': (files, random) => {
    const groups = filledGroups(files);
    if (groups.length === 0) return false;
    const [, group] = random.pick(groups);
    const surplus = group.products.slice(PAGEFUL);
    // Products that are listed here alone may go.
    if (surplus.length > 0 && random.chance(0.5)) for (const { id } of surplus) removeProduct(files, id);
    else for (let added = 0; added < PAGEFUL; added += 1) addCopy(files, group, random);
    return true;
  },
  pieces: setField('pieces', (row, random, files) => {
    const held = rowsOf(files).filter(({ id, pieces }) => id !== row.id && !(Array.isArray(pieces) && pieces.length));
    const isPiece = rowsOf(files).some(({ pieces }) => Array.isArray(pieces) && pieces.includes(row.id));
    if (isPiece) return row.pieces;
    const ids = [...new Set(held.map(({ id }) => id))];
    return random.chance(0.3) ? undefined : random.sample(ids, random.between(1, 4));
  }),
  bestseller: setField('isBestseller', ({ isBestseller }) => isBestseller !== true),
  restrictions: setField('restrictions', (_, random) => (random.chance(0.3) ? undefined : random.pick(LIMITS))),
  stock: setField('stock', (_, random) => random.pick([0, 1, 3, 200])),
  rating: setField('rating', (_, random) => random.between(20, 50) / 10),
  date: setField('date', (_, random) => `2026-0${random.between(1, 9)}-1${random.between(0, 9)}`),
  'name of a group': (files, random) => ofGroup(files, random, 'name', 70),
  'description of a group': (files, random) => ofGroup(files, random, 'description', 390),
};

function ofGroup({ catalogue }: ShopFiles, random: Random, field: string, most: number): boolean {
  const group = random.pick(Object.values(catalogue));
  group[field] = `${random.pick(WORDS)} ${group[field]}`.slice(0, most).trimEnd();
  return true;
}
