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
  /** Answered by the page for unknown addresses. */
  isNotFound?: boolean;
  isProtected?: boolean;
  /** The page of the request list, with so many lines in it as are written here. */
  requestLines?: readonly string[];
};

const product = requireProduct('at all', ({ sizes, colors }) => sizes.system !== 'none' && colors.length > 1);

/** One page of every kind; pages of one component that differ by their data alone are one kind. */
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
