import 'server-only';
import { getCategory } from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';
import { routes } from './routes';

/** The way to a product through the group that lists it: home, category, subcategory where it has one, product. */
export function productBreadcrumbs(product: Product): { name: string; href: string }[] {
  const [placement] = product.placements;
  const { category, subcategory } = placement;
  return [
    { name: 'Home', href: routes.home() },
    { name: getCategory(category).name, href: routes.category(category) },
    ...(subcategory ? [{ name: subcategory.name, href: routes.subcategory(category, subcategory.slug) }] : []),
    { name: product.name, href: routes.product(product.id) },
  ];
}
