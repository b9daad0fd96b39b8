import type { Product } from '@/lib/catalogue/schema/product';
import { sizeControls } from '@/lib/catalogue/variants/offer';
import { isPriced } from '@/lib/money';
import { products, requireProduct } from './built-catalogue';

const hasUniqueModel = ({ model = '' }: Product) => products.filter((other) => other.model === model).length === 1;

/** A product with a unique model number, a price, and one size control with a choice. */
export const sizedProduct: Product = requireProduct(
  'with a number, a price and sizes',
  (product) =>
    /\d{3}/.test(product.model ?? '') &&
    hasUniqueModel(product) &&
    isPriced(product) &&
    sizeControls(product.sizes).length === 1 &&
    sizeControls(product.sizes).every(({ values }) => values.length > 1),
);

/** A product with a price, without sizes, and with at most one color. */
export const simpleProduct: Product = requireProduct(
  'with a price and without options',
  (product) => isPriced(product) && sizeControls(product.sizes).length === 0 && product.colors.length < 2,
);
