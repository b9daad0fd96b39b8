import 'server-only';
import { routes } from '../site/routes';
import { getCategory } from './load';
import type { Product } from './schema/product';

/** The way to a product through the group that lists it: home, category, subcategory where it has one, product. */
export function productCrumbs(product: Product): { name: string; href: string }[] {
  const [placement] = product.placements;
  const crumbs = [{ name: 'Home', href: routes.home() }];
  if (placement) {
    const { category, subcategory } = placement;
    crumbs.push({ name: getCategory(category).name, href: routes.category(category) });
    if (subcategory) crumbs.push({ name: subcategory.name, href: routes.subcategory(category, subcategory.slug) });
  }
  return [...crumbs, { name: product.name, href: routes.product(product.id) }];
}
