import { CATEGORIES } from '../../catalogue/categories';
import { TAKEN } from '../../catalogue/category-keys';
import type { Problem } from '../../catalogue/parse';
import { closest } from '../../search/near-words';
import { unlinkedRoutes } from '../unlinked-routes';
import type { PageFault } from './front-matter';
import { type OwnPage, parsePage } from './parse-page';
import type { Addresses } from './shop-addresses';
import type { PageLink, PictureSizes } from './tree-reader';

/** The folder of pages as it is found: the texts of its pages by their paths in it, such as 'about.md', and the sizes of its pictures. */
export type PagesFolder = { texts: ReadonlyMap<string, string | undefined>; pictures: PictureSizes };

/** Names of files that Windows has for devices, where no folder can be called so. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Reads the owner's pages, in the order of their titles, and checks them against the shop; every problem names file and line or field.
 * @param folder the folder's name for those
 * @param shop addresses of all other pages; without it links are not checked, for the goods that make them are not known
 */
export function checkPages(
  { texts, pictures }: PagesFolder,
  folder: string,
  shop?: Addresses,
): { pages: OwnPage[]; problems: Problem[] } {
  const pages: OwnPage[] = [];
  const problems: Problem[] = [];
  const refuse = (file: string, faults: readonly PageFault[]) =>
    problems.push(...faults.map((fault) => ({ file: `${folder}/${file}`, ...fault })));
  for (const [file, text] of texts) {
    const name = file.replace(/\.md$/, '');
    const fault = nameFault(name);
    if (fault !== undefined) refuse(file, [{ message: fault }]);
    if (text === undefined) refuse(file, [{ message: 'is no text: save it as UTF-8' }]);
    const read = text === undefined ? { faults: [] } : parsePage(name, text, pictures);
    if ('page' in read) pages.push(read.page);
    else refuse(file, read.faults);
  }
  if (shop) {
    // A page that is wrong itself is there all the same.
    const names = [...texts.keys()].map((file) => file.replace(/\.md$/, ''));
    const idsOf = new Map(pages.map(({ name, ids }) => [name, ids]));
    const addresses = new Map([
      ...shop,
      ...names.map((name) => [unlinkedRoutes.ownPage(name), idsOf.get(name)] as const),
    ]);
    for (const { name, links, ids } of pages) {
      const faults = links.flatMap((link) => linkFaults(link, { addresses, ids }));
      refuse(`${name}.md`, faults);
    }
  }
  pages.sort((a, b) => (a.title < b.title ? -1 : 1));
  return { pages, problems };
}

/** Why a file may not be called so; undefined for a name that becomes an address. */
function nameFault(name: string): string | undefined {
  if (name.includes('/')) return 'must stand in the folder pages itself';
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || name.length > 60 || DEVICE.test(name))
    return 'must have a name of lower-case letters a to z, digits and single hyphens, such as about-us.md';
  const category = CATEGORIES.find(({ slug }) => slug === name);
  if (category) return `has the address /${name}/, which is that of the category ${category.name}`;
  return TAKEN.includes(name) ? `has the address /${name}/, which is that of another page` : undefined;
}

function linkFaults({ href, line }: PageLink, known: { addresses: Addresses; ids: readonly string[] }): PageFault[] {
  if (!/^[/#]/.test(href)) return [];
  const fault = (message: string) => [{ field: `line ${line}`, message }];
  const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const isThere = path === '' || known.addresses.has(path);
  if (!isThere) return fault(`leads to ${path}, which is no page of the shop${nearest(path, known.addresses.keys())}`);
  const ids = path === '' ? known.ids : known.addresses.get(path);
  if (!hash || !ids || ids.includes(hash)) return [];
  return fault(`leads to #${hash}, which ${path || 'this page'} does not have${nearest(hash, ids)}`);
}

/** The one of some addresses that is written most alike, as the end of a sentence; '' where none is like it. */
function nearest(address: string, others: Iterable<string>): string {
  const found = closest(address.toLowerCase(), others, Math.max(2, Math.ceil(address.length / 3)));
  return found ? `; nearest is ${found}` : '';
}
