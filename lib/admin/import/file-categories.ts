import { categoryRule } from '../../catalogue/categories';
import { groupBy } from '../../catalogue/group-by';
import type { RawProduct } from '../../catalogue/schema/product';
import { foldText } from '../../fold';
import { slugify } from '../../slug';
import type { CategoryName } from '../store-types';
import type { FileCategory, ImportMap } from './import-map';
import type { LastImport } from './last-import';

/** Facts of the shop that a reader asks for: its categories for the names in the file, its products, and what the sender of the file has brought before. */
export type KnownShop = {
  categoriesFor: (names: readonly string[]) => readonly CategoryName[];
  products: readonly RawProduct[];
  /** The last file of the same sender, where there was one. */
  last?: LastImport | undefined;
};

/** The category of goods whose file does not name one. */
export const NO_CATEGORY = 'Other';

const NO_PLACE =
  /^(?:\d+|uncategori[sz]ed|unkategorisiert|ohne kategorie|non classe|sin categoria|sin categorizar|senza categoria|sem categoria|ongecategoriseerd)$/;

/** The place of a product as the file has it: 'Apparel > Shirts' -> ['Apparel', 'Shirts']; of several between commas (`isList`) the first. */
export function placeOf(cell: string, isList = false): string[] {
  const path = isList ? (cell.split(',')[0] ?? '') : cell;
  const parts = path.split('>').flatMap((part) => part.trim().slice(0, 60) || []);
  // A number is a place in a list that is not here, and some programs have a word for none.
  return parts.length === 1 && NO_PLACE.test(foldText(parts[0] ?? '')) ? [] : parts;
}

/**
 * The categories that the places of a file's products name, counted, with the shop's for them: as the map says, by the same name, else by
 * the words that they and the places below them share.
 */
export function matchCategories(
  places: readonly (readonly string[])[],
  map: ImportMap,
  categoriesFor: KnownShop['categoriesFor'],
): FileCategory[] {
  const named = groupBy(places, ([name = NO_CATEGORY]) => name);
  const shop = categoriesFor([...named.keys()]);
  return [...named].map(([name, own]) => {
    const count = own.length;
    const given = Object.hasOwn(map.categories, name) ? map.categories[name] : undefined;
    if (given !== undefined && shop.some(({ key }) => key === given))
      return { name, count, key: given, isGuess: false };
    const same = shop.find((category) => [category.key, category.name].some((word) => slugify(word) === slugify(name)));
    const paths = new Set(own.map((place) => place.join(' ')));
    return { name, count, key: same?.key ?? guess([...paths].join(' '), shop), isGuess: !same };
  });
}

function guess(text: string, shop: readonly CategoryName[]): string {
  const wanted = wordsOf(text);
  const scored = shop.map(({ key, name: own }) => {
    const { words, subcategories } = categoryRule(key);
    const known = wordsOf([key, own, ...words, ...subcategories].join(' '));
    return { key, score: [...wanted].filter((word) => known.has(word)).length };
  });
  const none = scored[0] ?? { key: '', score: 0 };
  return scored.reduce((best, next) => (next.score > best.score ? next : best), none).key;
}

/** The words of a name, their plural aside. */
function wordsOf(text: string): Set<string> {
  return new Set(
    slugify(text)
      .split('-')
      .map((word) => word.replace(/s$/, '')),
  );
}
