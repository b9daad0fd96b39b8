import { choiceWords } from '../catalogue/choice';
import { formatPrice, isPriced } from '../catalogue/price';
import type { Product } from '../catalogue/schema/product';
import { madeCombinations } from '../catalogue/variants/made-combinations';
import type { ResolvedVariant } from '../catalogue/variants/resolve-variant';
import { absolute } from '../seo/metadata';
import { MOST_TOLD } from '../seo/variant-nodes';
import * as messages from '../site/messages';
import { routes } from '../site/routes';

/** A combination in a line: the address at which its page opens with it, its choice in words, and its facts. */
export type VariantLine = { url: string; name: string; facts: string };

/** The combinations that are made of a product with variants, as many as are told one by one; its page has them all. */
export function variantLines(product: Product): VariantLine[] {
  const { id, name, variants = [] } = product;
  if (variants.length === 0) return [];
  return madeCombinations(product)
    .slice(0, MOST_TOLD)
    .map(({ choice, resolved }) => ({
      url: absolute(routes.product(id, choice)),
      name: choiceWords(choice) || name,
      facts: factsOf(resolved),
    }));
}

/** 'item 101-3XL, barcode 00844802120456, $82.00, was $90.00, out of stock' */
function factsOf({ number, barcode, price, oldPrice, stock, said }: ResolvedVariant): string {
  return [
    ...(number ? [`item ${number}`] : []),
    ...(barcode ? [`barcode ${barcode}`] : []),
    isPriced({ price }) ? formatPrice(price) : messages.contactForPrice.toLowerCase(),
    ...(oldPrice === undefined ? [] : [`was ${formatPrice(oldPrice)}`]),
    ...(said.stock === undefined ? [] : [stock > 0 ? 'in stock' : 'out of stock']),
  ].join(', ');
}
