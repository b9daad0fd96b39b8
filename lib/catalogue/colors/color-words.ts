import type { RawProduct } from '../schema/product';
import { colorValue } from './color-names';
import data from './color-words.json' with { type: 'json' };

type Color = NonNullable<RawProduct['colors']>[number];

/** Color values of words that the catalogue does not accept without one. */
const values = new Map(Object.entries(data.values));
/** Plain color words in other languages. */
const translations = new Map(
  Object.entries(data.translations).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);
/** A color with its value: 'Pine #1F4D3A'. */
const NAME_AND_VALUE = /^(.+?) (#[0-9a-f]{6})$/i;
/** The value of a name without a color word. */
const NEUTRAL = '#83878B';

/** Whether the name of an option is a word for colors. */
export const isColorOptionName = (name: string): boolean =>
  /(?:^| )(?:colou?rs?|farbe|couleur|coloris|kleur|colore|cor|kolor|färg|farve)$/i.test(name);

/** The name of a color without a value behind it. */
export const stripColorValue = (name: string): string => NAME_AND_VALUE.exec(name)?.[1] ?? name;

/** A color by its name, with a value guessed from its words, the last one first, if the catalogue does not know the name. */
export function guessColor(name: string): { color: Color; guessed?: string } {
  const [, label, own] = NAME_AND_VALUE.exec(name) ?? [];
  if (label && own) return { color: { name: label, hex: own.toUpperCase() } };
  if (colorValue(name) || /^#[0-9a-f]{6}$/i.test(name)) return { color: name };
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  const found = words.map((word) => colorValue(translations.get(word) ?? word) ?? values.get(word));
  const hex = found.findLast((value) => value !== undefined) ?? NEUTRAL;
  return { color: { name, hex }, guessed: hex };
}
