import { categoryRule } from '../../catalogue/categories';
import { slugify } from '../../slug';
import type { CategoryName } from '../store-types';
import type { FileCategory, ImportMap } from './import-map';

/** The category of goods whose file does not name one. */
export const NO_CATEGORY = 'Other';

/** The place of a product as the file has it: 'Apparel > Shirts' -> ['Apparel', 'Shirts']; of several between commas (`isList`) the first. */
export function placeOf(cell: string, isList = false): string[] {
  const path = isList ? (cell.split(',')[0] ?? '') : cell;
  const parts = path.split('>').flatMap((part) => part.trim().slice(0, 60) || []);
  // A number is a place in a list that is not here.
  return parts.length === 1 && /^\d+$/.test(parts[0] ?? '') ? [] : parts;
}

/** The categories that a file names, counted; with all words that stand in their places, to guess by. */
export class NamedCategories {
  private readonly found = new Map<string, { count: number; paths: Set<string>; words: Set<string> }>();

  add(place: readonly string[]): void {
    const [name = NO_CATEGORY] = place;
    const known = this.found.get(name) ?? { count: 0, paths: new Set(), words: new Set() };
    this.found.set(name, known);
    known.count += 1;
    const path = place.join(' ');
    if (known.paths.has(path)) return;
    known.paths.add(path);
    for (const word of wordsOf(path)) known.words.add(word);
  }

  get names(): string[] {
    return [...this.found.keys()];
  }

  /** The shop's categories for them: as the map says, by the same name, else by the words that they share. */
  match(shop: readonly CategoryName[], map: ImportMap): FileCategory[] {
    const keys = new Set(shop.map(({ key }) => key));
    return [...this.found].map(([name, { count, words }]) => {
      const given = Object.hasOwn(map.categories, name) ? map.categories[name] : undefined;
      if (given !== undefined && keys.has(given)) return { name, count, key: given, isGuess: false };
      const same = shop.find((category) =>
        [category.key, category.name].some((word) => slugify(word) === slugify(name)),
      );
      return { name, count, key: same?.key ?? guess(words, shop), isGuess: !same };
    });
  }
}

function guess(wanted: ReadonlySet<string>, shop: readonly CategoryName[]): string {
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
