import 'server-only';
import { getCategory, getProducts } from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';
import type { Texts } from './fit-text';
import { tellProducts } from './tell-products';

let texts: Map<string, Texts> | undefined;

/** Title and description of a product's page, unlike those of every other product. */
export function productTexts({ id }: Product): Texts {
  texts ??= tellProducts(getProducts(), ({ placements: [{ category }] }) => getCategory(category).name);
  const found = texts.get(id);
  if (!found) throw new Error(`No product ${id}`);
  return found;
}
