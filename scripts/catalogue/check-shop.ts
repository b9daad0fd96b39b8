import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, formatProblem, type Problem } from '../../lib/catalogue/parse';
import { parseJson } from '../../lib/catalogue/parse-json';
import { readLastChanges } from '../../lib/catalogue/read-last-changes';
import { ORDER_KITS, parseOrderKits } from '../../lib/catalogue/schema/order-kits';
import { counted } from '../../lib/counted';
import { readEnvironment } from '../../lib/environment';
import { checkLinks } from '../../lib/site/check-links';
import { checkRedirects } from '../../lib/site/check-redirects';
import { checkPages } from '../../lib/site/own-pages/check-pages';
import { PAGES_FOLDER, readPagesFolder } from '../../lib/site/own-pages/read-folder';
import { shopAddresses } from '../../lib/site/shop-addresses';
import { checkCatalogue } from './check-catalogue';
import { checkData } from './check-data';

/** A checked shop. A build refuses it if it has errors; it leaves out what the fields of warnings name. */
export type CheckedShop = {
  /** Undefined if the catalogue has an error. */
  catalogue: Catalogue | undefined;
  errors: readonly Problem[];
  warnings: readonly Problem[];
};

/**
 * Checks a catalogue with every other file of the data folder, as each build does. Throws if it is read and is no JSON.
 * @param json the category map, for example with edits that are not written yet. Default: the catalogue file of the settings
 * @param coming paths of pictures that will be written together with the catalogue
 */
export function checkShop(json: unknown = readCatalogue(), coming?: ReadonlySet<string>): CheckedShop {
  const { catalogueFile, dataDir, siteUrl } = readEnvironment();
  const result = checkCatalogue(json, catalogueFile, coming);
  const catalogue = result.ok ? result.catalogue : undefined;
  const { files, problems } = checkData(dataDir);
  const shop = catalogue && shopAddresses(catalogue.products, catalogue.categories);
  const pages = checkPages(readPagesFolder(dataDir), join(dataDir, PAGES_FOLDER), shop);
  problems.push(...pages.problems);
  for (const checked of [result, readLastChanges(dataDir)]) if (!checked.ok) problems.push(...checked.problems);
  if (catalogue) {
    problems.push(
      ...checkKits(dataDir, catalogue),
      ...checkLinks(files, pages.addresses, dataDir),
      ...checkRedirects(files.redirects ?? [], { pages: pages.addresses, siteUrl }, join(dataDir, 'redirects.json')),
    );
  }
  return {
    catalogue,
    errors: problems.filter(({ isWarning }) => !isWarning),
    warnings: problems.filter(({ isWarning }) => isWarning),
  };
}

/** The catalogue file of the settings. Throws if it is no JSON. */
export function readCatalogue(): unknown {
  const { catalogueFile } = readEnvironment();
  return parseJson(readFileSync(catalogueFile), catalogueFile);
}

/** Prints the errors and warnings of a shop; returns false if it has errors. */
export function reportProblems({ errors, warnings }: CheckedShop): boolean {
  for (const warning of warnings) console.warn(`Warning: ${formatProblem(warning)}`);
  for (const error of errors) console.error(formatProblem(error));
  if (errors.length > 0) console.error(`${readEnvironment().catalogueFile}: ${counted(errors.length, 'problem')}`);
  return errors.length === 0;
}

/** The problems of the data folder's kits with these products. */
function checkKits(dataDir: string, { products }: Catalogue): Problem[] {
  const file = join(dataDir, ORDER_KITS);
  if (!existsSync(file)) return [];
  const shown = products.filter(({ hidden }) => !hidden);
  const result = parseOrderKits(parseJson(readFileSync(file), file), file, shown);
  return result.ok ? result.warnings : result.problems;
}
