import type { RawProduct } from '../schema/product';
import { colorValue } from './color-names';
import data from './color-words.json' with { type: 'json' };

type Color = NonNullable<RawProduct['colors']>[number];

/** Values of words that the catalogue does not accept without a value. */
const values = new Map(Object.entries(data.values));
/** English color words by words of other languages: 'schwarz' -> 'black'. */
const translations = new Map(
  Object.entries(data.translations).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);
/** A color with its value: 'Pine #1F4D3A'. */
const NAME_AND_VALUE = /^(.+?) (#[0-9a-f]{6})$/i;
/** Gray, for names without a color word. */
const NEUTRAL = '#83878B';

/** True for the option name 'Color' in several languages: 'Farbe', 'Frame colour'. */
export const isColorOptionName = (name: string): boolean =>
  /(?:^| )(?:colou?rs?|farbe|couleur|coloris|kleur|colore|cor|kolor|färg|farve)$/i.test(name);

/** 'Pine #1F4D3A' -> 'Pine'. */
export const stripColorValue = (name: string): string => NAME_AND_VALUE.exec(name)?.[1] ?? name;

/**
 * The color for a name in an imported file. An unknown name gets the value of its last color word, or gray: `guessed`.
 * `guessed` is undefined for a known color word and for a name with a value.
 */
export function guessColor(name: string): { color: Color; guessed?: string } {
  const [, label, value] = NAME_AND_VALUE.exec(name) ?? [];
  if (label && value) return { color: { name: label, hex: value.toUpperCase() } };
  if (colorValue(name) || /^#[0-9a-f]{6}$/i.test(name)) return { color: name };
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  const found = words.map((word) => colorValue(translations.get(word) ?? word) ?? values.get(word));
  const hex = found.findLast((wordValue) => wordValue !== undefined) ?? NEUTRAL;
  return { color: { name, hex }, guessed: hex };
}
