import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { pluralizeSubcategory, subcategorySlug } from '../../lib/catalogue/categories/subcategory';
import { parseJson } from '../../lib/catalogue/parse-json';
import { isRecord } from '../../lib/is-record';
import { defaultWords } from '../../lib/search/default-words';
import { type Environment, readEnvironment } from '../../lib/site/environment';
import type { PlacedLink } from '../../lib/site/links/page-links';
import { localeData } from '../../lib/site/locale/locale-data';
import { OWN_PAGE_PLACES, readPageSource } from '../../lib/site/own-pages/page-source';
import { PAGE_DEFINITIONS } from '../../lib/site/pages';
import { SITE_DEFAULTS } from '../../lib/site/site-defaults';
import { type Theme, toTheme } from '../../lib/site/theme/theme-schema';
import { unlinkedRoutes } from '../../lib/site/unlinked-routes';
import { readSafeSvg } from './theme/icons';
import { themeFonts, themeStyles } from './theme/theme-files';
import { writeIfChanged } from './write-file';

/** Data files from which the '@data/…' files are made. Server code reads all data files through `lib/site/content`. */
const SOURCES = ['site', 'categories', 'search', 'size-guides', 'order-kits', 'theme', 'faq', 'catalogue'] as const;

/** Height of the logo in components/layout/site-header.module.css, in pixels. */
const LOGO_HEIGHT = 28;
/** Inside the project, because bundlers read no data folder outside of it. One subfolder per data folder. */
const GENERATED_FOLDER = '.cache/data';

/**
 * Writes the file for each '@data/…' import, and returns their absolute paths. A missing data file is imported as `null`, and `lib` uses
 * neutral defaults. Pages load only the values they use:
 * - site: settings for client code; operator: settings for the admin; money and locality: currency and locale
 * - default-words: search words that `search.json` does not set
 * - page-links: pages that search finds by name; menu-pages and footer-pages: links in the menu and the footer
 * - questions: questions of `faq.json` without the answers
 * - category-rules: names and slugs; category-settings: for listings, search and the admin; placeholders: pictures by category
 * - logo: size of the logo; theme.css and fonts: colors and fonts of `theme.json`
 * - stamp: changes with the data files that code reads from disk and does not import
 */
export function dataFiles(
  root: string,
  { dataDir, catalogueFile }: Pick<Environment, 'dataDir' | 'catalogueFile'> = readEnvironment(),
): Record<`@data/${string}`, string> {
  const fileOf = (name: string) => resolve(root, dataDir, `${name}.json`);
  const data = Object.fromEntries(SOURCES.map((name) => [name, readValidJson(fileOf(name))]));
  const isBroken = SOURCES.some((name) => data[name] === undefined && existsSync(fileOf(name)));
  // While a file is invalid, a running development server keeps the last valid files.
  const folder = `${generatedFolder(root, dataDir)}${isBroken ? '-invalid' : ''}`;
  const write = (name: string, text: string) => {
    // Only if changed: bundlers watch the files.
    writeIfChanged(join(folder, name), text);
    return join(folder, name);
  };
  const { shop, operator, formats, settings } = divideSite(data.site ?? {});
  const questions = entriesOf(data.faq).map(({ id, question }) => ({ id, question }));
  const links = [
    ...linksToPages({ ...settings, faq: questions.length > 0 }),
    ...linksToOwnPages(resolve(root, dataDir, 'pages')),
  ];
  const allCategories = addCatalogueCategories(data.categories, resolve(root, catalogueFile));
  const categories = entriesOf(allCategories);
  const theme = toTheme(data.theme ?? null);
  // URLs and imports have slashes on all systems.
  const fonts = relative(folder, join(root, 'app', 'fonts'))
    .split(sep)
    .join('/');

  const values: Record<string, unknown> = {
    site: shop,
    categories: allCategories,
    search: data.search,
    'size-guides': data['size-guides'],
    'order-kits': data['order-kits'],
    operator,
    money: formats.money,
    locality: formats.locality,
    'default-words': defaultWords(data.search, formats.words),
    'page-links': links,
    questions,
    'menu-pages': linksIn('menu', links),
    'footer-pages': linksIn('footer', links),
    'category-rules': categories.map(rulesOf),
    'category-settings': categories.map(settingsOf),
    placeholders: placeholdersOf(categories),
    stamp: {},
    logo: logoOf(resolve(root, dataDir), theme),
  };
  return Object.fromEntries([
    ...Object.entries(values).map(([name, value]) => [
      `@data/${name}.json`,
      write(`${name}.json`, JSON.stringify(value ?? null)),
    ]),
    ['@data/theme.css', write('theme.css', themeStyles(theme, fonts))],
    ['@data/fonts', write('fonts.ts', themeFonts(theme, fonts))],
  ]);
}

const generatedFolder = (root: string, dataDir: string) => join(root, GENERATED_FOLDER, dataDir.replace(/\W+/g, '-'));

