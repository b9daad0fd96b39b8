import toLatin from 'slugify';
import { foldText } from './fold';
import { hash32 } from './hash';

/**
 * The last part of an address for a name: lower-case ASCII letters, digits and single hyphens: 'Café Łódź' -> 'cafe-lodz'.
 * A name without letters that can be written in Latin gets a short stable code instead.
 */
export function slugify(name: string): string {
  return toLatin(foldText(name), { lower: true, strict: true }) || `n${hash32(name.normalize('NFC'))}`;
}
