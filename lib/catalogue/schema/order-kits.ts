import { isRecord } from '../../is-record';
import { z } from '../../zod';
import { fieldPath } from '../field-path';
import type { Problem } from '../parse';
import type { ParsedProduct } from './product';
import { productIdSchema } from './product-id';
import { lineSchema, list, namedObject, wrongType } from './text';

/** The file of the kits in the data folder. */
export const ORDER_KITS = 'order-kits.json';

const whole = (most: number) => {
  const error = { error: wrongType(`a whole number from 1 to ${most}`) };
  return z.int(error).min(1, error).max(most, error);
};

const itemSchema = namedObject('an item', {
  /** The id of a product. */
  id: productIdSchema,
  /** The name of a color of the product. Default: the shopper chooses. */
  color: lineSchema(60).optional(),
  /** Pieces per person. Default: 1. */
  quantity: whole(9999).optional(),
});

const kitSchema = namedObject('a kit', {
  /** The name in the list of kits. Unique. */
  name: lineSchema(80),
  /** The number of people until the shopper changes it. */
  people: whole(499),
  /** The products for each person, in this order. */
  items: list(itemSchema, 30, 'items').refine((items) => items.length > 0, { error: 'must not be empty' }),
});

/** `order-kits.json` of the data folder. */
export const orderKitsSchema = list(kitSchema, 50, 'kits');

/** A kit as in the file. */
export type WrittenKit = z.output<typeof kitSchema>;
type Result = { ok: true; kits: WrittenKit[]; warnings: Problem[] } | { ok: false; problems: Problem[] };

/**
 * Validates `order-kits.json` against the products; never throws. Kits with a product or color that the catalogue does not have are left
 * out, because an operator may remove products at any time. `warnings` has the reasons.
 */
export function parseOrderKits(
  json: unknown,
  file: string,
  products: readonly Pick<ParsedProduct, 'id' | 'colors'>[],
): Result {
  const nameOf = (index: unknown) => {
    const kit = Array.isArray(json) ? json[Number(index)] : undefined;
    return isRecord(kit) && typeof kit.name === 'string' && kit.name ? kit.name : `kit ${Number(index) + 1}`;
  };
  const result = orderKitsSchema.safeParse(json);
  if (!result.success) {
    const problems = result.error.issues.map(({ path: [index, ...field], message }) => ({
      file,
      ...(index !== undefined && { product: nameOf(index) }),
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
  const faultsOf = ({ name: product, items }: WrittenKit) =>
    items
      .flatMap((item, place) => itemFault(item, byId, `items[${place}]`))
      .map(({ field, message }) => ({
        ...{ file, product, field, isWarning: true },
        message: `${message}: the kit and links to it are left out of the site; add the product, or change the kit`,
      }));
  const faults = data.map(faultsOf);
  return { ok: true, kits: data.filter((_, index) => faults[index]?.length === 0), warnings: faults.flat() };
}

function itemFault(
  { id, color }: WrittenKit['items'][number],
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
