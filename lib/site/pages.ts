import * as messages from './messages';

/**
 * A page at an address of its own, as plain data. By its kind: a `text` is for strangers too, so that search engines show it and
 * it has a share image; so has a `listing`, of which the goods say everything; a `twin` is a listing a second time, and a `tool`
 * works with what a visitor has, from which search engines are kept.
 */
export type PageDefinition = {
  path: string;
  kind: 'text' | 'listing' | 'twin' | 'tool';
  title: string;
  /** Its name in menus and breadcrumbs, where that is not its title. */
  label?: string;
  /** For search engines and readers; left out where goods or the owner's texts say it. */
  description?: string;
  /** The sentence under its heading. */
  intro?: string;
  /** Where it is named, the categories beside; `offline` is what opens without a network before it was visited. */
  places?: readonly PagePlace[];
  /** Links to the page need this: the setting `sizeGuide` of site.json, or questions in faq.json. */
  setting?: 'sizeGuide' | 'faq';
};
export type PagePlace = 'menu' | 'footer' | 'search' | 'llms' | 'offline';
/** The name of a row in the table of pages. */
export type PageName = keyof typeof definitions;

const definitions = {
  home: { path: '/', kind: 'text', title: 'Home' },
  allProducts: {
    path: '/all-products/',
    kind: 'listing',
    title: messages.allProducts,
    places: ['search', 'llms', 'offline'],
  },
  products: { path: '/products/', kind: 'twin', title: messages.allProducts },
  brands: { path: '/brands/', kind: 'text', title: 'Brands', places: ['menu', 'footer', 'search', 'llms'] },
  faq: {
    path: '/faq/',
    kind: 'text',
    title: 'FAQ',
    places: ['menu', 'footer', 'search', 'llms'],
    setting: 'faq',
  },
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

/** The pages of the shop that no product, maker or category makes, in the order in which they are listed: a new one is a row here and its `page.tsx`. */
export const PAGE_DEFINITIONS: Readonly<Record<PageName, PageDefinition>> = definitions;
