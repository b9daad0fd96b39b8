/** The checks of `npm run catalogue:check`, which every build begins with. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, formatProblem, type Problem } from '../../lib/catalogue/parse';
import { parseJson } from '../../lib/catalogue/parse-json';
import { readLastChanges } from '../../lib/catalogue/read-last-changes';
import { ORDER_KITS, parseOrderKits } from '../../lib/catalogue/schema/order-kits';
import { readEnvironment } from '../../lib/environment';
import type { OwnerFiles } from '../../lib/site/check-owner-files';
import { checkAddresses, checkRedirects } from '../../lib/site/check-redirects';
import { checkPages } from '../../lib/site/own-pages/check-pages';
import { PAGES_FOLDER, readPagesFolder } from '../../lib/site/own-pages/read-folder';
import { shopAddresses } from '../../lib/site/own-pages/shop-addresses';
import { checkCatalogue } from './check-catalogue';
import { checkData } from './check-data';

export type CheckedShop = {
  /** Where the catalogue was read. */
  file: string;
  /** The file as it stands, and the catalogue unless it has a problem. */
  json: unknown;
  catalogue: Catalogue | undefined;
  problems: readonly Problem[];
  warnings: readonly string[];
};

/**
 * Finds everything that a build would refuse.
 * @param only a catalogue to check alone; otherwise that of the settings with every other file of the data folder
 */
export async function checkShop(only?: string): Promise<CheckedShop> {
  const { catalogueFile, dataDir, isOwnCatalogue } = readEnvironment();
  const file = only ?? catalogueFile;
  const json = parseJson(readFileSync(file), file);
  const result = checkCatalogue(json, file);
  const catalogue = result.ok ? result.catalogue : undefined;
  const problems: Problem[] = result.ok ? [] : [...result.problems];
  if (only !== undefined) return { file, json, catalogue, problems, warnings: [] };

  const data = checkData(dataDir);
  const recorded = readLastChanges(dataDir);
  const kits = catalogue && checkKits(dataDir, catalogue);
  problems.unshift(...data.problems, ...checkOwnPages(dataDir, catalogue));
  for (const checked of [recorded, kits]) if (checked?.ok === false) problems.push(...checked.problems);
  if (problems.length === 0) problems.push(...(await addressProblems(data.files)));
  const leftOut = kits?.ok && isOwnCatalogue ? kits.leftOut : [];
  return {
    file,
    json,
    catalogue,
    problems,
    warnings: leftOut.map((problem) => `${formatProblem(problem)}: the kit is left out`),
  };
}

/** Prints the problems and warnings of a shop; false where a build would refuse it. */
export function reportProblems({ file, problems, warnings }: CheckedShop): boolean {
  for (const problem of problems) console.error(formatProblem(problem));
  if (problems.length > 0)
    console.error(`${file}: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
  else for (const warning of warnings) console.warn(warning);
  return problems.length === 0;
}

/** The data folder's kits against these products; undefined where it has none. */
function checkKits(dataDir: string, { products }: Catalogue) {
  const kitsFile = join(dataDir, ORDER_KITS);
  if (!existsSync(kitsFile)) return undefined;
  return parseOrderKits(parseJson(readFileSync(kitsFile), kitsFile), kitsFile, products);
}

/** The data folder's pages, with their links where the products are known to which they may lead. */
function checkOwnPages(dataDir: string, catalogue: Catalogue | undefined) {
  const addresses = catalogue && shopAddresses(catalogue.products.filter(({ hidden }) => !hidden));
  return checkPages(readPagesFolder(dataDir), join(dataDir, PAGES_FOLDER), addresses).problems;
}

/**
 * The redirects, and the addresses that menu and texts name, against the pages of a shop whose files have no other problem: its modules
 * refuse to be loaded where they have.
 */
async function addressProblems(files: OwnerFiles) {
  const { dataDir, siteUrl } = readEnvironment();
  const { ownRedirects } = await import('../../lib/site/redirects');
  const redirects = ownRedirects();
  const isNamed = files.site?.menu?.some(({ href }) => href) || files.texts?.roles;
  if (redirects.length === 0 && !isNamed) return [];
  const { pagePaths } = await import('../../lib/site/page-paths');
  const shop = { pages: pagePaths(), siteUrl };
  return [
    ...checkRedirects(redirects, shop, join(dataDir, 'redirects.json')),
    ...checkAddresses(files, shop.pages, dataDir),
  ];
}
