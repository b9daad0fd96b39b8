import {
  commonWord,
  comparePath,
  largestCategory,
  productPath,
  quickOrderLine,
  requireProduct,
} from './built-catalogue';

export type Template = {
  name: string;
  path: string;
  /** The host returns the 404 page. */
  isNotFound?: boolean;
  isProtected?: boolean;
  /** Quick order lines to add before the page is tested. */
  requestLines?: readonly string[];
};

const product = requireProduct('at all', ({ sizes, colors }) => sizes.system !== 'none' && colors.length > 1);

/** One page of every kind. Pages that differ only in their data are the same kind. */
export const templates: readonly Template[] = [
  { name: 'home', path: '/' },
  { name: 'category', path: largestCategory.path },
  { name: 'product', path: productPath(product) },
  { name: 'search with results', path: `/search/?query=${commonWord}` },
  { name: 'comparison', path: comparePath(3) },
  {
    name: 'request list',
    path: '/request/',
    requestLines: largestCategory.products.slice(0, 3).map((product, index) => quickOrderLine(product, index + 1)),
  },
  { name: 'brands', path: '/brands/' },
  { name: 'size guide', path: '/size-guide/' },
  { name: 'questions', path: '/faq/' },
  { name: 'contact', path: '/contact/' },
  { name: 'unknown address', path: '/no-such-page/', isNotFound: true },
  { name: 'admin login', path: '/admin/login/' },
  { name: 'admin products', path: '/admin/products/', isProtected: true },
  { name: 'admin edit product', path: `/admin/edit-product/?id=${product.id}`, isProtected: true },
  { name: 'admin changes', path: '/admin/changes/', isProtected: true },
  { name: 'admin publish', path: '/admin/publish/', isProtected: true },
];
