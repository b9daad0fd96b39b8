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

/** Data files that client code imports as '@data/NAME.json'. Server code reads all data files through `lib/site/content`. */
const FILES = ['site', 'categories', 'search', 'size-guides', 'order-kits'] as const;

/** Height of the logo in components/layout/site-header.module.css, in pixels. */
const LOGO_HEIGHT = 28;
/**
 * Folder for generated files, and for copies of data files outside the project, where bundlers cannot read. One subfolder per data folder.
 */
const GENERATED_FOLDER = '.cache/data';

/**
 * The file for each '@data/…' import, as an absolute path inside the project. A missing data file is imported as `null`, and `lib` uses
 * neutral defaults. Most files are generated, so that pages load only the values they use:
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
  const isBroken = [...FILES, 'theme', 'faq', 'catalogue'].some((name) => {
    const file = resolve(root, dataDir, `${name}.json`);
    return existsSync(file) && readValidJson(file) === undefined;
  });
  // While a file is invalid, a running development server keeps the last valid files.
  const folder = `${generatedFolder(root, dataDir)}${isBroken ? '-invalid' : ''}`;
  // Only if changed: bundlers watch the files.
  const writeGenerated = (name: string, text: string, extension = 'json') => {
    const file = join(folder, `${name}.${extension}`);
    writeIfChanged(file, text);
    return file;
  };
  const { shop, operator, formats, settings } = divideSite(readValidJson(resolve(root, dataDir, 'site.json')));
  const questions = questionsOf(readValidJson(resolve(root, dataDir, 'faq.json')));
  const links = [
    ...linksToPages({ ...settings, faq: questions.length > 0 }),
    ...linksToOwnPages(resolve(root, dataDir, 'pages')),
  ];
  const files = FILES.map((name) => {
    const source = resolve(root, dataDir, `${name}.json`);
    const sourceText = readValidJson(source);
    const completed =
      name === 'categories' ? addCatalogueCategories(sourceText, resolve(root, catalogueFile)) : sourceText;
    const text = (name === 'site' ? shop : completed) ?? 'null\n';
    const isUnchanged = text === sourceText && !relative(root, source).startsWith('..');
    return [`@data/${name}.json`, isUnchanged ? source : writeGenerated(name, text)];
  });
  const categories = readCategories(readText(Object.fromEntries(files)['@data/categories.json']));
  const words = defaultWords(readValidJson(resolve(root, dataDir, 'search.json')), formats.words);
  const theme = toTheme(parseJson(readValidJson(resolve(root, dataDir, 'theme.json')) ?? 'null'));
  // URLs and imports have slashes on all systems.
  const fonts = relative(folder, join(root, 'app', 'fonts'))
    .split(sep)
    .join('/');
  return Object.fromEntries([
    ...files,
    ['@data/operator.json', writeGenerated('operator', JSON.stringify(operator))],
    ['@data/money.json', writeGenerated('money', JSON.stringify(formats.money))],
    ['@data/locality.json', writeGenerated('locality', JSON.stringify(formats.locality))],
    ['@data/default-words.json', writeGenerated('default-words', JSON.stringify(words))],
    ['@data/page-links.json', writeGenerated('page-links', JSON.stringify(links))],
    ['@data/questions.json', writeGenerated('questions', JSON.stringify(questions))],
    ['@data/menu-pages.json', writeGenerated('menu-pages', JSON.stringify(linksIn('menu', links)))],
    ['@data/footer-pages.json', writeGenerated('footer-pages', JSON.stringify(linksIn('footer', links)))],
    ['@data/category-rules.json', writeGenerated('category-rules', JSON.stringify(rulesOf(categories)))],
    ['@data/category-settings.json', writeGenerated('category-settings', JSON.stringify(settingsOf(categories)))],
    ['@data/placeholders.json', writeGenerated('placeholders', JSON.stringify(placeholdersOf(categories)))],
    ['@data/stamp.json', writeGenerated('stamp', '{}')],
    ['@data/logo.json', writeGenerated('logo', JSON.stringify(logoOf(resolve(root, dataDir), theme)))],
    ['@data/theme.css', writeGenerated('theme', themeStyles(theme, fonts), 'css')],
    ['@data/fonts', writeGenerated('fonts', themeFonts(theme, fonts), 'ts')],
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

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The text of a JSON file. Undefined if it is missing or not JSON, which `checkShop` reports. */
function readValidJson(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  try {
    parseJson(bytes);
    return bytes.toString('utf8');
  } catch {
    return undefined;
  }
}

