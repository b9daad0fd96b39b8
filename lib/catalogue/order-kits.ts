import type { WrittenKit } from './schema/order-kits';
import type { ParsedProduct } from './schema/product';
import { sizeControls } from './size-controls';

/** A kit with what a roster says of each of its goods. */
export type OrderKit = { name: string; people: number; items: readonly KitItem[] };
/** An item of a kit: the words over its column, those for people, and the cell that each person begins with. */
export type KitItem = { heading: string; label: string; cell: string };

/** An item number that is long enough to be taken for nothing else, such as a size. */
const CLEAR = /^(?=.*\d).{4,}$/;

/** The kits with their goods. An item is headed by the item number where it names this product alone, else by the id; goods with a size to choose leave its place empty. Throws for goods that are not there. */
export function toOrderKits(
  kits: readonly WrittenKit[],
  products: readonly Pick<ParsedProduct, 'id' | 'name' | 'brand' | 'model' | 'sizes'>[],
): OrderKit[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const numbers = products.map(({ model }) => model?.toLowerCase());
  const isSole = (model: string) => numbers.indexOf(model.toLowerCase()) === numbers.lastIndexOf(model.toLowerCase());
  const toItem = ({ id, color, quantity = 1 }: WrittenKit['items'][number]): KitItem => {
    const product = byId.get(id);
    if (!product) throw new Error(`no product ${id}`);
    const { name, brand, model, sizes } = product;
    const number = model && CLEAR.test(model) && isSole(model) ? model : id;
    const isSized = sizeControls(sizes).some(({ values }) => values.length > 1);
    const many = quantity > 1 ? `x${quantity}` : '';
    return {
      heading: [number, color].filter(Boolean).join(' '),
      label: [`${brand.name} ${name}`, color].filter(Boolean).join(', '),
      cell: isSized ? many : String(quantity),
    };
  };
  return kits.map(({ items, ...kit }) => ({ ...kit, items: items.map(toItem) }));
}
