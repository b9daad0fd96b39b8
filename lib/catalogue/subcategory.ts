import { slugify } from '../slug';

// Nouns that stay as they are in the plural.
const MASS_NOUNS = new Set([
  'gear',
  'equipment',
  'footwear',
  'clothing',
  'outerwear',
  'headwear',
  'eyewear',
  'ammunition',
  'hardware',
]);

/** A subcategory's name in the plural, with a capital and tidy blanks: 'shirt' -> 'Shirts', 'LED Flashlight' -> 'LED Flashlights'. */
export function pluralizeSubcategory(name: string): string {
  const trimmed = name.replace(/\s+/g, ' ').trim();
  const tidy = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  const word = tidy.slice(tidy.lastIndexOf(' ') + 1).toLowerCase();
  // A plural in French stays as it is.
  if (word === '' || MASS_NOUNS.has(word) || /[aeo]ux$/.test(word) || /[^s]s$/.test(word) || !/[a-z]$/.test(word))
    return tidy;
  if (/(?:[sxz]|ch|sh)$/.test(word)) return `${tidy}es`;
  if (/[^aeiou]y$/.test(word)) return `${tidy.slice(0, -1)}ies`;
  return `${tidy}s`;
}

/** The one spelling of a subcategory in addresses: 'shirt' and 'Shirt' -> 'shirts'; '' when there is none. */
export function subcategorySlug(name: string): string {
  const plural = pluralizeSubcategory(name);
  const slug = plural === '' ? '' : slugify(plural);
  // /clothing/page/2/ is the second page of clothing.
  return slug === 'page' ? 'pages' : slug;
}
