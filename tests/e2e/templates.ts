import { compared, pathOf, pick, place, word } from './picks';
import { written } from './written';

export type Template = {
  name: string;
  path: string;
  /** Answered by the page for unknown addresses. */
  isUnknown?: boolean;
  isProtected?: boolean;
  /** The page of the request list, with so many lines in it as are written here. */
  order?: readonly string[];
};

const sized = pick('at all', ({ sizes, colors }) => sizes.system !== 'none' && colors.length > 1);

/** One page of every kind; pages of one component that differ by their data alone are one kind. */
export const templates: readonly Template[] = [
  { name: 'home', path: '/' },
  { name: 'category', path: place.path },
  { name: 'product', path: pathOf(sized) },
  { name: 'search with results', path: `/search/?query=${word}` },
  { name: 'comparison', path: compared(3) },
  {
    name: 'request list',
    path: '/request/',
    order: place.goods.slice(0, 3).map((product, index) => written(product, index + 1)),
  },
  { name: 'brands', path: '/brands/' },
  { name: 'size guide', path: '/size-guide/' },
  { name: 'questions', path: '/faq/' },
  { name: 'contact', path: '/contact/' },
  { name: 'unknown address', path: '/no-such-page/', isUnknown: true },
  { name: 'admin login', path: '/admin/login/' },
  { name: 'admin products', path: '/admin/products/', isProtected: true },
  { name: 'admin edit product', path: `/admin/edit-product/?id=${sized.id}`, isProtected: true },
  { name: 'admin changes', path: '/admin/changes/', isProtected: true },
  { name: 'admin publish', path: '/admin/publish/', isProtected: true },
];
