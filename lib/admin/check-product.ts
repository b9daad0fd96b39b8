import { productSchema, type RawProduct } from '../catalogue/schema/product';
import { slugify } from '../slug';

type Problem = { field: string; message: string };

/**
 * What the build would say about a product among others: the schema's problems, a maker in a second spelling, a kit with pieces that are
 * not there. A product without an id is a new one, which gets its id when it is added.
 */
export function checkProduct(raw: RawProduct, others: readonly RawProduct[]): Problem[] {
  const parsed = productSchema.safeParse({ ...raw, id: raw.id ?? 'new' });
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  }
  const { brand, pieces } = parsed.data;
  const known = others.find((other) => slugify(other.brand) === brand.slug && other.brand !== brand.name);
  const ids = new Set(others.map(({ id }) => id));
  return [
    ...(known ? [{ field: 'brand', message: `is elsewhere written “${known.brand}”; use one spelling` }] : []),
    ...pieces
      .filter((piece) => !ids.has(piece))
      .map((piece) => ({ field: 'pieces', message: `names ${piece}, which is no product of the list` })),
  ];
}
