import pluralize from 'pluralize';
import 'server-only';
import { RESERVED_SLUGS } from '../catalogue/categories/category-keys';
import { pluralizeSubcategory } from '../catalogue/categories/subcategory';
import { getCategories } from '../catalogue/load';
import { foldText } from '../fold';
import { routes } from '../site/routes';
import { unlinkedRoutes } from '../site/unlinked-routes';
import { slugify } from '../slug';

/** The path of a listing and other spellings of it: '/Tactical_Gear/LED Flashlight' for '/tactical-gears/led-flashlights/'. */
export type UrlAliases = {
  /** The path of the listing, without the base path. */
  path: string;
  /** Regular expression source for decoded paths, without the first slash. It needs the flag `i`. */
  pattern: string;
  /** The most common other paths, without the last slash. None of them is a page. */
  aliases: readonly string[];
  /** True if a subcategory or a page number may follow the path. */
  isFolder: boolean;
};

/** Pattern for the characters between two words of a path. */
const WORD_GAP = '[^\\p{L}\\p{N}/]*';

/** All categories and subcategories with the aliases of their paths, in singular and plural. */
export function listingUrlAliases(): UrlAliases[] {
  const reserved = [...RESERVED_SLUGS, ...getCategories().map(({ slug }) => slug)];
  return getCategories().flatMap(({ key, slug, name, subcategories }) => {
    const names = [key, slugify(key), slugify(name)].filter((other) => !reserved.includes(other));
    const folder = patternOf([slug, ...names, foldText(name)]);
    const path = routes.category(key);
    const categoryAliases: UrlAliases = {
      path,
      pattern: folder,
      aliases: names.map((other) => `/${other}`),
      isFolder: true,
    };
    const subcategoryAliases = subcategories.map((subcategory): UrlAliases => {
      return {
        path: routes.subcategory(key, subcategory.slug),
        pattern: `${folder}/${patternOf([subcategory.slug, foldText(subcategory.name)])}`,
        aliases: [path, unlinkedRoutes.genericCategory(key)].flatMap((start) =>
          singularAndPlural(subcategory.slug).map((form) => start + form),
        ),
        isFolder: false,
      };
    });
    return [categoryAliases, ...subcategoryAliases].map((listing) => ({
      ...listing,
      aliases: [...new Set(listing.aliases)].filter((alias) => `${alias}/` !== listing.path),
    }));
  });
}

/** Pattern for any of these names, with any characters between words and the last word in singular or plural. */
function patternOf(names: readonly string[]): string {
  const patterns = names.map((name) => {
    const words = name.split(/[ _-]+/).filter(Boolean);
    return [...words.slice(0, -1), `(?:${wordForms(words.at(-1) ?? '').join('|')})`].join(WORD_GAP);
  });
  return `(?:${[...new Set(patterns)].join('|')})`;
}

/** The slug with its last word in singular and plural. */
function singularAndPlural(slug: string): string[] {
  const last = slug.split('-').at(-1) ?? '';
  return wordForms(last).map((form) => slug.slice(0, slug.length - last.length) + form);
}

/** The word, its plural and its singular, without duplicates. */
function wordForms(word: string): string[] {
  const plural = pluralizeSubcategory(word).toLowerCase();
  const singular = pluralize.singular(word);
  const isForm = pluralizeSubcategory(singular).toLowerCase() === plural;
  return [...new Set([word, plural, ...(isForm ? [singular] : [])])];
}
