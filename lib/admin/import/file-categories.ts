import { categoryRule } from '../../catalogue/categories';
import { groupBy } from '../../catalogue/group-by';
import { type CategoryName, makeCategory, newCategoryFaults } from '../../catalogue/new-categories';
import type { RawProduct } from '../../catalogue/schema/product';
import { foldText } from '../../fold';
import { slugify } from '../../slug';
import type { FileCategory, ImportMap } from './import-map';
import type { LastImport } from './last-import';

/** Facts of the shop that a reader asks for: its categories, its products, and what the sender of the file has brought before. */
export type KnownShop = {
  categories: readonly CategoryName[];
  products: readonly RawProduct[];
  /** The last file of the same sender, where there was one. */
  last?: LastImport | undefined;
  /** Whether every category that the shop does not have becomes a new one, whatever word fits one that it has. */
  takesCategories?: boolean;
};

/** The category of goods whose file does not name one. */
export const NO_CATEGORY = 'Other';

const NO_PLACE =
  /^(?:\d+|uncategori[sz]ed|unkategorisiert|ohne kategorie|non classe|sin categoria|sin categorizar|senza categoria|sem categoria|ongecategoriseerd)$/;

/**
 * The place of a product as the file has it: 'Apparel > Shirts' -> ['Apparel', 'Shirts']; of several, between semicolons, line breaks, or
 * commas (`isList`), the first of the deepest.
 */
export function placeOf(cell: string, isList = false): string[] {
  const paths = cell.split(isList ? /[;,\n]/ : /[;\n]/).map((path) =>
    path
      .replaceAll(' | ', '>')
      .split('>')
      .flatMap((part) => part.trim().slice(0, 60) || []),
  );
  const parts = paths.reduce((best, next) => (next.length > best.length ? next : best), []);
  // A number is a place in a list that is not here, and some programs have a word for none.
  return parts.length === 1 && NO_PLACE.test(foldText(parts[0] ?? '')) ? [] : parts;
}

/**
 * The categories that the places of a file's products name, counted, with the shop's for them: as the map says, by the same name, else by
 * the words that they and the places below them share, else a new one.
 */
export function matchCategories(
  places: readonly (readonly string[])[],
  map: ImportMap,
  { categories: shop, takesCategories = false }: KnownShop,
): FileCategory[] {
  const made: CategoryName[] = [];
  return [...groupBy(places, ([name = NO_CATEGORY]) => name)].map(([name, own]) => {
    const given = Object.hasOwn(map.categories, name) ? map.categories[name] : undefined;
    const isSame = (category: CategoryName) =>
      [category.key, category.name].some((word) => slugify(word) === slugify(name));
    const same = shop.find(isSame);
    const fresh = same ? undefined : newCategory(name, given, made.find(isSame), [...shop, ...made]);
    if (fresh) made.push(fresh);
    const found = { name, count: own.length, ...(fresh && { fresh }) };
    if (given !== undefined && [...shop, fresh].some((category) => category?.key === given))
      return { ...found, key: given, isGuess: false };
    const paths = new Set(own.map((place) => place.join(' ')));
    const guessed = takesCategories && fresh ? undefined : guess([...paths].join(' '), shop);
    const key = same?.key ?? guessed ?? fresh?.key ?? shop[0]?.key ?? '';
    return { ...found, key, isGuess: !same && !takesCategories };
  });
}

/** The new category of a name: as the map says, the one of the same name in another spelling, or one that is made. */
function newCategory(
  name: string,
  given: string | undefined,
  same: CategoryName | undefined,
  others: readonly CategoryName[],
): CategoryName | undefined {
  const isPossible = given !== undefined && newCategoryFaults([given], others).size === 0;
  return isPossible ? { key: given, name } : (same ?? makeCategory(name, others));
}

/** The category with most of the words; undefined where none has any. */
function guess(text: string, shop: readonly CategoryName[]): string | undefined {
  const wanted = wordsOf(text);
  const scored = shop.map(({ key, name: own }) => {
    const { words, subcategories } = categoryRule(key);
    const known = wordsOf([key, own, ...words, ...subcategories.map((each) => each.name)].join(' '));
    return { key, score: [...wanted].filter((word) => known.has(word)).length };
  });
  const none = { key: undefined, score: 0 };
  return scored.reduce<(typeof scored)[number] | typeof none>(
    (best, next) => (next.score > best.score ? next : best),
    none,
  ).key;
}

/** Words between others, which say of no category what it holds. */
const BETWEEN = /^(?:and|or|of|for|the|with|other|und|oder|et|y|e|en|de|n[0-9a-f]{8}|)$/;

/** The words of a name, their plural aside. */
function wordsOf(text: string): Set<string> {
  const words = slugify(text).split('-');
  return new Set(words.map((word) => word.replace(/s$/, '')).filter((word) => !BETWEEN.test(word)));
}
