import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { RESERVED_SLUGS } from '../../catalogue/categories/category-keys';
import { readImageHeader } from '../../catalogue/images/image-header';
import { getProducts } from '../../catalogue/load';
import { formatProblem, type Problem } from '../../catalogue/parse';
import { decodeUtf8 } from '../../encoding';
import { readOnce } from '../../read-once';
import { readEnvironment } from '../environment';
import { linkProblem, listPageAddresses, type PageAddresses } from '../links/check-links';
import { readSvgSize } from '../theme/svg-size';
import { unlinkedRoutes } from '../unlinked-routes';
import type { PageProblem } from './page-source';
import { type OwnPage, parsePage } from './parse-page';

const PAGE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const WRONG_NAME =
  'must be in the folder pages itself, with a name of lower-case letters a to z, digits and single hyphens, such as about-us.md';

const readPages = readOnce(() => {
  const checked = checkOwnPages(readEnvironment().dataDir, listPageAddresses(getProducts()));
  const errors = checked.problems.filter(({ isWarning }) => !isWarning).map(formatProblem);
  if (errors.length > 0) throw new Error(`The pages are not valid:\n  ${errors.join('\n  ')}`);
  return checked;
});

/** The pages that the owner wrote, sorted by title. */
export const getOwnPages = (): readonly OwnPage[] => readPages().pages;

/** The page with a name such as 'about'; undefined if there is none. */
export const getOwnPage = (name: string): OwnPage | undefined => getOwnPages().find((page) => page.name === name);

/** The addresses of all storefront pages, including the owner's. */
export const getPageAddresses = (): PageAddresses => readPages().addresses;

/**
 * Reads the pages of a data folder and checks them against the shop. Every problem has a file, and a line or field.
 * @param shop all other pages. Default: links are not checked
 * @returns the pages sorted by title, the problems, and the addresses of `shop` and of these pages
 */
export function checkOwnPages(dataDir: string, shop?: PageAddresses) {
  const { texts, pictures } = readFolder(join(/* turbopackIgnore: true */ dataDir, 'pages'));
  const pages: OwnPage[] = [];
  const problems: Problem[] = [];
  const addresses = new Map(shop);
  const report = (file: string, problem: PageProblem) =>
    problems.push({ file: `${dataDir}/pages/${file}`, ...problem });
  for (const [file, text] of texts) {
    const name = file.replace(/\.md$/, '');
    const path = unlinkedRoutes.ownPage(name);
    if (!PAGE_NAME.test(name)) report(file, { message: WRONG_NAME });
    else if (RESERVED_SLUGS.includes(name) || shop?.has(path))
      report(file, { message: `has the address ${path}, which another page has` });
    const { page, problems: found } = parsePage(name, text, pictures);
    for (const problem of found) report(file, problem);
    if (page) pages.push(page);
    // Links to a page with errors are valid.
    addresses.set(path, { ids: page?.ids, isUnwritten: !page && found.every(({ isWarning }) => isWarning) });
  }
  for (const { name, links } of shop ? pages : []) {
    for (const { href, line } of links) {
      if (!/^[/#]/.test(href)) continue;
      const problem = linkProblem(href.startsWith('#') ? unlinkedRoutes.ownPage(name) + href : href, addresses, href);
      if (problem) report(`${name}.md`, { field: `line ${line}`, ...problem });
    }
  }
  pages.sort((a, b) => (a.title < b.title ? -1 : 1));
  return { pages, problems, addresses };
}

/** The Markdown texts and picture sizes of a folder. A text is undefined if it is not UTF-8. Skips hidden files and invalid pictures. */
function readFolder(folder: string) {
  const texts = new Map<string, string | undefined>();
  const pictures = new Map<string, { width: number; height: number }>();
  const paths = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : [];
  for (const file of paths.map((path) => path.split(sep).join('/'))) {
    const [, kind] = /^(?!\.|.*\/\.).*\.(md|png|jpe?g|webp|avif|svg)$/i.exec(file) ?? [];
    if (kind === undefined) continue;
    const bytes = readFileSync(/* turbopackIgnore: true */ join(folder, file));
    if (/md/i.test(kind)) texts.set(file, decodeUtf8(bytes));
    const size = /svg/i.test(kind) ? readSvgSize(decodeUtf8(bytes) ?? '') : readImageHeader(bytes);
    if (size === undefined || typeof size === 'string') continue;
    const [width, height] = [Math.round(size.width), Math.round(size.height)];
    pictures.set(`/pages/${file.normalize('NFC')}`, { width, height });
  }
  return { texts, pictures };
}

/** The exported path (without base path) and the text of an SVG such as '/pages/plan.svg'. */
export function readPageSvg(dataDir: string, file: string): { path: string; text: string } {
  const text = readFileSync(/* turbopackIgnore: true */ join(dataDir, file), 'utf8');
  return { path: `/icons/page-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.svg`, text };
}
