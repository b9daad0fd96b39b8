import { CATEGORIES, isCategory } from '../catalogue/categories';
import { ownImagePathSchema } from '../catalogue/schema/image-address';
import { lineSchema, list, prose, wrongType } from '../catalogue/schema/text';
import { z } from '../zod';
import { described } from './described';

const title = described(lineSchema(80), { label: 'Heading', about: 'The words over the section.' }).optional();
const ids = list(z.string({ error: wrongType('text') }), 24, 'products').refine((given) => given.length > 0, {
  error: 'must name a product',
});

const hero = z.strictObject({
  show: z.literal('hero'),
  title: described(lineSchema(120), {
    label: 'Heading',
    about: 'The first words of the page; the tagline where they are left out.',
  }).optional(),
  text: described(prose(500), {
    label: 'Text',
    about: 'A sentence or two under it; the description of the shop where they are left out.',
    control: 'area',
  }).optional(),
  picture: described(ownImagePathSchema, {
    label: 'Picture',
    about: 'A picture of yours, such as `/uploads/shop.webp`, in place of the hero picture of `site.json`.',
    control: 'picture',
  }).optional(),
});

const marks = z.strictObject({ show: z.literal('marks') });
const paste = z.strictObject({ show: z.literal('paste') });
const tiles = z.strictObject({ show: z.literal('tiles'), title });
const roles = z.strictObject({ show: z.literal('roles'), title });
const reasons = z.strictObject({ show: z.literal('reasons'), title });
const testimonial = z.strictObject({ show: z.literal('testimonial'), title });

const featured = z
  .strictObject({
    show: z.literal('featured'),
    title,
    rule: described(z.enum(['best', 'newest', 'lower'], { error: wrongType('"best", "newest" or "lower"') }), {
      label: 'Goods',
      about:
        'The goods to show: `best` for best sellers, `newest` for the newest, `lower` for those with a lower price. Others with each visit where it is left out.',
      control: 'choice',
    }).optional(),
    products: described(ids, {
      label: 'Products',
      about: 'The ids of the goods to show, in their order.',
      control: 'list',
    }).optional(),
  })
  .refine(({ rule, products }) => rule === undefined || products === undefined, {
    error: 'has a rule and products: it may have one of them',
  });

const text = z.strictObject({
  show: z.literal('text'),
  title: described(lineSchema(80), { label: 'Heading', about: 'The words over the text.' }),
  text: described(prose(5000), {
    label: 'Text',
    about: 'Paragraphs, with an empty line between them.',
    control: 'area',
  }),
});

const category = z.strictObject({
  show: z.literal('category'),
  title,
  category: described(
    z.string({ error: wrongType('the key of a category') }).refine(isCategory, {
      error: () => `must be one of ${CATEGORIES.map(({ key }) => key).join(', ')}`,
    }),
    { label: 'Category', about: 'The key of the category of which four goods are shown.', control: 'choice' },
  ),
});

const page = z.strictObject({
  show: z.literal('page'),
  page: described(
    z.string({ error: wrongType('the name of a page') }).regex(/^[a-z0-9-]+$/, {
      error: 'must be the name of a file of pages/ without .md, such as about',
    }),
    {
      label: 'Page',
      about: 'The name of a page of yours, whose beginning is shown with a way to the rest.',
    },
  ),
});

/** `home.json` of the data folder: the sections of the home page in their order. */
export const homeSchema = list(
  z.discriminatedUnion(
    'show',
    [hero, marks, paste, tiles, roles, featured, reasons, testimonial, text, category, page],
    {
      error: ({ code }) =>
        code === 'invalid_union'
          ? 'must say what to show: hero, marks, paste, tiles, roles, featured, reasons, testimonial, text, category or page'
          : undefined,
    },
  ),
  30,
  'sections',
).refine((sections) => sections.length > 0, { error: 'must have a section' });

/** A section of the home page, as it is written. */
export type WrittenSection = z.output<typeof homeSchema>[number];
