import { CATEGORIES, isCategory } from '../../catalogue/categories/categories';
import { shopImagePathSchema } from '../../catalogue/schema/images';
import { formatList } from '../../format';
import { lineSchema, listSchema, multilineTextSchema, wrongType, z } from '../../zod';

const text = z.string({ error: wrongType('text') });
const heading = lineSchema(80).describe('Heading of the section.');
const title = heading.optional();

/** A section of the home page with its own fields next to `show`. */
const section = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ show: z.literal(name), ...shape });

const featured = section('featured', {
  title,
  rule: z
    .enum(['best', 'newest', 'lower'], { error: wrongType('"best", "newest" or "lower"') })
    .describe(
      'Products to show: `best` for best sellers, `newest`, or `lower` for reduced prices. Default: different products at each visit.',
    )
    .optional(),
  products: listSchema(text, 24, 'products', 1).describe('In place of a rule: ids of products, in order.').optional(),
}).refine(({ rule, products }) => rule === undefined || products === undefined, {
  error: 'has a rule and products; remove one of them',
});

const SECTIONS = [
  section('hero', {
    title: lineSchema(120).describe('Heading of the page. Default: the tagline.').optional(),
    text: multilineTextSchema(500)
      .describe('One or two sentences below it. Default: the description of the shop.')
      .optional(),
    picture: shopImagePathSchema
      .describe('Your picture, such as `/uploads/shop.webp`. Default: the hero picture of `site.json`.')
      .optional(),
  }),
  section('marks', {}),
  section('paste', {}),
  section('tiles', { title }),
  section('roles', { title }),
  featured,
  section('reasons', { title }),
  section('testimonial', { title }),
  section('text', {
    title: heading,
    text: multilineTextSchema(5000).describe('Paragraphs, with an empty line between them.'),
  }),
  section('category', {
    title,
    category: text
      .refine(isCategory, { error: () => `must be one of ${CATEGORIES.map(({ key }) => key).join(', ')}` })
      .describe('Key of the category; four of its products are shown.'),
  }),
  section('page', {
    page: text
      .regex(/^[a-z0-9-]+$/, { error: 'must be the name of a file of pages/ without .md, such as about' })
      .describe('Name of a page of yours; its first paragraphs are shown with a link to it.'),
  }),
] as const;

const NAMES = SECTIONS.map(({ shape }) => shape.show.value);

const sectionSchema = z.discriminatedUnion('show', SECTIONS, {
  error: ({ code }) => (code === 'invalid_union' ? `must be a section: ${formatList(NAMES, 'or')}` : undefined),
});

/** `home.json` of the data folder: the sections of the home page in order. */
export const homeSchema = listSchema(sectionSchema, 30, 'sections', 1);

/** A section of the home page as `home.json` has it. */
export type HomeSectionSettings = z.output<typeof homeSchema>[number];
