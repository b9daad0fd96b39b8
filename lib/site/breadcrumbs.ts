import 'server-only';
import { getCategory } from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';
import { routes } from './routes';

/** The breadcrumbs of a page with a fixed address: home, page. */
export function pageBreadcrumbs({ label, path }: { label: string; path: string }): { name: string; href: string }[] {
  return [
    { name: 'Home', href: routes.home() },
    { name: label, href: path },
  ];
}

/** The breadcrumbs of a product: home, category, subcategory if it has one, product. */
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
