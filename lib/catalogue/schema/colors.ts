import { lineSchema, listSchema, unknownField, wrongType, z } from '../../zod';
import { colorName, colorValue, uniqueColors } from '../colors/color-names';

/** A color with its name and its value as '#RRGGBB', in upper case. */
export type Color = { name: string; hex: string };

const hex = z
  .string({ error: wrongType('a color value such as "#1B2A49"') })
  .regex(/^#[0-9a-f]{6}$/i, {
    error: (issue) => `${JSON.stringify(issue.input)} is not a color value such as "#1B2A49"`,
  })
  .transform((value) => value.toUpperCase());

const namedColor = lineSchema(60).transform((name, context): Color => {
  if (name.startsWith('#')) {
    const value = hex.safeParse(name);
    if (value.success) return { name: colorName(value.data), hex: value.data };
  } else {
    const value = colorValue(name);
    if (value) return { name, hex: value };
  }
  context.addIssue({
    code: 'custom',
    message: `${JSON.stringify(name)} needs a color value: write { "name": …, "hex": "#RRGGBB" }`,
  });
  return z.NEVER;
});

const SHAPE_MESSAGE = 'must be a color name or { "name": …, "hex": "#RRGGBB" }';
const namedValue = z.strictObject(
  { name: lineSchema(60), hex },
  { error: (issue) => unknownField(issue) ?? SHAPE_MESSAGE },
);

/** A color of a product: a known color name, a value '#RRGGBB', or a name with its value. */
const colorSchema = z.union([namedColor, namedValue], {
  // Zod reports the errors of all branches of a union. Show only the error of the branch that fits the input's type.
  error: (issue) =>
    typeof issue.input === 'string' && issue.code === 'invalid_union' ? issue.errors[0]?.[0]?.message : SHAPE_MESSAGE,
});

/** A list of colors. Repeated names are removed. */
export const colorsSchema = listSchema(colorSchema, 40, 'colors').transform(uniqueColors);
