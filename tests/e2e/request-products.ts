import { isPriced } from '@/lib/catalogue/price';
import type { Product } from '@/lib/catalogue/schema/product';
import { sizeControls } from '@/lib/catalogue/sizes/size-controls';
import { products, requireProduct } from './built-catalogue';

const hasUniqueModel = ({ model = '' }: Product) => products.filter((other) => other.model === model).length === 1;

/** Goods with an item number of their own, a price, and sizes under one control. */
export const sizedProduct: Product = requireProduct(
  'with a number, a price and sizes',
  (product) =>
    /\d{3}/.test(product.model ?? '') &&
    hasUniqueModel(product) &&
    isPriced(product) &&
    sizeControls(product.sizes).length === 1,
);

/** Goods with a price that come in one size and at most one color. */
export const simpleProduct: Product = requireProduct(
  'with a price and without a choice',
  (product) => isPriced(product) && sizeControls(product.sizes).length === 0 && product.colors.length < 2,
);
