import pluralize from 'pluralize';
import 'server-only';
import { RESERVED_SLUGS } from '../catalogue/categories/category-keys';
import { pluralizeSubcategory } from '../catalogue/categories/subcategory';
import { getCategories } from '../catalogue/load';
import { foldText } from '../fold';
import { routes } from '../site/routes';
import { unlinkedRoutes } from '../site/unlinked-routes';
import { slugify } from '../slug';

/** A listing and how else people write its address: 'tactical-gears/led-flashlights/', also as '/Tactical_Gear/LED Flashlight'. */
export type UrlAliases = {
  /** The listing's address, without the base path. */
  path: string;
  /** Names of the address after the first slash: the text of a regular expression for decoded addresses in any case. */
  pattern: string;
  /** The commonest other addresses, which are no pages, without the last slash. */
  aliases: readonly string[];
  /** Whether more may follow such an address: a subcategory or a page. */
  isFolder: boolean;
};

/** Characters that may stand between two words of an address. */
const GAP = '[^\\p{L}\\p{N}/]*';

/** Every category and subcategory of the shop with the spellings of its address, singular and plural. */
export function listingUrlAliases(): UrlAliases[] {
  const reserved = [...RESERVED_SLUGS, ...getCategories().map(({ slug }) => slug)];
  return getCategories().flatMap(({ key, slug, name, subcategories }) => {
    const names = [key, slugify(key), slugify(name)].filter((other) => !reserved.includes(other));
    const folder = patternOf([slug, ...names, foldText(name)]);
    const path = routes.category(key);
    const own: UrlAliases = { path, pattern: folder, aliases: names.map((other) => `/${other}`), isFolder: true };
    const parts = subcategories.map((part): UrlAliases => {
      const address = routes.subcategory(key, part.slug);
      return {
        path: address,
        pattern: `${folder}/${patternOf([part.slug, foldText(part.name)])}`,
        aliases: [path, unlinkedRoutes.genericCategory(key)].flatMap((start) =>
          numberForms(part.slug).map((form) => start + form),
        ),
        isFolder: false,
      };
    });
    return [own, ...parts].map((spelling) => ({
      ...spelling,
      aliases: [...new Set(spelling.aliases)].filter((other) => `${other}/` !== spelling.path),
    }));
  });
}

/** The pattern of names, words apart in any way, the last one in the singular or the plural. */
function patternOf(names: readonly string[]): string {
  const patterns = names.map((name) => {
    const [start, last] = cutLast(name);
    return [...start.split(/[ _-]/).filter(Boolean), `(?:${wordForms(last).join('|')})`].join(GAP);
  });
  return `(?:${[...new Set(patterns)].join('|')})`;
}

/** A slug with its last word in both numbers. */
function numberForms(slug: string): string[] {
  const [start, last] = cutLast(slug);
  return wordForms(last).map((form) => start + form);
}

/** 'led-flashlights' -> 'led-' and 'flashlights'. */
function cutLast(name: string): [start: string, last: string] {
  const [last = ''] = /[^ _-]*$/.exec(name) ?? [];
  return [name.slice(0, name.length - last.length), last];
}

/** A word, its plural and its singular. */
function wordForms(word: string): string[] {
  const plural = pluralizeSubcategory(word).toLowerCase();
  const singular = pluralize.singular(word);
  const isForm = pluralizeSubcategory(singular).toLowerCase() === plural;
  return [...new Set([word, plural, ...(isForm ? [singular] : [])])];
}
