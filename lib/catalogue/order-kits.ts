import { slugify } from '../slug';
import type { WrittenKit } from './schema/order-kits';
import type { ParsedProduct } from './schema/product';

/** A kit of products for a number of people. `fragment` opens the request page with it: '#kit=patrol-officer'. */
export type OrderKit = { name: string; fragment: string; people: number; items: readonly OrderKitItem[] };
/** `label` is 'Brand Name, Color'; without `color` the shopper chooses one; `quantity` is per person. */
export type OrderKitItem = { id: string; label: string; color?: string; quantity: number };

/** Adds labels and default quantities to kits. Throws if a product is missing. */
export function toOrderKits(
  kits: readonly WrittenKit[],
  products: readonly Pick<ParsedProduct, 'id' | 'name' | 'brand'>[],
): OrderKit[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const toItem = ({ id, color, quantity = 1 }: WrittenKit['items'][number]): OrderKitItem => {
    const product = byId.get(id);
    if (!product) throw new Error(`no product ${id}`);
    const label = [`${product.brand.name} ${product.name}`, color].filter(Boolean).join(', ');
    return { id, label, ...(color !== undefined && { color }), quantity };
  };
  return kits.map(({ items, ...kit }) => ({ ...kit, fragment: `#kit=${slugify(kit.name)}`, items: items.map(toItem) }));
}
