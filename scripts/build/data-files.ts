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

/** The files of a data folder that scripts of pages import as '@data/…'. `lib/site/content` reads all at build. */
const FILES = ['site', 'categories', 'search', 'size-guides', 'order-kits'] as const;

/** As high as the sign in components/layout/site-header.module.css. */
const LOGO_HEIGHT = 28;
/** Where files are put that stand outside the project, which bundlers cannot reach, and those that a data folder leaves out; each folder's apart. */
const GENERATED_FOLDER = '.cache/data';

/**
 * The files for '@data/site.json' and its like: absolute paths inside the project, by name. A file that the data folder leaves
 * out is `null`, for which `lib` has neutral texts; categories that nobody wrote down, and names, are those of the
 * catalogue. '@data/site.json' has the settings for all scripts, and '@data/operator.json' those for the admin; the currency and locale are '@data/money.json' and '@data/locality.json' to all that write or read sums, and
 * '@data/default-words.json' the words of search that the folder leaves out. '@data/page-links.json' has the pages that search finds by name, the owner's among them, '@data/menu-pages.json' and '@data/footer-pages.json' those of menu and footer, '@data/questions.json' the questions of `faq.json` without their answers. '@data/category-rules.json' has the names and addresses of the categories, '@data/category-settings.json' what listings, search and the admin need, and '@data/placeholders.json' their placeholders by category. '@data/theme.css' and '@data/fonts' have the colors and fonts of `theme.json`. '@data/stamp.json' is another one when files have changed that are read and not imported.
 */
export function dataFiles(
  root: string,
  { dataDir, catalogueFile }: Pick<Environment, 'dataDir' | 'catalogueFile'> = readEnvironment(),
): Record<`@data/${string}`, string> {
  const isBroken = [...FILES, 'theme', 'faq', 'catalogue'].some((name) => {
    const file = resolve(root, dataDir, `${name}.json`);
    return existsSync(file) && readValid(file) === undefined;
  });
  // A running development server goes on with the last valid files.
  const kept = `${generatedFolder(root, dataDir)}${isBroken ? '-invalid' : ''}`;
  // Two processes may ask at once, and a bundler watches the files.
  const put = (name: string, text: string, kind = 'json') => {
    const file = join(kept, `${name}.${kind}`);
    writeIfChanged(file, text);
    return file;
  };
  const { shop, operator, figures, settings } = divideSite(readValid(resolve(root, dataDir, 'site.json')));
  const questions = questionsOf(readValid(resolve(root, dataDir, 'faq.json')));
  const links = [
    ...linksToPages({ ...settings, faq: questions.length > 0 }),
    ...linksToOwnPages(resolve(root, dataDir, 'pages')),
  ];
  const files = FILES.map((name) => {
    const source = resolve(root, dataDir, `${name}.json`);
    const given = readValid(source);
    const made = name === 'categories' ? withNames(given, resolve(root, catalogueFile)) : given;
    const text = (name === 'site' ? shop : made) ?? 'null\n';
    const isReached = text === given && !relative(root, source).startsWith('..');
    return [`@data/${name}.json`, isReached ? source : put(name, text)];
  });
  const categories = readCategories(readText(Object.fromEntries(files)['@data/categories.json']));
  const words = defaultWords(readValid(resolve(root, dataDir, 'search.json')), figures.words);
  const theme = toTheme(parseJson(readValid(resolve(root, dataDir, 'theme.json')) ?? 'null'));
  // URLs and imports have slashes on all systems.
  const fonts = relative(kept, join(root, 'app', 'fonts'))
    .split(sep)
    .join('/');
  return Object.fromEntries([
    ...files,
    ['@data/operator.json', put('operator', JSON.stringify(operator))],
    ['@data/money.json', put('money', JSON.stringify(figures.money))],
    ['@data/locality.json', put('locality', JSON.stringify(figures.locality))],
    ['@data/default-words.json', put('default-words', JSON.stringify(words))],
    ['@data/page-links.json', put('page-links', JSON.stringify(links))],
    ['@data/questions.json', put('questions', JSON.stringify(questions))],
    ['@data/menu-pages.json', put('menu-pages', JSON.stringify(linksIn('menu', links)))],
    ['@data/footer-pages.json', put('footer-pages', JSON.stringify(linksIn('footer', links)))],
    ['@data/category-rules.json', put('category-rules', JSON.stringify(rulesOf(categories)))],
    ['@data/category-settings.json', put('category-settings', JSON.stringify(settingsOf(categories)))],
    ['@data/placeholders.json', put('placeholders', JSON.stringify(placeholdersOf(categories)))],
    ['@data/stamp.json', put('stamp', '{}')],
    ['@data/logo.json', put('logo', JSON.stringify(logoOf(resolve(root, dataDir), theme)))],
    ['@data/theme.css', put('theme', themeStyles(theme, fonts), 'css')],
    ['@data/fonts', put('fonts', themeFonts(theme, fonts), 'ts')],
  ]);
}

