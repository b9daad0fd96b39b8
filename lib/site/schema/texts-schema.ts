import { STATISTIC_NAMES, unknownStatistics } from '../../catalogue/shop-statistics';
import { formatList } from '../../format';
import { lineSchema, listSchema, multilineTextSchema, objectSchema, type z } from '../../zod';
import { shopAddressSchema } from './site-schema';

const line = lineSchema(160);
const sentence = multilineTextSchema(600);
const heading = (section: string) => lineSchema(120).describe(`Heading of the section ${section}.`);

const pageSchema = objectSchema('the texts of a page', {
  intro: sentence.describe('Sentence below the heading of the page.'),
  description: sentence.describe('Sentence for search engines.'),
});

const namesInBraces = (names: readonly string[], quote = '') =>
  formatList(names.map((name) => `${quote}{${name}}${quote}`));

const figureSchema = objectSchema('a figure', {
  label: line.describe('Text next to the value, such as `Ship to all 50 states`.'),
  value: line
    .refine((value) => unknownStatistics(value).length === 0, {
      error: ({ input }) =>
        `has ${namesInBraces(unknownStatistics(String(input)))}; known are ${namesInBraces(STATISTIC_NAMES)}`,
    })
    .describe(
      'A number or a short text. The shop replaces `{products}`, `{makers}` (brands) and `{unlimited}` (products that ship to every state) by numbers. It replaces `{letters}`, `{waists}` and `{shoes}` by ranges of sizes, such as XS to 5XL. A figure is not shown if one of its placeholders has no value.',
    ),
});

const heroSchema = objectSchema('the top of the home page', {
  legend: listSchema(line, 20, 'names', 1).describe(
    'If your hero picture has numbered parts: their names, in the order of the numbers.',
  ),
  figures: listSchema(figureSchema, 4, 'figures'),
}).partial();

const pasteSchema = objectSchema('the quick order section', {
  title: heading('Quick order'),
  intro: sentence.describe('Sentence below the heading.'),
  label: line.describe('Label of the field.'),
  samples: listSchema(lineSchema(120), 4, 'lines', 1).describe(
    'Lines of an example, such as `74273 x6 Black 34x32`, which a button puts into the empty field.',
  ),
  action: lineSchema(60).describe('Text of the button, which opens the request list.'),
});

const roleLinkSchema = objectSchema('a link', {
  label: lineSchema(80).describe('Text of the link.'),
  href: shopAddressSchema.describe('A page of the shop, also with filters, such as `/shoes/?size=9`.').optional(),
  kit: line.describe('In place of an address: the name of a [kit](#kits) that the link adds to the list.').optional(),
}).refine(({ href, kit }) => (href === undefined) !== (kit === undefined), { error: 'must have either href or kit' });

const roleSchema = objectSchema('a role', {
  title: lineSchema(60).describe('A group of shoppers, such as `Supervisors`.'),
  text: sentence.describe('What the shop has for them, in a sentence.'),
  links: listSchema(roleLinkSchema, 5, 'links', 1),
});

const groupSchema = objectSchema('a group of products', {
  title: heading('with these products'),
  products: listSchema(line, 24, 'products', 4).describe('Ids of at least four products that belong together.'),
});

const reasonSchema = objectSchema('a reason', {
  title: lineSchema(80).describe('A reason to buy here, in a few words.'),
  text: sentence.describe('One or two sentences about it.'),
});

/** `texts.json` of the data folder. */
export const textsSchema = objectSchema('the texts of the shop', {
  hero: heroSchema,
  paste: pasteSchema,
  roles: objectSchema('the section about groups of shoppers', {
    title: heading('with groups of shoppers'),
    items: listSchema(roleSchema, 8, 'roles', 1),
  }),
  featured: listSchema(groupSchema, 24, 'groups'),
  reasons: listSchema(reasonSchema, 12, 'reasons'),
  sample: objectSchema('the texts of a sample shop', {
    notice: sentence.describe('Notice in the footer of every page that the products are sample data.'),
    mark: lineSchema(60).describe('Label next to ratings, reviews and the testimonial.'),
  }),
  footnote: sentence.describe('A sentence in the footer of every page, such as your shipping policy.'),
  newsletter: sentence.describe(
    'Sentence below the newsletter field of the footer, such as `Sign-up opens soon.` The field accepts no input. Without the sentence there is no field.',
  ),
  request: objectSchema('the texts about requests', {
    next: sentence.describe('What happens after a request or a message is sent.'),
  }),
  contact: pageSchema,
  faq: pageSchema,
  sizeGuide: pageSchema,
}).partial();

/** The texts of the quick order section. */
export type QuickOrderTexts = z.output<typeof pasteSchema>;
