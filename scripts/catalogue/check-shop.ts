import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawCatalogue } from '../../lib/admin/edits/published-catalogue';
import { shopImagePaths } from '../../lib/catalogue/images/product-images';
import { readLastmod } from '../../lib/catalogue/lastmod/read-lastmod';
import { publicFilePath } from '../../lib/catalogue/load';
import {
  type Catalogue,
  formatProblem,
  type ParseResult,
  type Problem,
  parseCatalogue,
} from '../../lib/catalogue/parse';
import { parseJson } from '../../lib/catalogue/parse-json';
import { ORDER_KITS_FILE, parseOrderKits } from '../../lib/catalogue/schema/order-kits';
import type { ParsedProduct, RawProduct } from '../../lib/catalogue/schema/product';
import { formatCount } from '../../lib/format';
import { readEnvironment } from '../../lib/site/environment';
import { checkLinks, listPageAddresses } from '../../lib/site/links/check-links';
import { checkRedirects } from '../../lib/site/links/check-redirects';
import { checkOwnPages } from '../../lib/site/own-pages/own-pages';
import { collectStrings, type OwnerFiles, readOwnerFiles } from '../../lib/site/owner-files';
import { fieldPath } from '../../lib/zod';
import { shopName } from '../build/cli/shop-messages';
import { readSafeSvg } from '../build/theme/icons';

/** Paths of fields with a picture. */
const PICTURES = /^(?:site\.pictures\.\w+|categories\.\d+\.placeholder|home\.\d+\.picture)$/;

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

/** Paths of the shop's files that a product uses: pictures of the product and its variants, and documents. */
export function productFiles({ images, documents = [] }: Pick<ParsedProduct, 'images' | 'documents'>): string[] {
  return [...shopImagePaths(images), ...documents.map(({ href }) => href)];
}

/**
 * Parses a catalogue as a build does. Missing files of pictures and documents are problems too.
 * @param newPictures paths of pictures that will be written together with the catalogue
 */
export function checkCatalogue(json: unknown, file: string, newPictures: ReadonlySet<string> = new Set()): ParseResult {
  const result = parseCatalogue(json, file);
  if (!result.ok) return result;
  const isMissing = (path: string) => !newPictures.has(path) && !existsSync(publicFilePath(path));
  const problems = result.catalogue.products.flatMap((product): Problem[] =>
    productFiles(product)
      .filter(isMissing)
      .map((path) => ({
        file,
        product: product.id,
        field: fieldOfFile(json as RawCatalogue, product.id, path),
        message: missingFileMessage(path),
      })),
  );
  return problems.length > 0 ? { ok: false, problems } : result;
}

/** Message for the path of a missing file. */
const missingFileMessage = (path: string) => `names ${path}, which is neither in the data folder nor in public/`;

/** The field of a product that has the path of a file: 'image_links[3].src' or 'documents[0].file'. */
function fieldOfFile(catalogue: RawCatalogue, id: string, file: string): string {
  const rows = Object.values(catalogue).flatMap(({ products }) => products as RawProduct[]);
  const texts = collectStrings(rows.filter((row) => row.id === id));
  const [path = []] = texts.find(([, text]) => text === file) ?? [];
  return fieldPath(path.slice(1));
}

/**
 * Checks the owner's files of the data folder. Missing files have no problems.
 * @returns `files`: contents of valid files; `given`: contents of all files
 */
export function checkData(dataDir: string) {
  const { files, given, problems } = readOwnerFiles(dataDir);
  problems.push(...drawingProblems(dataDir, files.theme?.logo), ...missingPictures(dataDir, files));
  return { files, given, problems };
}

function missingPictures(dataDir: string, { site, categories, home }: OwnerFiles): Problem[] {
  return collectStrings({ site, categories, home }).flatMap(([path, text]) => {
    if (!PICTURES.test(path.join('.')) || existsSync(publicFilePath(text, dataDir))) return [];
    const [file, ...field] = path;
    return { file: `${dataDir}/${file}.json`, field: field.join('.'), message: missingFileMessage(text) };
  });
}

/** The problems of the shop's icon and logo. */
function drawingProblems(dataDir: string, logo: string | undefined): Problem[] {
  const icon = join(dataDir, 'icon.svg');
  const iconDrawing = existsSync(icon) ? readSafeSvg(icon) : undefined;
  const logoDrawing = logo ? readSafeSvg(join(dataDir, logo)) : undefined;
  return [
    ...(typeof iconDrawing === 'string' ? [{ file: icon, message: iconDrawing }] : []),
    ...(typeof logoDrawing === 'string'
      ? [{ file: `${dataDir}/theme.json`, field: 'logo', message: `${logo} ${logoDrawing}` }]
      : []),
  ];
}
