import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLastmod } from '../../lib/catalogue/lastmod/read-lastmod';
import { type Catalogue, formatProblem, type ParseResult, type Problem } from '../../lib/catalogue/parse';
import { parseJson } from '../../lib/catalogue/parse-json';
import { ORDER_KITS_FILE, parseOrderKits } from '../../lib/catalogue/schema/order-kits';
import { formatCount } from '../../lib/format';
import { readEnvironment } from '../../lib/site/environment';
import { checkLinks, listPageAddresses } from '../../lib/site/links/check-links';
import { checkRedirects } from '../../lib/site/links/check-redirects';
import { checkOwnPages } from '../../lib/site/own-pages/own-pages';
import { shopName } from '../build/cli/shop-messages';
import { checkCatalogue } from './check-catalogue';
import { checkData } from './check-data';

/**
 * Checks a catalogue with all other files of the data folder, as a build does.
 * @param json the category map, for example before it is written. Default: the catalogue file of the settings
 * @param newPictures paths of pictures that will be written together with the catalogue
 * @returns the catalogue, unless it has an error. A build fails for errors, and omits links, products and kits with warnings
 */
export function checkShop(json?: unknown, newPictures?: ReadonlySet<string>) {
  const { catalogueFile, dataDir } = readEnvironment();
  const result =
    json === undefined ? checkCatalogueFile(catalogueFile) : checkCatalogue(json, catalogueFile, newPictures);
  const catalogue = result.ok ? result.catalogue : undefined;
  const { files, given, problems } = checkData(dataDir);
  const shop = catalogue && listPageAddresses(catalogue.products, catalogue.categories);
  const pages = checkOwnPages(dataDir, shop);
  problems.push(...pages.problems);
  for (const checked of [result, readLastmod(dataDir)]) if (!checked.ok) problems.push(...checked.problems);
  if (catalogue) {
    problems.push(
      ...checkKits(given['order-kits'], catalogue, join(dataDir, ORDER_KITS_FILE)),
      // `given`, because links are checked even if another field of the file is invalid.
      ...checkLinks(given, pages.addresses, dataDir),
      ...checkRedirects(files.redirects ?? [], pages.addresses, join(dataDir, 'redirects.json')),
    );
  }
  return {
    catalogue,
    errors: problems.filter(({ isWarning }) => !isWarning),
    warnings: problems.filter(({ isWarning }) => isWarning),
  };
}

/** Checks the catalogue file. A missing file, or one that is not JSON, has one problem. */
function checkCatalogueFile(file: string): ParseResult {
  try {
    return checkCatalogue(parseJson(readFileSync(file)), file);
  } catch (error) {
    return { ok: false, problems: [{ file, message: (error as Error).message }] };
  }
}

/** Prints the errors and warnings of a shop; returns false if it has errors. */
export function reportProblems({ errors, warnings }: ReturnType<typeof checkShop>): boolean {
  for (const warning of warnings) console.warn(`Warning: ${formatProblem(warning)}`);
  for (const error of errors) console.error(formatProblem(error));
  if (errors.length > 0) console.error(`${shopName()}: ${formatCount(errors.length, 'problem')}`);
  return errors.length === 0;
}

/** Problems of the kits with the visible products. */
function checkKits(kits: unknown, { products }: Catalogue, file: string): Problem[] {
  const visible = products.filter(({ hidden }) => !hidden);
  const result = parseOrderKits(kits ?? [], file, visible);
  return result.ok ? result.warnings : result.problems;
}
