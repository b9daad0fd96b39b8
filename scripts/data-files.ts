import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parseJson } from '../lib/catalogue/parse-json';
import { type Environment, readEnvironment } from '../lib/environment';
import { isRecord } from '../lib/is-record';
import { defaultWords } from '../lib/search/default-words';
import { moneyOf } from '../lib/site/money-of';
import { ownPageLinks, type PlacedLink } from '../lib/site/own-pages/own-page-links';
import { PAGE_ROWS } from '../lib/site/pages';
import { SITE_DEFAULTS } from '../lib/site/site-defaults';
import { themeSchema } from '../lib/site/theme-schema';
import { type Theme, themeOf } from '../lib/theme/theme';
import { readPlainDrawing } from './theme/plain-drawing';
import { isAsWritten, themedFonts, themedStyles } from './theme/themed-sources';
import { writeIfNew } from './write-if-new';

/** The files of a data folder that code imports as '@data/…'; the catalogue is not one of them: only `lib/catalogue/load` reads it. */
const FILES = [
  ...['site', 'categories', 'texts', 'search', 'size-guides', 'faq', 'reviews', 'orders', 'order-kits', 'theme'],
] as const;

/** As high as the sign in components/site/site-header.module.css. */
const SIGN_HEIGHT = 28;
/** Where files are put that stand outside the project, which bundlers cannot reach, and those that a data folder leaves out; each folder's apart. */
const KEPT = '.cache/data';

/**
 * The files for '@data/site.json' and its like: absolute paths inside the project, by name. A file that the data folder leaves
 * out is `null`, for which `lib` has neutral texts; categories that nobody wrote down, and names, are those of the
 * catalogue; the settings of `site.json` are in
 * three files: '@data/operator.json' for the operator alone, '@data/introduction.json' for the HTML of pages, and the rest for all
 * scripts; its currency and locale are '@data/money.json' and '@data/locality.json' to all that write or read sums, and
 * '@data/default-words.json' the words of search that the folder leaves out. '@data/menu-pages.json' and '@data/page-links.json' hold the pages that browsers link to by name, the owner's among them, '@data/questions.json' the questions of `faq.json` without their answers. '@data/category-rules.json' has the categories without the card facts, which no browser needs, and without their placeholders, which are in '@data/placeholders.json' by category. '@data/globals.css', '@data/fonts' and '@data/look.json' are the look
 * of the theme. '@data/stamp.json' is another one when files have changed that are read and not imported. Throws
 * where a file is no JSON.
 */
export function dataFiles(
  root: string,
  { dataDir, catalogueFile }: Pick<Environment, 'dataDir' | 'catalogueFile'> = readEnvironment(),
): Record<`@data/${string}`, string> {
  const kept = keptFolder(root, dataDir);
  // Two processes may ask at once, and a bundler watches the files.
  const put = (name: string, text: string, kind = 'json') => {
    const file = join(kept, `${name}.${kind}`);
    writeIfNew(file, text);
    return file;
  };
  const { shop, operator, introduction, figures, ...site } = divideSite(
    readText(resolve(root, dataDir, 'site.json')),
    join(dataDir, 'site.json'),
  );
  const links = [...site.links, ...ownPageLinks(readPages(resolve(root, dataDir, 'pages')))];
  const files = FILES.map((name) => {
    const file = join(dataDir, `${name}.json`);
    const source = resolve(root, file);
    const given = readText(source);
    if (given !== undefined && name !== 'site') parseJson(readFileSync(source), file);
    const made = name === 'categories' ? withNames(given, resolve(root, catalogueFile)) : given;
    const text = (name === 'site' ? shop : made) ?? 'null\n';
    const isReached = text === given && !relative(root, source).startsWith('..');
    return [`@data/${name}.json`, isReached ? source : put(name, text)];
  });
  const categories = readCategories(readText(Object.fromEntries(files)['@data/categories.json']));
  const words = defaultWords(readText(resolve(root, dataDir, 'search.json')), figures.words);
  const theme = readTheme(resolve(root, dataDir));
  return Object.fromEntries([
    ...files,
    ['@data/operator.json', put('operator', JSON.stringify(operator))],
    ['@data/introduction.json', put('introduction', JSON.stringify(introduction))],
    ['@data/money.json', put('money', JSON.stringify(figures.money))],
    ['@data/locality.json', put('locality', JSON.stringify(figures.locality))],
    ['@data/default-words.json', put('default-words', JSON.stringify(words))],
    ['@data/page-links.json', put('page-links', JSON.stringify(links))],
    [
      '@data/questions.json',
      put('questions', JSON.stringify(questionsOf(readText(resolve(root, dataDir, 'faq.json'))))),
    ],
    ['@data/menu-pages.json', put('menu-pages', JSON.stringify(inMenu(links)))],
    ['@data/category-rules.json', put('category-rules', JSON.stringify(rulesOf(categories)))],
    ['@data/placeholders.json', put('placeholders', JSON.stringify(placeholdersOf(categories)))],
    ['@data/stamp.json', put('stamp', '{}')],
    ['@data/logo.json', put('logo', JSON.stringify(logoOf(resolve(root, dataDir), theme)))],
    ['@data/look.json', put('look', JSON.stringify(theme))],
    ...lookOf(root, kept, theme, put),
  ]);
}

