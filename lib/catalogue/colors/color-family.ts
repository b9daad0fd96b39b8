import { colorValue } from './color-names';

/** The values of the color filter, in order. */
export const COLOR_FAMILIES = [
  'Black',
  'Gray',
  'Silver',
  'White',
  'Navy & blue',
  'Green & olive',
  'Tan & khaki',
  'Brown',
  'Red',
  'Orange',
  'Yellow & gold',
  'Pink',
  'Purple',
  'Camouflage',
] as const;
export type ColorFamily = (typeof COLOR_FAMILIES)[number];

/** The search word for a family: 'Green & olive' -> 'green'. 'blue' includes navy, but 'navy' does not include other blues. */
export function basicColor(family: ColorFamily): string {
  return family === 'Navy & blue' ? 'blue' : (family.split(' ')[0] ?? '').toLowerCase();
}

const CAMOUFLAGE = /multicam|camo|woodland|digital|scorpion/i;
// Muted greens have the low saturation of a gray.
const GREEN = /green|olive|sage|foliage/i;
// Brands name the same shade 'coyote' or 'coyote brown', and some of its values are outside the range of brown.
const BROWN = /coyote/i;
const METALLIC = /silver|nickel|chrome|stainless/i;

/** The family of a color: camouflage, metal and muted greens by name, others by hue, saturation and lightness. */
export function colorFamily({ name, hex }: { name: string; hex: string }): ColorFamily {
  return familyByName(name) ?? familyByValue(hex);
}

/** The family of a color name without a value: 'ranger green', 'dark navy', 'grey'. Undefined for an unknown name. */
export function colorFamilyOfWord(name: string): ColorFamily | undefined {
  const hex = colorValue(name) ?? colorValue(name.slice(name.lastIndexOf(' ') + 1));
  return familyByName(name) ?? (hex === undefined ? undefined : familyByValue(hex));
}

function familyByName(name: string): ColorFamily | undefined {
  if (CAMOUFLAGE.test(name)) return 'Camouflage';
  if (METALLIC.test(name) && !/tan/i.test(name)) return 'Silver';
  if (GREEN.test(name)) return 'Green & olive';
  return BROWN.test(name) ? 'Brown' : undefined;
}

function familyByValue(hex: string): ColorFamily {
  const { hue, saturation, lightness } = toHsl(hex);
  if (lightness < 0.13) return saturation > 0.3 && hue > 200 && hue < 260 ? 'Navy & blue' : 'Black';
  if (lightness > 0.93) return 'White';
  if (saturation < 0.13) return 'Gray';
  if (hue < 12 || hue >= 345) return lightness > 0.65 ? 'Pink' : 'Red';
  if (hue < 30 && saturation > 0.8) return 'Orange';
  if (hue < 52) {
    if (saturation > 0.55) return 'Yellow & gold';
    return lightness < 0.37 ? 'Brown' : 'Tan & khaki';
  }
  if (hue < 170) return 'Green & olive';
  if (hue < 260) return 'Navy & blue';
  return hue < 300 ? 'Purple' : 'Pink';
}

/** Hue in degrees, saturation and lightness from 0 to 1, of '#RRGGBB'. */
function toHsl(hex: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const range = max - min;
  const lightness = (max + min) / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    max === red
      ? ((green - blue) / range + 6) % 6
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: sixth * 60, saturation, lightness };
}