/** Writes a new '@data/stamp.json', so that `npm run dev` reloads modules that have read the data folder. */
export function writeDataStamp(root: string, stamp: string): void {
  writeIfChanged(join(generatedFolder(root, readEnvironment().dataDir), 'stamp.json'), JSON.stringify({ stamp }));
}

/** Links to the owner's pages, sorted by title. Skips invalid and empty pages. */
function linksToOwnPages(folder: string): PlacedLink[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  const links = files.flatMap((file) => {
    const { fields, body } = readPageSource(readFileSync(join(folder, file), 'utf8'));
    if (!fields || body === '') return [];
    const { title: label, description: about, link } = fields;
    const href = unlinkedRoutes.ownPage(file.slice(0, -'.md'.length));
    return { label, href, places: OWN_PAGE_PLACES[link], ...(about && { about }) };
  });
  return links.sort((a, b) => (a.label < b.label ? -1 : 1));
}

/** Size of the logo in the header, in pixels. null without a valid logo. */
function logoOf(dataFolder: string, { logo }: Theme): { width: number; height: number } | null {
  const drawing = logo === undefined ? undefined : readSafeSvg(join(dataFolder, logo));
  if (drawing === undefined || typeof drawing === 'string') return null;
  return { width: Math.round((LOGO_HEIGHT * drawing.width) / drawing.height), height: LOGO_HEIGHT };
}

/** The value of a JSON file. Undefined if it is missing or not JSON, which `checkShop` reports. */
function readValidJson(file: string): unknown {
  try {
    return parseJson(readFileSync(file));
  } catch {
    return undefined;
  }
}

/**
 * Divides `site.json`. `shop` is for client code, `operator` has the values for the admin only, and `formats` is made from currency and
 * locale. A value that is not an object is unchanged, and validation reports it.
 */
function divideSite(site: unknown) {
  if (!isRecord(site)) return { shop: site, operator: {}, settings: {}, formats: localeData({}) };
  const { publish, demoLogin, currency, locale, ...others } = site;
  const { tagline: _, description: _about, featuredBrands: _brands, pictures: _pictures, ...shop } = others;
  return {
    shop: { ...SITE_DEFAULTS, ...shop },
    operator: { publish, demoLogin },
    formats: localeData({ currency, locale }),
    settings: shop,
  };
}

/** The entries of a list of objects. Skips invalid ones, which the check of the file reports. */
const entriesOf = (entries: unknown) => (Array.isArray(entries) ? entries.filter(isRecord) : []);

/** Name and slugs of a category, which are in the scripts of all pages. */
const rulesOf = ({ key, slug, name, names, subcategories }: Record<string, unknown>) => ({
  ...{ key, slug, name, names },
  ...(Array.isArray(subcategories) && { subcategories: subcategories.map(String).map(toSubcategory) }),
});

/** Settings of a category, which listings, search and the admin load. */
const settingsOf = ({ key, sizes, slider, facets, words, sizeGuide, sizeGuides }: Record<string, unknown>) => ({
  ...{ key, sizes, slider, facets, words, sizeGuide, sizeGuides },
});

const toSubcategory = (name: string) => ({ slug: subcategorySlug(name), name: pluralizeSubcategory(name) });

const placeholdersOf = (categories: readonly Record<string, unknown>[]) =>
  Object.fromEntries(categories.flatMap(({ key, placeholder }) => (placeholder ? [[key, placeholder]] : [])));

/** Labels and URLs of the links in menu or footer, which every page loads. */
const linksIn = (place: 'menu' | 'footer', links: readonly PlacedLink[]) =>
  links.filter(({ places }) => places.includes(place)).map(({ label, href }) => ({ label, href }));

/** Links to the shop's pages, with their places: menu, footer or search. Skips pages that the settings turn off. */
function linksToPages(settings: Record<string, unknown>) {
  return Object.values(PAGE_DEFINITIONS).flatMap(({ path, title, label = title, places = [], setting }) => {
    const links = places.filter((place) => place !== 'llms' && place !== 'offline');
    const isLinked = links.length > 0 && (setting === undefined || settings[setting] === true);
    return isLinked ? { label, href: path, places: links } : [];
  });
}

type Category = { key: string; name?: unknown };

/**
 * Adds the categories that only the catalogue has, and takes missing names from the catalogue. Returns an invalid value, and the
 * categories of an invalid catalogue, unchanged: their checks report them.
 */
function addCatalogueCategories(given: unknown = [], catalogueFile: string): unknown {
  try {
    const groups = parseJson(readFileSync(catalogueFile)) as Record<string, Omit<Category, 'key'>>;
    const rules = given as Category[];
    const knownKeys = new Set(rules.map(({ key }) => key));
    const others = Object.keys(groups).filter((key) => !knownKeys.has(key));
    return [...rules, ...others.map((key): Category => ({ key }))].map((rule) => ({
      ...rule,
      name: rule.name ?? groups[rule.key]?.name,
    }));
  } catch {
    return given;
  }
}