const keptFolder = (root: string, dataDir: string) => join(root, KEPT, dataDir.replace(/\W+/g, '-'));

/** Writes another stamp of the data, for which the server of `npm run dev` reads anew what modules have read from the folder. */
export function stampData(root: string, stamp: string): void {
  writeIfNew(join(keptFolder(root, readEnvironment().dataDir), 'stamp.json'), JSON.stringify({ stamp }));
}

/** The texts of the owner's pages by their names. */
function readPages(folder: string): Map<string, string> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  return new Map(names.map((name) => [name.slice(0, -3), readFileSync(join(folder, name), 'utf8')]));
}

/** The width of the logo in the header, as high as the sign; null where there is none, or one that is refused. */
function logoOf(dataFolder: string, { logo }: Theme): { width: number; height: number } | null {
  const drawing = logo === undefined ? undefined : readPlainDrawing(join(dataFolder, logo));
  if (drawing === undefined || typeof drawing === 'string') return null;
  return { width: Math.round((SIGN_HEIGHT * drawing.width) / drawing.height), height: SIGN_HEIGHT };
}

/** The style sheet and the fonts of all pages: the project's own files, or those in the look of another theme. */
function lookOf(
  root: string,
  kept: string,
  theme: Theme,
  put: (name: string, text: string, kind: string) => string,
): [name: string, file: string][] {
  const fonts = relative(kept, join(root, 'app', 'fonts'))
    .split(sep)
    .join('/');
  const [styles, module] = ['globals.css', 'fonts.ts'].map((name) => join(root, 'app', name)) as [string, string];
  const [css, code] = [readFileSync(styles, 'utf8'), readFileSync(module, 'utf8')];
  const isOwn = isAsWritten(css, theme);
  return [
    ['@data/globals.css', isOwn ? styles : put('globals', themedStyles(css, theme, fonts), 'css')],
    ['@data/fonts', isOwn ? module : put('fonts', themedFonts(code, theme, fonts), 'ts')],
  ];
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The text of `site.json` for the shop's scripts, what it says to the operator alone, and what the shop says of itself. */
function divideSite(text: string | undefined, file: string) {
  const site = (text === undefined ? undefined : (parseJson(text, file) as Record<string, unknown> | null)) ?? {};
  if (typeof site !== 'object' || Array.isArray(site))
    return { shop: text, operator: {}, introduction: {}, links: [], figures: moneyOf({}) };
  const { publish, demoLogin, tagline, description, featuredBrands, pictures, currency, locale, ...shop } = site;
  return {
    shop: JSON.stringify({ ...SITE_DEFAULTS, ...shop }),
    operator: { publish, demoLogin },
    introduction: { tagline, description, featuredBrands, pictures, currency, locale },
    figures: moneyOf({ currency, locale }),
    links: linksToPages(shop),
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

/** The categories without what the scripts of most pages do not need. */
const rulesOf = (categories: readonly Record<string, unknown>[]) =>
  categories.map(({ cardFacts: _, subcategoryCardFacts: _own, placeholder: _picture, ...rule }) => rule);

/** The placeholders by category. */
const placeholdersOf = (categories: readonly Record<string, unknown>[]) =>
  Object.fromEntries(categories.flatMap(({ key, placeholder }) => (placeholder ? [[key, placeholder]] : [])));

/** The links of the menu, which every page loads, without what it has no use for. */
const inMenu = (links: readonly PlacedLink[]) =>
  links.filter(({ places }) => places.includes('menu')).map(({ label, href }) => ({ label, href }));

/** The pages that something links to by name, with the places of these links. */
function linksToPages(settings: Record<string, unknown>) {
  return Object.values(PAGE_ROWS).flatMap(({ path, title, label = title, places = [], setting }) => {
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

/** The look that the `theme.json` of a data folder asks for. One that is refused, which is said where it is checked, is as if it were not there. */
function readTheme(dataFolder: string): Theme {
  const file = join(dataFolder, 'theme.json');
  if (!existsSync(file)) return themeOf();
  return themeOf(themeSchema.safeParse(parseJson(readFileSync(file), file)).data);
}
