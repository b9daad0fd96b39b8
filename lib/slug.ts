import toLatin from 'slugify';
import { foldText } from './fold';
import { hash32 } from './hash';

/**
 * URL slug of a name: lower-case ASCII letters, digits and single hyphens. 'Café Łódź' -> 'cafe-lodz'.
 * A name that has no Latin transliteration becomes 'n' and its hash.
 */
export function slugify(name: string): string {
  return toLatin(foldText(name), { lower: true, strict: true }) || `n${hash32(name.normalize('NFC'))}`;
}
