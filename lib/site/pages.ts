import * as messages from './messages';

/** A page with a fixed address. */
export type PageDefinition = {
  path: string;
  /**
   * `text`: for search engines; the build draws its share image. `listing`: has filters and numbered pages. `duplicate`: a second address of a
   * listing, whose canonical address is the first one. `tool`: works with the shopper's data, such as the request list, and is
   * hidden from search engines.
   */
  kind: 'text' | 'listing' | 'duplicate' | 'tool';
  title: string;
  /** Name in menus and breadcrumbs. Default: the title. */
  label?: string;
  /** Description for search engines. Undefined if it comes from products or from the owner's texts. */
  description?: string;
  /** Sentence below the heading. */
  intro?: string;
  /** Where the shop links to the page. `offline`: the service worker caches the page before the first visit. */
  places?: readonly PagePlace[];
  /** Pages link to it only if the shop has this: `sizeGuide` in site.json, or questions in faq.json. */
  setting?: 'sizeGuide' | 'faq';
};
/** A place that links to pages: `llms` is /llms.txt. */
export type PagePlace = 'menu' | 'footer' | 'search' | 'llms' | 'offline';
/** The name of a page in {@link PAGE_DEFINITIONS}. */
export type PageName = keyof typeof definitions;

const definitions = {
  home: { path: '/', kind: 'text', title: 'Home' },
  allProducts: {
    path: '/all-products/',
    kind: 'listing',
    title: messages.allProducts,
    places: ['search', 'llms', 'offline'],
  },
  products: { path: '/products/', kind: 'duplicate', title: messages.allProducts },
  brands: { path: '/brands/', kind: 'text', title: 'Brands', places: ['menu', 'footer', 'search', 'llms'] },
  faq: { path: '/faq/', kind: 'text', title: 'FAQ', places: ['menu', 'footer', 'search', 'llms'], setting: 'faq' },
  contact: { path: '/contact/', kind: 'text', title: 'Contact', places: ['menu', 'footer', 'search', 'llms'] },
  sizeGuide: {
    path: '/size-guide/',
    kind: 'text',
    title: messages.sizeGuide,
    places: ['footer', 'search', 'llms'],
    setting: 'sizeGuide',
  },
  search: {
    path: '/search/',
    kind: 'tool',
    title: 'Search',
    description: 'Search the catalog by product, brand, item number, material or color.',
    places: ['offline'],
  },
  compare: {
    path: '/compare/',
    kind: 'tool',
    title: 'Compare products',
    label: 'Compare',
    description: 'Two to four products of the catalog side by side: prices, sizes, colors, limits and specifications.',
    places: ['offline'],
  },
  request: {
    path: '/request/',
    kind: 'tool',
    title: messages.requestListName,
    description:
      'Order by item number and quantity, from a list or a spreadsheet, and send, print or share it as one request.',
    intro:
      'Add items by number and quantity, and check every match first. The list stays in this browser until you send it.',
    places: ['offline'],
  },
  offline: {
    path: '/offline/',
    kind: 'tool',
    title: messages.offlineTitle,
    description: 'You have not opened this page yet, so it is not saved on this device.',
    places: ['offline'],
  },
} satisfies Record<string, PageDefinition>;

/** The pages that are not products, brands or categories, in the order of links. A new page needs an entry here and a `page.tsx`. */
export const PAGE_DEFINITIONS: Readonly<Record<PageName, PageDefinition>> = definitions;
