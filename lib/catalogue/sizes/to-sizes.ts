import { categorySettings } from '../categories/category-settings';
import type { RawSizes } from '../schema/sizes';
import { isNumericSize, normalizeSize, type Sizes, sortSizes } from './sizes';

const byNumber = (a: string, b: string) => Number(a) - Number(b);
const normalizeSizes = (labels: readonly string[]) => sortSizes(labels.map(normalizeSize));

/**
 * Normalizes the three shapes of sizes in the data file. A list of numbers is shoe sizes if the category has `sizes.shoes`,
 * otherwise plain numbers.
 */
export function toSizes(raw: RawSizes | undefined, category: string): Sizes {
  if (raw === undefined) return { system: 'none' };
  if (Array.isArray(raw)) {
    if (raw.length === 0) return { system: 'none' };
    if (!raw.every(isNumericSize)) return { system: 'alpha', labels: normalizeSizes(raw) };
    return {
      system: categorySettings(category).sizes.areShoes ? 'shoe' : 'numeric',
      labels: [...new Set(raw)].sort(byNumber),
    };
  }
  const lists = 'waist' in raw ? [raw.waist, raw.length] : [raw.men, raw.sleeve_lengths_in];
  if (lists.every(({ length }) => length === 0)) return { system: 'none' };
  if ('waist' in raw) return { system: 'waist-length', waists: sortSizes(raw.waist), lengths: sortSizes(raw.length) };
  return { system: 'men-sleeve', men: normalizeSizes(raw.men), sleeves: sortSizes(raw.sleeve_lengths_in) };
}
