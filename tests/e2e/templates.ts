import type { Product } from '@/lib/catalogue/schema/product';
import type { Sizes } from '@/lib/catalogue/sizes';
import { orders } from '@/lib/site/content';
import { PAGE_ROWS } from '@/lib/site/pages';
import { compared, isPaged, pathOf, pick, place, places, products, smallest, subplace, word } from './picks';
import { written } from './written';

export type Template = {
  name: string;
  path: string;
  /** What it is one of in the table of `docs/browsers.md`, where a new one then changes nothing. */
  group?: string;
  /** Answered by the page for unknown addresses. */
  isUnknown?: boolean;
  isProtected?: boolean;
  /** Differs by its data alone from another, which the quick gate looks at. */
  isVariant?: boolean;
  /** The page of the request list, with so many lines in it as are written here. */
  order?: readonly string[];
};

/** The page of the first product of a kind, where the data have one. */
const kind = (name: string, isOfKind: (product: Product) => boolean): Template[] => {
  const product = products.find(isOfKind);
  return product ? [{ name, path: pathOf(product) }] : [];
};
const sized = (system: Sizes['system']) => kind(`product, sizes: ${system}`, ({ sizes }) => sizes.system === system);
const variant = (template: Template): Template => ({ ...template, isVariant: true });
const page = (name: string, path: string | undefined): Template[] => (path ? [{ name, path }] : []);

/** The pages that say something by themselves. */
const texts: readonly Template[] = Object.values(PAGE_ROWS)
  .filter(({ kind }) => kind === 'text')
  .map(({ path }) => ({ name: path.slice(1, -1).replaceAll('-', ' ') || 'home', path, group: 'page of text' }));

/** One page of every kind; products are picked by what is special about them. */
export const templates: Template[] = [
  ...texts,
  { name: 'category', path: place.path },
  ...page('numbered page', isPaged ? `${place.path}page/2/` : undefined).map(variant),
  ...page('subcategory', subplace?.path).map(variant),
  ...page('smallest subcategory', smallest?.path).map(variant),
  variant({ name: 'generic category', path: `/category/${places.at(-1)?.key}/` }),
  variant({ name: 'all products', path: '/all-products/' }),
  variant({ name: 'brand', path: `/brands/${pick('of a maker', () => true).brand.slug}/` }),
  ...sized('none').map(variant),
  ...sized('alpha'),
  ...sized('shoe').map(variant),
  ...sized('waist-length').map(variant),
  ...sized('men-sleeve').map(variant),
  ...kind('restricted product', ({ restrictions }) => Boolean(restrictions?.minimumAge && restrictions.states.length)),
  ...kind('unpriced product', ({ price }) => price === 0).map(variant),
  ...kind('discounted product', ({ oldPrice }) => oldPrice !== undefined).map(variant),
  ...kind('kit', ({ pieces }) => pieces.length > 0),
  { name: 'offline', path: '/offline/' },
  { name: 'search without a query', path: '/search/' },
  { name: 'search with results', path: `/search/?query=${word}` },
  { name: 'search without results', path: '/search/?query=zzzz' },
  { name: 'comparison without products', path: '/compare/' },
  { name: 'comparison of three', path: compared(3) },
  { name: 'request list, empty', path: '/request/', order: [] },
  {
    name: 'request list',
    path: '/request/',
    order: place.goods.slice(0, 3).map((product, index) => written(product, index + 1)),
  },
  { name: 'unknown address', path: '/no-such-page/', isUnknown: true },
  { name: 'unknown product', path: '/products/no-such-product/', isUnknown: true },
  { name: 'admin login', path: '/admin/login/' },
  { name: 'admin products', path: '/admin/products/', isProtected: true },
  variant({ name: 'admin add product', path: '/admin/add-product/', isProtected: true }),
  {
    name: 'admin edit product',
    path: `/admin/edit-product/?id=${pick('at all', () => true).id}`,
    isProtected: true,
  },
  { name: 'admin changes', path: '/admin/changes/', isProtected: true },
  { name: 'admin publish', path: '/admin/publish/', isProtected: true },
  ...page('admin orders', orders.length > 0 ? '/admin/orders/' : undefined).map((template) => ({
    ...template,
    isProtected: true,
  })),
];
