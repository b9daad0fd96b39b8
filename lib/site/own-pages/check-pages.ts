import { TAKEN } from '../../catalogue/category-keys';
import type { Problem } from '../../catalogue/parse';
import { linkProblem } from '../check-links';
import type { Addresses } from '../shop-addresses';
import { unlinkedRoutes } from '../unlinked-routes';
import type { PageFault } from './front-matter';
import { type OwnPage, parsePage } from './parse-page';
import type { PictureSizes } from './tree-reader';

/** The folder of pages as it is found: the texts of its pages by their paths in it, such as 'about.md', and the sizes of its pictures. */
export type PagesFolder = { texts: ReadonlyMap<string, string | undefined>; pictures: PictureSizes };

/** Names of files that Windows has for devices, where no folder can be called so. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Reads the owner's pages, in the order of their titles, and checks them against the shop; every problem names file and line or field.
 * @param folder the folder's name for those
 * @param shop all other pages; links are not checked without it
 * @returns the pages, and the addresses of `shop` and of these pages
 */
export function checkPages(
  { texts, pictures }: PagesFolder,
  folder: string,
  shop?: Addresses,
): { pages: OwnPage[]; problems: Problem[]; addresses: Addresses } {
  const pages: OwnPage[] = [];
  const problems: Problem[] = [];
  const refuse = (file: string, faults: readonly PageFault[]) =>
    problems.push(...faults.map((fault) => ({ file: `${folder}/${file}`, ...fault })));
  for (const [file, text] of texts) {
    const name = file.replace(/\.md$/, '');
    const fault = nameFault(name, shop);
    if (fault !== undefined) refuse(file, [{ message: fault }]);
    if (text === undefined) refuse(file, [{ message: 'is no text: save it as UTF-8' }]);
    const read = text === undefined ? { faults: [] } : parsePage(name, text, pictures);
    if ('page' in read) pages.push(read.page);
    else refuse(file, read.faults);
  }
  // A page with problems has an address too.
  const names = [...texts.keys()].map((file) => file.replace(/\.md$/, ''));
  const idsOf = new Map(pages.map(({ name, ids }) => [name, ids]));
  const addresses = new Map(shop);
  for (const name of names) addresses.set(unlinkedRoutes.ownPage(name), { ids: idsOf.get(name) });
  for (const { name, links } of shop ? pages : []) {
    const faults = links.flatMap(({ href, line }): PageFault[] => {
      if (!/^[/#]/.test(href)) return [];
      const path = href.startsWith('#') ? unlinkedRoutes.ownPage(name) : '';
      const problem = linkProblem(path + href, addresses, href);
      return problem ? [{ field: `line ${line}`, ...problem }] : [];
    });
    refuse(`${name}.md`, faults);
  }
  pages.sort((a, b) => (a.title < b.title ? -1 : 1));
  return { pages, problems, addresses };
}

/** Why a file may not be called so; undefined for a name that becomes an address. */
function nameFault(name: string, shop: Addresses | undefined): string | undefined {
  if (name.includes('/')) return 'must stand in the folder pages itself';
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || name.length > 60 || DEVICE.test(name))
    return 'must have a name of lower-case letters a to z, digits and single hyphens, such as about-us.md';
  const isTaken = TAKEN.includes(name) || shop?.has(unlinkedRoutes.ownPage(name));
  return isTaken ? `has the address /${name}/, which is that of another page` : undefined;
}
