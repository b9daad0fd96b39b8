import pluralize from 'pluralize';
import { slugify } from '../../slug';

for (const word of [/(?:gear|wear)$/i, 'ammunition']) pluralize.addUncountableRule(word);

/** A subcategory's name in the plural, with a capital and single spaces: 'pocket knife' -> 'Pocket knives', 'LED' -> 'LEDs'. */
export function pluralizeSubcategory(name: string): string {
  const tidy = pluralizeLast(name.replace(/\s+/g, ' ').trim());
  return tidy.charAt(0).toUpperCase() + tidy.slice(1);
}

/** The name with its last word in the plural; the letters that stay keep their case. */
function pluralizeLast(name: string): string {
  const word = name.slice(name.lastIndexOf(' ') + 1).toLowerCase();
  // Most words with an s at the end are plurals already, as are French ones with x.
  if (/[aeo]ux$/.test(word) || /[^s]s$/.test(word) || !/[a-z]$/.test(word)) return name;
  const plural = pluralize.plural(word);
  const changed = [...word].findIndex((letter, index) => letter !== plural[index]);
  const kept = changed < 0 ? word.length : changed;
  return name.slice(0, name.length - word.length + kept) + plural.slice(kept);
}

/** The one spelling of a subcategory in addresses: 'shirt' and 'Shirt' -> 'shirts'; '' when there is none. */
export function subcategorySlug(name: string): string {
  const plural = pluralizeSubcategory(name);
  const slug = plural === '' ? '' : slugify(plural);
  // /clothing/page/2/ is the second page of clothing.
  return slug === 'page' ? 'pages' : slug;
}
