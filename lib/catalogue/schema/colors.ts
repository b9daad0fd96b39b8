import { z } from '../../zod';
import { line, list, unknownField, wrongType } from './text';

export type Color = { name: string; hex: string };

/** Plain color words that may stand in the data without a value. */
const NAMED: Record<string, string> = {
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

const hex = z
  .string({ error: wrongType('a color value such as "#1B2A49"') })
  .regex(/^#[0-9a-f]{6}$/i, {
    error: (issue) => `${JSON.stringify(issue.input)} is not a color value such as "#1B2A49"`,
  })
  .transform((value) => value.toUpperCase());

const namedColor = line(60).transform((name, context): Color => {
  if (name.startsWith('#')) {
    const value = hex.safeParse(name);
    if (value.success) return { name: nameOf(value.data), hex: value.data };
  } else {
    const word = name.toLowerCase();
    const value = Object.hasOwn(NAMED, word) ? NAMED[word] : undefined;
    if (value) return { name, hex: value };
  }
  context.addIssue({
    code: 'custom',
    message: `${JSON.stringify(name)} needs a color value: write { "name": …, "hex": "#RRGGBB" }`,
  });
  return z.NEVER;
});

const SHAPE = 'must be a color name or { "name": …, "hex": "#RRGGBB" }';
const namedValue = z.strictObject({ name: line(60), hex }, { error: (issue) => unknownField(issue) ?? SHAPE });

/** One color of a product: a plain word, a value '#RRGGBB', or a name with its value. */
const colorSchema = z.union([namedColor, namedValue], {
  // Inside a union zod reports all branches; the operator needs the branch that fits what was written.
  error: (issue) =>
    typeof issue.input === 'string' && issue.code === 'invalid_union' ? issue.errors[0]?.[0]?.message : SHAPE,
});

/** A list of colors, without repeats of one name. */
export const colorsSchema = list(colorSchema, 40, 'colors').transform((colors) =>
  colors.filter((color, index) => colors.findIndex(({ name }) => name === color.name) === index),
);

/** The plain word for a value, or the value itself where no word fits exactly. */
function nameOf(value: string): string {
  const name = Object.keys(NAMED).find((key) => NAMED[key]?.toUpperCase() === value);
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : value;
}
