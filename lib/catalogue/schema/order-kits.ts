import { isRecord } from '../../is-record';
import { slugify } from '../../slug';
import { fieldPath, lineSchema, listSchema, objectSchema, wholeNumberSchema, type z } from '../../zod';
import type { Problem } from '../parse';
import type { ParsedProduct } from './product';
import { productIdSchema } from './product-id';

/** File name of the kits in the data folder. */
export const ORDER_KITS_FILE = 'order-kits.json';

const itemSchema = objectSchema('an item', {
  /** The id of a product. */
  id: productIdSchema,
  /** The name of a color of the product. Default: the shopper chooses. */
  color: lineSchema(60).optional(),
  /** Pieces per person. Default: 1. */
  quantity: wholeNumberSchema(1, 9999).optional(),
});

const kitSchema = objectSchema('a kit', {
  /** The name in the list of kits. Unique. */
  name: lineSchema(80),
  /** The number of people until the shopper changes it. */
  people: wholeNumberSchema(1, 499),
  /** The products for each person, in this order. */
  items: listSchema(itemSchema, 30, 'items').refine((items) => items.length > 0, { error: 'must not be empty' }),
});

/** `order-kits.json` of the data folder. */
export const orderKitsSchema = listSchema(kitSchema, 50, 'kits');

/** A kit as in the file. */
export type OrderKitEntry = z.output<typeof kitSchema>;
type Result = { ok: true; kits: OrderKitEntry[]; warnings: Problem[] } | { ok: false; problems: Problem[] };

/**
 * Validates `order-kits.json` against the products; never throws. Kits with a missing product or color are left out, because an operator
 * may remove products at any time. `warnings` has the reasons.
 */
export function parseOrderKits(
  json: unknown,
  file: string,
  products: readonly Pick<ParsedProduct, 'id' | 'colors'>[],
): Result {
  const kitNameAt = (index: unknown) => {
    const kit = Array.isArray(json) ? json[Number(index)] : undefined;
    return isRecord(kit) && typeof kit.name === 'string' && kit.name ? kit.name : `kit ${Number(index) + 1}`;
  };
  const result = orderKitsSchema.safeParse(json);
  if (!result.success) {
    const problems = result.error.issues.map(({ path: [index, ...field], message }) => ({
      file,
      ...(index !== undefined && { product: kitNameAt(index) }),
      ...(field.length > 0 && { field: fieldPath(field) }),
      message,
    }));
    return { ok: false, problems };
  }
  const byId = new Map(products.map((product) => [product.id, product]));
  const { data } = result;
  const problems = data.flatMap(({ name: product }, index) =>
    data.findIndex(({ name }) => name === product) < index
      ? [{ file, product, field: 'name', message: 'is the name of another kit' }]
      : [],
  );
  if (problems.length > 0) return { ok: false, problems };
  const problemsOf = ({ name: product, items }: OrderKitEntry) =>
    items
      .flatMap((item, index) => itemProblems(item, byId, `items[${index}]`))
      .map(({ field, message }) => ({
        ...{ file, product, field, isWarning: true },
        message: `${message}: the kit and links to it are left out of the site; add the product, or change the kit`,
      }));
  const kitWarnings = data.map(problemsOf);
  return { ok: true, kits: data.filter((_, index) => kitWarnings[index]?.length === 0), warnings: kitWarnings.flat() };
}

function itemProblems(
  { id, color }: OrderKitEntry['items'][number],
  byId: ReadonlyMap<string, Pick<ParsedProduct, 'colors'>>,
  field: string,
) {
  const product = byId.get(id);
  if (!product) return [{ field: `${field}.id`, message: `names "${id}", which is not in the catalog` }];
  const names = product.colors.map(({ name }) => name);
  if (color === undefined || names.includes(color)) return [];
  const offered = names.length > 0 ? `only in ${names.join(', ')}` : 'it has no colors';
  return [{ field: `${field}.color`, message: `is "${color}", in which "${id}" does not come, ${offered}` }];
}

/** A kit of products for a number of people. `fragment` opens the request page with it: '#kit=patrol-officer'. */
export type OrderKit = { name: string; fragment: string; people: number; items: readonly OrderKitItem[] };
/** `label` is 'Brand Name, Color'; without `color` the shopper chooses one; `quantity` is per person. */
export type OrderKitItem = { id: string; label: string; color?: string; quantity: number };

/** Adds labels and default quantities to kits. Throws if a product is missing. */
export function toOrderKits(
  kits: readonly OrderKitEntry[],
  products: readonly Pick<ParsedProduct, 'id' | 'name' | 'brand'>[],
): OrderKit[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const toItem = ({ id, color, quantity = 1 }: OrderKitEntry['items'][number]): OrderKitItem => {
    const product = byId.get(id);
    if (!product) throw new Error(`no product ${id}`);
    const label = [`${product.brand.name} ${product.name}`, color].filter(Boolean).join(', ');
    return { id, label, ...(color !== undefined && { color }), quantity };
  };
  return kits.map(({ items, ...kit }) => ({ ...kit, fragment: `#kit=${slugify(kit.name)}`, items: items.map(toItem) }));
}
