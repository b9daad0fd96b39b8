import colors from './color-names.json' with { type: 'json' };

/** Color words that the catalogue accepts without a value, and their values. */
const NAMED: Readonly<Record<string, string>> = colors;

/** The value '#RRGGBB' of a color word; case-insensitive. Undefined for an unknown word. */
export function colorValue(word: string): string | undefined {
  const name = word.toLowerCase();
  return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
}

/** The color word for a value '#RRGGBB'; the value itself if no word has exactly this value. */
export function colorName(value: string): string {
  const name = Object.keys(NAMED).find((key) => NAMED[key] === value.toUpperCase());
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : value;
}

/** Removes colors with the name of an earlier one. */
export function uniqueColors<Color extends { name: string }>(colors: readonly Color[]): Color[] {
  return colors.filter(({ name }, index) => colors.findIndex((other) => other.name === name) === index);
}