/**
 * Divides `site.json`. `shop` is the JSON text for client code, `operator` has the values for the admin only, and `formats` is made from
 * currency and locale. If the file is not an object, `shop` is its unchanged text, which validation reports.
 */
function divideSite(text: string | undefined) {
  const site = (text === undefined ? undefined : (parseJson(text) as Record<string, unknown> | null)) ?? {};
  if (typeof site !== 'object' || Array.isArray(site))
    return { shop: text, operator: {}, settings: {}, formats: localeData({}) };
  const { publish, demoLogin, currency, locale, ...others } = site;
  const { tagline: _, description: _about, featuredBrands: _brands, pictures: _pictures, ...shop } = others;
  return {
    shop: JSON.stringify({ ...SITE_DEFAULTS, ...shop }),
    operator: { publish, demoLogin },
    formats: localeData({ currency, locale }),
    settings: shop,
  };
}

/** The questions of `faq.json` with their ids. Skips invalid entries, which its check reports. */
function questionsOf(text: string | undefined): { id: unknown; question: unknown }[] {
  const entries = text === undefined ? [] : parseJson(text, 'faq.json');
  if (!Array.isArray(entries)) return [];
  return entries.filter(isRecord).map(({ id, question }) => ({ id, question }));
}

/** The entries of `categories.json`; none if it is not a list, which its check reports. */
function readCategories(text = '[]'): Record<string, unknown>[] {
  const categories: unknown = JSON.parse(text);
  return Array.isArray(categories) ? categories.filter(isRecord) : [];
}

/** Names and slugs of the categories, which are in the scripts of all pages. */
const rulesOf = (categories: readonly Record<string, unknown>[]) =>
  categories.map(({ key, slug, name, names, subcategories }) => ({
    key,
    slug,
    name,
    names,
    ...(Array.isArray(subcategories) && { subcategories: subcategories.map(String).map(toSubcategory) }),
  }));

/** Settings of the categories, which listings, search and the admin load. */
const settingsOf = (categories: readonly Record<string, unknown>[]) =>
  categories.map(({ key, sizes, slider, facets, words, sizeGuide, sizeGuides }) => ({
    key,
    sizes,
    slider,
    facets,
    words,
    sizeGuide,
    sizeGuides,
  }));

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

type Category = { key?: unknown; name?: unknown };

/**
 * Adds the categories that only the catalogue has, and takes missing names from the catalogue. Returns the text unchanged if nothing is
 * missing, or if the catalogue is invalid, which its check reports.
 */
function addCatalogueCategories(given: string | undefined, catalogueFile: string): string {
  try {
    const catalogue = parseJson(readFileSync(catalogueFile));
    const groups = isRecord(catalogue) ? (catalogue as Record<string, Category>) : {};
    const rules: Category[] = JSON.parse(given ?? '[]');
    const knownKeys = new Set(rules.map(({ key }) => key));
    const others = Object.keys(groups).filter((key) => !knownKeys.has(key));
    if (given !== undefined && others.length === 0 && rules.every(({ name }) => name !== undefined)) return given;
    const all = [...rules, ...others.map((key): Category => ({ key }))];
    return JSON.stringify(all.map((rule) => ({ name: groups[String(rule.key)]?.name, ...rule })));
  } catch {
    return given ?? '[]';
  }
}
