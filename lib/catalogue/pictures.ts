import type { CategoryKey } from './taxonomy';

/** The drawing that stands in when a product has no picture, or none that loads. */
export function placeholder(category: CategoryKey): string {
  return `/artwork/placeholder-${category.replace('_', '-')}.svg`;
}

/** Words for a product's picture; the first names the product, the others say that they are further views. */
export function pictureAlt(product: { name: string; brand: { name: string } }, index: number): string {
  const name = `${product.brand.name} ${product.name}`;
  return index === 0 ? name : `${name}, picture ${index + 1}`;
}
