import { themeFault } from '../theme/theme-fault';
import { HEADING_FONTS, TEXT_FONTS } from '../theme/theme-fonts';
import { DEFAULT_COLORS } from '../theme/token-rows';
import { z } from '../zod';
import { described } from './described';

const color = z
  .string()
  .regex(/^#[\da-f]{6}$/i, { error: 'must be a color such as #1b2a49' })
  .toLowerCase();

const CORNERS = { error: 'must be a whole number from 0 to 12' };

const oneOf = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names, { error: () => `must be one of ${names.join(', ')}` });

const colorsSchema = z
  .strictObject({
    accent: described(color, {
      label: 'Accent',
      about: 'The color of what is to be pressed and of the sign in the header.',
      control: 'color',
    }).optional(),
    ink: described(color, {
      label: 'Ink',
      about: 'The color of letters, and of the bands at the top and the foot of a page: a dark one.',
      control: 'color',
    }).optional(),
    paper: described(color, {
      label: 'Paper',
      about:
        'The color of the ground on which all else stands: a light one. Who reads in the dark sees the ink in its place.',
      control: 'color',
    }).optional(),
  })
  .superRefine((given, { addIssue }) => {
    const fault = themeFault({ ...DEFAULT_COLORS, ...given });
    if (fault) addIssue({ code: 'custom', path: [fault.field], message: fault.message });
  });

/** The look of the shop, in `theme.json` of the data folder. What is left out is that of a shop without the file. */
export const themeSchema = z.strictObject({
  colors: described(colorsSchema, {
    label: 'Colors',
    about: 'Three colors, of which all others are made, for the light and the dark look of the shop.',
  }).optional(),
  corners: described(z.int(CORNERS).min(0, CORNERS).max(12, CORNERS), {
    label: 'Corners',
    about: 'How round corners are, in pixels: 0 for sharp ones.',
  }).optional(),
  headings: described(oneOf(HEADING_FONTS), {
    label: 'Font of headings',
    about: 'The letters of headings, names and prices.',
    control: 'choice',
  }).optional(),
  text: described(oneOf(TEXT_FONTS), {
    label: 'Font of texts',
    about: 'The letters of all else.',
    control: 'choice',
  }).optional(),
  logo: described(
    z.string().regex(/^[\w-]+(?:\.[\w-]+)*\.svg$/i, {
      error: 'must be the name of an SVG file beside theme.json, such as logo.svg',
    }),
    {
      label: 'Logo',
      about: 'An SVG drawing of this folder that stands in the header in place of the sign and the name.',
      control: 'picture',
    },
  ).optional(),
});
