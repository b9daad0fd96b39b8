import { isPriced } from '@/lib/catalogue/price';
import type { Product } from '@/lib/catalogue/schema/product';
import { sizeControls } from '@/lib/catalogue/size-controls';
import { pick, products } from './picks';

const isAlone = ({ model = '' }: Product) => products.filter((other) => other.model === model).length === 1;

/** Goods with an item number of their own, a price, and sizes under one control. */
export const sized: Product = pick(
  'with a number, a price and sizes',
  (product) =>
    /\d{3}/.test(product.model ?? '') &&
    isAlone(product) &&
    isPriced(product) &&
    sizeControls(product.sizes).length === 1,
);

/** Goods with a price that come in one size and at most one color. */
export const plain: Product = pick(
  'with a price and without a choice',
  (product) => isPriced(product) && sizeControls(product.sizes).length === 0 && product.colors.length < 2,
);