const generatedFolder = (root: string, dataDir: string) => join(root, GENERATED_FOLDER, dataDir.replace(/\W+/g, '-'));

/** Writes another stamp of the data, for which the server of `npm run dev` reads anew what modules have read from the folder. */
export function writeDataStamp(root: string, stamp: string): void {
  writeIfChanged(join(generatedFolder(root, readEnvironment().dataDir), 'stamp.json'), JSON.stringify({ stamp }));
}

/** Links to the owner's pages, by title. Leaves out pages that cannot be read, and those with nothing to show. */
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

/** The width of the logo in the header, as high as the sign; null where there is none, or one that is refused. */
function logoOf(dataFolder: string, { logo }: Theme): { width: number; height: number } | null {
  const drawing = logo === undefined ? undefined : readSafeSvg(join(dataFolder, logo));
  if (drawing === undefined || typeof drawing === 'string') return null;
  return { width: Math.round((LOGO_HEIGHT * drawing.width) / drawing.height), height: LOGO_HEIGHT };
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The text of a JSON file. A file that is not JSON counts as missing; `checkShop` reports it with all other problems. */
function readValid(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  try {
    parseJson(bytes);
    return bytes.toString('utf8');
  } catch {
    return undefined;
  }
}

/** The text of `site.json` for the shop's scripts, what it says to the operator alone, and what the shop says of itself. */
function divideSite(text: string | undefined) {
  const site = (text === undefined ? undefined : (parseJson(text) as Record<string, unknown> | null)) ?? {};
  if (typeof site !== 'object' || Array.isArray(site))
    return { shop: text, operator: {}, settings: {}, figures: localeData({}) };
  const { publish, demoLogin, currency, locale, ...others } = site;
  const { tagline: _, description: _about, featuredBrands: _brands, pictures: _pictures, ...shop } = others;
  return {
    shop: JSON.stringify({ ...SITE_DEFAULTS, ...shop }),
    operator: { publish, demoLogin },
    figures: localeData({ currency, locale }),
    settings: shop,
  };
}

/** The questions of `faq.json` by their ids; none for anything else in it, which is said where it is checked. */
function questionsOf(text: string | undefined): { id: unknown; question: unknown }[] {
  const entries = text === undefined ? [] : parseJson(text, 'faq.json');
  if (!Array.isArray(entries)) return [];
  return entries.filter(isRecord).map(({ id, question }) => ({ id, question }));
}

/** The entries of `categories.json`; none if the file has errors, which its check reports. */
function readCategories(text = '[]'): Record<string, unknown>[] {
  const categories: unknown = JSON.parse(text);
  return Array.isArray(categories) ? categories.filter(isRecord) : [];
}

/** Names and addresses of the categories, which the scripts of all pages contain. */
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

/** The placeholders by category. */
const placeholdersOf = (categories: readonly Record<string, unknown>[]) =>
  Object.fromEntries(categories.flatMap(({ key, placeholder }) => (placeholder ? [[key, placeholder]] : [])));

/** Labels and URLs of the links in menu or footer, which every page loads. */
const linksIn = (place: 'menu' | 'footer', links: readonly PlacedLink[]) =>
  links.filter(({ places }) => places.includes(place)).map(({ label, href }) => ({ label, href }));

/** The pages that something links to by name, with the places of these links. */
function linksToPages(settings: Record<string, unknown>) {
  return Object.values(PAGE_DEFINITIONS).flatMap(({ path, title, label = title, places = [], setting }) => {
    const links = places.filter((place) => place !== 'llms' && place !== 'offline');
    const isLinked = links.length > 0 && (setting === undefined || settings[setting] === true);
    return isLinked ? { label, href: path, places: links } : [];
  });
}

type Category = { key?: unknown; name?: unknown };

/**
 * The categories, and behind them those that only the catalogue file has a group of, with the names that their groups have there, where
 * they are given none; as they are where nothing is to be added. What is wrong with either file is said where it is parsed.
 */
function withNames(given: string | undefined, catalogueFile: string): string {
  try {
    const catalogue = parseJson(readFileSync(catalogueFile));
    const groups = isRecord(catalogue) ? (catalogue as Record<string, Category>) : {};
    const rules: Category[] = JSON.parse(given ?? '[]');
    const listed = new Set(rules.map(({ key }) => key));
    const others = Object.keys(groups).filter((key) => !listed.has(key));
    if (given !== undefined && others.length === 0 && rules.every(({ name }) => name !== undefined)) return given;
    const all = [...rules, ...others.map((key): Category => ({ key }))];
    return JSON.stringify(all.map((rule) => ({ name: groups[String(rule.key)]?.name, ...rule })));
  } catch {
    return given ?? '[]';
  }
}
