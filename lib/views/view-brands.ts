import 'server-only';
import type { Metadata } from 'next';
import { getBrands, getProducts } from '../catalogue/load';
import { byCount } from '../listing/by-count';
import { listNames } from '../listing/name-list';
import { pageMetadata } from '../seo/metadata';
import { shopPages } from '../site/shop-pages';

/** The page of all makers as plain data. */
export type ViewedBrands = {
  metadata: Metadata;
  brands: readonly { slug: string; name: string; count: number }[];
};

/** The view of the page of all makers, whose description names those of most goods. */
export function viewBrands(): ViewedBrands {
  const makers = byCount(getProducts().map(({ brand }) => brand.name)).map(({ name }) => name);
  return {
    metadata: pageMetadata({
      ...shopPages.brands,
      description: `All goods by maker: ${listNames(makers, { most: 3 })}.`,
    }),
    brands: getBrands().map(({ slug, name, products }) => ({ slug, name, count: products.length })),
  };
}
