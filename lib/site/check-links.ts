import { CATEGORIES } from '../catalogue/categories';
import type { Problem } from '../catalogue/parse';
import { closest } from '../search/near-words';
import { slugify } from '../slug';
import type { OwnerFiles } from './check-owner-files';
import { routes } from './routes';
import type { Addresses } from './shop-addresses';
import { unlinkedRoutes } from './unlinked-routes';

/** The end of a warning: what the site does, and what the owner can do. */
const LEFT_OUT = 'it is left out of the site; add products, or change or remove it';

/** Pages below which all addresses depend on the products. */
const PARENTS = [
  ...[routes.allProducts(), routes.brands(), unlinkedRoutes.products()],
  ...CATEGORIES.map(({ key }) => routes.category(key)),
];

/**
 * The state of an address of the shop. 'empty': a product, or a listing without products, to which a link comes back with its products.
 * 'missing': no such page, whatever the products.
 */
export function linkState(href: string, addresses: Addresses): 'found' | 'empty' | 'missing' {
  const path = pathOf(href);
  const page = addresses.get(path);
  if (page) return page.products === 0 ? 'empty' : 'found';
  return PARENTS.some((parent) => path.startsWith(parent)) ? 'empty' : 'missing';
}

/**
 * The problem of a link to the shop; a warning if only products are missing.
 * @param written the address, id or name in the owner's file
 */
export function linkProblem(
  href: string,
  addresses: Addresses,
  written = href,
): Pick<Problem, 'message' | 'isWarning'> | undefined {
  const path = pathOf(href);
  const state = linkState(href, addresses);
  if (state === 'missing')
    return { message: `"${written}" is no page of this shop${nearest(path, addresses.keys(), path.length / 2)}` };
  if (state === 'empty') {
    const hint = addresses.has(path) || written !== href ? '' : nearest(path, addresses.keys(), 3);
    const reason = path.startsWith(unlinkedRoutes.products()) ? 'is not in the catalog' : 'has no products';
    return { message: `"${written}" ${reason}: ${LEFT_OUT}${hint}`, isWarning: true };
  }
  const [, hash] = href.split('#');
  const { ids } = addresses.get(path) ?? {};
  if (!hash || !ids || ids.includes(hash)) return undefined;
  return { message: `"${written}": ${path} does not have #${hash}${nearest(hash, ids, hash.length / 2)}` };
}

/** Checks the pages, products and brands that menu, texts and home page name. */
export function checkLinks(files: OwnerFiles, addresses: Addresses, dataDir: string): Problem[] {
  return namedAddresses(files).flatMap(([file, field, written, href = written]) => {
    const problem = href === undefined ? undefined : linkProblem(href, addresses, written);
    return problem ? { file: `${dataDir}/${file}.json`, field, ...problem } : [];
  });
}

/** `href` is the address of the page that a key, id or name means. */
type Named = [file: string, field: string, written: string | undefined, href?: string];

function namedAddresses({ site, texts, home = [] }: OwnerFiles): Named[] {
  const category = (file: string, field: string, key: string): Named => [file, field, key, routes.category(key)];
  const products = (file: string, field: string, ids: readonly string[] = []) =>
    ids.map((id, index): Named => [file, `${field}.products.${index}`, id, routes.product(id)]);
  return [
    ...(site?.menu ?? []).map(({ category: key, href }, index): Named => {
      const field = `menu.${index}`;
      return key === undefined ? ['site', `${field}.href`, href] : category('site', `${field}.category`, key);
    }),
    ...(site?.featuredBrands ?? []).map((name, index): Named => {
      return ['site', `featuredBrands.${index}`, name, routes.brand(slugify(name))];
    }),
    ...(texts?.roles?.items ?? []).flatMap(({ links }, role) =>
      links.map(({ href }, index): Named => ['texts', `roles.items.${role}.links.${index}.href`, href]),
    ),
    ...(texts?.featured ?? []).flatMap((group, index) => products('texts', `featured.${index}`, group.products)),
    ...home.flatMap((section, index) => {
      if (section.show === 'featured') return products('home', `${index}`, section.products);
      return section.show === 'category' ? [category('home', `${index}.category`, section.category)] : [];
    }),
  ];
}

/** '/clothing/?size=9#top' -> '/clothing/'. */
const pathOf = (href: string) => href.replace(/[?#].*$/, '');

/** The likely page, as the end of a sentence: one with the same last name, or else the closest with fewer than `most` other letters. */
function nearest(path: string, pages: Iterable<string>, most: number): string {
  const nameOf = (address: string) =>
    address
      .replace(/\.\w+$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1);
  const all = [...pages];
  const namesake = all.find((page) => page !== '/' && nameOf(page) === nameOf(path));
  const found = namesake ?? closest(path.toLowerCase(), all, Math.ceil(most) - 1);
  return found ? `; the nearest is "${found}"` : '';
}
