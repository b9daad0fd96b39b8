import questionsData from '@data/questions.json';
import { CATEGORIES, type CategoryKey, categoryRule } from '../../catalogue/categories/categories';
import type { Problem } from '../../catalogue/parse';
import type { ParsedProduct } from '../../catalogue/schema/product';
import { SIZE_GUIDES } from '../../catalogue/sizes/size-guides';
import { closestMatch } from '../../edit-distance';
import { countPages } from '../../listing/paginate';
import { slugify } from '../../slug';
import { collectStrings } from '../owner-files';
import { PAGE_DEFINITIONS } from '../pages';
import { paginatedPath, routes } from '../routes';
import { unlinkedRoutes } from '../unlinked-routes';

/** A page of the shop. */
type PageAddress = {
  /** Element ids that a link may have after '#'; undefined if unknown. */
  ids?: readonly string[] | undefined;
  /** Number of products of a listing; 1 for a product. Undefined for other pages. */
  products?: number;
  /** True for a page of the owner that has only placeholders. */
  isUnwritten?: boolean;
};
/** The pages of the storefront by path, such as '/faq/' and '/clothing/page/2/'. */
export type PageAddresses = ReadonlyMap<string, PageAddress>;

/**
 * The pages of a shop with these products, without the owner's pages.
 * @param categories all categories, including those that a catalogue adds
 */
export function listPageAddresses(
  all: readonly Pick<ParsedProduct, 'id' | 'brand' | 'placements' | 'hidden'>[],
  categories: readonly { key: CategoryKey }[] = CATEGORIES,
): Map<string, PageAddress> {
  const products = all.filter(({ hidden }) => !hidden);
  const listings = new Map<string, number>();
  const add = (path: string, count: number) => listings.set(path, (listings.get(path) ?? 0) + count);
  add(routes.allProducts(), products.length);
  // Categories and listed subcategories have a page even without products.
  for (const { key } of categories) {
    add(routes.category(key), 0);
    for (const { slug } of categoryRule(key).subcategories) add(routes.subcategory(key, slug), 0);
  }
  for (const { brand, placements } of products) {
    const paths = placements.flatMap(({ category, subcategory }) => [
      routes.category(category),
      ...(subcategory ? [routes.subcategory(category, subcategory.slug)] : []),
    ]);
    for (const path of new Set([routes.brand(brand.slug), ...paths])) add(path, 1);
  }
  const addresses = new Map<string, PageAddress>();
  for (const [path, total] of listings)
    for (let page = 1; page <= countPages(total); page += 1)
      addresses.set(paginatedPath(path, page), { products: total });
  for (const { key } of categories)
    addresses.set(unlinkedRoutes.genericCategory(key), { ...addresses.get(routes.category(key)) });
  for (const { id } of products) addresses.set(routes.product(id), { products: 1 });
  for (const { path } of Object.values(PAGE_DEFINITIONS)) addresses.set(path, {});
  const questions = questionsData as readonly { id: string }[];
  addresses.set(routes.faq(), { ids: questions.map(({ id }) => id) });
  addresses.set(routes.sizeGuide(), { ids: SIZE_GUIDES.map(({ id }) => id) });
  return addresses;
}

/** A problem of a link. It is a warning if only the content of the page is missing. */
export type LinkProblem = Pick<Problem, 'message' | 'isWarning'>;

/** Addresses that begin with these depend on products. */
const LISTING_PREFIXES = [
  ...[routes.allProducts(), routes.brands(), unlinkedRoutes.products()],
  ...CATEGORIES.map(({ key }) => routes.category(key)),
];

/** Converts a value of the owner's files to an address, by the name of its field. */
const TO_ADDRESS: Readonly<Record<string, (value: string) => string>> = {
  href: (href) => href,
  category: (key) => routes.category(key),
  products: (id) => routes.product(id),
  featuredBrands: (name) => routes.brand(slugify(name)),
  page: unlinkedRoutes.ownPage,
};

/**
 * The problem of a link to the shop, or undefined. A warning if only products or the text of a page are missing.
 * @param written the address, id or name in the owner's file
 */
export function linkProblem(href: string, addresses: PageAddresses, written = href): LinkProblem | undefined {
  const [path = ''] = href.split(/[?#]/);
  const page = addresses.get(path);
  const error = (message: string) => ({ message: `"${written}" ${message}` });
  const warning = (message: string) => ({ ...error(message), isWarning: true });
  if (page?.isUnwritten) return warning('has nothing to show yet: it is left out of the site until you write it');
  if (page ? page.products === 0 : LISTING_PREFIXES.some((parent) => path.startsWith(parent))) {
    const hint = page || written !== href ? '' : nearest(path, addresses.keys(), 2);
    const reason = path.startsWith(unlinkedRoutes.products()) ? 'is not in the catalog' : 'has no products';
    return warning(`${reason}: it is left out of the site; add products, or change or remove it${hint}`);
  }
  if (!page) return error(`is not a page of this shop${nearest(path, addresses.keys(), path.length / 2)}`);
  const [, hash] = href.split('#');
  if (!hash || !page.ids || page.ids.includes(hash)) return undefined;
  return error(`has #${hash}, which ${path} does not have${nearest(hash, page.ids, hash.length / 2)}`);
}

/**
 * Checks that the pages, products, brands and kits in menu, texts and home page exist.
 * @param files contents of the owner's files by name; other fields of them may be invalid
 */
export function checkLinks(
  files: Readonly<Record<string, unknown>>,
  addresses: PageAddresses,
  dataDir: string,
): Problem[] {
  const { site, texts, home } = files;
  const kits = Array.isArray(files['order-kits']) ? files['order-kits'].map((kit) => kit?.name) : [];
  return collectStrings({ site, texts, home }).flatMap(([[file, ...path], text]): Problem[] => {
    const field = String(path.findLast((part) => typeof part === 'string'));
    const address = TO_ADDRESS[field]?.(text);
    const noKit = { message: `names "${text}", which order-kits.json does not have` };
    const problem = field === 'kit' && !kits.includes(text) ? noKit : address && linkProblem(address, addresses, text);
    return problem ? [{ file: `${dataDir}/${String(file)}.json`, field: path.join('.'), ...problem }] : [];
  });
}

/**
 * End of an error message that suggests a name: one with the same last part, or else the most similar. '' without suggestion.
 * @param maxDistance maximum edit distance
 */
function nearest(name: string, names: Iterable<string>, maxDistance: number): string {
  const all = [...names];
  const namesake = all.find((other) => lastPart(other) !== '' && lastPart(other) === lastPart(name));
  const found = namesake ?? closestMatch(name.toLowerCase(), all, Math.floor(maxDistance));
  return found ? `; the nearest is "${found}"` : '';
}

/** '/shop/boots.html' -> 'boots', '/boots/' -> 'boots', '/' -> ''. */
const lastPart = (path: string) => /([^/]*?)(?:\.\w+)?\/?$/.exec(path)?.[1] ?? '';
