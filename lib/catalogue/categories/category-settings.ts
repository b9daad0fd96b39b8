import data from '@data/category-settings.json';
import type { CategoryInput } from '../schema/category';
import { type CategoryKey, toDictionary } from './categories';

type SettingsInput = Pick<CategoryInput, 'key' | 'sizes' | 'slider' | 'facets' | 'words' | 'sizeGuide' | 'sizeGuides'>;

function toSettings({ sizes, slider, facets, words, sizeGuide, sizeGuides }: Partial<SettingsInput>) {
  return {
    sizes: { isFiltered: sizes?.filter ?? true, areShoes: sizes?.shoes ?? false, sameAs: toDictionary(sizes?.sameAs) },
    hasSlider: slider ?? true,
    facets: facets ?? [],
    words: words ?? [],
    sizeGuide,
    sizeGuides: toDictionary(sizeGuides),
  };
}

const byKey = new Map((data as SettingsInput[]).map((input) => [input.key, toSettings(input)]));
const DEFAULTS = toSettings({});

/**
 * Sizes, facets, search words and size guides of a category, with defaults. They are separate from `categoryRule` because every
 * page loads that one.
 */
export function categorySettings(key: CategoryKey): Readonly<ReturnType<typeof toSettings>> {
  return byKey.get(key) ?? DEFAULTS;
}
