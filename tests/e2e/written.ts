import type { Product } from '@/lib/catalogue/schema/product';
import { sizeControls } from '@/lib/catalogue/size-controls';

/** A line of quick order for a product, in its first color and its first size. */
export function written({ id, colors: [color], sizes }: Pick<Product, 'id' | 'colors' | 'sizes'>, quantity: number) {
  const picks = sizeControls(sizes).map(({ values: [first] }) => first);
  return [id, color?.name, picks.join('x'), quantity].filter(Boolean).join(', ');
}
