import pluralize from 'pluralize';
import { slugify } from '../../slug';

for (const word of [/(?:gear|wear)$/i, 'ammunition']) pluralize.addUncountableRule(word);

/** The name in the plural, capitalized and with single spaces: 'pocket knife' -> 'Pocket knives', 'LED' -> 'LEDs'. */
export function pluralizeSubcategory(name: string): string {
  const plural = pluralizeLast(name.replace(/\s+/g, ' ').trim());
  return plural.charAt(0).toUpperCase() + plural.slice(1);
}

/** Puts the last word into the plural. Unchanged letters keep their case. */
function pluralizeLast(name: string): string {
  const word = name.slice(name.lastIndexOf(' ') + 1).toLowerCase();
  // Words that end in a single s are plurals in most cases. So are French words in -aux, -eux and -oux.
  if (/[aeo]ux$/.test(word) || /[^s]s$/.test(word) || !/[a-z]$/.test(word)) return name;
  const plural = pluralize.plural(word);
  const firstChange = [...word].findIndex((letter, index) => letter !== plural[index]);
  const stemLength = firstChange < 0 ? word.length : firstChange;
  return name.slice(0, name.length - word.length + stemLength) + plural.slice(stemLength);
}

/** The slug of a subcategory: 'shirt' and 'Shirt' -> 'shirts'. '' for an empty name. */
export function subcategorySlug(name: string): string {
  const plural = pluralizeSubcategory(name);
  const slug = plural === '' ? '' : slugify(plural);
  // 'page' is reserved: /clothing/page/2/ is the second page of clothing.
  return slug === 'page' ? 'pages' : slug;
}
