/** Color words that the catalogue accepts without a value, and their values. */
const NAMED: Readonly<Record<string, string>> = {
  black: '#121212',
  white: '#FFFFFF',
  navy: '#1B2A49',
  'dark navy': '#14213D',
  'midnight navy': '#151F38',
  charcoal: '#3B4046',
  gray: '#83878B',
  grey: '#83878B',
  silver: '#C0C4C8',
  gold: '#C9A227',
  khaki: '#B9A67C',
  tan: '#C2A878',
  'coyote brown': '#7B5B3A',
  coyote: '#81613C',
  brown: '#4E3B2A',
  olive: '#55583A',
  'olive drab': '#4B5320',
  green: '#3E5A38',
  red: '#C1121F',
  blue: '#2456A6',
  pink: '#F28CB1',
  orange: '#FF6A13',
  yellow: '#F2C230',
  purple: '#6B3FA0',
};

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
