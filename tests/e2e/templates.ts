import type { Sizes } from '@/lib/catalogue/sizes';
import { pathOf, pick, smallestSubcategory } from './picks';

export type Template = {
  name: string;
  path: string;
  /** Answered by the page for unknown addresses. */
  isUnknown?: boolean;
  isProtected?: boolean;
};

const sized = (system: Sizes['system']) => ({
  name: `product, sizes: ${system}`,
  path: pathOf(pick(`with sizes: ${system}`, ({ sizes }) => sizes.system === system)),
});

/** One page of every kind; products are picked by what is special about them. */
export const templates: Template[] = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/clothing/' },
  { name: 'numbered page', path: '/clothing/page/2/' },
  { name: 'subcategory', path: '/clothing/shirts/' },
  { name: 'smallest subcategory', path: smallestSubcategory() },
  { name: 'generic category', path: '/category/tactical_gear/' },
  { name: 'all products', path: '/all-products/' },
  { name: 'brands', path: '/brands/' },
  { name: 'brand', path: `/brands/${pick('of a maker', () => true).brand.slug}/` },
  sized('none'),
  sized('alpha'),
  sized('shoe'),
  sized('waist-length'),
  sized('men-sleeve'),
  {
    name: 'restricted product',
    path: pathOf(
      pick('with limits', ({ restrictions }) => Boolean(restrictions?.minimumAge && restrictions.states.length)),
    ),
  },
  { name: 'unpriced product', path: pathOf(pick('without a price', ({ price }) => price === 0)) },
  { name: 'discounted product', path: pathOf(pick('with a discount', ({ oldPrice }) => oldPrice !== undefined)) },
  { name: 'kit', path: pathOf(pick('of pieces', ({ pieces }) => pieces.length > 0)) },
  { name: 'faq', path: '/faq/' },
  { name: 'size guide', path: '/size-guide/' },
  { name: 'contact', path: '/contact/' },
  { name: 'offline', path: '/offline/' },
  { name: 'search without a query', path: '/search/' },
  { name: 'search with results', path: '/search/?query=boot' },
  { name: 'search without results', path: '/search/?query=zzzz' },
  { name: 'unknown address', path: '/no-such-page/', isUnknown: true },
  { name: 'unknown product', path: '/products/no-such-product/', isUnknown: true },
  { name: 'admin login', path: '/admin/login/' },
  { name: 'admin products', path: '/admin/products/', isProtected: true },
  { name: 'admin add product', path: '/admin/add-product/', isProtected: true },
  {
    name: 'admin edit product',
    path: `/admin/edit-product/?id=${pick('with sizes', ({ sizes }) => sizes.system === 'alpha').id}`,
    isProtected: true,
  },
  { name: 'admin changes', path: '/admin/changes/', isProtected: true },
  { name: 'admin orders', path: '/admin/orders/', isProtected: true },
];
