import { lineSchema, list, namedObject, prose } from '../catalogue/schema/text';
import { FIGURE_NAMES, unknownFigures } from '../catalogue/shop-figures';
import { listed } from '../listed';
import type { z } from '../zod';
import { shopAddressSchema } from './address-schemas';
import { described } from './described';

const line = lineSchema(160);
const sentence = prose(600);
const heading = described(lineSchema(120), { label: 'Heading', about: 'The words over this part of the home page.' });

/** Sentences of a page of the shop. */
const pageSchema = namedObject('the texts of a page', {
  intro: described(sentence, { label: 'Introduction', about: 'The sentence under the heading of the page.' }),
  description: described(sentence, { label: 'Description', about: 'A sentence for search engines.' }),
});

/** The parts of the home page's head that are the shop's own. */
const heroSchema = namedObject('the head of the home page', {
  legend: described(
    list(line, 20, 'names').refine((names) => names.length > 0, { error: 'must have a name' }),
    { label: 'Legend', about: 'The names of the numbered parts of the drawing, in the order of their numbers.' },
  ).optional(),
  figures: list(
    namedObject('a figure', {
      label: described(line, { label: 'Words of a figure', about: 'The words beside it.' }),
      value: described(
        line.refine((value) => unknownFigures(value).length === 0, {
          error: ({ input }) =>
            `has {${unknownFigures(String(input)).join('}, {')}}; known are ${listed(FIGURE_NAMES.map((name) => `{${name}}`))}`,
        }),
        {
          label: 'Figure',
          about: `Words in braces are counted: ${listed(FIGURE_NAMES.map((name) => `\`{${name}}\``))}. A figure that comes to nothing is left out.`,
        },
      ),
    }),
    4,
    'figures',
  ).optional(),
});

/** The quick order section of the home page. */
const pasteSchema = namedObject('the quick order section', {
  title: heading,
  intro: described(sentence, { label: 'Introduction', about: 'The sentence under the heading.' }),
  label: described(line, { label: 'Label', about: 'The words over the field.' }),
  samples: described(
    list(lineSchema(120), 4, 'lines').refine((lines) => lines.length > 0, { error: 'must have a line' }),
    { label: 'Examples', about: 'Lines in the empty field, such as `74273 x6 Black 34x32`.', control: 'list' },
  ),
  action: described(lineSchema(60), {
    label: 'Button',
    about: 'The words on the button, which leads to the request list.',
  }),
});

/** A way on from a role: to a page of the shop, or to the list begun from a kit. */
const roleLinkSchema = namedObject('a link', {
  label: described(lineSchema(80), { label: 'Words of a link', about: 'The words of a way on.' }),
  href: described(shopAddressSchema, {
    label: 'Address',
    about: 'A page of the shop, whose address may set filters, such as `/shoes/?size=9`.',
    control: 'address',
  }).optional(),
  kit: described(line, {
    label: 'Kit',
    about: 'Instead of an address: the name of a [kit](request-list.md#kits) that the link opens.',
  }).optional(),
}).refine(({ href, kit }) => (href === undefined) !== (kit === undefined), { error: 'must have either href or kit' });

const links = list(roleLinkSchema, 5, 'links').refine((given) => given.length > 0, { error: 'must have a link' });

/** The people that a shop outfits, each with ways on. */
const rolesSchema = namedObject('the people whom the shop outfits', {
  title: heading,
  items: list(
    namedObject('a role', {
      title: described(lineSchema(60), { label: 'Role', about: 'The name of a kind of buyers.' }),
      text: described(sentence, { label: 'Text', about: 'A sentence on what is here for them.' }),
      links,
    }),
    8,
    'roles',
  ).refine((roles) => roles.length > 0, { error: 'must have a role' }),
});

const featuredSchema = namedObject('a group of goods', {
  title: heading,
  products: described(
    list(line, 24, 'products').refine((ids) => ids.length >= 4, { error: 'must name four products at least' }),
    { label: 'Products', about: 'The ids of four goods or more that belong together.', control: 'list' },
  ),
});

const reasonSchema = namedObject('a reason', {
  title: described(lineSchema(80), { label: 'Reason', about: 'A reason to buy here, in a few words.' }),
  text: described(sentence, { label: 'Text', about: 'A sentence or two on it.' }),
});

/** The words of a shop whose goods, ratings and reviews are made up. */
const sampleSchema = namedObject('the words of a sample', {
  notice: described(sentence, {
    label: 'Notice',
    about: 'For a shop whose goods are made up, the sentence at the foot of every page.',
  }),
  mark: described(lineSchema(60), { label: 'Mark', about: 'The word beside its ratings, reviews and testimonial.' }),
});

/** The sentences that a shop says in its own words, in `texts.json` of the data folder. */
export const textsSchema = namedObject('the texts of the shop', {
  hero: heroSchema.optional(),
  paste: pasteSchema.optional(),
  roles: rolesSchema.optional(),
  featured: list(featuredSchema, 24, 'groups').optional(),
  reasons: list(reasonSchema, 12, 'reasons').optional(),
  sample: sampleSchema.optional(),
  footnote: described(sentence, {
    label: 'Footnote',
    about: 'A sentence at the foot of every page, such as what a limit of yours means.',
  }).optional(),
  newsletter: described(sentence, {
    label: 'Newsletter',
    about:
      'The sentence under the footer’s field for a newsletter, which takes nothing; no field where it is left out.',
  }).optional(),
  contact: pageSchema.optional(),
  faq: pageSchema.optional(),
  sizeGuide: pageSchema.optional(),
});

/** The texts of the quick order section. */
export type QuickOrderTexts = z.output<typeof pasteSchema>;
