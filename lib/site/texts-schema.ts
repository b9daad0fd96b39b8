import { lineSchema, list, namedObject, prose } from '../catalogue/schema/text';
import { FIGURE_NAMES, unknownFigures } from '../catalogue/shop-figures';
import { listed } from '../listed';
import type { z } from '../zod';
import { shopAddressSchema } from './site-schema';

const line = lineSchema(160);
const sentence = prose(600);
const heading = lineSchema(120).describe('Heading of the section.');

const pageSchema = namedObject('the texts of a page', {
  intro: sentence.describe('Sentence below the heading of the page.'),
  description: sentence.describe('Sentence for search engines.'),
});

const namesInBraces = (names: readonly string[], quote = '') =>
  listed(names.map((name) => `${quote}{${name}}${quote}`));

const figureSchema = namedObject('a figure', {
  label: line.describe('Text next to the number.'),
  value: line
    .refine((value) => unknownFigures(value).length === 0, {
      error: ({ input }) =>
        `has ${namesInBraces(unknownFigures(String(input)))}; known are ${namesInBraces(FIGURE_NAMES)}`,
    })
    .describe(
      `Names in braces are counted: ${namesInBraces(FIGURE_NAMES, '`')}. A figure without a value is left out.`,
    ),
});

const heroSchema = namedObject('the top of the home page', {
  legend: list(line, 20, 'names', 1).describe(
    'Names of the numbered parts of the hero picture, in the order of the numbers.',
  ),
  figures: list(figureSchema, 4, 'figures'),
}).partial();

const pasteSchema = namedObject('the quick order section', {
  title: heading,
  intro: sentence.describe('Sentence below the heading.'),
  label: line.describe('Label of the field.'),
  samples: list(lineSchema(120), 4, 'lines', 1).describe(
    'Lines of an example, such as `74273 x6 Black 34x32`, which a button puts into the empty field.',
  ),
  action: lineSchema(60).describe('Text of the button, which opens the request list.'),
});

const roleLinkSchema = namedObject('a link', {
  label: lineSchema(80).describe('Text of the link.'),
  href: shopAddressSchema.describe('A page of the shop, also with filters, such as `/shoes/?size=9`.').optional(),
  kit: line
    .describe('In place of an address: the name of a [kit](request-list.md#kits) that the link adds to the list.')
    .optional(),
}).refine(({ href, kit }) => (href === undefined) !== (kit === undefined), { error: 'must have either href or kit' });

const roleSchema = namedObject('a role', {
  title: lineSchema(60).describe('A group of shoppers, such as `Supervisors`.'),
  text: sentence.describe('What the shop has for them, in a sentence.'),
  links: list(roleLinkSchema, 5, 'links', 1),
});

const groupSchema = namedObject('a group of products', {
  title: heading,
  products: list(line, 24, 'products', 4).describe('Ids of at least four products that belong together.'),
});

const reasonSchema = namedObject('a reason', {
  title: lineSchema(80).describe('A reason to buy here, in a few words.'),
  text: sentence.describe('One or two sentences about it.'),
});

/** `texts.json` of the data folder. */
export const textsSchema = namedObject('the texts of the shop', {
  hero: heroSchema,
  paste: pasteSchema,
  roles: namedObject('the section about groups of shoppers', {
    title: heading,
    items: list(roleSchema, 8, 'roles', 1),
  }),
  featured: list(groupSchema, 24, 'groups'),
  reasons: list(reasonSchema, 12, 'reasons'),
  sample: namedObject('the texts of a sample shop', {
    notice: sentence.describe('Notice in the footer of every page that the products are sample data.'),
    mark: lineSchema(60).describe('Label next to ratings, reviews and the testimonial.'),
  }),
  footnote: sentence.describe('A sentence in the footer of every page, such as your shipping policy.'),
  newsletter: sentence.describe(
    'Sentence below the newsletter field of the footer, which is closed. Without it there is no field.',
  ),
  request: namedObject('the texts about requests', {
    next: sentence.describe('What happens after a request or a message is sent.'),
  }),
  contact: pageSchema,
  faq: pageSchema,
  sizeGuide: pageSchema,
}).partial();

/** The texts of the quick order section. */
export type QuickOrderTexts = z.output<typeof pasteSchema>;
